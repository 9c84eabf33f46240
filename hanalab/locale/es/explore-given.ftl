# Qué tiene de malo una pregunta sobre una mano hipotética.

reason-explore-what-cards = { $found } no sirve para esta pregunta: da cartas, una vista o una posición de Mighty.
reason-explore-seed = { $found } no es una semilla: da un número o un texto, que son iguales en todas las máquinas.
reason-explore-start = { $found } no es el número de un reparto: da un entero desde 0.
reason-explore-least = { $found } no es un número de puntos.
reason-explore-quantile = { $found } no es una fracción: da un número de 0 a 1.
reason-explore-theme = No hay ningún aspecto { $found }: los aspectos son { $known }.
reason-explore-width = { $found } no es el ancho de una imagen: da pulgadas, de { $low } a { $high }.
reason-explore-flag = { $name } es { $found }: da True o False.

# Nombres de las cartas de Mushi, de los meses, tipos y yaku, y palabras del juego que tienen nombre japonés.
#
# month-N            la planta del mes N, para usar en frases        month-N-short     la misma, para rótulos estrechos
# month-N-the        con su artículo                                 month-N-calendar  el mes del calendario
# type-T             brillante, animal, cinta, básica                type-T-plural     título sobre un grupo de cartas
# card-CODE          nombre completo, sin artículo                   card-CODE-short   solo su figura o su tipo
# card-CODE-the      con su artículo                                 card-unknown      una carta que nadie ha vuelto aún
# yaku-NAME          nombre de un yaku                               term-WORD         una palabra del juego
#
# Las básicas de un mismo mes comparten nombre. Todo en minúscula, salvo Relámpago, que aquí es nombre propio.

month-1 = pino
month-1-short = pino
month-1-the = el pino
month-1-calendar = enero
month-2 = ciruelo
month-2-short = ciruelo
month-2-the = el ciruelo
month-2-calendar = febrero
month-3 = cerezo
month-3-short = cerezo
month-3-the = el cerezo
month-3-calendar = marzo
month-4 = glicina
month-4-short = glicina
month-4-the = la glicina
month-4-calendar = abril
month-5 = iris
month-5-short = iris
month-5-the = el iris
month-5-calendar = mayo
month-8 = eulalia
month-8-short = eulalia
month-8-the = la eulalia
month-8-calendar = agosto
month-9 = crisantemo
month-9-short = crisant.
month-9-the = el crisantemo
month-9-calendar = septiembre
month-10 = arce
month-10-short = arce
month-10-the = el arce
month-10-calendar = octubre
month-11 = sauce
month-11-short = sauce
month-11-the = el sauce
month-11-calendar = noviembre
month-12 = paulonia
month-12-short = paulonia
month-12-the = la paulonia
month-12-calendar = diciembre

type-bright = brillante
type-bright-plural = Brillantes
type-animal = animal
type-animal-plural = Animales
type-ribbon = cinta
type-ribbon-plural = Cintas
type-basic = básica
type-basic-plural = Básicas

card-01B = grulla del pino
card-01B-short = grulla
card-01B-the = la grulla del pino
card-01R = cinta de pino
card-01R-short = cinta
card-01R-the = la cinta de pino
card-01X = básica de pino
card-01X-short = básica
card-01X-the = la básica de pino
card-01Y = básica de pino
card-01Y-short = básica
card-01Y-the = la básica de pino

card-02A = ruiseñor del ciruelo
card-02A-short = ruiseñor
card-02A-the = el ruiseñor del ciruelo
card-02R = cinta de ciruelo
card-02R-short = cinta
card-02R-the = la cinta de ciruelo
card-02X = básica de ciruelo
card-02X-short = básica
card-02X-the = la básica de ciruelo
card-02Y = básica de ciruelo
card-02Y-short = básica
card-02Y-the = la básica de ciruelo

card-03B = cortina del cerezo
card-03B-short = cortina
card-03B-the = la cortina del cerezo
card-03R = cinta de cerezo
card-03R-short = cinta
card-03R-the = la cinta de cerezo
card-03X = básica de cerezo
card-03X-short = básica
card-03X-the = la básica de cerezo
card-03Y = básica de cerezo
card-03Y-short = básica
card-03Y-the = la básica de cerezo

card-04A = cuco de la glicina
card-04A-short = cuco
card-04A-the = el cuco de la glicina
card-04R = cinta de glicina
card-04R-short = cinta
card-04R-the = la cinta de glicina
card-04X = básica de glicina
card-04X-short = básica
card-04X-the = la básica de glicina
card-04Y = básica de glicina
card-04Y-short = básica
card-04Y-the = la básica de glicina

card-05A = puente del iris
card-05A-short = puente
card-05A-the = el puente del iris
card-05R = cinta de iris
card-05R-short = cinta
card-05R-the = la cinta de iris
card-05X = básica de iris
card-05X-short = básica
card-05X-the = la básica de iris
card-05Y = básica de iris
card-05Y-short = básica
card-05Y-the = la básica de iris

card-08B = luna de la eulalia
card-08B-short = luna
card-08B-the = la luna de la eulalia
card-08A = gansos de la eulalia
card-08A-short = gansos
card-08A-the = los gansos de la eulalia
card-08X = básica de eulalia
card-08X-short = básica
card-08X-the = la básica de eulalia
card-08Y = básica de eulalia
card-08Y-short = básica
card-08Y-the = la básica de eulalia

card-09A = copa de sake del crisantemo
card-09A-short = copa de sake
card-09A-the = la copa de sake del crisantemo
card-09R = cinta de crisantemo
card-09R-short = cinta
card-09R-the = la cinta de crisantemo
card-09X = básica de crisantemo
card-09X-short = básica
card-09X-the = la básica de crisantemo
card-09Y = básica de crisantemo
card-09Y-short = básica
card-09Y-the = la básica de crisantemo

card-10A = ciervo del arce
card-10A-short = ciervo
card-10A-the = el ciervo del arce
card-10R = cinta de arce
card-10R-short = cinta
card-10R-the = la cinta de arce
card-10X = básica de arce
card-10X-short = básica
card-10X-the = la básica de arce
card-10Y = básica de arce
card-10Y-short = básica
card-10Y-the = la básica de arce

card-11B = hombre de la lluvia del sauce
card-11B-short = hombre de la lluvia
card-11B-the = el hombre de la lluvia del sauce
card-11A = golondrina del sauce
card-11A-short = golondrina
card-11A-the = la golondrina del sauce
card-11R = cinta de sauce
card-11R-short = cinta
card-11R-the = la cinta de sauce
card-11L = Relámpago
card-11L-short = Relámpago
card-11L-the = el Relámpago

card-12B = fénix de la paulonia
card-12B-short = fénix
card-12B-the = el fénix de la paulonia
card-12X = básica de paulonia
card-12X-short = básica
card-12X-the = la básica de paulonia
card-12Y = básica de paulonia
card-12Y-short = básica
card-12Y-the = la básica de paulonia
card-12Z = básica de paulonia
card-12Z-short = básica
card-12Z-the = la básica de paulonia

card-unknown = carta oculta
card-unknown-short = oculta
card-unknown-the = la carta oculta

yaku-five_brights = Cinco Brillantes
yaku-three_brights = Tres Brillantes
yaku-four_wisteria = Cuatro glicinas
yaku-four_paulownia = Cuatro paulonias

term-hanafuda = hanafuda
term-mushi = Mushi
term-mushi-deck = mazo mushi-bana
term-dealer = crupier
term-opponent = oponente
term-field = mesa
term-hand = mano
term-stock = mazo de robo
term-drawn-card = carta robada
term-score-pile = montón de puntuación
term-wild-card = comodín
term-stack-of-three = pequeña pila
term-redeal = nuevo reparto
term-yaku = yaku
term-poetry-ribbon = cinta poética
term-blue-ribbon = cinta azul
term-plain-ribbon = cinta sencilla
term-round = ronda

# El tablero de declaraciones: qué se ha dicho, qué se puede decir y por qué.
#
# $who dice de quién habla la frase: "you" (tú) u "other", que se llama entonces $name.
# Las declaraciones llevan el signo de su triunfo ($bid, $standing), como en 14♠.

auction-name = Declaraciones de Mighty

## La tabla

auction-chart = Lo que ha dicho cada uno
auction-first = habla primero
auction-last = habla último
auction-dealer = reparte
auction-dealer-first = reparte y habla primero
auction-dealer-last = reparte, último
auction-pass = paso
auction-turn-cell = te toca
auction-turn-cell-short = tú
auction-to-speak = le toca
auction-earlier = { $count ->
    [one] Una vuelta anterior
   *[other] { $count } vueltas anteriores
  }
auction-fewer = Menos vueltas
auction-bid-spoken = { $who ->
    [you] Declaras { $number } { $suit }
   *[other] { $name } declara { $number } { $suit }
  }
auction-pass-spoken = { $who ->
    [you] Pasas
   *[other] { $name } pasa
  }
auction-standing-spoken = la declaración en pie
auction-ask-spoken = pregunta por qué
auction-place-reason = se ve lo que sabe { $name }
auction-kitty = Pozo

auction-standing = { $who ->
    [you] En pie: { $bid }, tuya.
   *[other] En pie: { $bid }, de { $name }.
  }
auction-contract-line = { $who ->
    [you] Contrato: { $bid }, tuyo.
   *[other] Contrato: { $bid }, de { $name }.
  }
auction-standing-none = Aún no hay declaración.
auction-passes = { $final ->
    [yes] { $count ->
        [0] Nadie ha pasado aún; pasar es definitivo.
        [1] Un pase por ahora; pasar es definitivo.
        [2] Dos pases seguidos por ahora; pasar es definitivo.
        [3] Tres pases seguidos por ahora; pasar es definitivo.
       *[other] { $count } pases seguidos; pasar es definitivo.
      }
   *[no] { $count ->
        [0] Nadie ha pasado aún; pasar no es definitivo.
        [1] Un pase por ahora; pasar no es definitivo.
        [2] Dos pases seguidos por ahora; pasar no es definitivo.
        [3] Tres pases seguidos por ahora; pasar no es definitivo.
       *[other] { $count } pases seguidos; pasar no es definitivo.
      }
  }
auction-passes-none = { $count ->
    [0] Se empieza en { $low }.
    [1] Un pase por ahora. Se empieza en { $low }.
    [2] Dos pases por ahora. Se empieza en { $low }.
    [3] Tres pases por ahora. Se empieza en { $low }.
   *[other] Cuatro pases: con un quinto se descarta la mano.
  }

## La barra

auction-turn = Te toca: declara o pasa
auction-turn-of = { $name }, te toca: declara o pasa
auction-rest-open = Aún no hay declaración. Vale cualquier número desde { $low }.
auction-rest-last-open = Si tú también pasas, la mano se descarta.
auction-rest-ends = Si pasas, es el cuarto pase seguido y { $name } juega { $standing }.
auction-rest-ends-final = Si pasas, solo queda { $name } y juega { $standing }.
auction-rest-beat = Supera { $standing }, o pasa y quizá declares luego.
auction-rest-beat-final = Supera { $standing }. Si pasas, quedas fuera.
auction-promises = { $bid } promete { $number } de los 20 puntos con triunfo de { $suit }.
auction-promises-none = { $bid } promete { $number } de los 20 puntos sin triunfo.
auction-thinking = { $name } está pensando
auction-rest-thinking = { $who ->
    [you] Tu { $standing } sigue en pie.
   *[other] El { $standing } de { $name } sigue en pie.
  }
auction-contract = { $who ->
    [you] Juegas { $bid }
   *[other] { $name } juega { $bid }
  }
auction-rest-contract = { $who ->
    [you] Los demás han pasado. El pozo es tuyo.
   *[other] Los demás han pasado. Quizá seas el amigo secreto.
  }
auction-rest-contract-plain = Los demás han pasado. Ahora viene el pozo.
auction-rest-unbeatable = Veinte sin triunfo no se puede superar: se acabó declarar.
auction-thrown-in = Mano anulada: han pasado los cinco
auction-rest-thrown-in = Nadie puntúa.
auction-dealt-again = { $who ->
    [you] Otro reparto: enseñas una mano floja
   *[other] Otro reparto: { $name } enseña una mano floja
  }
auction-rest-dealt-again = Medio punto como mucho: nadie puntúa y reparte el mismo.

## La mano

auction-hand = Tu mano
auction-hand-of = Mano de { $name }
auction-count-S = { $count ->
    [one] 1 pica
   *[other] { $count } picas
  }
auction-count-C = { $count ->
    [one] 1 trébol
   *[other] { $count } tréboles
  }
auction-count-D = { $count ->
    [one] 1 diamante
   *[other] { $count } diamantes
  }
auction-count-H = { $count ->
    [one] 1 corazón
   *[other] { $count } corazones
  }
auction-point-cards = { $count ->
    [0] ninguna carta de puntos
    [one] 1 carta de puntos
   *[other] { $count } cartas de puntos
  }
auction-has-mighty = el Mighty
auction-no-mighty = sin el Mighty

## La declaración

auction-your-bid = Tu declaración
auction-the-bids = Declaraciones
auction-live = { $number } { $suit }, se puede declarar
auction-dead = { $number } { $suit }
auction-too-low = es poco
auction-is-too-low = { $bid } es poco.
auction-to-bid = Declarar { $bid }
auction-to-bid-none = Declarar
auction-choose-first = Elige antes una declaración en la tabla.
auction-to-pass = Pasar
auction-to-redeal = Enseñar la mano y repartir otra vez
auction-redeal-head = Mano floja
auction-redeal-note = Una mano que cuenta medio punto como mucho puede pedir otro reparto: as, rey, reina y jota 1, diez medio, el Joker menos 1, ♠A 0.
auction-redeal-yours = La tuya cuenta { $value }.
auction-not-turn = Ahora le toca hablar a { $name }.
auction-over = Las declaraciones han terminado.
auction-can-open = Puedes empezar con cualquiera de estas.
auction-must-beat = { $kind ->
    [points] Hay que superar { $standing }: más puntos.
    [suit] Hay que superar { $standing }: { $number } en un palo mayor.
    [notrump] Hay que superar { $standing }: más puntos, o { $number } sin triunfo.
    [same] Hay que superar { $standing }: más puntos en su palo, o { $number } en uno mayor.
   *[other] Hay que superar { $standing }: más puntos, o { $number } en un palo mayor.
  }
auction-suits-rise = De menor a mayor
auction-suits-level = Palos iguales: solo N los supera

## El lateral

auction-reason-of = Razón de { $name }
auction-quoted = «{ $reason }»
auction-asked = A la vista porque has preguntado. Cuenta lo que solo sabe { $name }.
auction-open = A la vista porque las manos lo están
auction-random = Me vale cualquiera: elijo al azar.
auction-ask-head = ¿Por qué?
auction-ask = Pulsa lo que alguien ha dicho para leer su razón. Cuenta lo que solo sabe ese asiento.
auction-contract-head = Contrato
auction-played-by = { $who ->
    [you] tuyo
   *[other] declarante: { $name }
  }
auction-contract-means = { $who ->
    [you] Tu equipo debe llevarse al menos { $number } de los 20 puntos.
   *[other] El equipo de { $name } debe llevarse al menos { $number } de los 20 puntos.
  }
auction-next-kitty = { $who ->
    [you] Ahora tomas las tres cartas del pozo y descartas tres.
   *[other] Ahora { $name } toma las tres cartas del pozo y descarta tres.
  }
auction-dead-head = Sin contrato
auction-next-deal = { $who ->
    [you] Luego repartes tú.
   *[other] Luego reparte { $name }.
  }

auction-keys-choose = elegir
auction-keys-bid = declarar
auction-keys-pass = pasar

## La cuenta de una mano

auction-hint = Lo que cuenta tu mano
auction-hint-as = Como la cuenta el bot sereno
auction-hint-trump = Triunfo
auction-hint-length = Cartas
auction-hint-count = Cuenta
auction-hint-made-up = { $total } con { $trump }
auction-hint-more-1 = Otra vez, y verás de qué se compone la mejor.
auction-hint-more-2 = Otra vez, y verás lo que diría el bot.
auction-hint-choose = Elegir
auction-hint-says = Diría: { $says }.

## Como texto

auction-text-said = { $name }: { $said }
auction-text-nothing = nada aún
auction-text-hand = { $name }: { $cards }
auction-picture = Declaraciones de Mighty

reason-auction-no-bid = Elige antes una declaración.

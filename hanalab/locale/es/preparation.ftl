# La preparación de Mighty: pozo, triunfo, amigo, Joker Call.
#
# Las cartas llevan el signo de su palo ($card, $cards), como ♠A; $card-name es el nombre en palabras.
# $who dice de quién habla la frase: "you" (tú) u "other", que se llama entonces $name.

prep-name = Preparación de Mighty
prep-picture = La preparación de Mighty, contrato { $contract }
prep-kitty = pozo

## Los pasos

prep-step-EXCHANGE = Descarta tres
prep-step-TRUMP = Triunfo
prep-step-FRIEND = Amigo
prep-step-JOKER_CALL = Joker Call
prep-step-spoken = Paso { $number }, { $step }, { $state ->
    [done] hecho
    [now] ahora
   *[later] después
  }
prep-reopen-spoken = Paso { $number }, { $step }, hecho. Pulsa para cambiarlo.

prep-lay-none = Elige tres cualesquiera de las trece.
prep-lay-some = { $count } de 3 por ahora: { $cards }.
prep-lay-all = { $cards } elegidas. { $points ->
    [0] No hay puntos entre ellas.
    [one] { $carriers } es 1 punto y cuenta para tu equipo.
   *[other] { $carriers } son { $points } puntos y cuentan para tu equipo.
  }
prep-laid = { $cards }.
prep-full = { reason-prep-full }
prep-in-hand = en tu mano
prep-from-kitty = del pozo
prep-laid-spoken = elegida para descartar

prep-trump-free = Cambiarlo no cuesta nada aquí.
prep-trump-raise = Cambiarlo sube el número en 2, o en 1 si es sin triunfo.
prep-trump-fixed = Queda como se declaró.
prep-trump-changed = { $bid } ha pasado a { $contract }.
prep-trump-spoken = { $suit }, { $state ->
    [bid] como se declaró,
   *[other] { "" }
  } { $count ->
    [one] 1 carta,
   *[other] { $count } cartas,
  } Mighty { $mighty-name }
prep-trump-means = Con { $trump } de triunfo tienes { $count }, y el Mighty es { $mighty }.
prep-trump-means-none = Sin triunfo el Mighty es { $mighty }, y los palos solo se siguen.
prep-trump-becomes = El contrato pasa a { $contract }.
prep-mighty-is = El Mighty es { $mighty }.
prep-mighty-would = Con triunfo de ♠ sería { $other }.
prep-mighty-spades = ♠A es solo el triunfo más alto.
prep-mighty-always = Aquí lo es con cualquier triunfo.
prep-raise = Número
prep-raise-note = Ahora puedes subirlo.

prep-kind = A quién llamar
prep-kind-card = Una carta
prep-kind-first-trick = Primera baza
prep-kind-none = Sin amigo
prep-kind-last-trick = Última baza
prep-kind-seat = Un jugador
prep-kind-sealed = En secreto
prep-grid = Cartas que puedes llamar
prep-suits = Palo
prep-yours = tuya
prep-away = fuera
prep-yours-spoken = en tu mano
prep-away-spoken = descartada
prep-players = Jugadores que puedes llamar

prep-joker-answer = El segundo puede responder con ella a un Joker de salida.
prep-joker-answer-two = El segundo puede responder con este 2 a un Joker de salida.
prep-joker-lead = Quien sale con ella puede llamar al Joker.
prep-joker-off = En estas reglas no hay Joker Call.
prep-joker-fixed = Las reglas la fijan: { $card }.
prep-joker-hold-none = No tienes ninguno.
prep-joker-hold = Tuyas: { $cards }.
prep-joker-cards = Carta de Joker Call

## La barra

prep-now-EXCHANGE = Descarta tres cartas
prep-now-TRUMP = Elige el triunfo definitivo
prep-now-FRIEND = Elige a tu amigo
prep-now-JOKER_CALL = Nombra la carta de Joker Call
prep-now-PLAY = Listo: sales tú en la primera baza
prep-rest-lay = Tres cualesquiera; sus puntos cuentan para tu equipo.
prep-rest-lay-some = { $count } de 3 elegidas, { $points ->
    [0] sin puntos.
    [one] con 1 punto.
   *[other] con { $points } puntos.
  }
prep-rest-lay-all = { $cards }: { $points ->
    [0] ningún punto para tu equipo.
    [one] 1 punto para tu equipo.
   *[other] { $points } puntos para tu equipo.
  }
prep-rest-friend = Nombra una carta que no tengas: quien la tenga juega contigo.
prep-rest-friend-card = { $card }: quien la tenga juega contigo, en secreto.
prep-rest-friend-sealed = { $card }, en secreto: ni quien la tiene lo sabe.
prep-rest-friend-own = { $card } es tuya: jugarías a solas.
prep-rest-friend-away = { $card } está descartada: jugarías a solas.
prep-rest-friend-first-trick = Quien gane la primera baza juega contigo.
prep-rest-friend-last-trick = Quien gane la última baza juega contigo.
prep-rest-friend-seat = { $name } juega contigo, y todos lo saben.
prep-rest-friend-none = A solas contra cuatro, y todos lo saben.
prep-rest-ready = { $contract }, amigo { $friend }, Joker Call { $card }.
prep-rest-ready-plain = { $contract }, amigo { $friend }.
prep-friend-none-short = ninguno
prep-other-now = { $name } prepara la mano
prep-other-rest = Tres descartes, luego triunfo, amigo y Joker Call.
prep-other-done = { $name } sale en la primera baza
prep-yet-to-come = Aún por decidir.
prep-other-lays = { $name } toma el pozo y descarta tres cartas.
prep-other-laid = { $name } ha descartado tres cartas, boca abajo.

## El lateral

prep-contract = Tu contrato
prep-contract-of = Contrato de { $name }
prep-needs = { $number } de 20 puntos
prep-trumps = { $count ->
    [0] 0 triunfos
    [one] 1 triunfo
   *[other] { $count } triunfos
  }
prep-mighty = Mighty
prep-joker = Joker
prep-aces = { $count ->
    [1] un as
    [2] dos ases
    [3] tres ases
   *[other] cuatro ases
  }
prep-friend-head = Amigo: { $friend }
prep-is-mighty = El Mighty.
prep-is-joker = El Joker.
prep-is-trump = El triunfo más alto.
prep-is-ace = Un as.
prep-out = Ni la tienes ni la has descartado, así que la tiene uno de los otros cuatro.
prep-out-sealed = La tiene uno de los otros cuatro, y lo sabrá cuando salga.
prep-alone = Jugarías a solas
prep-alone-own = sin la apuesta doble. Nadie más lo sabe hasta que se ve.
prep-alone-away = sin la apuesta doble. Nadie más lo sabe hasta el final.
prep-if-own = Si eligieras tu propia { $card }
prep-first-trick-means = Quien gane la primera baza es tu amigo, y desde entonces todos lo saben. Si la ganas tú, no tienes amigo.
prep-last-trick-means = Quien gane la última baza es tu amigo. Si la ganas tú, no tienes amigo.
prep-seat-means = { $name } es tu amigo desde el principio, y todos lo saben.
prep-none-means = Dices que juegas a solas contra cuatro. La apuesta se dobla, para bien o para mal.
prep-none-means-plain = Dices que juegas a solas contra cuatro.
prep-joker-head = Joker Call: { $card }
prep-joker-mine = Es tuya: solo tú podrías responder con ella a un Joker de salida.
prep-joker-buried = La has descartado: nadie puede responder a un Joker de salida.
prep-joker-out = La tiene uno de los otros cuatro.
prep-joker-mine-lead = Es tuya: puedes salir con ella y llamar al Joker.
prep-joker-buried-lead = La has descartado: nadie puede llamar al Joker.
prep-joker-yours-too = Tienes el Joker: si sales con él, fracasa cuando responde el siguiente.
prep-you-are-friend = Eres el amigo
prep-you-hold = Tienes { $card }: juegas con { $name }, y solo lo sabes tú.
prep-hint = Pista
prep-hint-more = Otra vez, y verás qué elegir.
prep-hint-choose = Elegir
prep-hint-discard = Descarta { $cards }.
prep-hint-trump = Triunfo { $trump }.
prep-hint-friend = Llama { $friend }.
prep-hint-joker = Nombra { $card }.

## Lo que hace un botón

prep-do-EXCHANGE = Descartar estas tres
prep-do-TRUMP = Triunfo { $trump }
prep-do-TRUMP-none = Sin triunfo
prep-do-FRIEND-card = Llamar { $card }
prep-do-FRIEND-sealed = Llamar { $card } en secreto
prep-do-FRIEND-first-trick = Llamar a la primera baza
prep-do-FRIEND-last-trick = Llamar a la última baza
prep-do-FRIEND-seat = Llamar a { $name }
prep-do-FRIEND-none = Jugar a solas
prep-do-FRIEND = Llamar
prep-do-JOKER_CALL = Nombrar { $card }
prep-do-JOKER_CALL-plain = Nombrar
prep-back-EXCHANGE = Volver a las cartas
prep-back-TRUMP = Volver al triunfo
prep-back-FRIEND = Volver al amigo
prep-back-JOKER_CALL = Volver al Joker Call
prep-keys-choose = elegir
prep-keys-next = siguiente paso
prep-keys-back = paso atrás

prep-text-step = { $mark } { $step }: { $words }
prep-text-hand = { $name }: { $cards }

reason-prep-no-step = Este paso no se puede abrir de nuevo.
reason-prep-not-yours = Prepara { $name }: solo decide el declarante.
reason-prep-no-contract = Nadie ha declarado, así que no hay nada que preparar.
reason-prep-no-deal = En { $count } repartos no hubo ninguno en el que este asiento sea el declarante.
reason-prep-full = Ya hay tres elegidas. Devuelve antes una.
reason-prep-choose-exchange = { $left ->
    [one] Elige una carta más.
   *[other] Elige { $left } cartas más.
  }
reason-prep-choose-friend = Elige antes a quién llamar.
reason-prep-choose-joker-call = Elige antes una carta.
reason-prep-done = La preparación está hecha.

### Pistas con valores, lo que cuestan las jugadas y el repaso de una ronda o mano terminada.

## Preguntar

ask-preparing = Preparando el solucionador: un minuto como mucho, solo esta vez.
ask-thinking = Pensando …
ask-so-far = { $worlds ->
    [one] 1 reparto hasta ahora
   *[other] { $worlds } repartos hasta ahora
}
ask-stop = Parar
ask-on = Seguir

## Los pasos de una pista

hint-nudge = Indicio
hint-rule = Regla
hint-candidates = Candidatas
hint-best = La mejor
hint-more = Cada pulsación enseña un paso más.
hint-points = { $worth } puntos
hint-how = { $unit ->
    [round] Puntuación de la ronda que puedes esperar
   *[side] Puntos de tu equipo que puedes esperar
}, { $worlds ->
    [one] de 1 reparto que cuadra con lo que has visto.
   *[other] de { $worlds } repartos que cuadran con lo que has visto; ± es lo que suele fallar la cuenta.
}
hint-level = Los repartos no la distinguen de { $others }.
hint-level-open = { $count ->
    [one] { $others } vale lo mismo.
   *[other] { $others } valen lo mismo.
}
hint-how-open = Exacto: todas las cartas están a la vista, también las ocultas.
hint-how-open-estimate = Una estimación con todas las cartas a la vista: el juego exacto tardaría demasiado.

## ¿Qué ha costado?

cost-title = ¿Qué ha costado?
cost-best = { $move }: la mejor
cost-level = { $move }: { $lost }, tan buena como { $best }
cost-same = { $move }: sin diferencia con { $best }
cost-lost = { $move }: { $lost }, mejor era { $best }
cost-coming = en ello …
cost-unknown = no se ha podido calcular
cost-none = Aún no has tenido nada que elegir.
cost-others = { $count ->
    [one] y 1 elección más
   *[other] y { $count } elecciones más
}
cost-how = Según lo que podías ver entonces, con { $worlds } repartos cada vez.
cost-how-range = Según lo que podías ver entonces, con entre { $low } y { $high } repartos cada vez.
cost-how-first = Según lo que podías ver entonces.
cost-how-open = Exacto, con todas las cartas a la vista, también las ocultas.
cost-how-open-estimate = Con todas las cartas a la vista, también las ocultas; al principio, estimado.
cost-hide = Ocultar

## Bots

bots-head = Bots
bots-time = Tiempo por jugada
bots-seconds = { $seconds } s
reason-bot-time = Un bot necesita más de 0 y como mucho 60 segundos por jugada, no { $given }.

## El repaso

review-name = Repaso
review-open = Repasar
review-again = Repaso
review-back = Volver a la puntuación
review-show = Ver en la mesa
review-press = Pulsa un punto para ir allí.
review-go-spoken = Ir a { $number }
reason-review-not-now = Se puede repasar cuando se han jugado todas las cartas.
review-mushi-place = Ronda { $round } · repaso
review-mighty-place = Mano { $hand } · repaso
review-mushi-title = { $who ->
    [you] Valor de la ronda para ti tras cada turno
   *[other] Valor de la ronda para { $name } tras cada turno
}
review-mighty-title = { $who ->
    [you] Puntos de tu equipo tras cada baza
   *[other] Puntos del equipo de { $name } tras cada baza
}
review-mushi-how = El mejor juego con las manos a la vista, en { $worlds } órdenes del mazo; elecciones y robos suman la puntuación.
review-mushi-how-estimate = { review-mushi-how }
review-mighty-how = Juego exacto desde ahí con todas las cartas a la vista.
review-mighty-how-estimate = El mejor juego desde ahí con todas las cartas a la vista; los signos huecos son estimaciones.
review-luck-legend = suerte del robo
review-your-side = { $who ->
    [you] tu equipo
   *[other] equipo de { $name }
}
review-other-side = los otros
review-needed = hacen falta { $points }
review-value-spoken = Valor { $value }.
review-value-only = Puntos que cabe esperar: { $value }
review-parts = Valor { $value } · elección { $choice } · robo { $luck }
review-describe-point = { $number }: { $value }
review-preparing = Preparando el solucionador
review-preparing-how = Un minuto como mucho, solo esta vez.
review-working = Repasando
review-stopped = Repaso parado
review-working-so-far = { $count ->
    [0] Desde el final hacia atrás.
    [one] Desde el final hacia atrás: va 1.
   *[other] Desde el final hacia atrás: van { $count }.
}
review-stopped-so-far = { $count ->
    [0] Aún no hay nada hecho.
    [one] Hay 1 hecho.
   *[other] Hay { $count } hechos.
}
review-even = Sin punto de giro
review-even-how = Nadie ha regalado nada.
review-mushi-turning = Punto de giro: turno { $number }, { $change }
review-mushi-turning-about = { review-mushi-turning }
review-mushi-turn-even = Turno { $number }, sin cambio
review-mushi-turn = Turno { $number }, { $change }
review-mushi-turn-about = { review-mushi-turn }
review-mighty-turning = Punto de giro: baza { $number }, { $change }
review-mighty-turning-about = Punto de giro: baza { $number }, unos { $change }
review-mighty-turn-even = Baza { $number }, sin cambio
review-mighty-turn = Baza { $number }, { $change }
review-mighty-turn-about = Baza { $number }, unos { $change }
review-mushi-go = Turno { $number }
review-mighty-go = Baza { $number }
review-mushi-hint = Pista, turno { $number }
review-mighty-hint = Pista, baza { $number }
review-mushi-better = { $who ->
    [you] Elegiste { $move }; { $better } era { $points } mejor.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } eligió { $move }; { $better } era { $points } mejor.
}
review-mighty-better = { $who ->
    [you] Jugaste { $move }; { $better } era { $points } mejor.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } jugó { $move }; { $better } era { $points } mejor.
}

## Lo que hizo un turno

review-play-takes = { $who ->
    [you] Jugaste { $card } y se llevó { $cards }.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } jugó { $card } y se llevó { $cards }.
}
review-play-stays = { $who ->
    [you] Jugaste { $card } a la mesa.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } jugó { $card } a la mesa.
}
review-play-three = { $who ->
    [you] Tu { $card } se llevó de golpe tres cartas de { $month }.
   *[other] { $card }, { $name ->
        [Bot] del bot
       *[other] de { $name }
    }, se llevó de golpe tres cartas de { $month }.
}
review-draw-takes = { $who ->
    [you] Robaste { $card } y se llevó { $cards }.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } robó { $card } y se llevó { $cards }.
}
review-draw-stays = { $who ->
    [you] Robaste { $card } y no se llevó nada.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } robó { $card } y no se llevó nada.
}
review-draw-three = { $who ->
    [you] Robaste { $card } y se llevó de golpe tres cartas de { $month }.
   *[other] { $name ->
        [Bot] El bot
       *[other] { $name }
    } robó { $card } y se llevó de golpe tres cartas de { $month }.
}
review-card-takes = la carta se lleva { $cards }
review-card-stays = { $card } se queda
review-card-played = { $card }
review-drawn = Robada
review-played = Jugada
review-took = Se llevó
review-played-stayed = Jugada, se queda
review-drawn-stayed = Robada, se queda
review-better = Mejor
review-trick = En la baza
review-played-by = { $name }
review-won-by = { $name }
review-nobody = No es culpa de nadie:
review-mostly-luck = Casi todo suerte:
review-luck = { $card } estaba encima del mazo y { $who ->
    [you] te valía
   *[other] le valía a { $name }
} { $points } { $gain ->
    [more] más
   *[less] menos
} que la carta media de ahí.
review-and-luck = { $choice }, y { $luck }
review-little = Cambió poco:
review-little-how = con las manos a la vista, aquí cualquier elección era igual de buena.
review-lucky = { $who ->
    [you] Suerte con las cartas ocultas:
   *[other] Suerte { $name ->
        [Bot] del bot
       *[other] de { $name }
    }:
}
review-lucky-how = { $who ->
    [you] por lo que podías ver, { $move } costaba { $lost } y mejor era { $best }, pero tal como estaban las cartas no perdió nada.
   *[other] por lo que podía ver { $name ->
        [Bot] el bot
       *[other] { $name }
    }, { $move } costaba { $lost } y mejor era { $best }, pero tal como estaban las cartas no perdió nada.
}
review-little-about = Más o menos igual:
review-little-how-about = aquí el valor es una estimación, demasiado gruesa para señalar una carta.
review-choice = Una elección:
review-choice-open = { $who ->
    [you] con las manos a la vista, te costó { $points }.
   *[other] con las manos a la vista, { $move } { $name ->
        [Bot] del bot
       *[other] de { $name }
    } se quedó a { $points } de la mejor.
}
review-choice-hidden = { $who ->
    [you] por lo que podías ver, { $move } era tan buena como cualquier otra; las cartas ocultas la hicieron { $points } peor.
   *[other] por lo que podía ver { $name ->
        [Bot] el bot
       *[other] { $name }
    }, { $move } era tan buena como cualquier otra; las cartas ocultas marcaron la diferencia.
}
review-mistake = { $who ->
    [you] Un error tuyo:
   *[other] Un error { $name ->
        [Bot] del bot
       *[other] de { $name }
    }:
}
review-mistake-how = { $who ->
    [you] incluso por lo que podías ver, { $move } costó { $lost }; mejor era { $best }.
   *[other] incluso por lo que podía ver { $name ->
        [Bot] el bot
       *[other] { $name }
    }, { $move } costó { $lost }; mejor era { $best }.
}

## La suma

review-mushi-sum = De qué se hizo la puntuación
review-mighty-sum = De qué se hicieron los puntos
review-sum-start = Al principio
review-sum-choices = Elecciones: { $name }
review-sum-luck = Robos
review-sum-end = Al final

## El repaso en palabras

review-text-turn = { $number }: { $parts }
review-text-cost = { $number }: { $name } { $cost }

## Indicios de la mesa de bazas

trick-calls-short = llama
trick-nudge-joker = Tienes el Joker.
trick-nudge-mighty = Tienes el Mighty.
trick-nudge-trumps = { $count ->
    [one] Sales tú, y tienes un triunfo.
   *[other] Sales tú, y tienes { $count } triunfos.
}
trick-nudge-highest = De { $suit }, tienes la carta más alta que queda.
trick-nudge-friend-hidden = Sales tú, y tu amigo aún no se ha mostrado.
trick-nudge-single = Tienes una sola carta de { $suit }.
trick-nudge-lead = Sales tú: puedes pedir cualquier palo.
trick-nudge-may-trump = No tienes { $suit }, el palo de salida: un triunfo puede ganar.
trick-nudge-win-cheaply = La salida pide { $suit }, y puedes ganar barato.
trick-nudge-win = La salida pide { $suit }, y puedes ganar.
trick-nudge-win-any = Puedes ganar esta baza.
trick-nudge-partner-wins = { $points ->
    [0] Tu propio equipo va ganando esta baza.
    [one] Tu propio equipo va ganando esta baza, con 1 punto.
   *[other] Tu propio equipo va ganando esta baza, con { $points } puntos.
}
trick-nudge-cannot-win = { $points ->
    [0] No puedes ganar esta baza.
    [one] No puedes ganar esta baza; hay 1 punto en ella.
   *[other] No puedes ganar esta baza; hay { $points } puntos en ella.
}
trick-nudge-need-not-win = { $points ->
    [0] Puedes ganar esta baza, pero hasta ahora no hay puntos en ella.
    [one] Puedes ganar esta baza; hasta ahora hay 1 punto en ella.
   *[other] Puedes ganar esta baza; hasta ahora hay { $points } puntos en ella.
}

## Indicios de la mesa de Mushi

table-bot-sharp = agudo
table-Bot-sharp = Agudo
table-nudge-none = Ninguna carta tuya casa con la mesa.

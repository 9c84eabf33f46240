# What a house rule says with each of its values ($value): a clause that fits after “the rule” or alone.

## Mushi

reason-option-length = duración de la partida: { $value }
reason-option-month_order = { $value ->
    [mushi] el sauce cuenta como mes 6 y la paulonia como mes 7
   *[other] los meses cuentan como en el calendario
}
reason-option-first_dealer = { $value ->
    [random] el azar decide quién reparte primero
    [seat_0] el asiento 0 reparte primero
   *[other] una carta robada decide quién reparte primero
}
reason-option-four_on_field = { $value ->
    [dealer_captures] el crupier se lleva cuatro iguales en la mesa
   *[other] con cuatro iguales en la mesa se reparte de nuevo
}
reason-option-four_pairs = { $value ->
    [redeal] con cuatro parejas en la mesa se reparte de nuevo
   *[other] con cuatro parejas en la mesa se juega
}
reason-option-three_willows = { $value ->
    [dealer_captures] el crupier se lleva tres sauces en la mesa
   *[other] con tres sauces en la mesa se reparte de nuevo
}
reason-option-four_in_hand = { $value ->
    [redeal_on_claim] con cuatro iguales en la mano se puede pedir otro reparto
   *[other] con cuatro iguales en la mano se juega
}
reason-option-lightning_stack = { $value ->
    [stack] el Relámpago se lleva las tres de una pila
   *[other] el Relámpago se lleva una de tres
}
reason-option-field_lightning_by_hand = { $value ->
    [yes] una carta de la mano puede llevarse el Relámpago
   *[other] una carta de la mano nunca se lleva el Relámpago
}
reason-option-third_willow = { $value ->
    [take_both] el tercer sauce se lleva los dos
   *[other] el tercer sauce se lleva uno de dos
}
reason-option-last_willow_takes_lightning = { $value ->
    [yes] un sauce como última carta se lleva el Relámpago
   *[other] un sauce como última carta deja el Relámpago
}
reason-option-three_brights = { $value ->
    [any_three] tres Brillantes cualesquiera son Tres Brillantes
   *[other] grulla, ruiseñor y cortina son Tres Brillantes
}
reason-option-yaku_set = { $value ->
    [three] valen tres yaku, sin Cinco Brillantes
   *[other] valen cuatro yaku
}
reason-option-tie_dealer = { $value ->
    [lightning_owner] tras un empate reparte quien tiene el Relámpago
    [swap] tras un empate reparte el otro
   *[other] tras un empate reparte el mismo crupier
}

## Mighty

reason-option-dealer_rotation = { $value ->
    [friend_or_declarer] después reparte el amigo, o el declarante
   *[other] el reparto pasa en sentido horario
}
reason-option-misdeal = { $value ->
    [half_point] con medio punto en la mano se puede pedir otro reparto
   *[other] una mano muy floja se juega
}
reason-option-first_bidder = { $value ->
    [dealer] habla primero el que reparte
   *[other] habla primero quien está a la izquierda del que reparte
}
reason-option-min_bid = se declara desde { $value }
reason-option-suit_rank = { $value ->
    [nt_only] los palos están al mismo nivel al declarar
   *[other] los palos tienen orden al declarar
}
reason-option-raise_rule = { $value ->
    [strict_seed_wording] solo más puntos superan una declaración
   *[other] un triunfo de mayor rango supera el mismo número
}
reason-option-pass_final = { $value ->
    [yes] quien pasa queda fuera de las declaraciones
   *[other] quien pasa puede volver a declarar
}
reason-option-dead_hand_counts = { $value ->
    [yes] una mano descartada cuenta
   *[other] una mano descartada no cuenta
}
reason-option-bury_specials = { $value ->
    [forbidden] no se pueden descartar ni el Mighty ni el Joker
   *[other] se pueden descartar el Mighty y el Joker
}
reason-option-trump_change = { $value ->
    [raise] cambiar el triunfo sube el número
    [fixed] el triunfo queda como se declaró
   *[other] cambiar el triunfo no cuesta nada
}
reason-option-raise_after_kitty = { $value ->
    [yes] el número puede subir tras el pozo
   *[other] el número queda como se declaró
}
reason-option-mighty_any_time = { $value ->
    [yes] el Mighty se puede jugar en cualquier momento
   *[other] el Mighty sigue su palo
}
reason-option-joker_lead = { $value ->
    [leader_names_suit] quien sale con el Joker nombra el palo
   *[other] tras un Joker de salida, la siguiente carta marca el palo
}
reason-option-joker_call = { $value ->
    [lead_forces_joker] salir con la carta de Joker Call llama al Joker
    [off] no hay Joker Call
   *[other] el segundo jugador responde con el Joker Call
}
reason-option-joker_call_card = { $value ->
    [declarer_names_any] el declarante nombra cualquier carta de Joker Call
    [fixed_C2] la carta de Joker Call es el dos de tréboles
    [fixed_C3] la carta de Joker Call es el tres de tréboles
   *[other] el declarante nombra uno de los doses
}
reason-option-joker_first_trick = { $value ->
    [powerless] el Joker no tiene poder en la primera baza
    [forbidden] el Joker no se puede jugar en la primera baza
   *[other] el Joker tiene su poder en la primera baza
}
reason-option-trump_lead_first_trick = { $value ->
    [forbidden_unless_forced] no se puede salir de triunfo en la primera baza
   *[other] se puede salir de triunfo en la primera baza
}
reason-option-call_own_card = { $value ->
    [forbidden] no se puede llamar una carta propia
   *[other] se puede llamar una carta propia
}
reason-option-kitty_friend = { $value ->
    [sealed_call] se puede llamar una carta en secreto
   *[other] no hay amigo del pozo
}
reason-option-seat_friend = { $value ->
    [on] se puede llamar a un jugador por su nombre
   *[other] no se puede llamar a un jugador por su nombre
}
reason-option-last_trick_friend = { $value ->
    [on] se puede llamar a quien gane la última baza
   *[other] la última baza no hace amigo
}
reason-option-scoring = { $value ->
    [literal_halves] se puntúa por mitades
    [pagat] se puntúa con el doble de lo declarado sobre 13
   *[other] se puntúa con la apuesta
}
reason-option-overtrick = un punto extra suma { $value }
reason-option-alone_multiplier = jugar a solas cuenta por { $value }
reason-option-run_double = { $value ->
    [on] las veinte se doblan
   *[other] las veinte no se doblan
}
reason-option-back_run_double = { $value ->
    [on] el back-run se dobla
   *[other] el back-run no se dobla
}
reason-option-no_trump_double = { $value ->
    [on] sin triunfo se dobla
   *[other] sin triunfo no se dobla
}
reason-option-hands = la sesión son { $value } manos
reason-option-nt_joker_limit = { $value ->
    [on] sin triunfo, el Joker no tiene poder en la primera baza
   *[other] sin triunfo, el Joker tiene su poder en la primera baza
}
reason-option-mighty_at_spades = { $value ->
    [CA] con picas, el Mighty es el as de tréboles
    [SA] con picas, el Mighty es el as de picas
   *[other] con picas, el Mighty es el as de diamantes
}

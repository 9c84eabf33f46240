# What a house rule says with each of its values ($value): a clause that fits after “the rule” or alone.

## Mushi

reason-option-length = length of a match: { $value }
reason-option-month_order = { $value ->
    [mushi] willow counts as the 6th month, paulownia as the 7th
   *[other] months count as in the calendar
}
reason-option-first_dealer = { $value ->
    [random] chance settles who deals first
    [seat_0] seat 0 deals first
   *[other] a drawn card settles who deals first
}
reason-option-four_on_field = { $value ->
    [dealer_captures] the dealer takes four alike on the field
   *[other] four alike on the field are dealt again
}
reason-option-four_pairs = { $value ->
    [redeal] four pairs on the field are dealt again
   *[other] four pairs on the field are played
}
reason-option-three_willows = { $value ->
    [dealer_captures] the dealer takes three willows on the field
   *[other] three willows on the field are dealt again
}
reason-option-four_in_hand = { $value ->
    [redeal_on_claim] four alike in hand may ask for a new deal
   *[other] four alike in hand are played
}
reason-option-lightning_stack = { $value ->
    [stack] the Lightning takes all three of a pile
   *[other] the Lightning takes one of three
}
reason-option-field_lightning_by_hand = { $value ->
    [yes] a card from the hand may take the Lightning
   *[other] a card from the hand never takes the Lightning
}
reason-option-third_willow = { $value ->
    [take_both] the third willow takes both
   *[other] the third willow takes one of two
}
reason-option-last_willow_takes_lightning = { $value ->
    [yes] a willow drawn last takes the Lightning
   *[other] a willow drawn last leaves the Lightning
}
reason-option-three_brights = { $value ->
    [any_three] any three Brights are Three Brights
   *[other] crane, warbler and curtain are Three Brights
}
reason-option-yaku_set = { $value ->
    [three] three yaku count, without Five Brights
   *[other] four yaku count
}
reason-option-tie_dealer = { $value ->
    [lightning_owner] after a level round the owner of the Lightning deals
    [swap] after a level round the other player deals
   *[other] after a level round the same dealer deals
}

## Mighty

reason-option-dealer_rotation = { $value ->
    [friend_or_declarer] the friend deals next, or the declarer
   *[other] the deal passes clockwise
}
reason-option-misdeal = { $value ->
    [half_point] a hand worth half a point may ask for a new deal
   *[other] a very weak hand is played
}
reason-option-first_bidder = { $value ->
    [dealer] the dealer speaks first
   *[other] the dealer’s left speaks first
}
reason-option-min_bid = bids begin at { $value }
reason-option-suit_rank = { $value ->
    [nt_only] suits are level in the bidding
   *[other] suits have ranks in the bidding
}
reason-option-raise_rule = { $value ->
    [strict_seed_wording] only more points beat a bid
   *[other] a higher trump beats the same number
}
reason-option-pass_final = { $value ->
    [yes] who passes is out of the bidding
   *[other] who passes may bid again
}
reason-option-dead_hand_counts = { $value ->
    [yes] a hand thrown in counts
   *[other] a hand thrown in does not count
}
reason-option-bury_specials = { $value ->
    [forbidden] neither the Mighty nor the Joker may be laid away
   *[other] the Mighty and the Joker may be laid away
}
reason-option-trump_change = { $value ->
    [raise] changing the trump raises the number
    [fixed] the trump stays as bid
   *[other] changing the trump costs nothing
}
reason-option-raise_after_kitty = { $value ->
    [yes] the number may be raised after the kitty
   *[other] the number stays as bid
}
reason-option-mighty_any_time = { $value ->
    [yes] the Mighty may be played at any time
   *[other] the Mighty follows its suit
}
reason-option-joker_lead = { $value ->
    [leader_names_suit] whoever leads the Joker names the suit
   *[other] after a led Joker the next card sets the suit
}
reason-option-joker_call = { $value ->
    [lead_forces_joker] leading the Joker Call card calls the Joker
    [off] there is no Joker Call
   *[other] the second player answers with the Joker Call
}
reason-option-joker_call_card = { $value ->
    [declarer_names_any] the declarer names any Joker Call card
    [fixed_C2] the Joker Call card is the two of clubs
    [fixed_C3] the Joker Call card is the three of clubs
   *[other] the declarer names one of the twos
}
reason-option-joker_first_trick = { $value ->
    [powerless] the Joker has no power in the first trick
    [forbidden] the Joker may not be played in the first trick
   *[other] the Joker has its power in the first trick
}
reason-option-trump_lead_first_trick = { $value ->
    [forbidden_unless_forced] trump may not be led to the first trick
   *[other] trump may be led to the first trick
}
reason-option-call_own_card = { $value ->
    [forbidden] a card of one’s own may not be called
   *[other] a card of one’s own may be called
}
reason-option-kitty_friend = { $value ->
    [sealed_call] a card may be called in secret
   *[other] there is no friend from the kitty
}
reason-option-seat_friend = { $value ->
    [on] a player may be called by name
   *[other] no player may be called by name
}
reason-option-last_trick_friend = { $value ->
    [on] whoever wins the last trick may be called
   *[other] the last trick makes no friend
}
reason-option-scoring = { $value ->
    [literal_halves] scores by halves
    [pagat] scores by twice the bid above 13
   *[other] scores by the stake
}
reason-option-overtrick = an extra point adds { $value }
reason-option-alone_multiplier = playing alone counts { $value } times
reason-option-run_double = { $value ->
    [on] all twenty points are doubled
   *[other] all twenty points are not doubled
}
reason-option-back_run_double = { $value ->
    [on] a back-run is doubled
   *[other] a back-run is not doubled
}
reason-option-no_trump_double = { $value ->
    [on] no trump is doubled
   *[other] no trump is not doubled
}
reason-option-hands = a session is { $value } hands
reason-option-nt_joker_limit = { $value ->
    [on] at no trump the Joker has no power in the first trick
   *[other] at no trump the Joker has its power in the first trick
}
reason-option-mighty_at_spades = { $value ->
    [CA] at spades the ace of clubs is the Mighty
    [SA] at spades the ace of spades is the Mighty
   *[other] at spades the ace of diamonds is the Mighty
}

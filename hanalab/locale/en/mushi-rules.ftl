# The rulebook of Mushi.
#
# rule-M1-title   two to five words                 rule-M1   what happens, for a reader who sees this rule alone;
#                                                             where there is a choice: “House rule: …” at the end
# contradiction-ID-title, contradiction-ID          where sources disagree: what each says, what holds here, why
# source-TAG-title, source-TAG                  its name, and what it is

## The game and its cards

rule-M1-title = Two players
rule-M1 = Mushi is a game for two. You each play for yourselves and keep the cards you take in your own score pile. A form for three or four exists too; it isn’t played here.
rule-M2-title = Forty cards
rule-M2 = You play with ten months of four cards each. Use a mushi-bana deck, or take the months of peony (6) and bush clover (7) out of a common hanafuda deck.
rule-M3-title = What cards are worth
rule-M3 = A Bright is worth 20 points, an Animal 10, a Ribbon 5 and a Basic 1. There are 5, 7, 8 and 20 of them, 230 points in all. So 115 is half.
rule-M4-title = Length of a match
rule-M4 = A match is 12 rounds. House rule: 6 rounds, or a target you agree on. With a target, the match ends after the first round in which someone’s total has reached it.
rule-M5-title = House rules come first
rule-M5 = Agree on every house rule before the first round. What you agreed holds for the whole match.
rule-M6-title = The first dealer
rule-M6 = Each of you draws a card, and the month nearest January deals. In the same month the card worth more deals; if even that is equal, put both back and draw again. House rules: count willow as the 6th month and paulownia as the 7th, or settle the dealer at random or by seat.
rule-M7-title = The deal
rule-M7 = Each hand gets eight cards, and eight lie face up on the field. Deal in fours: opponent, field, dealer, and the same once more.
rule-M8-title = The stock
rule-M8 = The other sixteen cards lie face down and form the stock. Nobody knows their order.
rule-M9-title = Taking turns
rule-M9 = The dealer begins, and you alternate until each has had eight turns. So the dealer’s opponent has the sixteenth turn, and with it the last card of the stock.

## Misdeals

rule-M10-title = Four alike on the field
rule-M10 = If all four cards of a month are dealt to the field, nothing could ever take them: the same dealer deals again. The Lightning counts as a willow here. House rule: the dealer takes the four before play begins.
rule-M11-title = Four pairs on the field
rule-M11 = If the eight cards on the field are four pairs of different months, you play on as usual. House rule: it’s a misdeal, and the same dealer deals again. The Lightning and another willow then count as a pair.
rule-M12-title = Three willows on the field
rule-M12 = If the three plain willows are dealt to the field, nothing can take them, because the Lightning takes no willow. The same dealer deals again. House rule: the dealer takes the three before play begins.
rule-M13-title = Four alike in hand
rule-M13 = If your hand holds all four cards of a month, you play on as usual. House rule: before your first card you may show the four and ask for a new deal.
rule-M14-title = After a misdeal
rule-M14 = The same dealer shuffles and deals again. A misdeal is not a round, and no score changes.
rule-M15-title = A pile of three
rule-M15 = If three cards of one month are dealt to the field, they lie together as one small pile. It reminds you that the fourth takes all three. The Lightning never belongs to such a pile.

## Your turn

rule-M16-title = Play a card
rule-M16 = You begin your turn by putting one card from your hand face up on the field. Which one is your choice.
rule-M17-title = No duty to match
rule-M17 = You may play a card that matches nothing, even if another card in your hand would match.
rule-M18-title = One match
rule-M18 = If one card of the same month lies on the field, your card takes it. Both go to your pile.
rule-M19-title = Two matches
rule-M19 = If two cards of the same month lie on the field, you choose which one your card takes. The other stays.
rule-M20-title = Three matches
rule-M20 = If three cards of the same month lie on the field, your card takes all three.
rule-M21-title = No match
rule-M21 = If your card finds nothing it can take, it stays on the field. From then on either of you may take it.
rule-M22-title = A match is taken
rule-M22 = When the card you put on the field can take something, it does. You may choose between matches, but you can’t leave them all lying.
rule-M23-title = Draw a card
rule-M23 = Next, turn up the top card of the stock and put it on the field. It takes cards just as one from your hand does.
rule-M24-title = End of your turn
rule-M24 = Your turn is over once the drawn card has found its place. Completing a yaku stops nothing: the round always goes on to the last turn.
rule-M25-title = What you both see
rule-M25 = Taken cards lie face up, sorted by type. Both piles, the field and the number of cards in the stock are open. The hands and the order of the stock are hidden.

## Lightning

rule-M26-title = The Lightning card
rule-M26 = The Lightning is the willow’s only Basic, the card with the drum and the claw. It’s worth 1 point, and it’s the wild card of the game.
rule-M27-title = What Lightning takes
rule-M27 = The Lightning takes one card from the field, of any month but its own. It never takes a willow.
rule-M28-title = Lightning isn’t a willow
rule-M28 = Where cards are matched, the Lightning isn’t a willow: it takes none, and no willow takes it. It is one only when months are counted for a misdeal. It never stands in for a card of a yaku.
rule-M29-title = Lightning from your hand
rule-M29 = When you play the Lightning from your hand, it takes one card that isn’t a willow. If there are several, you choose.
rule-M30-title = Lightning and a pair
rule-M30 = If two cards of a month lie on the field, the Lightning takes only one of them. You choose which.
rule-M31-title = Lightning and three
rule-M31 = If three cards of a month lie on the field, the Lightning takes only one of them, even when they form a pile. House rule: it takes the whole pile.
rule-M32-title = Lightning played in vain
rule-M32 = You may play the Lightning even when the field is empty or holds only willows. It then stays on the field, and the first card drawn that isn’t a willow takes it. That may be the one you draw next.
rule-M33-title = Lightning drawn
rule-M33 = When you draw the Lightning, it must take a card that isn’t a willow, if there is one. If there are several, you choose.
rule-M34-title = Lightning drawn in vain
rule-M34 = If the field is empty or holds only willows when you draw the Lightning, it stays there. The first card drawn after it that isn’t a willow takes it. Only as the last card of the stock does it behave otherwise (M40).
rule-M35-title = Lightning on the field
rule-M35 = While the Lightning lies on the field, the first card drawn from the stock that isn’t a willow takes it. Whoever drew that card gets both. How the Lightning came to the field makes no difference.
rule-M36-title = Hands pass Lightning by
rule-M36 = A card from your hand never takes the Lightning. It looks for its own month, as if the Lightning weren’t there. House rule: a card from the hand that isn’t a willow may take the Lightning as well.
rule-M37-title = Lightning comes first
rule-M37 = If the card you draw isn’t a willow, it must take the Lightning from the field, even if a card of its own month lies there too. That other card stays.
rule-M38-title = Willows and Lightning
rule-M38 = A plain willow never takes the Lightning. With the Lightning on the field it takes another willow, if one is there, or else stays.
rule-M39-title = The third willow
rule-M39 = If two plain willows lie on the field and the third arrives, you choose which one it takes. House rule: it takes both.
rule-M40-title = Lightning drawn last
rule-M40 = If the Lightning is the last card of the stock, it takes all that is left on the field. That is always a single willow: the one time that the Lightning takes one. It doesn’t matter who holds the other two.
rule-M41-title = A willow drawn last
rule-M41 = If the last card of the stock is a willow and the Lightning still lies on the field, the willow doesn’t take it. Both are left over and handed out (M43, M46). House rule: the last willow takes the Lightning.

## End of the round

rule-M42-title = When a round ends
rule-M42 = The round ends when each of you has had eight turns. At the same moment the stock runs out.
rule-M43-title = The willow left over
rule-M43 = A plain willow left on the field goes to the player who took the other two.
rule-M44-title = A card without its mate
rule-M44 = Where the Lightning was paired with a card, a card of that month is left without its mate. It goes to the player whose pile holds the Lightning.
rule-M45-title = Three cards left over
rule-M45 = Once in a while three cards of a month are left, because the fourth was drawn and had to take the Lightning. All three go to the player whose pile holds the Lightning.
rule-M46-title = Lightning left over
rule-M46 = If the Lightning is left on the field, it goes to whoever drew the last card, the dealer’s opponent. So does any other card that no rule assigns.
rule-M47-title = Leftovers in order
rule-M47 = If the Lightning was drawn last it sweeps the field (M40). Then come a leftover Lightning (M46), the willow (M43) and the others (M44, M45). Only when the piles hold all 40 cards do you count. A leftover can complete a yaku.

## Scoring

rule-M48-title = Card points
rule-M48 = Add up the points of the cards you took and subtract 115, half of the deck. If you hold less than half, the result is below zero.
rule-M49-title = Score of a round
rule-M49 = Your score is your card points less 115, plus your own yaku, minus your opponent’s yaku.
rule-M50-title = Scores sum to zero
rule-M50 = What one of you wins, the other loses: the two scores of a round always add up to zero. If they don’t, look for a card that wasn’t counted.
rule-M51-title = Every yaku counts
rule-M51 = You score every yaku whose cards you hold. None excludes another, and one card may belong to several.
rule-M52-title = Five Brights
rule-M52 = All five Brights are worth 30 points: crane, curtain, moon, rain man and phoenix. Some play without this yaku (M56).
rule-M53-title = Three Brights
rule-M53 = The crane, the warbler and the curtain are worth 25 points. The warbler is an Animal, but here it stands among the Brights. House rule: any three Brights count instead.
rule-M54-title = Four Wisteria
rule-M54 = All four cards of the wisteria are worth 10 points. The Lightning can’t replace any of them.
rule-M55-title = Four Paulownia
rule-M55 = All four cards of the paulownia are worth 10 points. The Lightning can’t replace any of them.
rule-M56-title = Four yaku or three
rule-M56 = You play with four yaku: Five Brights, Three Brights, Four Wisteria and Four Paulownia. House rule: three yaku, without Five Brights.
rule-M57-title = Five and Three together
rule-M57 = If you hold all five Brights and the warbler as well, you score Five Brights and Three Brights: 55 points. Under the house rule of any three Brights, all five are always worth 55.
rule-M58-title = An example, worked out
rule-M58 = A has 2 Brights, 3 Animals, 3 Ribbons, 10 Basics and Three Brights: 95 − 115 + 25 − 10 = −5. B has all the other cards and Four Wisteria: 135 − 115 + 10 − 25 = +5. It works because one of A’s Animals is the warbler. With any three Brights the yaku would be B’s, and the scores −55 and +55.

## Between rounds

rule-M59-title = The next dealer
rule-M59 = Whoever scored more in this round deals the next one. The totals of the match don’t matter.
rule-M60-title = After a level round
rule-M60 = If the round ends level, the same dealer deals again. House rules: the player who holds the Lightning deals, or the deal passes to the other player.
rule-M61-title = Who wins
rule-M61 = When the match ends, the higher total wins. Equal totals are a draw. In a match of 6 or 12 rounds you play them all.

## Where the sources disagree

contradiction-three-brights-title = Which three Brights?
contradiction-three-brights = The Spanish article says “3 Bright cards”, so any three would seem to do. Every source on Mushi that lists the cards names the crane, the warbler and the curtain. The article’s own example agrees with them: A has only 2 Brights and still scores the yaku, which needs the warbler. Its −5 and +5 come out right that way; with any three Brights they would be −55 and +55. And since five Brights are shared by two players, any three would fall to one of them in every round. Here it is crane, warbler and curtain; “any three” is a house rule.
contradiction-lightning-and-three-title = Lightning on a pile of three
contradiction-lightning-and-three = The Spanish article lets the Lightning take a single card. Marguerite, and the Kantō form of the game with its own wild cards, let it take a whole pile of three. The word “single” is plain, so here it takes one card, and the pile is a house rule. It matters: with one card, the month ends shared two and two; with the pile, one player gets all four.
contradiction-last-willow-title = The last card is a willow
contradiction-last-willow = The Lightning lies on the field and the last card drawn is a willow. The Spanish article is silent. Marguerite makes an exception and lets the willow take the Lightning. Here a willow never takes it, so both become leftovers: the willow goes with the other two, the Lightning to the last drawer. It happens about twice in a thousand rounds; the exception is a house rule.
contradiction-three-willows-title = Three willows on the field
contradiction-three-willows = The Spanish article doesn’t mention it. The kzpn200 blog treats it like four of a month, FudaWiki thinks it is probably a misdeal, and at Marguerite the dealer takes the three. If you played on, three willows would be stuck on the field and nobody could have “the other two”. So the same dealer deals again; that the dealer takes them is a house rule.
contradiction-four-on-field-title = Four of a month on the field
contradiction-four-on-field = The Spanish article and most others call it a misdeal, “generally”. At Marguerite the dealer takes the four at the start, and the kzpn200 blog asks you to agree on one of the two. Nothing could ever take those cards, so playing on is not possible. Here the same dealer deals again, and the Lightning counts as a willow; that the dealer takes them is a house rule.
contradiction-four-in-hand-title = Four of a month in hand
contradiction-four-in-hand = The Spanish article knows misdeals on the field only. The kzpn200 blog lets a player who holds all four cards of a month show them and ask for a new deal. Those cards can be played and taken, so nothing forces a rule here: you play on, and the claim is a house rule.
contradiction-hand-and-lightning-title = May a hand card take the Lightning?
contradiction-hand-and-lightning = For the Lightning on the field, the Spanish article names only the first drawn card. Marguerite says outright that a hand card can’t take it; in the Kantō form any card may. Here only drawn cards take it, and a hand card acts as if it weren’t there; the other way is a house rule.
contradiction-field-lightning-title = How Lightning got there
contradiction-field-lightning = The Spanish article speaks only of a Lightning dealt to the field. The Lightning can also be left there from a hand or from the stock. FudaWiki today, Japanese Wikipedia and Marguerite apply the same rule whenever it lies on the field, and so do we. Nobody describes a Lightning played from the hand with nothing to take, and the Kantō form forbids it; here you may play it, and it stays.
contradiction-third-willow-title = One willow or both
contradiction-third-willow = Two willows lie on the field and the third comes. By the Spanish article two matches mean a choice of one; at Marguerite the third willow takes both. The piles end up the same, because the last willow goes to the same player anyway, unless the Lightning is drawn last and sweeps it. Here you choose one; both is a house rule.
contradiction-duty-to-capture-title = May a match be left lying?
contradiction-duty-to-capture = The Spanish article and FudaWiki say that a card that matches must take. Okuno Karuta’s leaflet lets you leave a match of the drawn card on the field. Here taking is a duty and there is no option: with a free choice, cards could be left over that no rule hands out.
contradiction-level-round-title = Who deals after a level round
contradiction-level-round = The Spanish article says that usually the dealer stays, as in Koi-Koi; FudaWiki finds no source and guesses the same. In the Kantō form the holder of the Lightning wins a level round. Here the dealer stays; the holder of the Lightning or the other player are house rules. About one round in eighty ends level.
contradiction-month-order-title = Which month is nearest January
contradiction-month-order = The Spanish article gives the draw to the month nearest January without saying how the gap of two months is closed. FudaWiki’s table for Mushi and the old order on the kzpn200 blog count the willow as 6th and the paulownia as 7th. Here months keep their calendar numbers, 1 to 5 and 8 to 12; the old order is a house rule.
contradiction-last-lightning-title = Lightning as the last card
contradiction-last-lightning = The Spanish article and FudaWiki let it take all remaining cards; Japanese Wikipedia says only that the last player takes it; Marguerite lets it pair with a willow, this once. It can be shown that exactly one card is left at that moment, and that it is a willow. So here the last drawer gets both. The article also gives a leftover willow to whoever took the other two, but now none is left over, so that rule doesn’t come into play.
contradiction-orphan-title = Whose is the leftover card?
contradiction-orphan = The Spanish article gives it to the player who used the Lightning. But when a drawn card takes the Lightning from the field, nobody used it. Marguerite gives it to the player who took the Lightning. Here it always goes to the pile that holds the Lightning, and that settles the rare case of three leftovers too, which no source mentions.
contradiction-yaku-set-title = Four yaku or three
contradiction-yaku-set = The Spanish article lists four yaku and says that some play without Five Brights. The page on Mushi in Osaka around 1930 has just three. An old nickname of the game, “fuji-kiri-sankō”, names those three too. Okuno Karuta has Five Brights for 30. Here there are four; three is a house rule.
contradiction-deal-order-title = In which order to deal
contradiction-deal-order = Eight, eight and eight are agreed; the order isn’t. The Spanish article deals opponent, field, dealer. Okuno Karuta starts with the dealer, and the kzpn200 blog knows two other orders. The cards you can expect are the same in each. Here it is the article’s order, so that one seed always gives one deal.

## The sources

source-SEED-M-title = the Spanish article on Mushi
source-SEED-M = The account of the game that hanalab starts from. Where it states a rule, the rule set “seed” follows it.
source-FW-title = FudaWiki, “Mushi”
source-FW = A wiki on Japanese cards. The Spanish article follows an earlier state of this page; its table of yaku shows the cards.
source-FW-x-title = FudaWiki, other pages
source-FW-x = Other pages of the same wiki: the Kantō form of Mushi (Botan-chō), Hana-Awase, Koi-Koi, suits, types and yaku.
source-MG-title = Marguerite, むし (Shiragiku Hanafuda)
source-MG = A Japanese site on card games and the rules of its hanafuda program. Almost all we know of rare Lightning cases.
source-KZ-title = kzpn200.blogspot.com, “Mushi”
source-KZ = Two articles on Mushi in a blog, one in Japanese and one in English, December 2014.
source-BK-title = kit.hi-ho.ne.jp/bknk, むし
source-BK = A Japanese page on Mushi as it was played in Osaka in the early Shōwa years, around 1930.
source-JW-title = Japanese Wikipedia, 花合わせ
source-JW = The article on Hana-Awase, with a table of how the wild card is handled.
source-OK-title = Okuno Karuta, 虫札
source-OK = A Japanese card shop: its page and leaflet for a Mushi deck.
source-TK-title = tanoshiikoto.com, “Mushi”
source-TK = A Japanese page that teaches Mushi.
source-DU-title = duarcain.blogspot.com, “Mushi 虫”
source-DU = A blog on hanafuda games, June 2013.

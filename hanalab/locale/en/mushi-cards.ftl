# Names of the Mushi cards, months, types and yaku, and words of the game that have a Japanese name.
#
# month-N            the plant of month N, for sentences             month-N-short     the same for a narrow label
# month-N-the        with its article                                month-N-calendar  the calendar month
# type-T             bright, animal, ribbon, basic                   type-T-plural     a heading above such cards
# card-CODE          full name, no article                           card-CODE-short   its picture or type alone
# card-CODE-the      with its article                                card-unknown      a card nobody has turned yet
# yaku-NAME          name of a yaku                                  term-WORD         a word of the game
#
# The two or three basics of a month share a name. Lower case, except Lightning, which is a proper name here.

month-1 = pine
month-1-short = pine
month-1-the = the pine
month-1-calendar = January
month-2 = plum
month-2-short = plum
month-2-the = the plum
month-2-calendar = February
month-3 = cherry
month-3-short = cherry
month-3-the = the cherry
month-3-calendar = March
month-4 = wisteria
month-4-short = wisteria
month-4-the = the wisteria
month-4-calendar = April
month-5 = iris
month-5-short = iris
month-5-the = the iris
month-5-calendar = May
month-8 = susuki
month-8-short = susuki
month-8-the = the susuki
month-8-calendar = August
month-9 = chrysanthemum
month-9-short = chrys.
month-9-the = the chrysanthemum
month-9-calendar = September
month-10 = maple
month-10-short = maple
month-10-the = the maple
month-10-calendar = October
month-11 = willow
month-11-short = willow
month-11-the = the willow
month-11-calendar = November
month-12 = paulownia
month-12-short = paulownia
month-12-the = the paulownia
month-12-calendar = December

type-bright = bright
type-bright-plural = Brights
type-animal = animal
type-animal-plural = Animals
type-ribbon = ribbon
type-ribbon-plural = Ribbons
type-basic = basic
type-basic-plural = Basics

card-01B = pine crane
card-01B-short = crane
card-01B-the = the pine crane
card-01R = pine ribbon
card-01R-short = ribbon
card-01R-the = the pine ribbon
card-01X = pine basic
card-01X-short = basic
card-01X-the = the pine basic
card-01Y = pine basic
card-01Y-short = basic
card-01Y-the = the pine basic

card-02A = plum warbler
card-02A-short = warbler
card-02A-the = the plum warbler
card-02R = plum ribbon
card-02R-short = ribbon
card-02R-the = the plum ribbon
card-02X = plum basic
card-02X-short = basic
card-02X-the = the plum basic
card-02Y = plum basic
card-02Y-short = basic
card-02Y-the = the plum basic

card-03B = cherry curtain
card-03B-short = curtain
card-03B-the = the cherry curtain
card-03R = cherry ribbon
card-03R-short = ribbon
card-03R-the = the cherry ribbon
card-03X = cherry basic
card-03X-short = basic
card-03X-the = the cherry basic
card-03Y = cherry basic
card-03Y-short = basic
card-03Y-the = the cherry basic

card-04A = wisteria cuckoo
card-04A-short = cuckoo
card-04A-the = the wisteria cuckoo
card-04R = wisteria ribbon
card-04R-short = ribbon
card-04R-the = the wisteria ribbon
card-04X = wisteria basic
card-04X-short = basic
card-04X-the = the wisteria basic
card-04Y = wisteria basic
card-04Y-short = basic
card-04Y-the = the wisteria basic

card-05A = iris bridge
card-05A-short = bridge
card-05A-the = the iris bridge
card-05R = iris ribbon
card-05R-short = ribbon
card-05R-the = the iris ribbon
card-05X = iris basic
card-05X-short = basic
card-05X-the = the iris basic
card-05Y = iris basic
card-05Y-short = basic
card-05Y-the = the iris basic

card-08B = susuki moon
card-08B-short = moon
card-08B-the = the susuki moon
card-08A = susuki geese
card-08A-short = geese
card-08A-the = the susuki geese
card-08X = susuki basic
card-08X-short = basic
card-08X-the = the susuki basic
card-08Y = susuki basic
card-08Y-short = basic
card-08Y-the = the susuki basic

card-09A = chrysanthemum sake cup
card-09A-short = sake cup
card-09A-the = the chrysanthemum sake cup
card-09R = chrysanthemum ribbon
card-09R-short = ribbon
card-09R-the = the chrysanthemum ribbon
card-09X = chrysanthemum basic
card-09X-short = basic
card-09X-the = the chrysanthemum basic
card-09Y = chrysanthemum basic
card-09Y-short = basic
card-09Y-the = the chrysanthemum basic

card-10A = maple deer
card-10A-short = deer
card-10A-the = the maple deer
card-10R = maple ribbon
card-10R-short = ribbon
card-10R-the = the maple ribbon
card-10X = maple basic
card-10X-short = basic
card-10X-the = the maple basic
card-10Y = maple basic
card-10Y-short = basic
card-10Y-the = the maple basic

card-11B = willow rain man
card-11B-short = rain man
card-11B-the = the willow rain man
card-11A = willow swallow
card-11A-short = swallow
card-11A-the = the willow swallow
card-11R = willow ribbon
card-11R-short = ribbon
card-11R-the = the willow ribbon
card-11L = Lightning
card-11L-short = Lightning
card-11L-the = the Lightning

card-12B = paulownia phoenix
card-12B-short = phoenix
card-12B-the = the paulownia phoenix
card-12X = paulownia basic
card-12X-short = basic
card-12X-the = the paulownia basic
card-12Y = paulownia basic
card-12Y-short = basic
card-12Y-the = the paulownia basic
card-12Z = paulownia basic
card-12Z-short = basic
card-12Z-the = the paulownia basic

card-unknown = hidden card
card-unknown-short = hidden
card-unknown-the = the hidden card

yaku-five_brights = Five Brights
yaku-three_brights = Three Brights
yaku-four_wisteria = Four Wisteria
yaku-four_paulownia = Four Paulownia

term-hanafuda = hanafuda
term-mushi = Mushi
term-mushi-deck = mushi-bana deck
term-dealer = dealer
term-opponent = opponent
term-field = field
term-hand = hand
term-stock = stock
term-drawn-card = drawn card
term-score-pile = score pile
term-wild-card = wild card
term-stack-of-three = pile of three
term-redeal = redeal
term-yaku = yaku
term-poetry-ribbon = poetry ribbon
term-blue-ribbon = blue ribbon
term-plain-ribbon = plain ribbon
term-round = round

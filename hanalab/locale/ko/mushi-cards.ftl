# 화투 이름. Names as Korean hwatu players use them; each card is its plant and its type.
# Korean decks put the paulownia eleventh and the willow twelfth: here, as everywhere in hanalab, N is 11 for the willow.
#
# month-N, month-N-short, type-T, type-T-plural, card-CODE, card-CODE-short, card-unknown, yaku-NAME,
# term-WORD (only words a source gives), term-WORD-reading: the same in Latin letters

month-1 = 송학
month-1-short = 송학
month-2 = 매조
month-2-short = 매조
month-3 = 벚꽃
month-3-short = 벚꽃
month-4 = 흑싸리
month-4-short = 흑싸리
month-5 = 난초
month-5-short = 난초
month-8 = 공산
month-8-short = 공산
month-9 = 국화
month-9-short = 국화
month-10 = 단풍
month-10-short = 단풍
month-11 = 비
month-11-short = 비
month-12 = 오동
month-12-short = 오동

type-bright = 광
type-bright-plural = 광
type-animal = 열끗
type-animal-plural = 열끗
type-ribbon = 띠
type-ribbon-plural = 띠
type-basic = 피
type-basic-plural = 피

card-01B = 송학 광
card-01B-short = 광
card-01R = 송학 띠
card-01R-short = 띠
card-01X = 송학 피
card-01X-short = 피
card-01Y = 송학 피
card-01Y-short = 피

card-02A = 매조 열끗
card-02A-short = 열끗
card-02R = 매조 띠
card-02R-short = 띠
card-02X = 매조 피
card-02X-short = 피
card-02Y = 매조 피
card-02Y-short = 피

card-03B = 벚꽃 광
card-03B-short = 광
card-03R = 벚꽃 띠
card-03R-short = 띠
card-03X = 벚꽃 피
card-03X-short = 피
card-03Y = 벚꽃 피
card-03Y-short = 피

card-04A = 흑싸리 열끗
card-04A-short = 열끗
card-04R = 흑싸리 띠
card-04R-short = 띠
card-04X = 흑싸리 피
card-04X-short = 피
card-04Y = 흑싸리 피
card-04Y-short = 피

card-05A = 난초 열끗
card-05A-short = 열끗
card-05R = 난초 띠
card-05R-short = 띠
card-05X = 난초 피
card-05X-short = 피
card-05Y = 난초 피
card-05Y-short = 피

card-08B = 공산 광
card-08B-short = 광
card-08A = 공산 열끗
card-08A-short = 열끗
card-08X = 공산 피
card-08X-short = 피
card-08Y = 공산 피
card-08Y-short = 피

card-09A = 국화 열끗
card-09A-short = 열끗
card-09R = 국화 띠
card-09R-short = 띠
card-09X = 국화 피
card-09X-short = 피
card-09Y = 국화 피
card-09Y-short = 피

card-10A = 단풍 열끗
card-10A-short = 열끗
card-10R = 단풍 띠
card-10R-short = 띠
card-10X = 단풍 피
card-10X-short = 피
card-10Y = 단풍 피
card-10Y-short = 피

card-11B = 비 광
card-11B-short = 광
card-11A = 비 열끗
card-11A-short = 열끗
card-11R = 비 띠
card-11R-short = 띠
card-11L = 비 피
card-11L-short = 피

card-12B = 오동 광
card-12B-short = 광
card-12X = 오동 피
card-12X-short = 피
card-12Y = 오동 피
card-12Y-short = 피
card-12Z = 오동 피
card-12Z-short = 피

card-unknown = 뒤집힌 패
card-unknown-short = ?

yaku-five_brights = 오광
yaku-three_brights = 일이삼
yaku-four_wisteria = 흑싸리 네 장
yaku-four_paulownia = 똥약

term-hanafuda = 화투
term-hanafuda-reading = hwatu

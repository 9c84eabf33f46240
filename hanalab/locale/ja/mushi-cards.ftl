# 札の名前。Names as Japanese sources give them; a ribbon or basic without a name of its own is plant and type.
#
# month-N, month-N-short, type-T, type-T-plural, card-CODE, card-CODE-short, card-unknown, yaku-NAME,
# term-WORD (only words a source gives), term-WORD-reading: the same in Latin letters

month-1 = 松
month-1-short = 松
month-2 = 梅
month-2-short = 梅
month-3 = 桜
month-3-short = 桜
month-4 = 藤
month-4-short = 藤
month-5 = 菖蒲
month-5-short = 菖蒲
month-8 = 芒
month-8-short = 芒
month-9 = 菊
month-9-short = 菊
month-10 = 紅葉
month-10-short = 紅葉
month-11 = 柳
month-11-short = 柳
month-12 = 桐
month-12-short = 桐

type-bright = 光札
type-bright-plural = 光札
type-animal = 種札
type-animal-plural = 種札
type-ribbon = 短冊札
type-ribbon-plural = 短冊札
type-basic = カス札
type-basic-plural = カス札

card-01B = 松に鶴
card-01B-short = 鶴
card-01R = 松に赤短
card-01R-short = 赤短
card-01X = 松のカス
card-01X-short = カス
card-01Y = 松のカス
card-01Y-short = カス

card-02A = 梅に鶯
card-02A-short = 鶯
card-02R = 梅に赤短
card-02R-short = 赤短
card-02X = 梅のカス
card-02X-short = カス
card-02Y = 梅のカス
card-02Y-short = カス

card-03B = 桜に幕
card-03B-short = 幕
card-03R = 桜に赤短
card-03R-short = 赤短
card-03X = 桜のカス
card-03X-short = カス
card-03Y = 桜のカス
card-03Y-short = カス

card-04A = 藤に不如帰
card-04A-short = 不如帰
card-04R = 藤に短冊
card-04R-short = 短冊
card-04X = 藤のカス
card-04X-short = カス
card-04Y = 藤のカス
card-04Y-short = カス

card-05A = 菖蒲に八橋
card-05A-short = 八橋
card-05R = 菖蒲に短冊
card-05R-short = 短冊
card-05X = 菖蒲のカス
card-05X-short = カス
card-05Y = 菖蒲のカス
card-05Y-short = カス

card-08B = 芒に月
card-08B-short = 月
card-08A = 芒に雁
card-08A-short = 雁
card-08X = 芒のカス
card-08X-short = カス
card-08Y = 芒のカス
card-08Y-short = カス

card-09A = 菊に盃
card-09A-short = 盃
card-09R = 菊に青短
card-09R-short = 青短
card-09X = 菊のカス
card-09X-short = カス
card-09Y = 菊のカス
card-09Y-short = カス

card-10A = 紅葉に鹿
card-10A-short = 鹿
card-10R = 紅葉に青短
card-10R-short = 青短
card-10X = 紅葉のカス
card-10X-short = カス
card-10Y = 紅葉のカス
card-10Y-short = カス

card-11B = 柳に小野道風
card-11B-short = 小野道風
card-11A = 柳に燕
card-11A-short = 燕
card-11R = 柳に短冊
card-11R-short = 短冊
card-11L = 柳に雷
card-11L-short = 雷

card-12B = 桐に鳳凰
card-12B-short = 鳳凰
card-12X = 桐のカス
card-12X-short = カス
card-12Y = 桐のカス
card-12Y-short = カス
card-12Z = 桐のカス
card-12Z-short = カス

card-unknown = 伏せ札
card-unknown-short = ?

yaku-five_brights = 五光
yaku-three_brights = 三光
yaku-four_wisteria = 藤島
yaku-four_paulownia = 桐島

term-hanafuda = 花札
term-hanafuda-reading = hanafuda
term-mushi = 虫
term-mushi-reading = mushi
term-mushi-deck = 虫花
term-mushi-deck-reading = mushi-bana
term-dealer = 親
term-dealer-reading = oya
term-opponent = 子
term-opponent-reading = ko
term-field = 場
term-field-reading = ba
term-hand = 手札
term-hand-reading = tefuda
term-stock = 山札
term-stock-reading = yamafuda
term-drawn-card = めくり札
term-drawn-card-reading = mekurifuda
term-score-pile = 取り札
term-score-pile-reading = torifuda
term-wild-card = 鬼札
term-wild-card-reading = onifuda
term-stack-of-three = 三枚物
term-stack-of-three-reading = sanmaimono
term-redeal = 配り直し
term-redeal-reading = kubarinaoshi
term-yaku = 役
term-yaku-reading = yaku
term-poetry-ribbon = 赤短
term-poetry-ribbon-reading = akatan
term-blue-ribbon = 青短
term-blue-ribbon-reading = aotan
term-plain-ribbon = 短冊
term-plain-ribbon-reading = tanzaku
term-round = 局
term-round-reading = kyoku

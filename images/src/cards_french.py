"""French deck: pips, index glyphs and court figures, all as paths; figures are composed from motifs."""
from geom import *
from svg import *
from motifs import *

J = 'stroke-linejoin="round"'

SUIT2 = dict(S='ink', H='red', D='red', C='ink')
SUIT4 = dict(S='ink', H='red', D='#2563b8', C='#00806a')  # beginners / colour-blind: four hues, four lightnesses
def fslug(suit, rank, pal):
    """id prefix; variants need their own prefix or their <use> targets collide when inlined together."""
    return f'f{suit}{rank}{4 if pal is SUIT4 else str()}'.lower()


NAME = dict(S='Spades', H='Hearts', D='Diamonds', C='Clubs')
RANKN = dict(A='Ace', J='Jack', Q='Queen', K='King')


def bez(st, *segs):
    """Closed shape from explicit cubics, mirrored left-right: give the right half from top to bottom."""
    right = [('C', *q) if len(q) == 3 else ('L', q[0]) for q in segs]
    m = lambda p: (-p[0], p[1])
    nodes = [st] + [q[-1] for q in right]
    left = []
    for k in range(len(right) - 1, -1, -1):
        q = right[k]
        left.append((q[0],) + tuple(m(p) for p in q[1:-1][::-1]) + (m(nodes[k]),))
    return Shape([[st, right + left, True]])


def pip(s):
    """Suit pip, about 100 x 104, centred on the origin."""
    if s == 'H':
        return bez((0, -30), ((6, -44), (17, -50), (29, -50)), ((43, -50), (54, -38), (54, -20)), ((54, 10), (14, 26), (0, 54)))
    if s == 'D':
        return bez((0, -60), ((12, -36), (28, -14), (46, 0)), ((28, 14), (12, 36), (0, 60)))
    if s == 'C':
        return circle(0, -28, 26) + circle(-28, 12, 26) + circle(28, 12, 26) + bez((0, -10), ((5, 0), (5, 0), (5, 8)), ((6, 34), (14, 48), (28, 56)), ((0, 56),))
    return bez((0, -58), ((10, -32), (54, -10), (54, 18)), ((54, 34), (42, 43), (29, 43)), ((17, 43), (8, 35), (4, 24)), ((5, 42), (12, 51), (26, 57)), ((0, 57),))


def corner(cx, rank, suit, col):
    """Index + small pip; drawn once and rotated for the other corner."""
    def make():
        return glyph(rank, 66 if rank != '10' else 62, 44, 88 if rank != '10' else 84, col, 15) + P(pip(suit).at(66, 194, s=.66), col)
    return cx.use('i', make) + f'<use href="#{cx.slug}-i" transform="rotate(180 250 400)"/>'


SPOTS = {
    2: [(1, 0), (1, 3)], 3: [(1, 0), (1, 1.5), (1, 3)], 4: [(0, 0), (2, 0), (0, 3), (2, 3)], 5: [(0, 0), (2, 0), (0, 3), (2, 3), (1, 1.5)],
    6: [(0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3)], 7: [(0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3), (1, .75)],
    8: [(0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3), (1, .75), (1, 2.25)],
    9: [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2), (0, 3), (2, 3), (1, 1.5)],
    10: [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2), (0, 3), (2, 3), (1, .5), (1, 2.5)],
}


def number_card(n, suit, pal=SUIT2):
    col = pal[suit]
    cx = Ctx(fslug(suit, n, pal))
    out = ''
    s = .86 if n > 8 else .96
    for a, b in SPOTS[n]:
        x, y = 250 + (a - 1) * (82 if n > 3 else 0), 146 + b * 508 / 3
        out += cx.use('p', lambda: P(pip(suit), col), round(x), round(y), s, 180 if b > 1.5 else 0)
    return card(f'{n} of {NAME[suit]}', out, corner(cx, str(n), suit, col), ctx=cx, fw=10, r=34, ground=FG)


def ace(suit, pal=SUIT2):
    col = pal[suit]
    cx = Ctx(fslug(suit, 'a', pal))
    y = {'S': 410, 'H': 386, 'D': 400, 'C': 420}[suit]
    big = P(pip(suit).at(250, 400, s=3.2), col) + (P(pip(suit).at(250, 400, s=2.78), None, FG, 7) if suit in 'HD' else '')
    return card(f'Ace of {NAME[suit]}', big, sakura(cx, 250, y, 92 if suit == 'S' else 76, 'paper', 0, 'red' if suit in 'SC' else 'ink', 'ink' if suit in 'SC' else 'red'), corner(cx, 'A', suit, col), ctx=cx, fw=10, r=34, ground=FG)


# ---------- courts ----------
ROBE = dict(S=('blue', 'purple', 'yellow'), H=('red', 'ochre', 'yellow'), D=('ochre', 'red', 'white'), C=('green', 'moss', 'yellow'))
K6 = dict(stroke='ink', sw=6, extra=J)
K8 = dict(stroke='ink', sw=8, extra=J)


def face(fem=False, x=250, y=196):
    w, h = (54, 66) if fem else (60, 74)
    f = spline([(x - w, y - h * .5), (x, y - h), (x + w, y - h * .5), (x + w * .92, y + h * .3), (x + w * .45, y + h * .86), (x, y + h), (x - w * .45, y + h * .86), (x - w * .92, y + h * .3)])
    b = brush([(x - 40, y - 14, 0), (x - 24, y - 22, 8), (x - 8, y - 14, 0)]) + brush([(x + 40, y - 14, 0), (x + 24, y - 22, 8), (x + 8, y - 14, 0)])
    e = leaf(26, 12).at(x - 37, y + 1) + leaf(26, 12).at(x + 11, y + 1)
    n = brush([(x + 1, y - 8, 0), (x - 7, y + 24, 6), (x + 6, y + 28, 0)])
    return P(f, 'white', **K6) + P(b + e + n)


def robe_half(a, b, trim, suit, col):
    """Shoulders down to the diagonal seam through the card centre."""
    body = spline([(214, 262, 'c'), (150, 292), (84, 336), (54, 400), (40, 447, 'c'), (460, 353, 'c'), (440, 330), (404, 308), (350, 290), (286, 262, 'c')])
    lap = spline([(214, 262, 'c'), (250, 330, 'c'), (286, 262, 'c'), (318, 276, 'c'), (262, 398, 'c'), (238, 404, 'c'), (182, 276, 'c')], True)
    fold = brush([(118, 332, 0), (104, 384, 8), (96, 434, 0)]) + brush([(156, 312, 0), (160, 370, 8), (164, 418, 0)]) + brush([(388, 316, 0), (392, 344, 7), (388, 366, 0)]) + brush([(346, 304, 0), (342, 344, 7), (336, 378, 0)])
    return P(body, a, **K8) + P(fold, b) + P(lap, trim, **K6)


def king(cx, suit):
    a, b, t = ROBE[suit]
    crown = spline([(180, 148, 'c'), (164, 72, 'c'), (206, 106, 'c'), (216, 56, 'c'), (250, 100, 'c'), (284, 56, 'c'), (294, 106, 'c'), (336, 72, 'c'), (320, 148, 'c'), (250, 136)])
    balls = circle(164, 70, 10) + circle(216, 54, 10) + circle(284, 54, 10) + circle(336, 70, 10)
    hair = spline([(188, 150, 'c'), (166, 196), (172, 250), (146, 262), (160, 286), (196, 276), (212, 240, 'c')])
    hair = hair + hair.at(500, 0, 0, 1, -1)
    beard = spline([(190, 206, 'c'), (206, 224), (230, 226), (250, 220), (270, 226), (294, 224), (310, 206, 'c'), (312, 262), (286, 306), (250, 346, 'c'), (214, 306), (188, 262)])
    bl = brush([(216, 250, 0), (226, 288, 7), (248, 330, 0)]) + brush([(284, 250, 0), (274, 288, 7), (252, 330, 0)]) + brush([(250, 262, 0), (250, 290, 7), (250, 318, 0)])
    mou = brush([(250, 226, 12), (222, 236, 14), (194, 222, 0)]) + brush([(250, 226, 12), (278, 236, 14), (306, 222, 0)])
    lip = leaf(32, 12).at(234, 246)
    sword = P(poly([(392, 70), (406, 96), (404, 300), (380, 300), (378, 96)]), 'sky', **K6) + P(brush([(350, 304, 12), (392, 296, 16), (434, 304, 12)]), 'yellow', **K6) + P(poly([(384, 306), (400, 306), (400, 352), (384, 356)]), 'brown', **K6)
    return (robe_half(a, b, t, suit, None) + sword + P(hair, 'brown', **K6) + face() + P(beard, 'brown', **K6) + P(lip, 'red') + P(bl, 'ink') + P(mou, 'brown', stroke='ink', sw=5, extra=J)
            + P(crown, 'yellow', **K6) + P(balls, 'red', stroke='ink', sw=5) + P(circle(250, 122, 11) + circle(212, 126, 7) + circle(288, 126, 7), 'red'))


def queen(cx, suit):
    a, b, t = ROBE[suit]
    hair = spline([(250, 108), (318, 130), (342, 204), (330, 270), (362, 316), (322, 330, 'c'), (296, 280, 'c'), (204, 280, 'c'), (178, 330, 'c'), (138, 316), (170, 270), (158, 204), (182, 130)])
    fr = spline([(250, 120, 'c'), (236, 150), (196, 178), (190, 214, 'c'), (176, 160), (206, 124)])
    fr = fr + fr.at(500, 0, 0, 1, -1)
    hl = brush([(172, 190, 0), (182, 250, 7), (166, 304, 0)]) + brush([(328, 190, 0), (318, 250, 7), (334, 304, 0)])
    crown = spline([(196, 124, 'c'), (186, 74, 'c'), (222, 96, 'c'), (250, 58, 'c'), (278, 96, 'c'), (314, 74, 'c'), (304, 124, 'c'), (250, 112)])
    pearls = circle(186, 72, 9) + circle(250, 54, 11) + circle(314, 72, 9)
    lips = spline([(234, 232, 'c'), (243, 226), (250, 230), (257, 226), (266, 232, 'c'), (250, 244)])
    neck = ''.join(circ(x, y, 7, 'white') for x, y in [(214, 276), (226, 294), (242, 304), (258, 304), (274, 294), (286, 276)])
    fl = dict(S=lambda: ume(cx, 402, 150, 46, 'lilac', 0, 'red'), H=lambda: sakura(cx, 402, 150, 48, 'pink'), D=lambda: kiku(cx, 402, 150, 48, 'yellow'), C=lambda: ume(cx, 402, 150, 46, 'red'))[suit]()
    stem = P(brush([(404, 170, 8), (410, 240, 9), (396, 330, 9)]), 'green') + P(leaf(60, 26).at(408, 232, -28) + leaf(56, 24).at(408, 262, 206), 'green')
    hand = P(spline([(372, 306), (396, 296), (420, 312), (410, 338), (380, 340)]), 'white', **K6)
    return (P(hair, 'ink') + P(hl, 'lilac') + robe_half(a, b, t, suit, None) + stem + hand + P(spline([(232, 240, 'c'), (268, 240, 'c'), (280, 276), (250, 312, 'c'), (220, 276)]), 'white', **K6) + face(True, 250, 190)
            + P(circle(222, 216, 9) + circle(278, 216, 9), 'pink') + P(lips, 'red') + P(fr) + neck + P(crown, 'yellow', **K6) + P(pearls, 'white', stroke='ink', sw=5) + circ(250, 98, 8, 'red') + fl)


def jack(cx, suit):
    a, b, t = ROBE[suit]
    hair = spline([(250, 120), (318, 140), (332, 220), (344, 268), (304, 282, 'c'), (290, 250, 'c'), (210, 250, 'c'), (196, 282, 'c'), (156, 268), (168, 220), (182, 140)])
    fringe = spline([(188, 196, 'c'), (190, 150, 'c'), (310, 150, 'c'), (312, 196, 'c'), (296, 164), (268, 168), (250, 160), (226, 170), (204, 164)])
    cap = spline([(166, 134, 'c'), (142, 106), (182, 66), (252, 52), (340, 70), (356, 112, 'c'), (338, 134, 'c'), (250, 146)])
    band = spline([(166, 134, 'c'), (250, 146), (338, 134, 'c'), (336, 156, 'c'), (250, 168), (172, 156, 'c')])
    fea = brush([(196, 140, 6), (206, 92, 30), (262, 66, 40), (326, 66, 24), (372, 92, 0)])
    fl = brush([(198, 134, 0), (214, 92, 6), (268, 70, 6), (340, 76, 0)])
    halb = P(poly([(390, 60), (400, 60), (404, 352), (388, 356)]), 'brown', **K6) + P(spline([(396, 112, 'c'), (440, 96), (456, 130), (440, 178), (396, 172, 'c')]), 'sky', **K6) + P(poly([(395, 36), (410, 76), (395, 96), (380, 76)]), 'sky', **K6) + P(poly([(388, 118), (352, 132), (388, 152)]), 'sky', **K6)
    lip = leaf(30, 10).at(235, 240)
    ruff = spline([(196, 268, 'c'), (250, 256), (304, 268, 'c'), (316, 290), (286, 300), (272, 316), (250, 306), (228, 316), (214, 300), (184, 290)])
    return (robe_half(a, b, t, suit, None) + halb + P(hair, 'yellow', **K6) + face(False, 250, 200) + P(lip.at(0, 4), 'red') + P(fringe, 'yellow', **K6) + P(ruff, 'white', **K6)
            + P(cap, b, **K6) + P(band, a, **K6) + P(fea, 'red' if suit != 'H' else 'white', **K6) + P(fl, 'ink'))


def court(rank, suit, pal=SUIT2):
    col = pal[suit]
    cx = Ctx(fslug(suit, rank, pal))
    fig = {'K': king, 'Q': queen, 'J': jack}[rank](cx, suit)
    cx.defs['fig'] = fig
    t = ROBE[suit]
    sash = P(poly([(0, 432), (500, 320), (500, 368), (0, 480)]), t[2] if t[2] != 'white' else 'yellow', **K6)
    st = ''.join(P(pip(suit).at(x, 456 - x * .224 + 0, -12.6, .34), col if col != t[2] else 'ink') for x in (100, 175, 250, 325, 400))
    u = f'<use href="#{cx.slug}-fig"/>'
    return card(f'{RANKN[rank]} of {NAME[suit]}', u, f'<use href="#{cx.slug}-fig" transform="rotate(180 250 400)"/>', sash, st, corner(cx, rank, suit, col), ctx=cx, fw=10, r=34, ground=FG)


def bell(x, y, r=20):
    return P(circle(x, y, r), 'yellow', **K6) + P(circle(x, y + r * .3, r * .24) + brush([(x, y + r * .3, 4), (x, y + r * .9, 4)]))


def star(x, y, r, col):
    return P(poly([(x + (r if i % 2 == 0 else r * .42) * math.sin(math.pi * i / 5), y - (r if i % 2 == 0 else r * .42) * math.cos(math.pi * i / 5)) for i in range(10)]), col)


def joker():
    cx = Ctx('fjk')
    X = 284
    lobeL = brush([(X - 34, 306, 120), (X - 78, 206, 104), (X - 126, 150, 70), (X - 158, 168, 38), (X - 164, 222, 0)])
    lobeR = lobeL.at(2 * X, 0, 0, 1, -1)
    lobeM = brush([(X, 300, 130), (X - 4, 190, 96), (X + 22, 104, 50), (X + 74, 74, 0)])
    body = spline([(X, 430), (X - 116, 500), (X - 176, 590), (X - 196, 800, 'c'), (X + 170, 800, 'c'), (X + 166, 590), (X + 112, 500)])
    half = spline([(X, 430, 'c'), (X + 112, 500), (X + 166, 590), (X + 170, 800, 'c'), (X, 800, 'c')])
    loz = Shape()
    for i, y in enumerate((600, 690, 780)):
        for x in (-132, -46, 44, 122):
            loz += poly([(X + x, y - 40), (X + x + 26, y), (X + x, y + 40), (X + x - 26, y)])
    pts = []
    for i in range(13):
        a = 186 + 168 * i / 12
        q = pol(160 if i % 2 == 0 else 108, a)
        pts.append((X + q[0] * 1.02, 396 + q[1] * .84, 'c'))
    ruff = spline([(X - 70, 380, 'c')] + pts + [(X + 70, 380, 'c')])
    bells = ''.join(bell(X + pol(160, 186 + 28 * i)[0] * 1.02, 396 + pol(160, 186 + 28 * i)[1] * .84, 15) for i in range(7))
    f = spline([(X - 74, 300), (X, 262), (X + 74, 300), (X + 70, 372), (X + 34, 424), (X, 438), (X - 34, 424), (X - 70, 372)])
    grin = spline([(X - 46, 378, 'c'), (X, 396), (X + 46, 378, 'c'), (X + 28, 412), (X, 420), (X - 28, 412)])
    teeth = spline([(X - 38, 386, 'c'), (X, 398), (X + 38, 386, 'c'), (X, 410)])
    br = brush([(X - 56, 314, 0), (X - 34, 300, 9), (X - 12, 316, 0)]) + brush([(X + 56, 314, 0), (X + 34, 300, 9), (X + 12, 316, 0)])
    eyes = circle(X - 32, 334, 10) + circle(X + 32, 334, 10)
    marks = poly([(X - 32, 346), (X - 24, 362), (X - 32, 380), (X - 40, 362)]) + poly([(X + 32, 346), (X + 40, 362), (X + 32, 380), (X + 24, 362)])
    nose = spline([(X, 344), (X + 11, 362), (X, 372), (X - 11, 362)])
    brim = spline([(X - 92, 310, 'c'), (X, 268), (X + 92, 310, 'c'), (X + 66, 316), (X + 46, 290, 'c'), (X + 24, 308), (X, 282, 'c'), (X - 24, 308), (X - 46, 290, 'c'), (X - 66, 316)])
    cx.defs['i'] = star(62, 78, 44, 'red') + ''.join(glyph(ch, 60, 138 + 66 * i, 46, 'ink', 20) for i, ch in enumerate('JOKER'))
    return card('Joker', P(body, 'red', **K8), P(half, 'purple', **K8), P(loz, 'yellow', **K6), P(lobeM, 'yellow', **K8), P(lobeL, 'red', **K8), P(lobeR, 'purple', **K8), P(ruff, 'white', **K6), bells,
                P(f, 'white', **K6), P(br + eyes), P(marks, 'purple'), P(grin, 'red', **K6), P(teeth, 'white'), P(nose, 'red', **K6), P(brim, 'yellow', **K6),
                bell(X - 163, 236), bell(X + 163, 236), bell(X + 78, 84), f'<use href="#{cx.slug}-i"/>', ctx=cx, fw=10, r=34, ground=FG)


FG = PAL['paper']
def any_card(suit, rank, pal=SUIT2):
    return ace(suit, pal) if rank == 'A' else court(rank, suit, pal) if rank in 'JQK' else number_card(int(rank), suit, pal)


RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

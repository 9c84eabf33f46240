"""Card compositions: one function per card, composed from motifs."""
from geom import *
from svg import *
from motifs import *

CARDS = {}


def slug(name):
    p = name.split('-')
    return 'h' + p[0] + (p[2][0] + p[3] if len(p) > 3 else p[2][:2])


def reg(name):
    def f(fn):
        CARDS[name] = lambda: fn(Ctx(slug(name)))
        return fn
    return f


@reg('01-pine-crane')
def pine_crane(cx):
    sun = circ(346, 172, 124, 'red')
    bough = P(brush([(500, 640, 40), (430, 600, 26), (372, 520, 20), (350, 500, 0)]), 'brown')
    back = bough + pine(cx, 372, 510, 195, n=21) + P(brush([(10, 690, 26), (60, 640, 18), (76, 600, 10)]), 'brown', gap=10) + pine(cx, 70, 600, 135, fill='green', n=21)
    front = pine(cx, 430, 800, 120, fill='green', n=21) + pine(cx, 66, 796, 128, n=21) + pine(cx, 250, 796, 150, n=21)
    legs = S(line((262, 560), (246, 640), (262, 752)), 'ink', 9) + S(line((296, 566), (322, 634), (286, 700), (300, 712)), 'ink', 9)
    tail = Shape()
    for b in ([(300, 470, 20), (392, 520, 56), (440, 600, 42), (448, 690, 0)],
              [(290, 500, 20), (372, 548, 52), (408, 620, 36), (404, 694, 0)],
              [(270, 520, 20), (340, 562, 44), (368, 620, 28), (358, 680, 0)]):
        tail += brush(b, 1)
    body = spline([(158, 410, 'c'), (176, 372), (232, 350), (306, 392), (392, 512, 'c'), (340, 548), (262, 578), (186, 530), (158, 470)])
    fea = Shape()
    for q in ([(236, 408), (300, 440), (360, 516)], [(210, 440), (272, 480), (322, 546)], [(192, 482), (234, 524), (278, 566)]):
        fea += brush([(q[0][0], q[0][1], 0), (q[1][0], q[1][1], 9), (q[2][0], q[2][1], 0)], n=1)
    neck = brush([(176, 462, 0), (184, 408, 44), (178, 352, 44), (196, 296, 34), (206, 240, 30), (186, 200, 38), (160, 192, 34)], 1)
    nape = brush([(192, 420, 0), (200, 346, 16), (217, 288, 17), (222, 236, 15), (200, 196, 0)], 1)
    beak = spline([(158, 184, 'c'), (110, 196), (58, 214, 'c'), (112, 214), (156, 210, 'c')])
    crown = spline([(146, 184, 'c'), (154, 164), (182, 160), (204, 182, 'c'), (178, 186)])
    J = 'stroke-linejoin="round"'
    return card('Pine with Crane', sun, back, legs, P(tail, 'ink', gap=10), P(body, 'white', stroke='ink', sw=8, extra=J), P(fea),
                P(neck, gap=10), P(nape, 'white', stroke='ink', sw=4, extra=J), P(beak, 'ochre', stroke='ink', sw=5, extra=J),
                P(crown, 'red', gap=7), circ(164, 198, 5, 'white'), front, ctx=cx)


def pine_tree(cx, flip=1):
    X = lambda x: x if flip == 1 else 500 - x
    t = P(brush([(X(300), 800, 64), (X(322), 690, 50), (X(250), 590, 44), (X(262), 470, 34), (X(330), 380, 26), (X(318), 290, 14)]), 'brown')
    t += P(brush([(X(250), 600, 30), (X(170), 560, 22), (X(130), 520, 10)]) + brush([(X(322), 680, 30), (X(400), 640, 20), (X(420), 600, 10)]), 'brown')
    return t


@reg('01-pine-kasu-a')
def pine_a(cx):
    t = P(brush([(330, 800, 66), (344, 690, 52), (262, 590, 46), (270, 470, 36), (340, 380, 28), (330, 290, 14)]) +
          brush([(262, 600, 30), (170, 560, 22), (130, 520, 10)]) + brush([(340, 690, 30), (410, 640, 20), (424, 600, 10)]), 'brown')
    fans = (pine(cx, 330, 300, 165, n=21) + pine(cx, 120, 470, 150, fill='green', n=21) + pine(cx, 400, 520, 155, n=21)
            + pine(cx, 180, 640, 160, n=21) + pine(cx, 440, 740, 150, fill='green', n=21) + pine(cx, 90, 800, 140, n=21))
    return card('Pine (plain, first)', t, fans, ctx=cx)


@reg('01-pine-kasu-b')
def pine_b(cx):
    t = P(brush([(60, 800, 60), (90, 660, 50), (180, 560, 44), (160, 430, 36), (100, 330, 28), (130, 200, 14)]) +
          brush([(180, 560, 32), (300, 520, 24), (360, 450, 10)]) + brush([(110, 340, 26), (230, 300, 18), (290, 250, 10)]), 'brown')
    fans = (pine(cx, 130, 210, 150, n=21) + pine(cx, 330, 270, 150, fill='green', n=21) + pine(cx, 80, 420, 140, fill='green', n=21)
            + pine(cx, 370, 470, 170, n=21) + pine(cx, 140, 640, 160, n=21))
    return card('Pine (plain, second)', t, fans, ctx=cx)


@reg('01-pine-ribbon')
def pine_ribbon(cx):
    t = P(brush([(500, 760, 60), (400, 700, 46), (300, 720, 34), (180, 690, 22), (110, 640, 10)]) + brush([(10, 330, 36), (80, 260, 26), (150, 240, 10)]), 'brown')
    fans = pine(cx, 120, 230, 165, n=21) + pine(cx, 400, 280, 130, fill='green', n=21) + pine(cx, 400, 690, 170, fill='green', n=21) + pine(cx, 120, 660, 175, n=21) + pine(cx, 290, 800, 150, n=21)
    return card('Pine with red poetry ribbon', t, fans, ribbon(256, 420, 120, 520, 'red', 7, ['a', 'ka', 'yo', 'ro', 'si']), ctx=cx)


# ---------- 11 willow ----------
def rain(x0, y0, x1, y1, step, slant, fill, w=5, ln=120, skip=lambda x, y: False):
    import random
    rnd = random.Random(7)
    sh = Shape()
    x = x0
    while x < x1:
        y = y0 + rnd.random() * 90
        while y < y1:
            L = ln * (.6 + .6 * rnd.random())
            a, b = (x - (y - y0) * slant, y), (x - (y - y0 + L) * slant, y + L)
            if not (skip(*a) or skip(*b)):
                sh += brush([(*a, 0), (*b, w)])
            y += L + 70 + 80 * rnd.random()
        x += step
    return P(sh, fill)


@reg('11-willow-ribbon')
def willow_ribbon(cx):
    bough = P(brush([(10, 50, 70), (110, 36, 50), (240, 58, 30), (380, 40, 20), (500, 70, 8)]), 'ink', gap=10)
    back = ''.join(strand(cx, x, 40, s, 'green', f, 0, k) for x, s, f, k in [(100, 1.35, 0, 1), (220, 1.0, 1, 0), (430, 1.45, 1, 0), (330, 1.2, 1, 1)])
    front = ''.join(strand(cx, x, 40, s, 'ink', f, 0, k) for x, s, f, k in [(40, 1.8, 0, 0), (150, 1.6, 1, 0), (380, 1.75, 0, 0), (470, 1.6, 0, 1), (310, .9, 0, 1)])
    return card('Willow with red ribbon', back, front, bough, ribbon(256, 440, 116, 500, 'red', -7), ctx=cx)


@reg('11-willow-swallow')
def willow_swallow(cx):
    back = ''.join(strand(cx, x, -20, s, 'green', f, 0, k) for x, s, f, k in [(310, 1.2, 0, 0), (430, 1.75, 1, 0), (110, .8, 0, 1)])
    front = ''.join(strand(cx, x, -30, s, 'ink', f, 0, k) for x, s, f, k in [(370, 1.3, 0, 1), (460, 1.9, 1, 0), (250, .9, 0, 0), (40, 1.25, 0, 1), (170, .62, 1, 0)])
    T = dict(x=212, y=474, rot=-44, s=1)
    J = 'stroke-linejoin="round"'
    wing = spline([(-64, -26, 'c'), (-44, -120), (40, -212), (170, -262, 'c'), (112, -170), (84, -90), (40, -24, 'c')])
    wl = brush([(-30, -60, 0), (10, -150, 8), (110, -226, 0)], 1) + brush([(-6, -50, 0), (34, -124, 8), (104, -190, 0)], 1) + brush([(18, -44, 0), (46, -98, 7), (88, -138, 0)], 1)
    m = lambda sh: sh.at(0, 0, 0, 1, 1, -1)
    tail = brush([(70, 0, 40), (170, -14, 26), (262, -44, 14), (360, -104, 0)], 1) + brush([(70, 0, 40), (170, 14, 26), (268, 34, 14), (380, 62, 0)], 1)
    body = spline([(-146, 0), (-118, -38), (-50, -46), (40, -30), (118, 0, 'c'), (40, 30), (-50, 46), (-118, 38)])
    head = spline([(-72, -47, 'c'), (-118, -38), (-146, 0), (-118, 38), (-72, 47, 'c'), (-92, 0)])
    beak = spline([(-140, -14, 'c'), (-184, 2, 'c'), (-140, 14, 'c')])
    return card('Willow with Swallow', back, front,
                P(tail.at(**T), 'ink', gap=12), P((wing + m(wing)).at(**T), 'ink', gap=12), P((wl + m(wl)).at(**T), 'paper'),
                P(beak.at(**T), 'ink', gap=10), P(body.at(**T), 'yellow', stroke='ink', sw=8, extra=J), P(head.at(**T), 'red', stroke='ink', sw=8, extra=J),
                P(circle(-116, -10, 8).at(**T), 'ink'), ctx=cx)


@reg('11-willow-rainman')
def rainman(cx):
    J = 'stroke-linejoin="round"'
    K = dict(stroke='ink', sw=7, extra=J)
    back = ''.join(strand(cx, x, -20, s, 'green', f, 0, k) for x, s, f, k in [(86, 1.25, 1, 1), (430, 1.25, 0, 1)])
    front = ''.join(strand(cx, x, -30, s, 'ink', f, 0, k) for x, s, f, k in [(30, 1.5, 0, 0), (480, 1.85, 1, 0)])
    bough = P(brush([(10, 16, 60), (120, 22, 36), (260, 12, 22), (400, 18, 30), (500, 10, 44)]), 'ink')
    bank = P(spline([(10, 700, 'c'), (120, 664), (250, 690), (370, 664), (500, 680, 'c'), (500, 800, 'c'), (0, 800, 'c')]), 'ochre')
    stream = P(spline([(-10, 716, 'c'), (70, 706), (150, 722), (250, 752), (380, 752), (510, 730, 'c'), (510, 810, 'c'), (-10, 810, 'c')]), 'blue', gap=10)
    waves = Shape()
    for q in ([(30, 742), (110, 738), (190, 766), (300, 782)], [(20, 776), (80, 766), (150, 790)], [(300, 764), (390, 776), (480, 758)]):
        waves += brush([(*q[0], 0)] + [(*p, 8) for p in q[1:-1]] + [(*q[-1], 0)])
    # frog, sitting up and looking at the willow
    frog = spline([(52, 694, 'c'), (48, 660), (72, 622), (104, 596), (112, 574), (132, 570), (144, 586), (170, 600), (168, 620, 'c'), (148, 636), (132, 664), (128, 694, 'c')])
    leg = brush([(58, 692, 14), (88, 652, 34), (106, 690, 16), (66, 702, 8), (120, 706, 10)]) + brush([(134, 642, 18), (148, 674, 12), (142, 700, 10), (166, 708, 6)])
    frogm = P(frog, 'moss', **K) + P(leg, 'moss', **K) + circ(128, 584, 6, 'ink') + S(line((168, 616), (122, 612)), 'ink', 5)
    # man
    hak = spline([(236, 520, 'c'), (370, 520, 'c'), (402, 600), (392, 676), (340, 690), (308, 660, 'c'), (272, 690), (228, 668), (216, 600)])
    hakl = brush([(304, 540, 0), (308, 606, 9), (308, 662, 6)]) + brush([(266, 560, 0), (252, 610, 7), (256, 656, 0)]) + brush([(344, 556, 0), (360, 606, 7), (352, 656, 0)])
    geta = poly([(226, 690), (288, 690), (288, 704), (272, 704), (268, 726), (258, 726), (260, 704), (244, 704), (242, 726), (232, 726), (234, 704), (226, 704)])
    geta = geta + geta.at(104, 0)
    robe = spline([(262, 372, 'c'), (320, 366), (374, 400), (394, 480), (388, 548, 'c'), (300, 566), (220, 548, 'c'), (230, 470), (240, 410)])
    slv = spline([(262, 400, 'c'), (300, 392), (334, 430), (342, 500), (334, 590, 'c'), (276, 602), (194, 566, 'c'), (208, 520), (214, 484, 'c'), (186, 474, 'c'), (176, 440, 'c'), (210, 420)])
    lin = spline([(194, 566, 'c'), (208, 520), (214, 484, 'c'), (230, 520), (226, 576, 'c')])
    fold = brush([(276, 420, 0), (308, 490, 9), (302, 576, 0)]) + brush([(254, 440, 0), (264, 500, 8), (256, 574, 0)]) + brush([(344, 410, 0), (366, 470, 8), (364, 540, 0)])
    collar = spline([(246, 372, 'c'), (300, 358, 'c'), (292, 404, 'c'), (252, 396, 'c')])
    face = spline([(234, 304), (252, 290), (296, 290), (318, 324), (302, 366), (266, 378), (242, 356), (228, 334, 'c')])
    hair = spline([(254, 294, 'c'), (290, 280), (326, 296), (328, 344), (308, 360, 'c'), (302, 332), (286, 314)])
    feat = brush([(238, 320, 0), (252, 314, 7), (268, 320, 0)]) + brush([(242, 336, 0), (253, 333, 8), (264, 338, 0)]) + brush([(240, 358, 0), (250, 360, 6), (258, 356, 0)])
    eb = spline([(250, 296, 'c'), (262, 230), (300, 206), (336, 236), (330, 296, 'c'), (290, 282)])
    # umbrella
    U = dict(x=252, y=252, rot=-12)
    n, R, h = 8, 214, 176
    rim = [(-R + 2 * R * i / n, 34 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    pts = [(*rim[0], 'c'), (-R * .78, -h * .56), (0, -h), (R * .78, -h * .56), (*rim[-1], 'c')]
    for i in range(n - 1, -1, -1):
        a, b = rim[i + 1], rim[i]
        pts += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 15), (*b, 'c')]
    canopy = spline(pts[:-1])
    ribs, bo, bi = Shape(), [], []
    for i in range(0, n + 1):
        ex, ey = rim[i]
        a, b = (ex * .82, -h * .50 + ey * .3), (ex, ey)
        if 0 < i < n:
            ribs += brush([(ex * .06, -h + 8, 4), (*a, 5), (*b, 6)])
        bo.append((ex * .93, -h * .28 + ey * .62))
        bi.append((ex * .80, -h * .54 + ey * .3))
    band = spline([(*bi[0], 'c')] + bi[1:-1] + [(*bi[-1], 'c'), (*bo[-1], 'c')] + bo[1:-1][::-1] + [(*bo[0], 'c')])
    cap = spline([(-24, -h + 14), (-9, -h - 22, 'c'), (9, -h - 22, 'c'), (24, -h + 14), (0, -h + 22)])
    pole = brush([(234, 230, 9), (190, 430, 9), (170, 530, 9)])
    return card('Willow with Rain man (Ono no Michikaze)', back, front, bough, bank, stream, P(waves, 'sky'),
                P(geta, gap=8), P(hak, 'red', **K), P(hakl), P(robe, 'purple', **K), P(collar, 'white', **K), P(face, 'white', **K), P(hair), P(feat),
                P(eb, gap=8), P(slv, 'purple', **K), P(fold, 'lilac'), P(lin, 'red', **K), P(pole), P(circle(184, 456, 18), 'white', **K),
                P(canopy.at(**U), 'yellow', **K), P(band.at(**U), 'white'), P(ribs.at(**U) + cap.at(**U)), P(canopy.at(**U), None, **K), frogm, ctx=cx)


@reg('11-willow-lightning')
def lightning(cx):
    J = 'stroke-linejoin="round"'
    rn = rain(70, 150, 720, 800, 58, .42, 'ink', 7, 120, lambda x, y: x < 330 and 180 < y < 590)
    cloud = spline([(0, 0, 'c'), (500, 0, 'c'), (500, 190, 'c'), (452, 236), (396, 206, 'c'), (372, 262), (290, 262), (270, 210, 'c'), (230, 262), (150, 258), (132, 200, 'c'), (90, 254), (20, 244), (0, 200, 'c')])
    swirl = Shape()
    for x, y, s, fl in [(430, 170, .8, -1), (326, 176, 1, 1), (196, 182, .95, -1), (66, 160, .85, 1)]:
        swirl += brush([(-76, -30, 0), (-44, -72, 11), (20, -68, 14), (46, -20, 12), (16, 20, 10), (-18, 4, 8), (-4, -24, 0)]).at(x, y, 0, s, fl)
    swirl += brush([(20, 70, 0), (130, 40, 11), (250, 64, 0)]) + brush([(240, 54, 0), (350, 34, 10), (470, 60, 0)])
    bolt = poly([(372, 180), (250, 452), (312, 436), (176, 630), (244, 610), (76, 800), (326, 574), (256, 592), (390, 390), (322, 406), (444, 180)])
    # the claw: forearm out of the cloud, three talons
    arm = brush([(120, 190, 84), (104, 290, 76), (118, 372, 92)]) + brush([(88, 380, 44), (56, 440, 44), (52, 500, 26), (80, 556, 0)]) + brush([(122, 390, 46), (128, 460, 44), (148, 516, 24), (190, 548, 0)]) + brush([(150, 370, 40), (190, 398, 40), (222, 444, 22), (262, 468, 0)])
    nail = brush([(52, 496, 30), (60, 532, 18), (86, 566, 0)]) + brush([(144, 512, 28), (166, 536, 16), (198, 552, 0)]) + brush([(218, 440, 26), (238, 460, 15), (270, 472, 0)])
    arml = brush([(80, 300, 0), (104, 314, 9), (134, 300, 0)]) + brush([(78, 336, 0), (106, 352, 9), (142, 334, 0)])
    # thunder drum with three-comma tomoe
    X, Y, R = 378, 600, 92
    drum = circ(X, Y, R, 'ink', 12, 'red') + circ(X, Y, R - 16, 'yellow')
    tm = Shape()
    for k in range(3):
        tm += brush([(*pol(q, a), w) for a, q, w in ((96, 33, 50), (66, 43, 38), (36, 54, 23), (6, 61, 10), (-24, 64, 0))]).at(X, Y, 120 * k)
    return card('Willow Lightning (storm)', rn, P(bolt, 'yellow', stroke='ink', sw=9, extra=J), P(arm, gap=14, gapc='red'), P(arml, 'red'), P(nail, 'white', stroke='ink', sw=6, extra=J), P(cloud), P(swirl, 'red'), drum, P(tm), ground='red', ctx=cx)


# ---------- 08 susuki ----------
@reg('08-susuki-moon')
def susuki_moon(cx):
    moon = circ(250, 282, 176, 'white')
    hill = P(spline([(0, 800, 'c'), (0, 610, 'c'), (110, 536), (250, 508), (390, 536), (500, 610, 'c'), (500, 800, 'c')]), 'ink')
    pl = plume(cx, 446, 600, 1.02, 'ink', True) + plume(cx, 360, 570, .6, 'ink', True, -5) + plume(cx, 132, 580, .74, 'ink', True, -4)
    return card('Susuki grass with full Moon', moon, pl, hill, susuki_field(cx), ground='red', ctx=cx)


J = 'stroke-linejoin="round"'
K = dict(stroke='ink', sw=7, extra=J)


# ---------- 02 plum ----------
@reg('02-plum-ribbon')
def plum_ribbon(cx):
    br = (brush([(10, 770, 76), (84, 690, 58), (112, 590, 48), (80, 480, 40), (120, 370, 32), (214, 300, 24), (246, 200, 18), (330, 120, 12), (440, 60, 0)])
          + brush([(108, 610, 32), (210, 668, 24), (320, 660, 18), (430, 720, 10), (500, 730, 0)]) + brush([(86, 470, 28), (56, 380, 20), (70, 270, 13), (52, 150, 8), (84, 50, 0)])
          + brush([(220, 296, 20), (330, 280, 15), (420, 220, 10), (500, 240, 0)]) + brush([(316, 664, 16), (380, 590, 11), (444, 560, 8), (466, 470, 0)]) + brush([(60, 200, 8), (120, 150, 6), (150, 90, 0)]))
    fl = ume(cx, 66, 200, 62) + ume(cx, 130, 370, 72, rot=20) + ume(cx, 262, 150, 66, rot=10) + ume(cx, 420, 216, 64, rot=33) + ume(cx, 72, 545, 66, rot=5) + ume(cx, 150, 700, 74, rot=15) + ume(cx, 424, 620, 68, rot=28)
    b = bud(150, 86, 20, 20) + bud(392, 82, 20, 50) + bud(468, 470, 20, 10) + bud(84, 60, 17, 14) + bud(430, 726, 20, 110)
    return card('Plum with red poetry ribbon', P(br), b, fl, ribbon(276, 440, 118, 500, 'red', 7, ['a', 'ka', 'yo', 'ro', 'si']), ctx=cx)


# ---------- 03 cherry ----------
@reg('03-cherry-curtain')
def cherry_curtain(cx):
    br = P(brush([(10, 300, 46), (120, 250, 32), (250, 270, 24), (380, 210, 16), (490, 230, 6)]) + brush([(120, 250, 26), (170, 150, 16), (260, 80, 6)]) + brush([(300, 250, 20), (360, 330, 14), (450, 360, 6)]))
    fl = ''
    for x, y, r, f, a in [(60, 90, 74, 'pink', 10), (190, 70, 66, 'white', 30), (320, 90, 78, 'pink', 0), (446, 80, 64, 'pink', 25), (110, 220, 78, 'pink', 40), (250, 210, 72, 'pink', 12),
                          (390, 212, 76, 'white', 20), (50, 350, 66, 'white', 5), (180, 340, 76, 'pink', 28), (316, 330, 74, 'pink', 50), (446, 340, 70, 'pink', 8)]:
        fl += sakura(cx, x, y, r, f, a)
    # curtain (manmaku)
    n = 6
    top = lambda x: 440 + 30 * math.sin(math.pi * x / 500)
    out = ''
    for i in range(n):
        x0, x1 = i * 500 / n, (i + 1) * 500 / n
        hem = 726 + (10 if i % 2 else -6)
        sh = spline([(x0, top(x0), 'c'), (x1, top(x1), 'c'), (x1 - 6, 600), (x1 + 4, hem, 'c'), ((x0 + x1) / 2, hem + 26), (x0 + 4, hem, 'c'), (x0 - 6, 600)], True, 1.0)
        out += P(sh, 'purple' if i % 2 == 0 else 'white', stroke='ink', sw=6, extra=J)
    folds = Shape()
    for i in range(n):
        x = (i + .5) * 500 / n
        if i % 2 == 0:
            folds += brush([(x - 20, 520, 0), (x - 26, 610, 7), (x - 18, 720, 0)]) + brush([(x + 24, 540, 0), (x + 16, 640, 7), (x + 22, 726, 0)])
    band = P(spline([(0, top(0) - 6, 'c'), (250, top(250) - 6), (500, top(500) - 6, 'c'), (500, top(500) + 66, 'c'), (250, top(250) + 66), (0, top(0) + 66, 'c')]), 'red', **K)
    rope = P(brush([(0, top(0) - 4, 16), (250, top(250) - 4, 16), (500, top(500) - 4, 16)]), 'yellow', stroke='ink', sw=6)
    crest = ''.join(sakura(cx, x, top(x) + 34, 30, 'white', 0, 'red') for x in (125, 250, 375))
    ground = P(spline([(0, 760, 'c'), (250, 744), (500, 760, 'c'), (500, 800, 'c'), (0, 800, 'c')]), 'moss')
    return card('Cherry with Curtain', br, fl, ground, out, P(folds, 'lilac'), band, crest, rope, ctx=cx)


# ---------- 04 wisteria ----------
@reg('04-wisteria-kasu-a')
def wisteria_a(cx):
    vine = P(brush([(10, 110, 30), (120, 60, 24), (260, 90, 20), (380, 50, 14), (500, 80, 8)]) + brush([(380, 50, 10), (460, 120, 8), (440, 190, 6), (400, 170, 0)]))
    lv = fuji_leaf(cx, 60, 90, 1.0, 205) + fuji_leaf(cx, 170, 70, .95, 25) + fuji_leaf(cx, 330, 70, 1.0, 150, 'green') + fuji_leaf(cx, 400, 60, .9, 40, 'green') + fuji_leaf(cx, 230, 90, .8, 100, 'green')
    ra = raceme(cx, 380, 190, 1.15) + raceme(cx, 110, 180, 1.0) + raceme(cx, 245, 210, 1.4) + raceme(cx, 455, 120, .75) 
    return card('Wisteria (plain, first)', vine, ra, lv, ctx=cx)


@reg('04-wisteria-cuckoo')
def wisteria_cuckoo(cx):
    moon = P(circle(170, 350, 128), 'red') + P(circle(214, 316, 114), 'paper')
    vine = P(brush([(10, 60, 28), (140, 40, 22), (290, 70, 16), (420, 40, 12), (500, 60, 6)]))
    lv = fuji_leaf(cx, 110, 50, .85, 160) + fuji_leaf(cx, 330, 50, .85, 20) + fuji_leaf(cx, 210, 60, .7, 80, 'green') + fuji_leaf(cx, 420, 50, .7, 120, 'green')
    ra = raceme(cx, 400, 110, 1.02) + raceme(cx, 90, 100, .44) + raceme(cx, 296, 110, .66) + raceme(cx, 186, 90, .4) + raceme(cx, 480, 90, .6)
    T = dict(x=226, y=634, rot=14, s=.84)
    wing = spline([(-86, -36, 'c'), (-60, -130), (30, -220), (190, -262, 'c'), (150, -200), (120, -120), (60, -30, 'c')], True)
    far = spline([(-90, -30, 'c'), (-120, -120), (-90, -210), (-10, -280, 'c'), (-20, -180), (-10, -90), (0, -30, 'c')], True)
    wl = brush([(-50, -60, 0), (20, -156, 8), (134, -226, 0)]) + brush([(-20, -50, 0), (46, -124, 8), (124, -180, 0)]) + brush([(14, -42, 0), (56, -90, 7), (104, -126, 0)])
    tail = brush([(110, 0, 30), (220, -10, 36), (330, -46, 0)]) + brush([(110, 6, 30), (220, 22, 38), (346, 18, 0)]) + brush([(110, 12, 26), (206, 50, 32), (310, 82, 0)])
    spots = circle(236, -14, 7) + circle(276, -26, 6) + circle(240, 22, 7) + circle(284, 20, 6) + circle(222, 54, 7) + circle(258, 66, 6)
    body = spline([(-168, -6, 'c'), (-160, -38), (-124, -56), (-80, -50), (20, -36), (140, -4, 'c'), (60, 36), (-30, 54), (-110, 44), (-152, 18)])
    belly = spline([(-150, 10, 'c'), (-100, 4), (0, 6), (140, -2, 'c'), (60, 36), (-30, 54), (-110, 44), (-148, 20)])
    bars = Shape()
    for x in (-84, -50, -16, 18, 52):
        bars += brush([(x, 10, 0), (x + 10, 30, 9), (x + 2, 60 - abs(x) * .18, 0)])
    beak = spline([(-162, -24, 'c'), (-214, -16, 'c'), (-168, -8, 'c')]) + spline([(-164, -4, 'c'), (-206, 12, 'c'), (-150, 14, 'c')])
    return card('Wisteria with Cuckoo', moon, vine, ra, lv, P(far.at(**T), gap=10), P(tail.at(**T), gap=10), P(spots.at(**T), 'white'), P(beak.at(**T), 'yellow', stroke='ink', sw=5, extra=J),
                P(body.at(**T), 'ink', gap=10), P(belly.at(**T), 'white', stroke='ink', sw=6, extra=J), P(bars.at(**T)), P(wing.at(**T), gap=10), P(wl.at(**T), 'paper'), P(circle(-134, -24, 13).at(**T), 'yellow') + P(circle(-134, -24, 7).at(**T)), ctx=cx)


# ---------- 12 paulownia ----------
def kiri_plant(cx, a=0):
    sp = kiri_spike(cx, 96, 400, .92, -14, n=5) + kiri_spike(cx, 404, 400, .92, 14, n=5) + kiri_spike(cx, 250, 400, 1.2, 0, n=7)
    lv = kiri_leaf(cx, 112, 418, 1.0, 34) + kiri_leaf(cx, 388, 418, 1.0, -34) + kiri_leaf(cx, 250, 440, 1.3, 0)
    return sp + lv


@reg('12-paulownia-kasu-a')
def kiri_a(cx):
    return card('Paulownia (plain)', kiri_plant(cx), ctx=cx)


@reg('12-paulownia-kasu-c')
def kiri_c(cx):
    ground = P(spline([(0, 620, 'c'), (120, 596), (250, 626), (380, 600), (500, 624, 'c'), (500, 800, 'c'), (0, 800, 'c')]), 'yellow')
    return card('Paulownia (plain, yellow ground)', ground, kiri_plant(cx), ctx=cx)


@reg('12-paulownia-phoenix')
def phoenix(cx):
    lv = (kiri_spike(cx, 74, 650, .6, -4, n=5) + kiri_spike(cx, 446, 690, .5, 4, n=5) + kiri_leaf(cx, 80, 664, .74, 18) + kiri_leaf(cx, 420, 690, .74, -18) + kiri_leaf(cx, 250, 690, .8, 0))
    pl = [([(290, 380, 26), (400, 420, 40), (462, 520, 40), (430, 626, 34), (340, 660, 22), (276, 630, 0)], 'purple', 3),
          ([(280, 400, 26), (360, 464, 40), (382, 560, 38), (310, 628, 32), (214, 634, 18), (150, 590, 0)], 'red', 3),
          ([(262, 412, 26), (296, 490, 38), (262, 570, 36), (170, 606, 26), (90, 570, 12), (60, 510, 0)], 'green', 3)]
    tail = ''
    for pts, f, e in pl:
        ex, ey = pts[e][:2]
        tail += P(brush(pts), f, **K) + P(brush([(x, y, 8) for x, y, w in pts[:-1]] + [(*pts[-1][:2], 0)]), 'yellow') + P(circle(ex, ey, 27), 'yellow', **K) + circ(ex, ey, 13, 'red')

    def quills(x, y, spec, w, bow=9):
        """curved pointed feathers from one shoulder, one path each so the stencil gap separates them"""
        return [brush([(x, y, 8), (x + pol(l * .58, a - bow)[0], y + pol(l * .58, a - bow)[1], w), (x + pol(l, a)[0], y + pol(l, a)[1], 0)]) for a, l in spec]

    def scales(x, y, spec, w):
        return [drop(l, w, .5).at(x, y, -a) for a, l in spec]
    gap = lambda paths, f: G(*[P(q, 'inherit') for q in paths], fill=c(f), stroke=c('paper'), stroke_width=7, paint_order='stroke', stroke_linejoin='round')
    far = gap(quills(190, 330, [(166, 150), (152, 214), (138, 262), (124, 290), (109, 292)], 54, -9), 'ink')
    near = gap(quills(240, 340, [(-4, 196), (11, 250), (25, 292), (39, 318), (53, 322), (67, 306)], 62), 'ink')
    near += gap(scales(240, 340, [(2, 130), (20, 164), (38, 180), (55, 178), (70, 158)], 56), 'yellow')
    near += gap(scales(240, 340, [(10, 82), (34, 104), (58, 104), (78, 86)], 46), 'purple')
    body = spline([(150, 356), (176, 306), (232, 304), (290, 352), (312, 402, 'c'), (262, 432), (200, 424)])
    neck = brush([(206, 384, 96), (156, 336, 60), (148, 272, 36), (118, 230, 46), (104, 226, 40)])
    crest = brush([(124, 212, 10), (160, 180, 17), (160, 128, 0)]) + brush([(130, 222, 10), (182, 206, 16), (206, 166, 0)]) + brush([(114, 206, 10), (126, 164, 14), (112, 118, 0)])
    beak = spline([(92, 210, 'c'), (62, 212), (44, 244, 'c'), (66, 236), (92, 240, 'c')])
    wat = spline([(94, 242, 'c'), (84, 264), (98, 282), (110, 264), (108, 244, 'c')])
    sc = Shape()
    for x, y in [(142, 296), (160, 306), (148, 322), (172, 330), (150, 348), (178, 356), (206, 360), (166, 378), (194, 388), (222, 392)]:
        sc += brush([(x - 12, y - 6, 0), (x, y + 8, 7), (x + 12, y - 4, 0)])
    legs = ''.join(S(line(*q), 'ochre', 9) for q in [((206, 424), (196, 476), (166, 494)), ((196, 476), (206, 502)), ((236, 428), (238, 480), (214, 506)), ((238, 480), (256, 504))])
    bn = body + neck
    return card('Paulownia with Phoenix', far, lv, tail, legs, P(crest, 'yellow', stroke='ink', sw=5, extra=J), P(bn, 'ink', stroke='ink', sw=13, extra=J), P(bn, 'red'), P(sc, 'yellow'), P(wat, 'deep', stroke='ink', sw=5, extra=J),
                P(beak, 'yellow', stroke='ink', sw=6, extra=J), P(leaf(30, 13).at(94, 224, -8), 'white') + circ(108, 223, 5, 'ink'), near, ctx=cx)


# ---------- 09 chrysanthemum ----------
KOTOBUKI = [[(22, 17, 7), (50, 15, 6), (78, 14, 8)], [(30, 31, 6), (52, 30, 6), (72, 28, 7)], [(8, 46, 8), (50, 44, 7), (94, 42, 9)], [(52, 0, 8), (46, 40, 8), (34, 66, 7), (8, 94, 0)],
            [(32, 64, 7), (60, 62, 6), (92, 60, 8)], [(72, 48, 8), (73, 76, 8), (70, 96, 9), (54, 86, 0)], [(44, 70, 0), (50, 76, 8), (54, 84, 5)]]


@reg('09-kiku-cup')
def kiku_cup(cx):
    fl = (kiku_leaf(cx, 60, 330, 1.0, -30) + kiku_leaf(cx, 260, 330, .95, 12) + kiku_leaf(cx, 440, 380, 1.0, 40) + kiku_leaf(cx, 170, 400, .9, 190, 'green') + kiku_leaf(cx, 360, 390, .8, 170, 'green')
          + kiku(cx, 110, 150, 104) + kiku(cx, 376, 170, 112, 'white') + kiku(cx, 250, 330, 92, 'yellow') + kiku(cx, 60, 400, 70, 'white') + kiku(cx, 460, 390, 66))
    X, Y, RX, RY = 250, 590, 190, 108
    foot = spline([(X - 70, 690, 'c'), (X + 70, 690, 'c'), (X + 82, 750, 'c'), (X, 764), (X - 82, 750, 'c')])
    bowl = spline([(X - RX, Y, 'c'), (X - 160, Y + 90), (X - 70, Y + 128), (X, Y + 134), (X + 70, Y + 128), (X + 160, Y + 90), (X + RX, Y, 'c')])
    ch = Shape()
    for s_ in KOTOBUKI:
        ch += brush([(a - 50, b - 50, w * 1.25) for a, b, w in s_])
    return card('Chrysanthemum with Sake cup', fl, P(foot, 'ink', gap=14), P(bowl, 'ink', gap=14), P(circle(X, Y, RX, RY), 'red', stroke='ink', sw=8), P(circle(X, Y + 6, RX - 26, RY - 20), 'deep'),
                P(ch.at(X, Y + 8, 0, 1.5, 1.1, .98), 'yellow'), ctx=cx)


# ---------- 10 maple ----------
@reg('10-maple-deer')
def maple_deer(cx):
    br = P(brush([(10, 40, 40), (130, 90, 26), (270, 70, 18), (400, 110, 12), (490, 90, 5)]) + brush([(130, 90, 20), (180, 190, 12), (260, 230, 5)]))
    lv = ''.join(momiji(cx, x, y, r, f, a) for x, y, r, f, a in [(330, 70, 80, 'yellow', 24), (70, 110, 96, 'red', -24), (196, 80, 84, 'ink', 8), (430, 130, 100, 'red', 38), (84, 270, 82, 'yellow', -50), (420, 290, 88, 'ink', 62), (62, 420, 70, 'red', -14), (366, 398, 62, 'yellow', 110), (450, 420, 52, 'red', 80)])
    hill = P(spline([(0, 740, 'c'), (120, 716), (260, 732), (400, 712), (500, 726, 'c'), (500, 800, 'c'), (0, 800, 'c')]), 'moss')
    far = brush([(216, 590, 44), (228, 660, 24), (216, 700, 15), (220, 752, 16)]) + brush([(356, 580, 64), (366, 650, 32), (346, 694, 16), (352, 752, 16)])
    near = brush([(176, 560, 60), (168, 650, 28), (172, 700, 16), (164, 756, 18)]) + brush([(398, 550, 96), (416, 640, 40), (392, 692, 18), (402, 756, 18)])
    hoof = ''.join(P(poly([(x - 12, 744), (x + 10, 744), (x + 14, 766), (x - 16, 766)])) for x in (164, 220, 353, 403))
    body = spline([(128, 520), (146, 470), (200, 452), (320, 462), (400, 462), (440, 510), (436, 572), (392, 604), (310, 582), (230, 606), (160, 590)])
    neck = brush([(186, 540, 104), (172, 450, 84), (200, 350, 50)])
    trunk_ = P(far, 'ochre', **K) + P(body + neck + near, 'ink', stroke='ink', sw=13, extra=J) + P(body + neck + near, 'ochre')
    head = spline([(178, 346), (186, 304), (222, 292), (262, 322), (306, 344), (318, 366, 'c'), (308, 384), (270, 386), (226, 384), (194, 376)])
    ears = leaf(84, 40).at(196, 312, -152) + leaf(70, 34).at(234, 302, -28)
    ant = (brush([(204, 304, 15), (160, 236, 13), (160, 160, 10), (196, 96, 0)]) + brush([(164, 246, 11), (120, 220, 8), (104, 170, 0)]) + brush([(158, 176, 10), (126, 140, 7), (128, 96, 0)])
           + brush([(226, 300, 15), (268, 240, 13), (276, 166, 10), (244, 100, 0)]) + brush([(262, 250, 11), (308, 222, 8), (322, 176, 0)]) + brush([(278, 178, 10), (308, 140, 7), (304, 98, 0)]))
    tail = leaf(76, 44).at(432, 492, 40)
    spots = Shape()
    for x, y in [(226, 484), (272, 488), (318, 490), (364, 490), (408, 500), (204, 516), (250, 522), (296, 524), (342, 526), (388, 534), (420, 546)]:
        spots += circle(x, y, 9, 7)
    face = circle(246, 334, 7) + brush([(318, 366, 0), (290, 370, 5), (268, 366, 0)]) + circle(310, 356, 8)
    return card('Maple with Deer', br, lv, hill, P(tail, 'white', **K), trunk_, hoof, P(spots, 'white'), P(ears, 'ochre', **K), P(ant, 'ink', gap=10), P(head, 'ochre', **K), P(face), ctx=cx)


# ---------- back ----------
def back(slug, ground, line_, accent, ring, frame, title):
    cx = Ctx(slug)
    # asanoha: triangular lattice + three spokes in each triangle; centred so the back has no up or down
    a = 96
    h = a * math.sqrt(3) / 2
    segs = []
    for r in range(-6, 6):
        for q in range(-5, 6):
            x0, y0 = 250 + q * a + (r % 2) * a / 2, 400 + r * h
            if not (-60 < x0 < 560 and -60 < y0 + h / 2 < 860):
                continue
            for up in (0, 1):
                t = [(x0, y0), (x0 + a, y0), (x0 + a / 2, y0 + h)] if up else [(x0, y0), (x0 + a / 2, y0 + h), (x0 - a / 2, y0 + h)]
                g = (sum(p[0] for p in t) / 3, sum(p[1] for p in t) / 3)
                segs.append(line(t[0], g, t[1]) + line(g, t[2]))
    spokes = Shape()
    for s_ in segs:
        spokes += s_
    grid = Shape()
    for r in range(-5, 6):
        grid += line((0, 400 + r * h), (500, 400 + r * h))
    for q in range(-8, 9):
        x = 250 + q * a
        dx = 410 / math.sqrt(3)
        grid += line((x - dx, -10), (x + dx, 810)) + line((x + dx, -10), (x - dx, 810))
    pat = S(spokes + grid, line_, 4, 'butt')
    pet, dots = Shape(), Shape()
    for k in range(6):
        pet += leaf(92, 62).at(*pol(16, 60 * k + 30), rot=-(60 * k + 30))
        dots += circle(*pol(84, 60 * k), 9)
    mon = (circ(250, 400, 146, ground) + f'<circle cx="250" cy="400" r="132" fill="none" stroke="{c(ring)}" stroke-width="9"/>' + P(pet.at(250, 400), ring) + P(dots.at(250, 400), accent) + circ(250, 400, 13, accent))
    return card(title, pat, mon, ground=ground, frame=frame, ctx=cx)


CARDS['back-ink'] = lambda: back('bki', 'ink', '#3c3842', 'red', 'paper', '#1d1b20', 'Card back (black)')
CARDS['back-red'] = lambda: back('bkr', '#8f2420', '#a8433a', 'yellow', 'paper', '#8f2420', 'Card back (red)')


# ---------- the rest of the 40 Mushi cards ----------
@reg('02-plum-warbler')
def plum_warbler(cx):
    br = (brush([(500, 700, 76), (410, 640, 56), (330, 560, 46), (190, 540, 36), (90, 470, 26), (60, 350, 16), (90, 240, 0)])
          + brush([(340, 566, 30), (400, 450, 20), (380, 320, 13), (420, 180, 8), (410, 60, 0)]) + brush([(200, 540, 26), (160, 640, 18), (60, 690, 10), (10, 760, 0)]) + brush([(396, 400, 16), (470, 350, 10), (500, 280, 0)]))
    fl = ume(cx, 76, 300, 70) + ume(cx, 100, 500, 62, rot=30) + ume(cx, 410, 150, 66, rot=12) + ume(cx, 400, 330, 70, rot=40) + ume(cx, 130, 660, 70, rot=8) + ume(cx, 316, 700, 66, rot=22)
    b = bud(92, 226, 20, 10) + bud(412, 62, 18, 0) + bud(24, 740, 18, 210)
    return card('Plum with Bush warbler', P(br), b, fl, perched_bird(cx, 262, 424, 1.28, -17), ctx=cx)


@reg('02-plum-kasu-a')
def plum_a(cx):
    br = (brush([(60, 800, 76), (110, 690, 58), (90, 570, 46), (170, 470, 36), (150, 350, 26), (220, 250, 18), (210, 130, 10), (230, 40, 0)])
          + brush([(170, 470, 30), (280, 430, 20), (350, 350, 13), (440, 340, 0)]) + brush([(104, 690, 30), (220, 690, 22), (310, 620, 15), (420, 620, 0)]) + brush([(150, 350, 20), (80, 260, 14), (84, 160, 0)]))
    fl = ume(cx, 84, 250, 66) + ume(cx, 216, 220, 74, rot=20) + ume(cx, 330, 370, 78, rot=6) + ume(cx, 140, 470, 74, rot=34) + ume(cx, 300, 620, 80, rot=16) + ume(cx, 100, 680, 66, rot=2)
    b = bud(232, 52, 22, 4) + bud(86, 156, 18, 0) + bud(440, 330, 22, 80) + bud(424, 612, 22, 80) + bud(200, 110, 18, -40)
    return card('Plum (plain, first)', P(br), b, fl, ctx=cx)


@reg('02-plum-kasu-b')
def plum_b(cx):
    br = (brush([(500, 120, 70), (400, 190, 54), (390, 310, 44), (280, 380, 36), (290, 500, 26), (190, 570, 18), (180, 680, 10), (110, 760, 0)])
          + brush([(390, 300, 28), (440, 420, 20), (410, 540, 13), (450, 650, 0)]) + brush([(400, 190, 28), (280, 160, 20), (190, 210, 14), (80, 180, 0)]) + brush([(280, 384, 22), (180, 430, 14), (90, 410, 9), (88, 330, 0)]))
    fl = ume(cx, 400, 190, 78, rot=10) + ume(cx, 210, 190, 72, rot=24) + ume(cx, 290, 390, 80, rot=4) + ume(cx, 430, 470, 70, rot=33) + ume(cx, 200, 590, 76, rot=16) + ume(cx, 380, 660, 62, rot=30) + ume(cx, 90, 400, 56, rot=12)
    b = bud(90, 182, 22, -70) + bud(118, 748, 22, 220) + bud(452, 640, 20, 170) + bud(90, 330, 18, 10)
    return card('Plum (plain, second)', P(br), b, fl, ctx=cx)


PETAL = spline([(0, 0, 'c'), (-12, -14), (-13, -28), (-6, -34), (0, -28, 'c'), (6, -34), (13, -28), (12, -14)], True, 1.1)


def cherry_mass(cx, spec):
    return ''.join(sakura(cx, x, y, r, f, a) for x, y, r, f, a in spec)


@reg('03-cherry-ribbon')
def cherry_ribbon(cx):
    br = P(brush([(10, 120, 50), (140, 160, 34), (280, 120, 22), (420, 170, 12), (500, 150, 0)]) + brush([(10, 640, 56), (120, 680, 40), (260, 650, 26), (400, 700, 14), (490, 680, 0)]) + brush([(60, 140, 20), (100, 260, 14), (80, 380, 0)]))
    fl = cherry_mass(cx, [(70, 90, 72, 'pink', 10), (190, 110, 66, 'white', 34), (320, 76, 72, 'pink', 0), (440, 110, 72, 'pink', 25), (80, 240, 74, 'pink', 40), (430, 250, 66, 'white', 12), (70, 400, 62, 'white', 0),
                          (450, 400, 60, 'pink', 30), (70, 560, 72, 'pink', 20), (440, 560, 70, 'pink', 5), (120, 710, 76, 'pink', 48), (260, 740, 64, 'white', 10), (400, 710, 76, 'pink', 30)])
    return card('Cherry with red poetry ribbon', br, fl, ribbon(258, 410, 118, 480, 'red', 7, ['mi', 'yo', 'si', 'no'], size=104), ctx=cx)


@reg('03-cherry-kasu-a')
def cherry_a(cx):
    br = P(brush([(10, 420, 60), (130, 360, 44), (260, 390, 32), (380, 310, 20), (500, 330, 8)]) + brush([(130, 364, 30), (200, 230, 20), (310, 160, 10), (340, 60, 0)]) + brush([(260, 390, 24), (350, 490, 16), (450, 520, 0)]) + brush([(60, 400, 22), (70, 540, 14), (120, 640, 0)]))
    fl = cherry_mass(cx, [(90, 150, 76, 'pink', 10), (220, 90, 72, 'pink', 30), (350, 120, 84, 'pink', 0), (450, 220, 64, 'white', 25), (230, 240, 84, 'white', 44), (100, 310, 80, 'pink', 12), (360, 320, 86, 'pink', 20),
                          (240, 410, 76, 'pink', 5), (90, 480, 74, 'white', 28), (440, 450, 72, 'pink', 50), (330, 530, 72, 'white', 8), (130, 630, 72, 'pink', 18)])
    fall = ''.join(P(PETAL.at(x, y, a, 1.2), 'pink') for x, y, a in [(270, 660, 30), (380, 640, -40), (220, 740, 80), (420, 730, 10), (330, 760, 120)])
    return card('Cherry (plain, first)', br, fl, fall, ctx=cx)


@reg('03-cherry-kasu-b')
def cherry_b(cx):
    br = P(brush([(500, 640, 66), (380, 600, 48), (280, 500, 38), (150, 520, 26), (60, 450, 12), (30, 340, 0)]) + brush([(290, 510, 30), (320, 380, 20), (260, 270, 12), (280, 150, 0)]) + brush([(390, 600, 30), (300, 690, 20), (160, 700, 0)]) + brush([(320, 390, 20), (430, 330, 12), (470, 220, 0)]))
    fl = cherry_mass(cx, [(280, 170, 78, 'pink', 20), (450, 220, 70, 'pink', 0), (80, 330, 76, 'pink', 30), (250, 320, 72, 'white', 50), (400, 360, 84, 'pink', 12), (120, 480, 74, 'white', 8), (270, 480, 84, 'pink', 36),
                          (440, 530, 76, 'white', 20), (120, 650, 86, 'pink', 15), (280, 680, 78, 'pink', 2), (420, 690, 84, 'pink', 28)])
    fall = ''.join(P(PETAL.at(x, y, a, 1.2), 'pink') for x, y, a in [(90, 90, 30), (190, 60, -40), (380, 80, 80), (150, 200, 10)])
    return card('Cherry (plain, second)', br, fl, fall, ctx=cx)


@reg('04-wisteria-ribbon')
def wisteria_ribbon(cx):
    vine = P(brush([(10, 60, 30), (140, 90, 24), (280, 50, 18), (400, 90, 12), (500, 50, 6)]))
    lv = fuji_leaf(cx, 120, 80, .9, 170) + fuji_leaf(cx, 380, 80, .95, 10) + fuji_leaf(cx, 210, 70, .75, 70, 'green') + fuji_leaf(cx, 320, 70, .75, 115, 'green')
    ra = raceme(cx, 90, 150, 1.35) + raceme(cx, 425, 140, 1.1) + raceme(cx, 250, 110, .6)
    return card('Wisteria with red ribbon', vine, ra, lv, ribbon(262, 470, 112, 470, 'red', -6), ctx=cx)


@reg('04-wisteria-kasu-b')
def wisteria_b(cx):
    vine = P(brush([(500, 120, 34), (380, 70, 26), (250, 110, 20), (120, 60, 14), (10, 90, 8)]) + brush([(250, 110, 12), (180, 190, 9), (210, 280, 7), (250, 250, 0)]))
    lv = fuji_leaf(cx, 430, 90, 1.0, -30) + fuji_leaf(cx, 300, 90, .95, 155) + fuji_leaf(cx, 160, 70, 1.0, 30, 'green') + fuji_leaf(cx, 90, 60, .9, 130, 'green')
    ra = raceme(cx, 110, 190, 1.35) + raceme(cx, 260, 250, .8) + raceme(cx, 400, 180, 1.1) + raceme(cx, 470, 140, .7)
    return card('Wisteria (plain, second)', vine, ra, lv, ctx=cx)


def iris_bed(cx, xs, base=800):
    ink, gr = Shape(), Shape()
    for i, (x, t, dx) in enumerate(xs):
        q = blade(x, base, x + dx, t, 34, dx * .2)
        if i % 3 == 1:
            gr += q
        else:
            ink += q
    return P(gr, 'green', gap=9) + P(ink, 'ink', gap=9)


def iris_stems(*ps):
    sh = Shape()
    for x, y, bx in ps:
        sh += brush([(x, y, 12), ((x + bx) / 2 + 4, (y + 800) / 2, 13), (bx, 800, 15)])
    return P(sh, 'ink', gap=8)


@reg('05-iris-bridge')
def iris_bridge(cx):
    water = P(spline([(0, 628, 'c'), (120, 612), (250, 626), (380, 610), (500, 624, 'c'), (500, 800, 'c'), (0, 800, 'c')]), 'blue', gap=9)
    w = Shape()
    for q in ([(20, 690), (90, 676), (170, 694)], [(60, 764), (160, 750), (260, 770)], [(330, 760), (410, 746), (486, 762)], [(190, 716), (250, 706), (300, 720)]):
        w += brush([(*q[0], 0), (*q[1], 9), (*q[2], 0)])
    bed = iris_bed(cx, [(50, 300, -10), (120, 400, 30), (190, 330, 10), (240, 430, -16), (320, 300, 20), (370, 410, -10), (440, 330, 20)], 680)
    st = iris_stems((110, 250, 134), (300, 190, 276), (420, 330, 396))
    fl = iris(cx, 112, 190, 1.05) + iris(cx, 312, 140, 1.15, flip=True) + iris(cx, 424, 310, .8)
    # zigzag plank bridge
    post = Shape()
    for x, y in ((44, 572), (150, 572), (310, 668), (440, 668)):
        post += poly([(x, y), (x + 18, y), (x + 18, y + 84), (x, y + 84)])
    p1, p2, p3 = poly([(0, 528), (206, 528), (232, 584), (0, 584)]), poly([(150, 528), (206, 528), (330, 664), (262, 664)]), poly([(226, 624), (500, 624), (500, 680), (252, 680)])
    gr = S(line((0, 556), (180, 556)) + line((284, 652), (500, 652)) + line((96, 532), (102, 580)) + line((390, 628), (394, 676)), 'brown', 5)
    return card('Iris with Plank bridge', bed, st, fl, water, P(w, 'sky'), P(post, 'brown', **K), P(p2, 'ochre', **K), P(p1, 'yellow', **K), P(p3, 'yellow', **K), gr, ctx=cx)


@reg('05-iris-ribbon')
def iris_ribbon(cx):
    bed = iris_bed(cx, [(50, 330, -10), (110, 250, -20), (150, 420, 20), (360, 400, 10), (400, 250, 16), (450, 330, 20), (300, 480, 20)])
    st = iris_stems((90, 250, 110), (410, 200, 390), (140, 520, 150), (400, 520, 380))
    fl = iris(cx, 96, 200, 1.0) + iris(cx, 400, 150, 1.0, flip=True) + iris(cx, 96, 480, .9, flip=True) + iris(cx, 420, 470, .9)
    return card('Iris with red ribbon', bed, st, fl, ribbon(252, 430, 112, 480, 'red', 5), ctx=cx)


@reg('05-iris-kasu-a')
def iris_a(cx):
    bed = iris_bed(cx, [(60, 420, -20), (110, 330, 20), (170, 470, -10), (220, 380, 26), (290, 460, -20), (350, 330, 20), (410, 420, 0), (450, 360, 24)])
    st = iris_stems((150, 260, 180), (350, 400, 320), (90, 520, 120))
    fl = iris(cx, 160, 190, 1.3) + iris(cx, 360, 340, 1.15, flip=True) + iris(cx, 100, 470, .95)
    return card('Iris (plain, first)', bed, st, fl, ctx=cx)


@reg('05-iris-kasu-b')
def iris_b(cx):
    bed = iris_bed(cx, [(50, 360, -10), (100, 470, 20), (150, 340, 20), (210, 440, -20), (270, 340, 10), (330, 470, 20), (390, 380, -16), (450, 330, 20)])
    st = iris_stems((350, 230, 320), (130, 340, 160), (420, 520, 400), (240, 560, 240))
    fl = iris(cx, 346, 170, 1.3, flip=True) + iris(cx, 120, 290, 1.1) + iris(cx, 420, 470, .85) + iris(cx, 240, 520, .9, flip=True)
    return card('Iris (plain, second)', bed, st, fl, ctx=cx)


def susuki_hill(peak=508, edge=610):
    return P(spline([(0, 800, 'c'), (0, edge, 'c'), (110, peak + 28), (250, peak), (390, peak + 28), (500, edge, 'c'), (500, 800, 'c')]), 'ink')


@reg('08-susuki-geese')
def susuki_geese(cx):
    sky = P(spline([(0, 20, 'c'), (500, 20, 'c'), (500, 96, 'c'), (300, 96), (270, 72), (140, 72), (110, 110), (0, 110, 'c')]), 'red')
    g = goose(cx, 318, 196, .82, 10) + goose(cx, 196, 348, .82, 8) + goose(cx, 372, 452, .6, 8)
    return card('Susuki grass with Geese', sky, g, susuki_hill(), susuki_field(cx), ctx=cx)


@reg('08-susuki-kasu-a')
def susuki_a(cx):
    pl = plume(cx, 150, 560, 1.55, 'ink', False, -4) + plume(cx, 250, 560, 1.15, 'ink', False, 8) + plume(cx, 80, 600, 1.0, 'ink', False, -8) + plume(cx, 330, 600, .8, 'ink', False, 14)
    hill = P(spline([(0, 800, 'c'), (0, 560, 'c'), (90, 520), (210, 516), (360, 570), (500, 670, 'c'), (500, 800, 'c')]), 'ink')
    return card('Susuki grass (plain, first)', pl, hill, tufts(cx, [(120, 680, .8), (250, 690, .8), (370, 730, .78), (40, 800, .95), (180, 810, 1), (310, 812, 1), (440, 820, .9)]), ctx=cx)


@reg('08-susuki-kasu-b')
def susuki_b(cx):
    pl = plume(cx, 330, 520, 1.0, 'ink', True, -6) + plume(cx, 410, 560, 1.5, 'ink', True) + plume(cx, 240, 560, .8, 'ink', True, -12) + plume(cx, 460, 600, .95, 'ink', True, 10)
    hill = P(spline([(0, 800, 'c'), (0, 690, 'c'), (130, 590), (290, 520), (410, 524), (500, 570, 'c'), (500, 800, 'c')]), 'ink')
    return card('Susuki grass (plain, second)', pl, hill, tufts(cx, [(380, 684, .8), (250, 690, .8), (130, 734, .78), (460, 800, .95), (320, 810, 1), (190, 812, 1), (60, 820, .9)]), ctx=cx)


def kiku_stem(*ps):
    sh = Shape()
    for p in ps:
        sh += brush([(x, y, 13) for x, y in p])
    return P(sh, 'ink', gap=8)


@reg('09-kiku-ribbon')
def kiku_ribbon(cx):
    lv = kiku_leaf(cx, 90, 420, .95, -30) + kiku_leaf(cx, 420, 430, .95, 30) + kiku_leaf(cx, 90, 780, 1.0, 10, 'green') + kiku_leaf(cx, 420, 790, 1.0, -14, 'green') + kiku_leaf(cx, 250, 790, .8, 0)
    fl = kiku(cx, 100, 150, 104) + kiku(cx, 400, 150, 104, 'white') + kiku(cx, 90, 520, 92, 'white') + kiku(cx, 420, 540, 92) + kiku(cx, 250, 90, 64)
    return card('Chrysanthemum with blue ribbon', lv, fl, ribbon(254, 430, 112, 480, 'blue', 6), ctx=cx)


@reg('09-kiku-kasu-a')
def kiku_a(cx):
    st = kiku_stem([(170, 200), (190, 460), (160, 800)], [(370, 400), (330, 580), (320, 800)])
    lv = kiku_leaf(cx, 190, 430, .95, -50) + kiku_leaf(cx, 190, 520, .9, 50, 'green') + kiku_leaf(cx, 170, 680, 1.0, -60) + kiku_leaf(cx, 330, 650, 1.0, 48) + kiku_leaf(cx, 320, 760, .9, -40, 'green') + kiku_leaf(cx, 330, 790, .9, 60)
    return card('Chrysanthemum (plain, first)', st, lv, kiku(cx, 165, 190, 138), kiku(cx, 370, 400, 112, 'white'), kiku(cx, 110, 560, 84), ctx=cx)


@reg('09-kiku-kasu-b')
def kiku_b(cx):
    st = kiku_stem([(340, 230), (320, 480), (340, 800)], [(130, 340), (180, 560), (170, 800)], [(112, 140), (206, 300), (230, 560), (200, 800)])
    lv = kiku_leaf(cx, 320, 480, .95, 54) + kiku_leaf(cx, 170, 560, .95, -50) + kiku_leaf(cx, 330, 640, 1.0, -46, 'green') + kiku_leaf(cx, 340, 740, 1.0, 50) + kiku_leaf(cx, 170, 720, 1.0, -54) + kiku_leaf(cx, 180, 790, .8, 40, 'green')
    return card('Chrysanthemum (plain, second)', st, lv, kiku(cx, 340, 210, 138, 'white'), kiku(cx, 130, 360, 104), kiku(cx, 400, 520, 80), kiku(cx, 110, 130, 62), ctx=cx)


def maple_mass(cx, spec):
    return ''.join(momiji(cx, x, y, r, f, a) for x, y, r, f, a in spec)


@reg('10-maple-ribbon')
def maple_ribbon(cx):
    br = P(brush([(500, 60, 46), (370, 110, 32), (230, 80, 22), (110, 130, 12), (20, 110, 0)]) + brush([(500, 560, 30), (430, 620, 20), (420, 720, 0)]) + brush([(370, 110, 20), (430, 220, 12), (420, 320, 0)]))
    lv = maple_mass(cx, [(90, 140, 100, 'red', -20), (220, 90, 84, 'yellow', 12), (360, 110, 96, 'red', 30), (440, 260, 92, 'ink', 60), (80, 320, 90, 'ink', -40), (70, 500, 86, 'red', -10), (430, 440, 86, 'yellow', 80), (420, 620, 100, 'red', 40), (100, 680, 96, 'yellow', -30), (250, 720, 80, 'ink', 10)])
    return card('Maple with blue ribbon', br, lv, ribbon(252, 430, 112, 470, 'blue', -6), ctx=cx)


@reg('10-maple-kasu-a')
def maple_a(cx):
    br = P(brush([(10, 330, 76), (120, 290, 58), (250, 330, 40), (370, 280, 24), (500, 320, 8)]) + brush([(120, 296, 36), (200, 190, 22), (330, 150, 8)]) + brush([(250, 330, 30), (330, 440, 20), (430, 490, 8)]) + brush([(60, 320, 30), (80, 450, 20), (60, 560, 8)]), 'ink', gap=10)
    lv = maple_mass(cx, [(90, 140, 118, 'yellow', -24), (410, 120, 120, 'yellow', 30), (80, 430, 112, 'red', -30), (400, 440, 116, 'ink', 60), (240, 120, 128, 'red', 4), (390, 270, 118, 'red', 44), (250, 380, 124, 'yellow', 14), (110, 590, 108, 'red', -10), (300, 540, 122, 'red', 30)])
    return card('Maple (plain, first)', lv[:0], br, lv, momiji(cx, 420, 670, 80, 'yellow', 150), momiji(cx, 230, 720, 74, 'red', 220), ctx=cx)


@reg('10-maple-kasu-b')
def maple_b(cx):
    br = P(brush([(500, 500, 76), (390, 470, 56), (270, 510, 40), (150, 450, 24), (10, 480, 8)]) + brush([(390, 474, 36), (350, 340, 24), (400, 230, 8)]) + brush([(280, 510, 30), (220, 620, 20), (100, 660, 8)]), 'ink', gap=10)
    lv = maple_mass(cx, [(420, 180, 116, 'red', 20), (110, 380, 116, 'red', -40), (400, 640, 122, 'red', 80), (90, 600, 116, 'yellow', -20), (400, 360, 122, 'yellow', 50), (260, 330, 124, 'red', -6), (240, 510, 120, 'ink', 16), (230, 680, 124, 'red', 110), (410, 520, 96, 'ink', 60)])
    return card('Maple (plain, second)', br, lv, momiji(cx, 110, 150, 78, 'yellow', -70), momiji(cx, 260, 120, 66, 'red', 200), ctx=cx)


@reg('12-paulownia-kasu-b')
def kiri_b(cx):
    sp = kiri_spike(cx, 150, 420, 1.15, -4, n=7) + kiri_spike(cx, 364, 470, 1.2, 5, n=5)
    lv = kiri_leaf(cx, 400, 520, 1.1, -24) + kiri_leaf(cx, 110, 540, 1.0, 30) + kiri_leaf(cx, 220, 450, 1.25, 8)
    return card('Paulownia (plain, second)', sp, lv, ctx=cx)

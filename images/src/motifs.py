"""Motif vocabulary. Each function returns SVG markup (or a Shape) built from geom/svg primitives."""
from geom import *
from svg import *


# ---------- shared ----------
def mist(x, y, w, h, fill='red', tail=.35, flip=1):
    """Kasumi bank: stacked rounded bands running off one side. x,y = inner end, h = band height."""
    s = flip
    b1 = spline([(x, y, 'c'), (x + s * w, y, 'c'), (x + s * w, y + h, 'c'), (x, y + h, 'c'), (x - s * h * .5, y + h / 2)], True, 1.2)
    return b1


# ---------- pine ----------
def pine_shape(r, n=17, a0=-8, a1=188):
    pts, step = [], (a1 - a0) / (n - 1)
    for i in range(n):
        a = a0 + step * i
        pts.append((*pol(r * (1 if i % 2 == 0 else .91), a), 'c'))
        if i < n - 1:
            pts.append((*pol(r * .82, a + step / 2), 'c'))
    pts += [(-r * .45, r * .13), (0, r * .2), (r * .45, r * .13)]
    rays = Shape()
    for i in range(n - 1):
        a = a0 + step * (i + .5)
        rays += drop(r * .53, r * .044).at(*pol(r * .30, a), rot=-a)
    return spline(pts), rays


def pine(cx, x, y, r, fill='ink', n=17, rot=0, bud='red', line='paper', arc=None):
    """Pine-needle fan: spiky dome with paper rays and a bud. n = needles (odd). arc=(a0,a1) for part fans."""
    a0, a1 = arc or (-8, 188)

    def make():
        b, q = pine_shape(200, n, a0, a1)
        return P(b, 'inherit', gap=16) + P(q, line) + (circ(0, 8, 22, bud) if bud else '')
    return cx.use(f'p{n}{(bud or "n")[0]}{line[0]}{a0 + a1}', make, x, y, r / 200, rot, fill)


def trunk(pts, fill='brown', gap=12):
    return P(brush(pts), fill, gap=gap)


# ---------- ribbons ----------
KANA = {
    # brush strokes in a 100x100 box: list of strokes, each [(x,y,w),...]
    'a': [[(18, 26, 9), (48, 25, 6), (80, 20, 10)], [(46, 6, 10), (42, 40, 8), (50, 82, 4)],
          [(66, 36, 7), (50, 68, 7), (26, 84, 10), (18, 66, 9), (42, 46, 6), (74, 48, 8), (82, 72, 8), (56, 95, 0)]],
    'ka': [[(20, 24, 9), (52, 22, 7), (80, 20, 9), (60, 30, 5), (36, 50, 8), (26, 74, 10), (40, 84, 8), (60, 58, 7), (74, 52, 9), (78, 74, 10), (62, 94, 0)]],
    'yo': [[(52, 30, 7), (80, 26, 9)], [(50, 4, 8), (53, 40, 8), (52, 78, 8), (30, 90, 9), (20, 76, 8), (42, 68, 6), (84, 92, 3)]],
    'ro': [[(26, 16, 9), (70, 14, 8), (44, 42, 7), (18, 66, 9), (52, 48, 7), (80, 58, 10), (76, 82, 9), (40, 94, 0)]],
    'si': [[(40, 4, 11), (36, 44, 9), (40, 82, 10), (64, 86, 8), (86, 62, 0)]],
    'mi': [[(22, 16, 8), (56, 14, 9), (40, 50, 7), (20, 80, 9), (14, 64, 7), (50, 60, 7), (90, 70, 4)], [(76, 40, 8), (72, 66, 8), (58, 94, 0)]],
    'no': [[(56, 22, 8), (46, 56, 9), (24, 78, 10), (14, 56, 9), (40, 22, 8), (76, 28, 10), (84, 60, 10), (56, 92, 0)]],
}


def kana(word, x, y, size, fill='ink', lead=.98):
    sh = Shape()
    for i, k in enumerate(word):
        for st in KANA[k]:
            sh += brush([(a, b, w * 1.15) for a, b, w in st], n=1).at(x - size / 2, y + i * size * lead, s=size / 100)
    return P(sh, fill)


def ribbon(x, y, w, h, fill='red', rot=8, word=None, edge='ink', size=None, gap=14):
    """Tanzaku: a slip with a slight S-curl; x,y = centre."""
    a, b = w / 2, h / 2
    sh = spline([(-a, -b, 'c'), (a * .1, -b - w * .10), (a, -b + w * .06, 'c'), (a + w * .05, 0), (a - w * .02, b, 'c'), (0, b + w * .10), (-a, b - w * .06, 'c'), (-a + w * .05, 0)], True, 1.1)
    sh = sh.at(x, y, rot)
    out = P(sh, 'paper', stroke='paper', sw=gap * 2) + P(sh, fill, stroke=edge, sw=6, extra='stroke-linejoin="round"')
    if word:
        n = len(word)
        size = size or h * .9 / n
        inner = kana(word, 0, -h * .44, size)
        out += f'<g transform="translate({x} {y})rotate({rot})">{inner}</g>'
    return out


# ---------- willow ----------
def strand_shape(L=400, sway=40, n=12, ll=78, lw=14):
    """Hanging willow switch: tapered line with alternate drooping leaves."""
    path = [(0, 0, 10), (sway * .55, L * .33, 7), (sway * .9, L * .66, 5), (sway, L, 0)]
    sh = brush(path, 1)
    sm = sample(path, 8)
    for i in range(n):
        f = .06 + .9 * i / (n - 1)
        p, g, _ = sm[round(f * (len(sm) - 1))]
        a = math.degrees(math.atan2(g[1], g[0]))
        side = 1 if i % 2 else -1
        k = min(1.05, .5 + f * 1.3) * (1 - .25 * max(0, f - .6))
        sh += leaf(ll * k, lw * min(1, .6 + k * .4), bend=side * -5).at(*p, rot=a + side * 20)
    return sh + leaf(ll * .8, lw * .9).at(sway, L - 16, rot=92)


def strand(cx, x, y, s=1, fill='ink', flip=False, rot=0, kind=0):
    mk = [lambda: P(strand_shape(400, 40), 'inherit', gap=8), lambda: P(strand_shape(400, -24, 11), 'inherit', gap=8)][kind]
    return cx.use(f'w{kind}', mk, x, y, s, rot, fill, flip)


# ---------- susuki ----------
def plume_shape(L=330, lean=90, n=9, ll=120):
    """Susuki ear: stem with drooping one-sided awns."""
    stem = [(0, 0, 8), (lean * .18, -L * .45, 6), (lean * .55, -L * .85, 5), (lean, -L, 3)]
    sh = brush(stem)
    sm = sample(stem, 8)
    for i in range(n):
        f = .62 + .38 * i / (n - 1)
        p, g, _ = sm[round(f * (len(sm) - 1))]
        k = .6 + .4 * math.sin(math.pi * (i + 1) / (n + 1))
        e = (p[0] + ll * k * .9, p[1] + ll * k * (.25 + .5 * (1 - i / n)))
        mid = (p[0] + ll * k * .5, p[1] - ll * k * .02 + 10 * (1 - i / n))
        sh += brush([(*p, 3), (*mid, 11), (*e, 0)])
    return sh


def plume(cx, x, y, s=1, fill='ink', flip=False, rot=0):
    return cx.use('sk', lambda: P(plume_shape(), 'inherit'), x, y, s, rot, fill, flip)


def susuki_field(cx, line_='paper', spec=None):
    """Blades engraved on the hill: arcing tufts in two rows."""
    def tuft():
        sh = Shape()
        for a, L in [(-52, 108), (-34, 146), (-17, 172), (0, 184), (17, 172), (34, 146), (52, 108)]:
            x, y = L * math.sin(math.radians(a)), -L * math.cos(math.radians(a))
            sh += brush([(a * .12, 0, 3), (x * .42, y * .68, 8), (x * 1.12, y * .92, 0)])
        return P(sh, 'inherit')
    return ''.join(cx.use('tf', tuft, x, y, s, 0, line_) for x, y, s in (spec or
                   [(250, 690, .78), (128, 716, .8), (372, 716, .8), (60, 810, .95), (190, 812, 1), (320, 812, 1), (446, 810, .95)]))


tufts = lambda cx, spec: susuki_field(cx, spec=spec)


# ---------- cherry / plum ----------
def sakura(cx, x, y, r, fill='pink', rot=0, eye='red', cut_='paper'):
    def make():
        sh, st = Shape(), Shape()
        for k in range(5):
            pet = spline([(0, 0, 'c'), (-40, -44), (-44, -84), (-20, -100), (0, -86, 'c'), (20, -100), (44, -84), (40, -44)], True, 1.1)
            sh += pet.at(rot=72 * k)
            for a, l in ((-15, 44), (15, 44), (0, 56)):
                st += brush([(0, -8, 7), (0, -l, 3)]).at(rot=72 * k + a) + circle(0, -l, 5).at(rot=72 * k + a)
        cut = Shape()
        for k in range(5):
            cut += brush([(0, -36, 0), (0, -78, 9)]).at(rot=72 * k + 36)
        return P(sh, 'inherit', gap=12) + P(cut, cut_) + P(st + circle(0, 0, 12), eye)
    return cx.use('sa' + eye[0], make, x, y, r / 100, rot, fill)


def ume(cx, x, y, r, fill='red', rot=0, eye='yellow'):
    def make():
        sh, st = Shape(), Shape()
        for k in range(5):
            sh += circle(0, -52, 46).at(rot=72 * k)
            for a in (-20, 0, 20):
                l = 52 if a == 0 else 44
                st += brush([(0, -6, 6), (0, -l, 4)]).at(rot=72 * k + a) + circle(0, -l, 6.5).at(rot=72 * k + a)
        cut = Shape()
        for k in range(5):
            cut += brush([(0, -34, 0), (0, -82, 10)]).at(rot=72 * k + 36)
        return P(sh + circle(0, 0, 40), 'inherit', gap=12) + P(cut, 'paper') + P(st + circle(0, 0, 15), eye)
    return cx.use('um' + eye[0], make, x, y, r / 100, rot, fill)


def bud(x, y, r, rot=0, fill='red'):
    return P(circle(0, -r, r).at(x, y, rot), fill, gap=8) + P(spline([(-r * .8, -r * .9, 'c'), (0, r * .2), (r * .8, -r * .9, 'c'), (0, -r * .5)]).at(x, y, rot), 'ink')


# ---------- wisteria ----------
def raceme(cx, x, y, s=1, fill='purple', rot=0, tip='lilac', flip=False):
    """Hanging flower cluster, 420 long: rows of keeled florets, each row overlapping the one below."""
    def make():
        out, yy, i = [], 0, 0
        while yy < 392:
            f = 1 - (yy / 420) ** 1.35
            w, rr = 74 * f, 15 + 11 * f
            n = max(1, round(2 * w / (rr * 1.75)) + 1)
            if n > 1 and (n % 2 == 0) != (i % 2 == 0) and yy:
                n -= 1
            row = Shape()
            for j in range(n):
                xx = 0 if n == 1 else (j / (n - 1) - .5) * (n - 1) * rr * 1.72
                row += spline([(-rr * .62, -rr * .6), (0, -rr * .95), (rr * .62, -rr * .6), (rr * .72, rr * .3), (0, rr * 1.25, 'c'), (-rr * .72, rr * .3)], True, 1.05).at(xx, yy, -xx * .42)
            out.append(P(row, 'inherit' if i % 3 else tip))
            yy += rr * 1.5
            i += 1
        return f'<g stroke="{c("paper")}" stroke-width="7" paint-order="stroke">' + ''.join(out[::-1]) + '</g>'
    return cx.use('ra' + tip[:2], make, x, y, s, rot, fill, flip)


def fuji_leaf(cx, x, y, s=1, rot=0, fill='ink', flip=False):
    def make():
        sh = brush([(0, 0, 8), (120, -14, 6), (230, 10, 0)])
        for i in range(5):
            t = 40 + i * 42
            sh += leaf(92 - i * 7, 34).at(t, -12, -52 + i * 4) + leaf(92 - i * 7, 34).at(t, -8, 58 - i * 4)
        return P(sh + leaf(86, 32).at(222, 6, 8), 'inherit', gap=9)
    return cx.use('fl', make, x, y, s, rot, fill, flip)


# ---------- paulownia ----------
def kiri_leaf(cx, x, y, s=1, rot=0, fill='ink', vein='paper'):
    """Broad three-lobed leaf hanging from its stalk at the origin, tip down (200 long)."""
    def make():
        lf = spline([(0, 0, 'c'), (46, -30), (104, -24), (150, 20, 'c'), (132, 60), (104, 84, 'c'), (112, 120), (76, 170), (0, 222, 'c'),
                     (-76, 170), (-112, 120), (-104, 84, 'c'), (-132, 60), (-150, 20, 'c'), (-104, -24), (-46, -30)], True, 1.05)
        v = brush([(0, 4, 9), (3, 100, 7), (0, 196, 0)])
        for sx in (1, -1):
            v += (brush([(0, 10, 8), (60, 14, 6), (124, 22, 0)]) + brush([(1, 56, 7), (44, 70, 5), (88, 118, 0)]) + brush([(2, 104, 6), (30, 124, 4), (56, 158, 0)]) + brush([(56, 14, 5), (84, 34, 4), (104, 62, 0)])).at(0, 0, 0, 1, sx)
        return P(lf, 'inherit', gap=12) + P(v, vein)
    return cx.use('kl' + vein[0], make, x, y, s, rot, fill)


def kiri_spike(cx, x, y, s=1, rot=0, fill='purple', n=7, mouth='lilac'):
    """Upright panicle: trumpet flowers in pairs on a stem, bud at the top. Origin = foot."""
    def make():
        H = 34 * n + 40
        stem = brush([(0, 10, 10), (2, -H * .4, 8), (0, -H, 4)])
        bell, mo, cal = Shape(), Shape(), Shape()
        k = (n - 1) // 2
        B = spline([(6, -5, 'c'), (30, -18), (50, -24), (70, -40, 'c'), (86, -26), (78, -13, 'c'), (94, 0), (78, 13, 'c'), (86, 26), (70, 40, 'c'), (50, 24), (30, 18), (6, 5, 'c')], True, 1.05)
        M = spline([(66, -26, 'c'), (56, 0), (66, 26, 'c'), (72, 14), (66, 0), (72, -14)], True, 1.1)
        C = spline([(0, -7, 'c'), (26, -15, 'c'), (18, 0), (26, 15, 'c'), (0, 7, 'c')])
        for i in range(k):
            yy = -30 - i * (H - 90) / k
            q = 1 - .38 * i / max(1, k - 1)
            for sx in (1, -1):
                t = lambda sh: sh.at(0, 0, 8 - 30 * i / k).at(0, yy, 0, q, sx)
                bell += t(B)
                mo += t(M)
                cal += t(C)
        top = spline([(0, 20, 'c'), (-20, -8), (-20, -34), (-8, -50), (0, -44, 'c'), (8, -50), (20, -34), (20, -8)]).at(0, -H + 30)
        return P(stem, 'ink', gap=9) + P(bell + top, 'inherit', gap=9) + P(mo, mouth) + P(cal + circle(0, -H + 46, 9), 'ink')
    return cx.use(f'ks{n}{mouth[0]}', make, x, y, s, rot, fill)


# ---------- chrysanthemum ----------
def kiku(cx, x, y, r, fill='yellow', rot=0, heart='red', sy=1):
    def make():
        A, B = Shape(), Shape()
        for k in range(16):
            A += spline([(0, 0, 'c'), (-13, -60), (-15, -88), (0, -101), (15, -88), (13, -60)], True, 1.1).at(rot=22.5 * k)
        for k in range(12):
            B += spline([(0, 0, 'c'), (-11, -36), (-12, -52), (0, -62), (12, -52), (11, -36)], True, 1.1).at(rot=30 * k + 8)
        k = f'stroke="{c("ink")}" stroke-width="6"'
        return f'<g {k}>' + P(A, 'inherit') + P(B, 'inherit') + '</g>' + circ(0, 0, 19, heart)
    return cx.use('ki' + heart[0], make, x, y, r / 100, rot, fill)


def kiku_leaf(cx, x, y, s=1, rot=0, fill='ink', vein='paper', flip=False):
    """Lobed leaf, stalk at the origin, pointing up."""
    def make():
        lf = spline([(0, 0, 'c'), (-26, -30), (-70, -30), (-84, -60, 'c'), (-58, -72), (-52, -84, 'c'), (-84, -100), (-82, -136, 'c'), (-52, -132), (-34, -146, 'c'), (-30, -184), (0, -206, 'c'),
                     (30, -184), (34, -146, 'c'), (52, -132), (82, -136, 'c'), (84, -100), (52, -84, 'c'), (58, -72), (84, -60, 'c'), (70, -30), (26, -30)], True, 1.05)
        v = brush([(0, -6, 8), (0, -100, 7), (0, -180, 0)])
        for sx in (1, -1):
            v += (brush([(0, -26, 6), (30, -46, 5), (64, -56, 0)]) + brush([(0, -70, 6), (30, -100, 5), (62, -122, 0)])).at(0, 0, 0, 1, sx)
        return P(lf, 'inherit', gap=10) + P(v, vein)
    return cx.use('kf' + vein[0], make, x, y, s, rot, fill, flip)


# ---------- maple ----------
def momiji(cx, x, y, r, fill='red', rot=0, vein='paper'):
    def make():
        pts, v = [], Shape()
        L = [(-126, .56), (-84, .84), (-42, .98), (0, 1.06), (42, .98), (84, .84), (126, .56)]
        pts.append((0, 22, 'c'))
        for i, (a, l) in enumerate(L):
            t = lambda rr, aa: (100 * rr * math.sin(math.radians(aa)), -100 * rr * math.cos(math.radians(aa)))
            pts += [t(l * .62, a - 11), (*t(l, a), 'c'), t(l * .62, a + 11)]
            if i < 6:
                pts.append((*t(.30, a + 21), 'c'))
            v += brush([(0, 6, 5), (*t(l * .4, a), 4), (*t(l * .84, a), 0)])
        stem = brush([(0, 14, 7), (6, 50, 6), (0, 84, 5)])
        return P(spline(pts, True, 1.0) + stem, 'inherit', gap=9) + P(v, vein)
    return cx.use('mo' + vein[0], make, x, y, r / 100, rot, fill)


# ---------- iris ----------
def iris(cx, x, y, s=1, fill='purple', rot=0, flip=False, alt='lilac'):
    """Side-view iris about 220 wide, 200 high; origin = throat."""
    def make():
        st = spline([(0, 14, 'c'), (-30, -30), (-26, -74), (0, -104, 'c'), (26, -74), (30, -30)], True, 1.1)
        sl = spline([(0, 10, 'c'), (-34, -18), (-66, -54), (-74, -90, 'c'), (-36, -78), (-6, -40)], True, 1.1)
        fl = spline([(0, 6, 'c'), (-44, -14), (-92, -2), (-112, 40), (-104, 84, 'c'), (-66, 76), (-30, 48)], True, 1.1)
        fc = spline([(0, 4, 'c'), (-34, 28), (-44, 70), (0, 112, 'c'), (44, 70), (34, 28)], True, 1.1)
        m = lambda q: q.at(0, 0, 0, 1, -1)
        sig = brush([(0, 14, 8), (0, 40, 14), (0, 76, 0)]) + brush([(-12, 8, 6), (-50, 14, 12), (-84, 50, 0)]) + brush([(12, 8, 6), (50, 14, 12), (84, 50, 0)])
        cut = brush([(0, -84, 0), (0, -40, 6), (0, -6, 0)])
        g = f'<g stroke="{c("paper")}" stroke-width="8" paint-order="stroke" stroke-linejoin="round">'
        return g + P(sl + m(sl), alt) + P(st, 'inherit') + P(fl + m(fl), 'inherit') + P(fc, 'inherit') + '</g>' + P(sig, 'yellow') + P(cut, alt)
    return cx.use('ir', make, x, y, s, rot, fill, flip)


def blade(x0, y0, x1, y1, w=30, bow=14):
    """Sword leaf from the ground to its tip."""
    mx, my = x0 + (x1 - x0) * .35 + bow * .4, y0 + (y1 - y0) * .5
    return brush([(x0, y0, w * .8), (mx, my, w), (x1, y1, 0)])


# ---------- birds ----------
def perched_bird(cx, x, y, s=1, rot=0, flip=False, body='moss', belly='yellow', wing='ink'):
    """Small songbird, facing left, feet at about (0, 62)."""
    def make():
        tail = brush([(60, 20, 34), (120, 58, 30), (176, 96, 20)])
        bd = spline([(-92, -34, 'c'), (-84, -70), (-48, -86), (-10, -66), (40, -30), (80, 24, 'c'), (40, 60), (-14, 66), (-62, 40), (-84, 0)])
        bl = spline([(-86, -10, 'c'), (-58, 6), (-20, 34), (70, 30, 'c'), (40, 60), (-14, 66), (-62, 40)])
        wg = spline([(-36, -36, 'c'), (20, -44), (70, -4), (128, 54, 'c'), (62, 44), (0, 30), (-36, 0)])
        wl = brush([(-10, -16, 0), (40, 2, 7), (90, 36, 0)]) + brush([(-16, 4, 0), (24, 16, 6), (64, 34, 0)])
        bk = spline([(-86, -52, 'c'), (-128, -44, 'c'), (-88, -32, 'c')])
        ft = line((-6, 64), (-12, 84)) + line((18, 62), (16, 84))
        k = f'stroke="{c("ink")}" stroke-width="7" stroke-linejoin="round"'
        return S(ft, 'ink', 7) + f'<g {k}>' + P(tail, wing) + P(bd, 'inherit') + P(bl, belly) + P(wg, wing) + P(bk, 'ochre') + '</g>' + P(wl, 'paper') + circ(-62, -50, 8, 'ink') + P(brush([(-84, -62, 0), (-58, -68, 6), (-30, -58, 0)]), 'paper')
    return cx.use('pb', make, x, y, s, rot, body, flip)


def goose(cx, x, y, s=1, rot=0, flip=False, fill='brown'):
    """Goose in flight, heading left, wings up."""
    def make():
        far = spline([(-20, -10, 'c'), (-50, -70), (-40, -130), (0, -176, 'c'), (14, -110), (40, -10, 'c')])
        body = spline([(-168, -14), (-150, -32), (-126, -26), (-80, -16), (-20, -26), (50, -16), (130, 14, 'c'), (60, 34), (-20, 36), (-84, 8), (-130, -4), (-156, 2)])
        near = spline([(-30, -6, 'c'), (0, -70), (70, -132), (168, -160, 'c'), (140, -120), (128, -84, 'c'), (110, -70), (104, -50, 'c'), (84, -36), (70, 0, 'c'), (20, 10)])
        nl = brush([(4, -20, 0), (52, -76, 8), (120, -118, 0)]) + brush([(24, -14, 0), (66, -52, 7), (104, -76, 0)])
        bk = spline([(-164, -26, 'c'), (-200, -12, 'c'), (-162, -2, 'c')])
        tail = poly([(110, 4), (170, 0), (156, 16), (172, 32), (104, 26)])
        k = f'stroke="{c("ink")}" stroke-width="7" stroke-linejoin="round"'
        return P(far, gap=8) + f'<g {k}>' + P(tail, 'ink') + P(body, 'inherit') + P(bk, 'ochre') + '</g>' + P(near, gap=8) + P(nl, 'paper') + circ(-144, -16, 6, 'white')
    return cx.use('go', make, x, y, s, rot, fill, flip)


# ---------- glyphs and the teaching overlay ----------
# index glyphs: centre-line strokes in a box 60 wide, 90 high (10 is 86 wide)
GLYPH = {
    'A': ('M2 90L30 0L58 90M13 60H47', 60), '2': ('M4 25C4 9 16 0 30 0S56 9 56 25C56 46 24 60 4 90H58', 60),
    '3': ('M6 0H54L29 36C46 36 57 47 57 63S45 90 29 90S6 82 3 69', 60), '4': ('M44 90V0L2 63H60', 60),
    '5': ('M53 0H13L8 41C14 36 21 34 29 34C46 34 57 46 57 62S46 90 29 90S7 83 3 71', 60),
    '6': ('M50 8C40-3 4-4 4 56C4 79 14 90 31 90S57 79 57 62S46 35 31 35S5 45 4 58', 60), '7': ('M3 0H57L22 90', 60),
    '8': ('M30 0C16 0 8 8 8 20S16 41 30 41S52 32 52 20S44 0 30 0ZM30 41C13 41 4 51 4 65S14 90 30 90S56 80 56 65S47 41 30 41Z', 60),
    '9': ('M10 82C20 93 56 94 56 34C56 11 46 0 29 0S3 11 3 28S14 55 29 55S55 45 56 32', 60),
    '0': ('M30 0C12 0 3 18 3 45S12 90 30 90S57 72 57 45S48 0 30 0Z', 60), '1': ('M6 18L28 2V90', 36), '10': ('M2 16L18 2V90M66 0C52 0 44 16 44 45S52 90 66 90S88 74 88 45S80 0 66 0Z', 88),
    'J': ('M24 0H48V64C48 81 39 90 26 90S4 82 3 67', 54), 'Q': ('M30 0C12 0 3 18 3 45S12 90 30 90S57 72 57 45S48 0 30 0ZM36 64L58 94', 60),
    'K': ('M6 0V90M56 0L6 56M24 38L58 90', 60),
    'O': ('M30 0C12 0 3 18 3 45S12 90 30 90S57 72 57 45S48 0 30 0Z', 60), 'E': ('M54 0H6V90H54M6 44H46', 58), 'R': ('M6 90V0H32C48 0 56 9 56 24S48 48 32 48H6M32 48L58 90', 62),
}


def glyph(ch, x, y, h, col, sw=13):
    d, w = GLYPH[ch]
    k = h / 90
    return f'<path transform="translate({round(x - w * k / 2, 1)} {y})scale({round(k, 3)})" fill="none" stroke="{c(col)}" stroke-width="{sw}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


def number(n, x, y, h, col='ink', sw=15, tight=1.0):
    """Number centred on x, built from digit glyphs."""
    ds = str(n)
    k = h / 90
    ws = [GLYPH[q][1] * k for q in ds]
    gapw = 20 * k * tight
    tot = sum(ws) + gapw * (len(ds) - 1)
    out, cur = '', x - tot / 2
    for q, w in zip(ds, ws):
        out += glyph(q, cur + w / 2, y, h, col, sw)
        cur += w + gapw
    return out


POINTS = dict(bright=20, animal=10, ribbon=5, chaff=1)


def type_glyph(k, x, y, rib='red'):
    """Shape-coded card type (readable without colour)."""
    e = dict(stroke='ink', sw=6, extra='stroke-linejoin="round"')
    if k == 'bright':
        sh = poly([((34 if i % 2 == 0 else 22) * math.sin(math.pi * i / 8), -(34 if i % 2 == 0 else 22) * math.cos(math.pi * i / 8)) for i in range(16)])
        return P(sh.at(x, y), 'yellow', **e)
    if k == 'animal':
        sh = spline([(-38, -8, 'c'), (-22, -24), (-4, -16), (36, -30, 'c'), (26, 4), (-2, 24), (-26, 16), (-26, -2)], True, 1.1)
        return P(sh.at(x, y), 'moss', **e) + circ(round(x - 21), round(y - 9), 4, 'ink')
    if k == 'ribbon':
        return P(poly([(-14, -34), (14, -34), (14, 34), (-14, 34)]).at(x, y, 10), rib, **e)
    sh = Shape()
    for i in range(5):
        sh += circle(0, -17, 14).at(rot=72 * i)
    return P(sh.at(x, y), 'white', **e) + circ(x, y, 9, 'ink')


def month_mark(month):
    """Tab in the upper left corner with the number of the month."""
    w = 124 if month < 10 else 148
    t = f'M20 20H{w}V108Q{w} 128 {w - 20} 128H20Z'
    return P(t, 'white', stroke='ink', sw=6) + number(month, (w + 20) / 2, 36, 74, 'ink', 17)


def type_mark(k, rib='red', wild=False):
    """Tab in the lower right corner: type glyph and points; a bolt before them marks the wild card."""
    two = POINTS[k] > 9
    x0 = (286 if two else 326) - (76 if wild else 0)
    b = f'M480 780H{x0}V706Q{x0} 686 {x0 + 20} 686H480Z'
    bolt = P(poly([(x0 + 50, 694), (x0 + 18, 740), (x0 + 40, 738), (x0 + 24, 774), (x0 + 66, 724), (x0 + 44, 726), (x0 + 66, 694)]), 'yellow', stroke='ink', sw=5, extra='stroke-linejoin="round"') if wild else ''
    return (P(b, 'white', stroke='ink', sw=6) + type_glyph(k, x0 + (76 if wild else 0) + 48, 733, rib)
            + number(POINTS[k], 420 if two else 432, 700, 66, 'ink', 17) + bolt)

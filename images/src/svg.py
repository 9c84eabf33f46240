"""Card assembly: palette, frame, element helpers."""
W, H = 500, 800
PAL = dict(
    paper='#f7efdc', white='#fffdf5', ink='#1d1b20', red='#d5301f', deep='#9c1a1c',
    yellow='#efad27', ochre='#c27a1e', purple='#643b92', blue='#1f5a9c', lilac='#ab94d1',
    green='#1f5140', moss='#6f8f3c', pink='#f0a49b', sky='#9db8d6', brown='#8a4b23',
)
FRAME = '#1d1b20'
EDGE = '#6b6570'  # hairline that keeps the card edge visible on dark pages


def c(name):
    return PAL.get(name, name)


def P(shape, fill='ink', stroke=None, sw=0, extra='', prec=0, gap=0, gapc='paper'):
    """One <path>. gap>0 draws the stencil gap: a ground-coloured halo behind the fill."""
    d = shape if isinstance(shape, str) else shape.d(prec)
    a = '' if fill == 'inherit' else f' fill="{c(fill)}"' if fill else ' fill="none"'
    if gap:
        a += f' stroke="{c(gapc)}" stroke-width="{gap}" paint-order="stroke" stroke-linejoin="round"'
    elif stroke:
        a += f' stroke="{c(stroke)}" stroke-width="{sw}"'
    if extra:
        a += ' ' + extra
    return f'<path{a} d="{d}"/>'


def S(shape, stroke='ink', sw=6, cap='round', extra='', prec=0):
    d = shape if isinstance(shape, str) else shape.d(prec)
    capa = f' stroke-linecap="{cap}"' if cap != 'butt' else ''
    return f'<path fill="none" stroke="{c(stroke)}" stroke-width="{sw}"{capa} stroke-linejoin="round"{" " + extra if extra else ""} d="{d}"/>'


def G(*els, **kw):
    a = ''.join(f' {k.replace("_", "-")}="{v}"' for k, v in kw.items())
    return f'<g{a}>' + ''.join(els) + '</g>'


def circ(x, y, r, fill='ink', gap=0, gapc='paper'):
    g = f' stroke="{c(gapc)}" stroke-width="{gap}" paint-order="stroke"' if gap else ''
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c(fill)}"{g}/>'


def rect(x, y, w, h, fill, rx=0):
    corner = f' rx="{rx}"' if rx else ''
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{c(fill)}"{corner}/>'


class Ctx:
    """Per-card context: collects <defs> with ids prefixed by the card slug (safe when many cards are inlined)."""

    def __init__(self, slug):
        self.slug, self.defs = slug, {}

    def use(self, key, make, x=0, y=0, s=1, rot=0, fill=None, flip=False):
        if key not in self.defs:
            self.defs[key] = make()
        t = f'translate({_n(x)} {_n(y)})'
        if rot:
            t += f'rotate({_n(rot)})'
        if flip:
            t += f'scale({_n(-s)} {_n(s)})'
        elif s != 1:
            t += f'scale({_n(s)})'
        f = f' fill="{c(fill)}"' if fill else ''
        return f'<use href="#{self.slug}-{key}" transform="{t}"{f}/>'

    def svg(self):
        return '<defs>' + ''.join(f'<g id="{self.slug}-{k}">{v}</g>' for k, v in self.defs.items()) + '</defs>' if self.defs else ''


def _n(v):
    return ('%.3f' % v).rstrip('0').rstrip('.')


def card(title, *els, ground='paper', frame=FRAME, ctx=None, fw=20, r=32, over=''):
    """Frame without ids: a nested svg clips the art, one stroked rect (outer radius r) makes the border."""
    art = ''.join(e for e in els if e)
    h = fw / 2
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" role="img"><title>{title}</title>'
            + (ctx.svg() if ctx else '') +
            f'<svg x="{_n(h)}" y="{_n(h)}" width="{_n(W - fw)}" height="{_n(H - fw)}" viewBox="{_n(h)} {_n(h)} {_n(W - fw)} {_n(H - fw)}">'
            f'<rect x="{_n(h)}" y="{_n(h)}" width="{_n(W - fw)}" height="{_n(H - fw)}" rx="{_n(r - h)}" fill="{c(ground)}"/>{art}</svg>'
            f'<rect class="hl-frame" x="{_n(h)}" y="{_n(h)}" width="{_n(W - fw)}" height="{_n(H - fw)}" rx="{_n(r - h)}" fill="none" stroke="{frame}" stroke-width="{fw}"/>'
            f'<rect class="hl-edge" x="2" y="2" width="496" height="796" rx="{_n(r - 2)}" fill="none" stroke="{EDGE}" stroke-width="4"/>{over}</svg>\n')


def mark(*els):
    """A piece of the teaching overlay as a picture of its own, to be laid over a card of the same size."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">' + G(*els, **{'class': 'hl-teach'}) + '</svg>\n'

"""Animals on land and in the air, each a strong silhouette. Side views face right."""

from card_art.studio.colour import Colour, darker, lighter, mix
from card_art.studio.pen import Pen

DARK = "#1d1822"


def rabbit(
    p: Pen, x: float, y: float, s: float, colour: Colour, inner: Colour, flip: bool = False
) -> None:
    """Draw a rabbit sitting upright; its ears reach 1.3 s."""
    with p.at(x, y, s / 200, flip=flip):
        p.circ(-58, -34, 17, lighter(colour, 0.3))
        p.fill(
            "-40,-150 -52,-200 -60,-240 -46,-256 -30,-232 -22,-190 -20,-148", darker(colour, 0.13)
        )
        p.fill("-52,-4! -62,-50 -44,-100 -22,-124 18,-118 32,-84 34,-44 42,-4!", colour)
        p.fill("-60,0! -62,-34 -34,-58 0,-44 14,-14 38,-10 46,0!", darker(colour, 0.1))
        p.fill("14,-96 34,-78 44,-58 38,-50 22,-64", darker(colour, 0.07))
        p.fill("-44,-134 -36,-162 -8,-172 24,-156 40,-134 36,-120 10,-108 -26,-108", colour)
        p.fill("-16,-158 -18,-204 -8,-252 8,-262 16,-236 10,-196 4,-160", colour)
        p.fill("-8,-168 -9,-206 -2,-240 5,-236 4,-198 -1,-168", inner)
        p.circ(12, -141, 5.5, DARK)
        p.circ(13.5, -143, 1.7, "#fff")
        p.circ(39, -131, 4, inner)


def fox(
    p: Pen, x: float, y: float, s: float, colour: Colour, white: Colour, flip: bool = False
) -> None:
    """Draw a sitting fox."""
    with p.at(x, y, s / 200, flip=flip):
        p.fill("-30,-4 -76,2 -116,-26 -118,-66 -98,-92! -92,-60 -72,-38 -34,-34", colour)
        p.fill("-118,-62 -98,-92! -94,-66 -104,-56", white)
        p.fill("-46,0! -52,-46 -34,-96 -8,-128 26,-124 40,-88 42,-40 44,0!", colour)
        p.fill("4,-116 30,-116 36,-80 26,-50 10,-72", white)
        p.fill([(4, -40), (19, -40), (20, 0), (4, 0)], mix(colour, DARK, 0.5))
        p.fill([(26, -40), (41, -40), (42, 0), (26, 0)], mix(colour, DARK, 0.25))
        p.fill("-48,0! -48,-30 -20,-48 4,-24 6,0!", mix(colour, DARK, 0.12))
        p.fill([(-22, -158), (-30, -212), (6, -176)], mix(colour, DARK, 0.3))
        p.fill([(20, -178), (48, -210), (48, -158)], colour)
        p.fill([(27, -176), (44, -198), (44, -162)], DARK)
        p.fill(
            "-34,-140 -22,-172 12,-182 46,-166 58,-142 76,-118! 70,-110 40,-112 8,-108 -20,-118",
            colour,
        )
        p.fill("-34,-138! -8,-134 18,-130 44,-124 74,-115! 40,-111 8,-107 -20,-117", white)
        p.circ(74, -117, 5, DARK)
        p.oval(30, -143, 5, 5.8, DARK)
        p.circ(31.5, -145, 1.7, "#fff")


def cat(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    eye: Colour = "#ffd76a",
    flip: bool = False,
) -> None:
    """Draw a sitting cat that looks at you."""
    with p.at(x, y, s / 200, flip=flip):
        p.line("-36,-8 -80,-6 -104,-34 -96,-74 -110,-96", colour, 15)
        p.fill("-48,0! -50,-50 -32,-104 0,-126 30,-104 46,-50 44,0!", colour)
        p.fill(
            "-38,-136 -36,-186! -14,-168 14,-168 36,-186! 38,-136 20,-110 0,-104 -20,-110", colour
        )
        for q in (-16, 16):
            p.oval(q, -140, 7, 6, eye)
            p.oval(q, -140, 2, 5.5, "#120f18")


def deer(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a standing deer without antlers; they would grow from (.31 s, -.91 s)."""
    with p.at(x, y, s / 200, flip=flip):
        for hip, bend, dim in ((-48, -4, 0), (-34, 6, 0.15), (34, -3, 0), (46, 6, 0.15)):
            leg = [(hip, -70), (hip + bend, -36), (hip + bend * 0.4, 0)]
            p.taper(leg, 13, 6, darker(colour, dim))
        p.fill(
            "-66,-92 -54,-112 -10,-110 30,-116 48,-140 56,-168 76,-160 72,-128 62,-92 50,-66 "
            "10,-62 -40,-60 -62,-72",
            colour,
        )
        p.fill("52,-170 60,-186 82,-184 104,-164 106,-156! 84,-152 64,-154", colour)
        p.fill("56,-180 36,-190! 40,-178", colour)
        p.circ(78, -172, 2.6, "#140f14")
        p.fill("-66,-94 -76,-84! -70,-74", lighter(colour, 0.4))


def moth(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    spot: Colour,
    rot: float = 0,
    body: Colour = "#2a2028",
) -> None:
    """Draw a moth with spread wings, twice `s` wide."""
    with p.at(x, y, s / 100, rot):
        for side in (False, True):
            with p.at(flip=side):
                p.fill("4,0! 40,8 62,38 48,70 20,56", mix(colour, spot, 0.5))
                p.fill("4,-14! 40,-60 92,-66 100,-40 76,-2 36,16 6,8", colour)
                p.circ(62, -32, 14, spot)
                p.circ(62, -32, 7, body)
                p.circ(40, 38, 8, spot)
                p.line("3,-22 16,-44 32,-54", body, 2.5)
        p.oval(0, 8, 8, 36, body)
        p.circ(0, -24, 8, body)


def crow(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    flip: bool = False,
    eye: Colour = "#f0d27a",
) -> None:
    """Draw a perched crow; `s` is its height."""
    with p.at(x, y, s / 200, flip=flip):
        for q in (-6, 16):
            p.line([(q, -34), (q + 2, 0), (q + 16, 2)], darker(colour, 0.3), 6)
        p.fill(
            "70,-176 92,-172 128,-156! 92,-152 74,-140 62,-90 40,-50 0,-30 -50,-26 -110,2! "
            "-124,-8! -84,-52 -54,-100 -14,-140 16,-176 42,-194",
            colour,
        )
        p.fill("34,-128 24,-84 -20,-48 -92,-20! -46,-76 -10,-116", lighter(colour, 0.1))
        p.circ(66, -170, 5, eye)
        p.circ(67, -170, 2.4, "#0c0a10")


def flying_crow(
    p: Pen, x: float, y: float, s: float, colour: Colour, rot: float = 0, flip: bool = False
) -> None:
    """Draw a big bird in flight to the right, wings up; `s` is its length."""
    with p.at(x, y, s / 200, rot, flip):
        p.fill("-10,-10 -40,-60 -84,-112 -70,-120! -30,-104 20,-60 40,-14", darker(colour, 0.2))
        p.fill(
            "100,-16 124,-8! 102,0 70,14 10,24 -50,16 -104,26! -108,12! -98,0! -50,-6 0,-18 "
            "60,-30 84,-30",
            colour,
        )
        p.fill("30,-8 6,-70 -20,-128 0,-142! 40,-116 66,-66 64,-14", colour)
        p.circ(92, -18, 3.4, "#f0d27a")


def owl(
    p: Pen, x: float, y: float, s: float, colour: Colour, face: Colour, eye: Colour = "#f2b33c"
) -> None:
    """Draw an owl seen from the front; `s` is its height."""
    with p.at(x, y, s / 200):
        p.fill(
            "-58,-170! -66,-120 -70,-60 -44,-8 0,4 44,-8 70,-60 66,-120 58,-170! 30,-178 0,-172 "
            "-30,-178",
            colour,
        )
        p.fill("-40,-96 -36,-40 0,-14 36,-40 40,-96 0,-110", lighter(colour, 0.28))
        for row in range(4):
            for column in range(-2 + row % 2, 3):
                with p.at(column * 15 - (row % 2) * 7.5, -84 + row * 16):
                    p.fill("-7,-4! 0,8 7,-4! 0,-1", darker(colour, 0.1))
        for side in (False, True):
            with p.at(flip=side):
                p.fill("62,-120 76,-70 64,-20 40,4! 48,-50 50,-96", darker(colour, 0.22))
                p.circ(27, -136, 29, face)
                p.circ(27, -136, 17, eye)
                p.circ(25, -136, 9.5, "#140f14")
                p.circ(29, -141, 3, "#fff")
                for claw in (10, 20, 30):
                    p.oval(claw, 3, 5, 8, "#c9923c")
        p.fill("-8,-124! 0,-132 8,-124! 0,-104!", "#d89a3c")


def elephant(
    p: Pen,
    x: float,
    y: float,
    s: float,
    colour: Colour,
    flip: bool = False,
    tusk: Colour = "#f2e6cc",
) -> None:
    """Draw an elephant walking right, trunk hanging; `s` is its height."""
    with p.at(x, y, s / 200, flip=flip):
        far, near = darker(colour, 0.25), colour
        for q in (-72, 44):
            p.fill(
                f"{q - 20},-90 {q - 18},-30 {q - 20},0! {q + 20},0! {q + 16},-40 {q + 24},-90", far
            )
        p.line("-118,-130 -132,-96 -128,-64", far, 6)
        p.fill(
            "-122,-120 -108,-166 -60,-186 0,-184 40,-176 60,-150 70,-100 60,-66 0,-58 -60,-58 "
            "-108,-72",
            near,
        )
        for q in (-98, 20):
            p.fill(
                f"{q - 22},-90 {q - 20},-30 {q - 22},0! {q + 22},0! {q + 18},-40 {q + 26},-90", near
            )
        p.fill(
            "44,-172 66,-200 104,-204 134,-182 142,-148 140,-100 146,-60 150,-30 142,-10 128,-14 "
            "126,-40 122,-80 112,-110 84,-112 56,-128",
            near,
        )
        p.fill("40,-190 66,-194 82,-170 78,-126 60,-96 36,-112 24,-150", darker(colour, 0.14))
        p.fill("118,-112! 136,-92 156,-90 162,-98! 144,-104 130,-122!", tusk)
        p.circ(112, -164, 4.4, DARK)
        for level in (-90, -72, -54):
            p.line([(124, level), (140, level - 2)], darker(colour, 0.25), 2, 0.6)


def wolf(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a wolf sitting and howling to the right; `s` is its height."""
    with p.at(x, y, s / 200, flip=flip):
        p.fill("-44,-6 -90,4 -124,-8! -104,-28 -60,-36", darker(colour, 0.1))
        p.fill(
            "-52,0! -58,-44 -36,-84 -8,-118 14,-150 8,-172! 26,-170 40,-178 62,-200 72,-204! "
            "74,-190 64,-176 72,-168! 56,-150 52,-124 46,-90 42,-40 44,0!",
            colour,
        )
        p.fill("26,-160! -2,-178 -18,-172! 4,-152", darker(colour, 0.2))
        p.fill("-54,0! -54,-34 -24,-54 6,-26 8,0!", darker(colour, 0.12))
        p.fill([(22, -60), (40, -60), (46, 0), (24, 0)], darker(colour, 0.06))
        p.fill("36,-140 50,-130 44,-96 30,-70 26,-104", lighter(colour, 0.3))
        p.circ(40, -172, 3, "#f2c94c")


def horse(
    p: Pen, x: float, y: float, s: float, colour: Colour, mane: Colour, flip: bool = False
) -> None:
    """Draw a horse in a carousel leap to the right; `s` is its height."""
    with p.at(x, y, s / 200, flip=flip):
        p.taper([(-88, -120), (-118, -100), (-126, -60), (-112, -30)], 26, 6, mane)
        far = darker(colour, 0.22)
        p.taper([(48, -84), (82, -78), (90, -50), (74, -36)], 24, 11, far)
        p.taper([(-66, -80), (-84, -44), (-110, -30), (-122, -10)], 28, 11, far)
        p.fill(
            "-92,-116 -70,-134 -20,-128 30,-132 58,-168 78,-196 100,-200 112,-186 132,-158 "
            "128,-146 112,-146 92,-158 84,-130 72,-92 40,-70 -20,-72 -66,-66 -90,-84",
            colour,
        )
        p.taper([(56, -88), (96, -96), (112, -72), (100, -54)], 26, 11, colour)
        p.taper([(-72, -84), (-74, -48), (-100, -14), (-98, 0)], 32, 12, colour)
        p.fill("88,-198 84,-218! 100,-204", colour)
        p.fill("90,-204 66,-190 44,-156 22,-134 40,-132 62,-148 78,-180", mane)
        p.circ(106, -180, 4, DARK)


def swan(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a swimming swan; (x, y) is the waterline, `s` its height."""
    with p.at(x, y, s / 200, flip=flip):
        p.fill("-130,-52! -96,-76 -40,-80 20,-60 66,-30 60,-4 10,6 -70,4 -110,-20", colour)
        p.line("48,-24 78,-60 70,-108 58,-146 72,-180 94,-186", colour, 25)
        p.fill("86,-198 108,-188 132,-168! 108,-170 90,-172", colour)
        p.fill([(110, -184), (138, -164), (110, -170)], "#e0812f")
        p.circ(98, -186, 3.6, DARK)
        p.fill("-120,-60! -70,-104 -10,-96 30,-64 -10,-36 -60,-34 -96,-44", lighter(colour, 0.1))


def mouse(p: Pen, x: float, y: float, s: float, colour: Colour, flip: bool = False) -> None:
    """Draw a mouse standing up; `s` is its height."""
    with p.at(x, y, s / 200, flip=flip):
        p.line("-40,-10 -90,-2 -120,-30 -150,-24", "#c98f86", 7)
        p.fill("-50,0! -58,-50 -36,-104 0,-122 32,-96 44,-44 40,0!", colour)
        p.fill("8,-96 30,-80 32,-40 12,-20 0,-56", lighter(colour, 0.3))
        p.circ(-26, -170, 30, darker(colour, 0.1))
        p.circ(-24, -168, 20, "#dba39a")
        p.fill("-34,-128 -22,-162 14,-170 48,-146 74,-124! 56,-112 10,-104 -22,-106", colour)
        p.circ(22, -176, 28, colour)
        p.circ(24, -174, 18, "#dba39a")
        p.circ(74, -124, 6, "#c4726c")
        p.circ(36, -142, 5, DARK)
        p.taper([(10, -90), (38, -80), (52, -92)], 15, 9, darker(colour, 0.08))
        p.fill("0,0! 0,-10 30,-14 50,-6 50,0!", darker(colour, 0.15))


def bee(p: Pen, x: float, y: float, s: float, rot: float = 0, flip: bool = False) -> None:
    """Draw a bee, `s` long."""
    with p.at(x, y, s / 100, rot, flip):
        p.fill("-8,-20 -30,-62 -8,-70 10,-24", "#e8f0f0", 0.75)
        p.fill("6,-20 10,-66 32,-60 20,-20", "#e8f0f0", 0.75)
        p.oval(0, 0, 44, 25, "#e8b23c")
        for q in (-22, -2, 18):
            p.line(f"{q},-22 {q + 5},0 {q},22", "#3a2620", 9)
        p.circ(42, -4, 15, "#3a2620")


def butterfly(
    p: Pen, x: float, y: float, s: float, colour: Colour, edge: Colour, rot: float = 0
) -> None:
    """Draw a butterfly with rounded wings, twice `s` wide."""
    with p.at(x, y, s / 100, rot):
        for side in (False, True):
            with p.at(flip=side):
                p.fill("4,0! 34,6 70,34 62,72 36,78 14,44", edge)
                p.fill("5,4 30,12 58,38 52,62 36,66 17,40", mix(colour, edge, 0.3))
                p.fill("4,-6! 24,-60 66,-88 98,-76 94,-34 60,2 20,10", edge)
                p.fill("8,-8 28,-54 64,-76 84,-66 80,-36 52,-6 20,2", colour)
                p.circ(76, -58, 7, lighter(colour, 0.5))
                p.line("2,-22 14,-52 26,-60", "#2a2028", 2.2)
        p.oval(0, 4, 5, 34, "#2a2028")

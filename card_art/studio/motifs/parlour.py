"""Things in a parlour: a pouring teapot, a snowman indoors."""

from card_art.studio.pen import Pen


def teapot(p: Pen) -> None:
    """Draw a teapot tilted to the right, held at the handle."""
    with p.at(352, 590, 1.15, 26):
        p.ring(-66, -4, 30, "#2f5f7c", 12)
        p.fill("-58,30 -64,-14 -40,-48 0,-56 40,-48 60,-14 54,30 0,46", "#3a7090")
        p.fill("48,0! 74,-12 92,-44 106,-46 98,-14 70,24 50,28!", "#3a7090")
        p.fill("-34,-50! 0,-62 34,-50! 0,-44", "#2f5f7c")
        p.circ(0, -66, 9, "#2f5f7c")
        p.line("-56,8 0,20 54,8", "#f0d8a0", 6)


def snowman(p: Pen) -> None:
    p.fill("170,880 180,770 270,716 370,760 400,850 380,930 280,950 200,930", "#f4f6fa")
    p.circ(300, 640, 104, "#fafcff")
    p.fill("330,920! 420,900 470,950 466,1080 420,1096 390,1010", "#eef2f8")


def snowman_things(p: Pen) -> None:
    """Draw a snowman's face, scarf, hat, twig arms and cup."""
    p.fill([(356, 640), (356, 668), (446, 664)], "#e8782c")
    for x, y in ((330, 612), (376, 612), (334, 800), (342, 850)):
        p.circ(x, y, 10, "#241820")
    p.line("322,690 346,704 372,696", "#241820", 6)
    p.line("212,716 290,748 376,722", "#d8423a", 34)
    p.taper([(240, 730), (214, 800), (226, 860)], 34, 28, "#d8423a")
    p.fill([(214, 566), (190, 430), (330, 404), (358, 540)], "#2a1c24")
    p.line([(176, 586), (396, 536)], "#2a1c24", 20)
    p.line("300,800 390,800 440,770", "#5a3420", 12)
    p.rect(426, 726, 52, 54, "#f0c868", r=8)
    p.ring(486, 750, 14, "#f0c868", 7)

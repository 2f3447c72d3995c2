"""Album pages in every script and of every length, hostile ones included."""

from bot.imaging.subjects import AlbumPage, AlbumPlayer, AlbumRound
from tests.imaging.cards import CARDS

ENGLISH = ("Hush", "A long way home, without a map", "What the octopus knew all along", "Fin.")
NAMES = ("Noa", "Marek", "Оксана", "Élodie", "Jean-Baptiste le Grand", "Alice 🐇")

SCRIPTS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "en": ("The evening of 17 November", "The Rabbit Hole", ENGLISH),
    "fr": ("La soirée du 17 novembre", "Le Terrier", ("« Là où naissent les rêves »", "Œuvre")),
    "pl": ("Wieczór 17 listopada", "Królicza nora", ("„Zażółć gęślą jaźń”", "Źdźbło")),
    "ru": ("Вечер 17 ноября", "Кроличья нора", ("«Ёжик в тумане»", "Объезд")),
    "uk": ("Вечір 17 листопада", "Кроляча нора", ("«Ґанок і їжак»", "Між сторінками")),
    "he": ("הערב של 17 בנובמבר", "מחילת הארנב", ("”בין הדפים (2021)”", "שָׁלוֹם 🌙")),
    "ar": ("أمسية 17 نوفمبر", "جُحر الأرنب", ("«ما عرفه الأخطبوط (2021)»", "بين الصفحات، هسّ!")),
}
HOSTILE = (
    "Z" + "\u0337\u0321\u031b\u0317\u0353" * 40 + "algo",
    "\u202eturned around\u202c \x07 and\nbroken\n\n\ninto lines",
    "夢の中で走る人間たち",
    "a" * 1000,
    "long words of a stranger " * 40,
    "👩‍👩‍👧‍👦" * 60,
    "\u2800\u3164\u200b",
    "",
    "﷽ ﷺ \ue000 \U0010ffff \ud800",
)


def page(
    count: int,
    clues: tuple[str, ...] = ENGLISH,
    title: str = "The evening of 17 November",
    place: str = "The Rabbit Hole",
    *,
    names: tuple[str, ...] = NAMES,
    right_to_left: bool = False,
    number: str = "",
) -> AlbumPage:
    """Return a page with this many rounds of six players."""
    rounds = tuple(
        AlbumRound(
            card=CARDS[index],
            teller=index % 6,
            finders=tuple(range(1, index % 12)),
            clue=clues[index % len(clues)],
            by=names[index % len(names)],
            found=f"{index % 12} of 11 found it",
            why="It was my grandmother’s word for snow." if index == 2 else "",
        )
        for index in range(count)
    )
    players = tuple(
        AlbumPlayer(index + 1, (index,), (names[index % len(names)],), 31 - 4 * index)
        for index in range(6)
    )
    return AlbumPage(title, place, rounds, players, number, right_to_left)


def in_script(language: str) -> AlbumPage:
    """Return a page with three rounds, whose texts are in this language."""
    title, place, clues = SCRIPTS[language]
    return page(3, clues, title, place, right_to_left=language in ("he", "ar"))


TIED = AlbumPage(
    "A day",
    "",
    page(2).rounds,
    tuple(AlbumPlayer(1, (team, team), ("Noa", "Marek"), 12) for team in range(4)),
)

ALBUMS: dict[str, AlbumPage] = {
    **{f"of-{count}": page(count) for count in (1, 4, 6, 8, 9)},
    **{language: in_script(language) for language in SCRIPTS},
    "hostile": page(9, HOSTILE, "Title " * 30, "🏰" * 60, names=HOSTILE, number="Page 1 of 2"),
    "faces": page(2),
    "tied": TIED,
}

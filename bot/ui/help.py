"""What explains the bot: its welcome on a server, the help page, and a guide to each rule set.

A guide is built from the values of its rule set, so that its numbers are always right.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import discord

from bot.imaging.subjects import MOST_IN_FAN
from bot.rules.editions import Edition
from bot.rules.scoring import PointRow
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    PublicContent,
    button,
    line,
    picture,
    rows,
    text,
)
from bot.ui.context import DeckName
from bot.ui.house import counted, house_guide, par_line
from bot.ui.ids import SERVER, PressId
from bot.ui.lobby import ACCENT as LOBBY_ACCENT
from bot.ui.wanted_pictures import FanPicture, RoundKind, RoundPicture

ACCENT = 0x8C7AA9

FIRST = ("start", "join", "hand", "rules", "table", "tutorial")
"""Commands for a first game; the others have buttons, or are not needed yet."""

GROUPS = {
    "help-buttons": ("begin", "clue", "play", "vote", "team", "leave"),
    "help-course": ("score", "rematch", "history", "stats", "leaderboard", "daily"),
    "help-host": ("host panel", "host kick", "host skip", "host stop"),
    "help-decks": (
        *("deck new", "deck add", "deck show", "deck words"),
        *("deck remove", "deck share", "deck report"),
    ),
    "help-choices": ("me", "settings", "privacy", "help"),
}

MENUS = {"help-decks": ("menu-deck-add",)}
"""Commands in the menus of messages, by the group that they are explained in."""

ORDER = tuple(name for names in (FIRST, *GROUPS.values()) for name in names)
"""The order in which Discord offers the commands: the most used first."""

COMMANDS = tuple(dict.fromkeys(path.split()[0] for path in ORDER))
"""The commands and groups directly below ``/dixit``."""


def welcome(words: Words, decks: tuple[DeckName, ...]) -> PublicContent:
    """Return the welcome message: what the bot is, how to start, and who may change settings."""
    cards = [card for deck in decks if deck.default for card in deck.sample]
    fan = Attachment("cards.jpg", FanPicture(tuple(cards[::2][:MOST_IN_FAN])), words("alt-fan"))
    start = button(PressId("start", SERVER), words("button-start"), discord.ButtonStyle.success)
    how = button(PressId("showhow", SERVER), words("button-show-how"))
    lines = (words("welcome-what"), words("welcome-start"), words("welcome-settings"))
    inside: tuple[Item, ...] = (
        text(f"# {words('welcome-title')}"),
        picture(fan),
        text(*lines),
        *rows([start, how]),
    )
    return PublicContent(inside, attachments=(fan,), accent=LOBBY_ACCENT)


def help_page(words: Words, group_id: int | None) -> Content:
    """Return the help page: every command, with what it does.

    ``group_id`` is the id of ``/dixit``; if it is known, the commands are links.
    """

    def lines(names: Iterable[str]) -> list[str]:
        written = {name: _command_link(name, group_id) for name in names}
        return [f"{words.listed((written[n],))} · {words(_command_key(n))}" for n in written]

    groups = [
        text(f"**{words(title)}**", *lines(names), *_in_menus(words, title))
        for title, names in GROUPS.items()
    ]
    intro = text(f"## {words('help-title')}", words("help-intro"))
    return Content((intro, text(*lines(FIRST)), line(), *groups))


def _in_menus(words: Words, title: str) -> list[str]:
    """Return a group's lines about commands in the context menu of messages."""
    keys = MENUS.get(title, ())
    return [f"**{words(key)}** · {words(f'{key}.about')}" for key in keys]


def _command_key(name: str) -> str:
    return f"command-{name.replace(' ', '-')}"


def _command_link(name: str, group_id: int | None) -> str:
    return f"</dixit {name}:{group_id}>" if group_id else f"**/dixit {name}**"


def guide(
    words: Words,
    rules: Edition,
    until: int | None = None,
    house: Mapping[str, str] = MappingProxyType({}),
) -> Content:
    """Return the guide to one rule set: how it is played and scored, and when a game ends.

    ``until`` and ``house`` are the goal and the house rules, if it is about a particular game.
    """
    name = f"rules-{rules.key}"
    title = "guide-points-team" if rules.teams else "guide-points"
    sheet = _animation(words, rules)
    return Content(
        (
            text(f"## {words(name)}", words(f"{name}.sentence")),
            picture(sheet),
            line(),
            text(*(f"{n}. {step}" for n, step in enumerate(_step_lines(words, rules), start=1))),
            *_three_players_line(words, rules),
            line(),
            text(f"**{words(title)}**", *_points_lines(words, rules)),
            text(*_end_lines(words, rules, until or rules.end.until)),
            *((line(), text(*house_guide(words, house))) if house else ()),
        ),
        attachments=(sheet,),
        accent=ACCENT,
    )


def _animation(words: Words, rules: Edition) -> Attachment:
    """Return the animation of a round as these rules play it."""
    kind = RoundKind.PARTY if rules.blind_clue else RoundKind.USUAL
    if rules.giving.from_pile:
        kind = RoundKind.TANDEM if rules.ballot.most == 1 else RoundKind.DUEL
    return Attachment(f"{kind}.webp", RoundPicture(kind), words(f"alt-{kind}"))


def _step_lines(words: Words, rules: Edition) -> list[str]:
    people = {"least": rules.fewest, "most": rules.most, "hand": rules.hand}
    if rules.giving.from_pile:
        voting = "guide-vote-pair" if rules.ballot.most == 1 else "guide-vote-distance"
        joining = words("guide-pile-cards", count=rules.giving.from_pile)
        return [words("guide-players-two", **people), words("guide-clue"), joining, words(voting)]
    steps = [words("guide-players-teams" if rules.teams else "guide-players", **people)]
    if rules.blind_clue:
        steps += [words("guide-blind-clue"), words("guide-party-cards"), words("guide-party-vote")]
        return steps
    steps.append(words("guide-clue"))
    steps.append(words("guide-team-cards" if rules.teams else "guide-cards"))
    steps.append(_vote_step(words, rules))
    return steps


def _three_players_line(words: Words, rules: Edition) -> list[Item]:
    """Return a line with what is different for three players; empty if nothing is."""
    if rules.fewest != 3 or rules.blind_clue:
        return []
    return [text(f"-# {words('guide-three', hand=rules.hand_of_three)}")]


def _vote_step(words: Words, rules: Edition) -> str:
    if rules.teams:
        return words("guide-team-vote")
    if rules.ballot.doubling:
        return words("guide-vote-doubling")
    if rules.large_ballot:
        return words("guide-vote-large", players=rules.large_from)
    return words("guide-vote")


def _points_lines(words: Words, rules: Edition) -> list[str]:
    """Return a line for each way to score: the points and what they are for."""
    # Isolated like a name, or Arabic and Hebrew would show the sign on the wrong side.
    return [
        f"{words.listed((f'`{_signed(row.points)}`',))} {_point_reason(words, rules, row)}"
        for row in rules.scoring.rows()
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def _point_reason(words: Words, rules: Edition, row: PointRow) -> str:
    team = "-team" if rules.teams and row.what == "lure" else ""
    text = words(f"guide-row-{row.what}{team}", players=rules.large_from)
    if row.cap is None:
        return text
    key = "guide-cap-large" if row.cap_from else "guide-cap"
    return f"{text} ({words(key, points=row.cap, players=row.cap_from)})"


def _end_lines(words: Words, rules: Edition, until: int | None) -> list[str]:
    """Return a line about when a game ends and who wins, and one about its par, if it has one."""
    more = "more-" if rules.end.key == "turns" and until != 1 else ""
    team = ".team" if rules.teams and rules.end.key == "goal" else ""
    ends = words(f"guide-end-{more}{rules.end.key}{team}", **counted(until))
    wins = words("guide-wins.together" if rules.together else "guide-wins")
    return [f"-# {words.listed((ends, wins), ' ')}", *par_line(words, rules, until)]

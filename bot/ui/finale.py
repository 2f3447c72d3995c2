"""The end of a game, its history, and the standings at any time."""

import discord

from bot.imaging.album import AlbumRound
from bot.imaging.podium import Place
from bot.imaging.track import TrackMove
from bot.rules.ids import SideId
from bot.rules.views import Reveal
from bot.text import Words
from bot.ui.context import Scene
from bot.ui.ids import PressId
from bot.ui.layout import Attachment, Item, Sketch, button, line, picture, rows, text
from bot.ui.names import people, person, quote, side_name
from bot.ui.pictures import AlbumPicture, PodiumPicture, TrackPicture

ACCENT = 0xE0B84C
MEDALS = ("🥇", "🥈", "🥉")


def finale(words: Words, scene: Scene) -> Sketch:
    """Podium, standings, album, rematch."""
    table = scene.table
    inside: list[Item] = [
        text(f"# {words('finale-title')}", words(f"ending-{table.ending}"), *_won(words, scene))
    ]
    attachments: list[Attachment] = []
    if table.history:
        podium = Attachment("podium.jpg", _podium(scene), words("alt-podium"))
        album = Attachment("album.jpg", _album(scene), _album_alt(scene))
        attachments = [podium, album]
        inside += [picture(podium), text(*standings(words, scene)), line()]
        inside += [text(f"### {words('album-title')}"), picture(album)]
    rematch = PressId("rematch", scene.game, table.round)
    history = PressId("history", scene.game, table.round)
    inside += rows(
        [
            button(rematch, words("button-rematch"), discord.ButtonStyle.success),
            button(history, words("button-history")),
        ]
    )
    return Sketch(tuple(inside), attachments=tuple(attachments), accent=ACCENT)


def _won(words: Words, scene: Scene) -> list[str]:
    table = scene.table
    if not table.winners:
        return [words("nobody-won")]
    names = ", ".join(side_name(words, table, side) for side in table.winners)
    return [f"### {words('winners', count=len(table.winners), people=names)}"]


def ranking(scene: Scene) -> list[tuple[int, SideId, int]]:
    """Place, side and points; those with equal points share a place."""
    scores = {seat.side: seat.score for seat in scene.table.seats}
    return [
        (1 + sum(other > score for other in scores.values()), side, score)
        for side, score in sorted(scores.items(), key=lambda entry: -entry[1])
    ]


def standings(words: Words, scene: Scene) -> list[str]:
    """Everybody with points, the first first."""
    return [
        f"{MEDALS[place - 1] if place <= 3 else f'**{place}**'} "
        + words("standing", who=side_name(words, scene.table, side), points=score)
        for place, side, score in ranking(scene)
    ]


def score(words: Words, scene: Scene) -> Sketch:
    """The standings now, for whoever asks."""
    rabbits = {seat.side: seat.rabbit for seat in scene.table.seats}
    moves = tuple(TrackMove(rabbits[side], points, points) for _, side, points in ranking(scene))
    track = Attachment("track.jpg", TrackPicture(moves, scene.goal), words("alt-podium"))
    inside = (text(f"### {words('score-title')}", *standings(words, scene)), picture(track))
    return Sketch(inside, attachments=(track,), accent=ACCENT)


def _podium(scene: Scene) -> PodiumPicture:
    rabbits = {seat.side: seat.rabbit for seat in scene.table.seats}
    return PodiumPicture(
        tuple(Place(place, (rabbits[side],), points) for place, side, points in ranking(scene))
    )


def _story_card(shown: Reveal) -> int:
    """The slot a round is remembered by: its story's card, or in Party the most voted one."""
    if shown.story_slot:
        return shown.story_slot
    slots = range(1, len(shown.table) + 1)
    return max(slots, key=lambda slot: len(shown.voters_of(slot)))


def _album(scene: Scene) -> AlbumPicture:
    rabbits = scene.table.rabbits
    entries = []
    for shown in scene.table.history:
        slot = _story_card(shown)
        finders = dict.fromkeys(shown.voters_of(slot))
        entries.append(
            AlbumRound(
                card=shown.table[slot - 1],
                teller=rabbits[shown.storyteller],
                finders=tuple(rabbits[finder] for finder in finders),
            )
        )
    return AlbumPicture(tuple(entries))


def _album_alt(scene: Scene) -> str:
    return scene.alt([shown.table[_story_card(shown) - 1] for shown in scene.table.history])


def history(words: Words, scene: Scene, longest: int = 3500) -> Sketch:
    """This game's clues with cards and points; the oldest give way when there are too many."""
    lines: list[str] = []
    for shown in reversed(scene.table.history):
        entry = history_line(words, scene, shown)
        if sum(map(len, lines)) + len(entry) > longest:
            lines.append(words("history-more", count=shown.number))
            break
        lines.append(entry)
    title = f"### {words('history-title')}"
    return Sketch((text(title, *(lines or [words("history-empty")])),), accent=ACCENT)


def history_line(words: Words, scene: Scene, shown: Reveal) -> str:
    """One round: storyteller, clue, card, who found it, points."""
    gained = ", ".join(
        f"{side_name(words, scene.table, side)} +{shown.points(side)}"
        for side in shown.totals
        if shown.points(side)
    )
    finders = people(scene.table, dict.fromkeys(shown.voters_of(shown.story_slot or 0)))
    head = words(
        "history-round",
        number=shown.number,
        storyteller=person(scene.table, shown.storyteller),
        clue=quote(shown.clue),
        slot=_story_card(shown),
    )
    found = words("history-found", people=finders) if finders else ""
    return "\n".join(part for part in (head, found, f"-# {gained}" if gained else "") if part)

"""The reveal in two beats, and points with their reasons."""

from collections import Counter

import discord

from bot.imaging.subjects import RevealCard, TrackMove
from bot.rules.ids import SideId
from bot.rules.model import Gain, Phase
from bot.rules.views import Reveal, Verdict
from bot.text import Words
from bot.ui.channel import hand_button
from bot.ui.content import Attachment, Content, Item, button, line, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import people, person, rabbit, side_name
from bot.ui.phrases import headline
from bot.ui.pictures import CardPicture, RevealPicture, TrackPicture

ACCENTS = {
    Verdict.JUST_RIGHT: 0x4F9D69,
    Verdict.TOO_EASY: 0xC8553D,
    Verdict.TOO_HARD: 0x5B6C8F,
    Verdict.NO_VOTES: 0x6B6B6B,
    Verdict.PARTY: 0xB0588A,
}


def first_beat(words: Words, context: GameContext, shown: Reveal) -> Content:
    """The storyteller's card and the verdict; Party has no such card, so the trap's."""
    inside: list[Item] = [_headline(words, context, shown), text(_verdict(words, context, shown))]
    slot = shown.story_slot or shown.trap
    if slot is None:
        return Content(tuple(inside), accent=ACCENTS[shown.verdict])
    card = shown.table[slot - 1]
    sheet = Attachment("story.jpg", CardPicture(card), context.describe(card, words.language))
    return Content((*inside, picture(sheet)), attachments=(sheet,), accent=ACCENTS[shown.verdict])


def reveal(words: Words, context: GameContext, shown: Reveal) -> Content:
    """Who lured whom, the points with their reasons, the score track."""
    sheet = Attachment("reveal.jpg", _sheet(context, shown), context.alt(words, shown.table))
    track = Attachment("track.jpg", _track(context, shown), _track_alt(words, context, shown))
    inside: list[Item] = [
        _headline(words, context, shown),
        text(_verdict(words, context, shown)),
        picture(sheet),
        text(*(_card_line(words, context, shown, slot) for slot in range(1, len(shown.table) + 1))),
        line(),
        text(*points(words, context, shown)),
        picture(track),
    ]
    if context.table.phase is Phase.SCORED and context.table.round == shown.number:
        inside += _next_controls(words, context)
    return Content(tuple(inside), attachments=(sheet, track), accent=ACCENTS[shown.verdict])


def _headline(words: Words, context: GameContext, shown: Reveal) -> Item:
    return headline(words, context.table, shown.number, shown.storyteller, shown.clue)


def _verdict(words: Words, context: GameContext, shown: Reveal) -> str:
    if shown.verdict is Verdict.PARTY:
        return words("verdict-party-trap" if shown.trap else "verdict-party", slot=shown.trap or 0)
    finders = list(dict.fromkeys(shown.voters_of(shown.story_slot or 0)))
    return words(
        f"verdict-{shown.verdict}",
        slot=shown.story_slot or 0,
        storyteller=person(context.table, shown.storyteller),
        count=len(finders),
    )


def _card_line(words: Words, context: GameContext, shown: Reveal, slot: int) -> str:
    """One card in words: whose it is, and who voted for it."""
    owner = people(words, context.table, (shown.owners[slot - 1],))
    voters = Counter(shown.voters_of(slot))
    mark = "★ " if slot == shown.story_slot else "⚠️ " if slot == shown.trap else ""
    if not voters:
        return f"{mark}**{slot}** · {owner}"
    key = "card-found" if slot == shown.story_slot else "card-votes"
    doubled = {1: "", 2: " ×2"}
    names = (f"{person(context.table, one)}{doubled[votes]}" for one, votes in voters.items())
    return f"{mark}**{slot}** · {words(key, owner=owner, people=words.listed(names))}"


def points(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Each side's points of the round with their reasons, the most first."""
    sides = sorted(shown.totals, key=lambda side: (-shown.points(side), -shown.totals[side]))
    return [_points_line(words, context, shown, side) for side in sides]


def _points_line(words: Words, context: GameContext, shown: Reveal, side: SideId) -> str:
    reasons = [gain_text(words, gain) for gain in shown.gains.get(side, ())]
    return words(
        "points-line",
        who=side_name(words, context.table, side),
        points=shown.points(side),
        total=shown.totals[side],
        reasons=words.listed(reasons or [words("gain-nothing")]),
    )


def gain_text(words: Words, gain: Gain) -> str:
    """One reason for points, or for none."""
    return words(f"gain-{gain.reason}", points=gain.points, votes=gain.votes)


def _next_controls(words: Words, context: GameContext) -> tuple[Item, ...]:
    press = PressId("next", context.game, context.table.round)
    buttons = [button(press, words("button-next"), discord.ButtonStyle.primary)]
    if not context.table.rules.blind_story:
        buttons.append(hand_button(words, context))
    if not context.table.rules.teams:
        buttons.append(button(PressId("join", context.game), words("button-join-late")))
    when = (
        text(f"-# {words('next-by-itself', when=context.countdown)}") if context.deadline else None
    )
    return (*((when,) if when else ()), *rows(buttons))


def _sheet(context: GameContext, shown: Reveal) -> RevealPicture:
    rabbits = context.table.rabbits
    return RevealPicture(
        tuple(
            RevealCard(
                card=card,
                owner=rabbits.get(owner),
                voters=tuple(rabbits[voter] for voter in shown.voters_of(slot)),
                storyteller=slot == shown.story_slot,
                trapped=slot == shown.trap,
            )
            for slot, (card, owner) in enumerate(
                zip(shown.table, shown.owners, strict=True), start=1
            )
        )
    )


def _rabbit_of(context: GameContext, side: SideId) -> int:
    seats = [seat for seat in context.table.seats if seat.side == side]
    return seats[0].rabbit if seats else next(iter(context.table.rabbits.values()))


def _track(context: GameContext, shown: Reveal) -> TrackPicture:
    here = {seat.side for seat in context.table.seats}
    moves = tuple(
        TrackMove(_rabbit_of(context, side), total - shown.points(side), total)
        for side, total in shown.totals.items()
        if side in here
    )
    return TrackPicture(moves, context.table.goal)


def _track_alt(words: Words, context: GameContext, shown: Reveal) -> str:
    emoji = {seat.side: rabbit(context.table, seat.player) for seat in context.table.seats}
    scores = sorted(shown.totals.items(), key=lambda entry: -entry[1])
    listed = words.listed(f"{emoji[side]} {total}" for side, total in scores if side in emoji)
    return words("alt-track", scores=listed)

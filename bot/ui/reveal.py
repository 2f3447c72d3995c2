"""The reveal in two beats, and points with their reasons."""

import discord

from bot.imaging.subjects import RevealCard, TrackMove
from bot.rules.ids import SideId
from bot.rules.model import Phase
from bot.rules.views import Reveal, Verdict
from bot.text import Words
from bot.ui import audience
from bot.ui.channel import hand_button, passing
from bot.ui.content import Attachment, Content, Item, button, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import faces, mate, rabbit
from bot.ui.phrases import headline, headlines
from bot.ui.pictures import CardPicture, RevealPicture, TrackPicture
from bot.ui.points import card_lines

ACCENTS = {
    Verdict.JUST_RIGHT: 0x4F9D69,
    Verdict.TOO_EASY: 0xC8553D,
    Verdict.TOO_HARD: 0x5B6C8F,
    Verdict.NO_VOTES: 0x6B6B6B,
    Verdict.PARTY: 0xB0588A,
}


def first_beat(words: Words, context: GameContext, shown: Reveal) -> Content:
    """The storyteller's card and the verdict; Party has no such card, so the winner's."""
    inside: list[Item] = [_headline(words, context, shown), text(_verdict(words, shown))]
    slot = next(iter(shown.favourites), shown.story_slot)
    if slot is None:
        return Content(tuple(inside), accent=ACCENTS[shown.verdict])
    card = shown.table[slot - 1]
    sheet = Attachment("story.jpg", CardPicture(card), context.describe(card, words.language))
    return Content((*inside, picture(sheet)), attachments=(sheet,), accent=ACCENTS[shown.verdict])


def reveal(words: Words, context: GameContext, shown: Reveal) -> Content:
    """Who lured whom and what it brought, one line a card; the table and the score track."""
    sheet = Attachment("reveal.jpg", _sheet(context, shown), context.alt(words, shown.table))
    track = Attachment("track.jpg", _track(context, shown), _track_alt(words, context, shown))
    told = (shown.number, shown.storyteller, shown.clue)
    kicker, clue = headlines(words, context.table, *told)
    inside: list[Item] = [
        text(
            kicker,
            f"**{clue}**",
            _verdict(words, shown),
            *card_lines(words, context, shown),
            *audience.guessed(words, context, shown),
        ),
        picture(sheet),
        picture(track),
    ]
    if context.table.phase is Phase.SCORED and context.table.round == shown.number:
        inside += _next_controls(words, context)
    return Content(tuple(inside), attachments=(sheet, track), accent=ACCENTS[shown.verdict])


def _headline(words: Words, context: GameContext, shown: Reveal) -> Item:
    return headline(words, context.table, shown.number, shown.storyteller, shown.clue)


def _verdict(words: Words, shown: Reveal) -> str:
    if shown.verdict is Verdict.PARTY:
        slots = words.listed(map(str, shown.favourites))
        trap = words("verdict-trap" if shown.trap else "verdict-no-trap", slot=shown.trap or 0)
        return f"{words('verdict-party', slots=slots)}\n{trap}"
    finders = list(dict.fromkeys(shown.voters_of(shown.story_slot or 0)))
    return words(
        f"verdict-{shown.verdict}",
        slot=shown.story_slot or 0,
        count=len(finders),
    )


def _next_controls(words: Words, context: GameContext) -> tuple[Item, ...]:
    press = PressId("next", context.game, context.table.round)
    buttons = [button(press, words("button-next"), discord.ButtonStyle.primary)]
    if not context.table.rules.blind_story:
        buttons.append(hand_button(words, context))
    if context.table.has_room:
        buttons.append(button(PressId("join", context.game), words("button-join-late")))
    lines = passing(words, context)
    if context.deadline:
        lines.append(f"-# {words('next-by-itself', when=context.countdown)}")
    return (*((text(*lines),) if lines else ()), *rows(buttons))


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
                most_voted=slot in shown.favourites,
                timed_out=slot in shown.by_lot,
                mate=mate(context.table, owner),
            )
            for slot, (card, owner) in enumerate(
                zip(shown.table, shown.owners, strict=True), start=1
            )
        ),
        faces(context.table),
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

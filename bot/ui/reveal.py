"""The reveal in three beats: the storyteller's card, who played what, and the points.

The message of the table turns into the first beat. The message of the reveal has the other two.
"""

from dataclasses import replace

import discord

from bot.imaging.alt import alt_text
from bot.imaging.subjects import RevealCard, TrackMove
from bot.rules.ids import SideId, is_computer
from bot.rules.model import Phase
from bot.rules.views import Reveal, TableView, Verdict
from bot.text import Words
from bot.ui.channel import hand_button, news_lines
from bot.ui.content import (
    Attachment,
    Item,
    PublicContent,
    button,
    picture,
    rows,
    shortened,
    text,
)
from bot.ui.context import GameContext
from bot.ui.headlines import round_headline
from bot.ui.hosting import pause_buttons, suspended_line
from bot.ui.house import value_name
from bot.ui.ids import PressId
from bot.ui.names import person, place_on_team, players_by_rabbit, quote, rabbit, rabbit_sign
from bot.ui.phrases import headline, spectators_guessed, why_line
from bot.ui.points import points_lines
from bot.ui.wanted_pictures import CardPicture, RevealPicture, TrackPicture

SIGNS_ON_CARDS = ("★", "🏆", "⚠️")  # the storyteller's card, the winning card, the trap
ACCENTS = {
    Verdict.JUST_RIGHT: 0x4F9D69,
    Verdict.TOO_EASY: 0xC8553D,
    Verdict.TOO_HARD: 0x5B6C8F,
    Verdict.NO_VOTES: 0x6B6B6B,
    Verdict.PARTY: 0xB0588A,
}
PRACTICE_HINTS = {
    Verdict.JUST_RIGHT: "just-right",
    Verdict.TOO_EASY: "too-easy",
    Verdict.TOO_HARD: "too-hard",
}
# In characters, so that each beat fits a phone's screen; a longer clue leaves less room.
LONGEST_CLUE, LONGEST_NAMED_CLUE = 64, 48
LONGEST_WHY, SHORTER_WHY = 80, 45
FEW = 3  # with at most this many voters, a good clue is not called nearly too easy or hard


def first_beat(words: Words, context: GameContext, shown: Reveal) -> PublicContent:
    """Return the first beat: the verdict and the storyteller's card, in Party the winning card."""
    shown = _with_short_texts(shown)
    lines = [*why_line(words, shown), verdict(words, context.table, shown)]
    inside: list[Item] = [_headline(words, context, shown), text(*lines)]
    slot = next(iter(shown.favourites), shown.story_slot)
    if slot is None:
        return PublicContent(tuple(inside), accent=ACCENTS[shown.verdict])
    card = shown.table[slot - 1]
    sheet = Attachment("story.jpg", CardPicture(card), context.describe(card, words.language))
    return PublicContent(
        (*inside, picture(sheet)), attachments=(sheet,), accent=ACCENTS[shown.verdict]
    )


def second_beat(words: Words, context: GameContext, shown: Reveal) -> PublicContent:
    """Return the second beat: a picture of who played and voted for what, with a headline."""
    sheet = revealed_table(words, context, shown)
    inside = (_opening_text(words, context, _with_short_texts(shown)), picture(sheet))
    return PublicContent(inside, attachments=(sheet,), accent=ACCENTS[shown.verdict])


def reveal(words: Words, context: GameContext, shown: Reveal) -> PublicContent:
    """Return the whole reveal: the second beat, then points, score track and scores."""
    sheet = revealed_table(words, context, shown)
    track = Attachment(
        "track.jpg", _track_picture(context, shown), _track_alt(words, context, shown)
    )
    current = context.table.phase is Phase.SCORED and context.table.round == shown.number
    lines = [
        *_practice_hint(words, context, shown),
        *points_lines(words, context, shown),
        *spectators_guessed(words, context, shown),
        *(_next_lines(words, context) if current else ()),
    ]
    inside = [
        _opening_text(words, context, _with_short_texts(shown)),
        picture(sheet),
        picture(track),
    ]
    inside += [text(*lines)] if lines else []
    if current:
        inside += _next_controls(words, context)
    return PublicContent(tuple(inside), attachments=(sheet, track), accent=ACCENTS[shown.verdict])


def _opening_text(words: Words, context: GameContext, shown: Reveal) -> Item:
    """Return the text above the pictures: whose clue it was, the verdict and what happened.

    Beside a longer clue there is only room for the storyteller's rabbit.
    """
    table, clue = context.table, words("clue", clue=quote(shown.clue))
    theme = f"-# {value_name(words, 'theme', shown.theme)}" if shown.theme else ""
    if len(shown.clue) <= LONGEST_NAMED_CLUE:
        clue_line = words("clue-by", storyteller=person(words, table, shown.storyteller), clue=clue)
    else:
        clue_line = f"{words.mark}{rabbit(words, table, shown.storyteller)} **{clue}**"
    happened = (verdict(words, table, shown), round_headline(words, table, shown))
    return text(theme, clue_line, *why_line(words, shown), words.listed(happened, " "))


def _with_short_texts(shown: Reveal) -> Reveal:
    """Return the round with its clue and the reason for it no longer than a screen has room for.

    The message of the clue has all of the clue, and *All clues* has both.
    """
    clue = shortened(shown.clue, LONGEST_CLUE)
    room = LONGEST_WHY if len(clue) <= LONGEST_NAMED_CLUE else SHORTER_WHY
    return replace(shown, clue=clue, why=shortened(shown.why, room) if shown.why else None)


def _headline(words: Words, context: GameContext, shown: Reveal) -> Item:
    return headline(words, context.table, shown.number, shown.storyteller, shown.clue, shown.theme)


def verdict(words: Words, table: TableView, shown: Reveal) -> str:
    """Return which card was the storyteller's and how many found it.

    In Party, return which card won and which one was the trap. The signs are the ones that the
    picture has on these cards, if the bot has them as emoji.
    """
    sentence = _plain_verdict(words, table, shown)
    for sign in SIGNS_ON_CARDS:
        sentence = sentence.replace(sign, words.sign(sign))
    return sentence


def _plain_verdict(words: Words, table: TableView, shown: Reveal) -> str:
    if not shown.ballots:
        key = "verdict-no-votes.card" if shown.story_slot else "verdict-no-votes"
        return words(key, slot=shown.story_slot or 0)
    if shown.story_slot is None:
        return _party_verdict(words, shown)
    finders = list(dict.fromkeys(shown.voters_of(shown.story_slot)))
    if table.rules.giving.from_pile:
        found = person(words, table, finders[0]) if finders else ""
        key = "verdict-pair-found" if finders else "verdict-pair-missed"
        return words(key, slot=shown.story_slot, player=found)
    return words(
        f"verdict-{shown.verdict}{'-lost' if shown.lost else ''}",
        slot=shown.story_slot,
        count=len(finders),
        points=shown.lost,
    )


def _party_verdict(words: Words, shown: Reveal) -> str:
    if not shown.favourites:
        return words("verdict-party-nobody", slot=shown.trap or 0)
    slots = words.listed(map(str, shown.favourites))
    won = words("verdict-party", slots=slots, count=len(shown.favourites))
    trap = words("verdict-trap" if shown.trap else "verdict-no-trap", slot=shown.trap or 0)
    return words.listed((won, trap), " ")


def _practice_hint(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return a hint on how the clue went, if a person who practises with computers gave it.

    Empty for other clues, and if fewer than two players voted.
    """
    voters, found = len(shown.ballots), len(set(shown.voters_of(shown.story_slot or 0)))
    practising = context.table.practice and not is_computer(shown.storyteller)
    if not practising or voters < 2 or shown.verdict not in PRACTICE_HINTS:
        return []
    hint = PRACTICE_HINTS[shown.verdict]
    if shown.verdict is Verdict.JUST_RIGHT and voters > FEW:
        hint = {1: "nearly-hard", voters - 1: "nearly-easy"}.get(found, hint)
    return [f"-# {words(f'practice-{hint}', found=found, voters=voters)}"]


def _next_controls(words: Words, context: GameContext) -> tuple[Item, ...]:
    """Return the buttons for the next round, the hand, and for joining late or taking a break.

    There are at most three, so that a phone shows them in one row in every language. While the game
    is paused, there are only *Resume* and the hand, because *Next round* would be refused.
    """
    table = context.table
    onward = button(
        PressId("next", context.game, table.round),
        words("button-next"),
        discord.ButtonStyle.primary,
    )
    join = button(PressId("join", context.game), words("button-join-late"))
    pausing = pause_buttons(words, context.game, table)
    hand = [] if table.rules.blind_clue else [hand_button(words, context)]
    if table.suspended:
        return rows([*pausing, *hand])
    return rows([onward, *hand, *(pausing or ([join] if table.has_room else []))])


def _next_lines(words: Words, context: GameContext) -> list[str]:
    """Return the lines with news, and when the next round starts by itself or the pause ends."""
    lines = news_lines(words, context)
    if context.table.suspended:
        lines += suspended_line(words, context.table, context.deadline)
    elif context.deadline:
        lines.append(f"-# {words('next-by-itself', when=context.countdown)}")
    return lines


def revealed_table(words: Words, context: GameContext, shown: Reveal) -> Attachment:
    """Return the picture of the table with owners and voters.

    Its alt text has their rabbits as emoji, because an alt text cannot mention anyone.
    """
    table = context.table
    descriptions = []
    for slot, (card, owner) in enumerate(zip(shown.table, shown.owners, strict=True), start=1):
        voters = "".join(rabbit_sign(table, one) for one in shown.voters_of(slot))
        votes = f" ← {voters}" if voters else ""
        whose = rabbit_sign(table, owner) if owner in table.rabbits else ""  # or from the pile
        descriptions.append(f"{whose}{votes} {context.describe(card, words.language)}".strip())
    return Attachment("reveal.jpg", _reveal_picture(context, shown), alt_text(descriptions))


def _reveal_picture(context: GameContext, shown: Reveal) -> RevealPicture:
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
                mate=place_on_team(context.table, owner),
            )
            for slot, (card, owner) in enumerate(
                zip(shown.table, shown.owners, strict=True), start=1
            )
        ),
        players_by_rabbit(context.table),
    )


def _rabbit_of(context: GameContext, side: SideId) -> int:
    seats = [seat for seat in context.table.seats if seat.side == side]
    return seats[0].rabbit if seats else next(iter(context.table.rabbits.values()))


def _track_picture(context: GameContext, shown: Reveal) -> TrackPicture:
    here = {seat.side for seat in context.table.seats}
    moves = tuple(
        TrackMove(_rabbit_of(context, side), total - shown.points(side), total)
        for side, total in shown.totals.items()
        if side in here
    )
    return TrackPicture(moves, context.table.goal)


def _track_alt(words: Words, context: GameContext, shown: Reveal) -> str:
    emoji = {seat.side: rabbit_sign(context.table, seat.player) for seat in context.table.seats}
    scores = sorted(shown.totals.items(), key=lambda entry: -entry[1])
    listed = words.listed(f"{emoji[side]} {total}" for side, total in scores if side in emoji)
    return words("alt-track", scores=listed)

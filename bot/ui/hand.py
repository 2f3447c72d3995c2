"""What one player sees in private: the hand, and exactly the buttons and menus for what is due.

The same content serves the private message and *My hand* in the channel.
"""

from typing import Any

import discord
from discord import ui

from bot.rules.editions import EDITIONS
from bot.rules.model import Phase
from bot.rules.playing import LONGEST_CLUE
from bot.rules.views import PlayerView, Wish
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    button,
    linked_picture,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import person, quote, side_name
from bot.ui.pictures import HandPicture

ACCENT = 0x5E81AC
GOING_ON = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)


def hand(
    words: Words, context: GameContext, view: PlayerView, table_url: str | None = None
) -> Content:
    """The whole private message; ``table_url`` is where the table's picture was uploaded."""
    inside: list[Item] = [text(_where(words, context), *_prompt(words, view))]
    attachments: tuple[Attachment, ...] = ()
    if view.table.phase is Phase.VOTING and view.votable:
        if table_url:
            inside.append(linked_picture(table_url, context.alt(view.table.table)))
    elif view.hand and view.table.phase in (*GOING_ON, Phase.SCORED):
        given = tuple(card for card in view.hand if card in view.given)
        sheet = Attachment("hand.jpg", HandPicture(view.hand, given), context.alt(view.hand))
        inside.append(picture(sheet))
        attachments = (sheet,)
    inside += _controls(words, context, view)
    return Content(tuple(inside), attachments=attachments, accent=ACCENT)


def _where(words: Words, context: GameContext) -> str:
    """A person may sit in several games, so each message says which one it is about."""
    place = words(
        "hand-where",
        server=discord.utils.escape_markdown(context.guild),
        channel=f"<#{context.channel_id}>",
        number=context.table.round,
    )
    return f"-# {place}"


def _prompt(words: Words, view: PlayerView) -> list[str]:
    """What is the case and what to do, in one or two lines."""
    table = view.table
    edition = EDITIONS[table.rules]
    lines = []
    if table.clue and table.phase in (Phase.SUBMITTING, Phase.VOTING):
        lines.append(f"## “{quote(table.clue)}”")
    if Wish.CLAIM in view.wishes:
        lines.append(words("hand-claim-blind" if edition.blind_story else "hand-claim"))
    elif Wish.TELL in view.wishes:
        lines.append(words("hand-tell-blind" if edition.blind_story else "hand-tell"))
    elif table.phase is Phase.STORYTELLING and table.storyteller:
        lines.append(words("hand-wait-story", storyteller=person(table, table.storyteller)))
    elif table.phase is Phase.SUBMITTING:
        lines.append(_giving(words, view))
    elif table.phase is Phase.VOTING:
        lines += _voting(words, view)
    elif table.phase is Phase.SCORED:
        lines.append(words("hand-scored"))
    elif table.phase is Phase.LOBBY:
        lines.append(words("hand-lobby"))
    elif table.phase is Phase.FINISHED:
        lines.append(words("hand-finished"))
    return lines


def _giving(words: Words, view: PlayerView) -> str:
    if not view.gives:
        return words("hand-story-told")
    places = [str(i) for i, card in enumerate(view.hand or (), start=1) if card in view.given]
    if len(places) >= view.gives:
        return words("hand-given", cards=" + ".join(places), count=len(places))
    teammate = _teammate_gave(view)
    if teammate:
        return words("hand-teammate-gave", player=person(view.table, teammate))
    if EDITIONS[view.table.rules].teams:
        return words("hand-give-team")
    return words("hand-give", count=view.gives - len(places))


def _teammate_gave(view: PlayerView) -> Any:
    me = next(seat for seat in view.table.seats if seat.player == view.player)
    mates = (s for s in view.table.seats if s.side == me.side and s.player != view.player)
    return next((mate.player for mate in mates if mate.gave and not mate.storyteller), None)


def _voting(words: Words, view: PlayerView) -> list[str]:
    lines = []
    if view.ballot is None and Wish.TRAP not in view.wishes and view.trap is None:
        key = "hand-story-judged" if view.story_card else "hand-no-vote"
        return [words(key)]
    if view.votes:
        lines.append(words("hand-voted", slots=" + ".join(map(str, view.votes))))
    elif view.ballot:
        key = "one"
        if view.ballot.most > 1:
            key = "two" if view.ballot.fewest == 2 else "one-or-two"
        lines.append(words(f"hand-vote-{key}"))
    if Wish.TRAP in view.wishes:
        lines.append(words("hand-trap"))
    elif view.trap:
        lines.append(words("hand-trapped", slot=view.trap))
    return lines


def _controls(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    phase = view.table.phase
    if Wish.CLAIM in view.wishes:
        press = PressId("claim", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-claim"), discord.ButtonStyle.success))]
    if Wish.TELL in view.wishes:
        return _telling(words, context, view)
    if phase is Phase.SUBMITTING and view.gives and not _teammate_gave(view):
        return _cards(context, view, "give")
    if phase is Phase.VOTING:
        return [*_ballot(words, context, view), *_trap(words, context, view)]
    return []


def _telling(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if EDITIONS[view.table.rules].blind_story:
        press = PressId("story", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-story"), discord.ButtonStyle.success))]
    return _cards(context, view, "story")


def _cards(context: GameContext, view: PlayerView, verb: str) -> list[Item]:
    """One button a card, numbered like the picture; given cards are green and ticked."""
    buttons = []
    for place, card in enumerate(view.hand or (), start=1):
        chosen = card in view.given
        style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
        press = PressId(verb, context.game, view.table.round, str(place))
        buttons.append(button(press, f"✓ {place}" if chosen else str(place), style))
    return list(rows(buttons))


def _ballot(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if view.ballot is None:
        return []
    doubled = len(view.votes) == 2 and len(set(view.votes)) == 1
    options = [
        discord.SelectOption(
            label=words("slot", slot=slot),
            value=str(slot),
            description=context.describe(view.table.table[slot - 1])[:100] or None,
            default=slot in view.votes and not doubled,
        )
        for slot in view.votable
    ]
    if view.ballot.doubling:
        options += [
            discord.SelectOption(
                label=words("slot-doubled", slot=slot),
                value=f"{slot}x2",
                default=doubled and slot in view.votes,
            )
            for slot in view.votable
        ]
    press = PressId("vote", context.game, view.table.round)
    return [menu(press, options, words("vote-choose"), most=view.ballot.most)]


def _trap(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if Wish.TRAP not in view.wishes and view.trap is None:
        return []
    options = [
        discord.SelectOption(
            label=words("slot", slot=slot), value=str(slot), default=slot == view.trap
        )
        for slot in range(1, len(view.table.table) + 1)
    ]
    return [menu(PressId("trap", context.game, view.table.round), options, words("trap-choose"))]


def result(words: Words, context: GameContext, view: PlayerView) -> Content:
    """The one line that remains in private when a game is over."""
    table = context.table
    me = next(seat for seat in table.seats if seat.player == view.player)
    scores = {seat.side: seat.score for seat in table.seats}
    place = words(
        "hand-result" if table.winners else "hand-result-none",
        server=discord.utils.escape_markdown(context.guild),
        channel=f"<#{context.channel_id}>",
        winners=", ".join(side_name(words, table, side) for side in table.winners),
        points=me.score,
        place=1 + sum(score > me.score for score in scores.values()),
    )
    return Content((text(place),))


def farewell(words: Words, context: GameContext) -> Content:
    """What remains of the hand of somebody who left or was made to leave."""
    return Content((text(_where(words, context), words("hand-farewell")),))


def clue_form(words: Words, press: PressId) -> ui.Modal:
    """Asks for the clue."""
    modal = ui.Modal(title=words("form-clue-title")[:45], custom_id=str(press))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="clue",
        placeholder=words("form-clue-hint")[:100],
        min_length=1,
        max_length=LONGEST_CLUE,
    )
    modal.add_item(ui.Label(text=words("form-clue-label")[:45], component=field))
    modal.stop()  # like every layout: answered by its custom id, also after a restart
    return modal

"""What one player sees in private: the hand, and exactly the buttons and menus for what is due.

The same content serves the private message and *My hand* in the channel.
"""

from typing import Any

import discord
from discord import ui

from bot.rules.commands import LONGEST_CLUE
from bot.rules.model import Phase
from bot.rules.player_views import PlayerView, Wish
from bot.rules.views import Reveal
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
from bot.ui.names import person, quote, sides
from bot.ui.phrases import time_button, vote_menu, votes, votes_each
from bot.ui.pictures import HandPicture

ACCENT = 0x5E81AC
GOING_ON = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)


def hand(
    words: Words, context: GameContext, view: PlayerView, table_url: str | None = None
) -> Content:
    """The whole private view of one player.

    ``table_url`` is where the table's picture was uploaded: private messages show it to those who
    vote. *My hand* stands below the table in the channel and always shows the hand.
    """
    inside: list[Item] = [text(_where(words, context), *_prompt(words, view))]
    attachments: tuple[Attachment, ...] = ()
    if view.table.phase is Phase.VOTING and view.votable and table_url:
        inside.append(linked_picture(table_url, context.alt(words, view.table.table)))
    elif view.hand and view.table.phase in (*GOING_ON, Phase.SCORED):
        given = tuple(card for card in view.hand if card in view.given)
        sheet = Attachment("hand.jpg", HandPicture(view.hand, given), context.alt(words, view.hand))
        inside.append(picture(sheet))
        attachments = (sheet,)
    inside += _controls(words, context, view)
    if view.wishes:
        inside += rows(time_button(words, context))
    return Content(tuple(inside), attachments=attachments, accent=ACCENT)


def _place(context: GameContext) -> dict[str, str]:
    """A person may sit in several games, so each message says which one it is about."""
    return {"server": quote(context.guild), "channel": f"<#{context.channel_id}>"}


def _where(words: Words, context: GameContext) -> str:
    number = context.table.round
    key = "hand-where" if number else "hand-where.lobby"
    return f"-# {words(key, **_place(context), number=number)}"


def _prompt(words: Words, view: PlayerView) -> list[str]:
    """What is the case and what to do, in one or two lines."""
    table, blind = view.table, view.table.rules.blind_story
    lines = []
    if table.clue and table.phase in (Phase.SUBMITTING, Phase.VOTING):
        lines.append(f"## {words('clue', clue=quote(table.clue))}")
    if Wish.CLAIM in view.wishes:
        lines.append(words("hand-claim-blind" if blind else "hand-claim"))
    elif Wish.TELL in view.wishes:
        lines.append(words("hand-tell-blind" if blind else "hand-tell"))
    elif table.phase is Phase.STORYTELLING and table.storyteller:
        key = "hand-wait-blind" if blind else "hand-wait-story"
        lines.append(words(key, storyteller=person(table, table.storyteller)))
    elif table.phase is Phase.SUBMITTING:
        lines.append(_giving(words, view))
    elif table.phase is Phase.VOTING:
        lines += _voting(words, view)
    else:
        lines.append(words(f"hand-{table.phase}"))
    if table.phase is Phase.SCORED and table.reveal and view.me.side in table.reveal.totals:
        lines.append(_points(words, view, table.reveal))
    return lines


def _points(words: Words, view: PlayerView, shown: Reveal) -> str:
    """One's own points of the round, with their reasons: the channel only has the figures."""
    side = view.me.side
    reasons = [
        words(f"gain-{gain.reason}", points=gain.points, votes=gain.votes)
        for gain in shown.gains.get(side, ())
    ]
    return words(
        "points-line",
        who=person(view.table, view.player),
        points=shown.points(side),
        total=shown.totals[side],
        reasons=words.listed(reasons or [words("gain-nothing")]),
    )


def _giving(words: Words, view: PlayerView) -> str:
    if view.giver:
        return words("hand-teammate-gave", player=person(view.table, view.giver))
    if not view.gives:
        return words("hand-story-told")
    given = [str(i) for i, card in enumerate(view.hand or (), start=1) if card in view.given]
    if len(given) >= view.gives:
        return words("hand-given", cards=" + ".join(given), count=len(given))
    if view.telling_mate:
        return words("hand-give-mate")
    if view.table.rules.teams:
        return words("hand-give-team")
    key = "hand-give-party" if view.table.rules.blind_story else "hand-give"
    return words(key, count=view.gives - len(given))


def _voting(words: Words, view: PlayerView) -> list[str]:
    if view.ballot is None and Wish.TRAP not in view.wishes and view.trap is None:
        return [words(_why_no_vote(view))]
    lines = []
    if view.votes:
        lines.append(words("hand-voted", slots=votes(words, view.votes)))
    elif view.ballot:
        party = view.table.rules.blind_story
        lines.append(words(f"hand-vote-{'party' if party else votes_each(view.ballot)}"))
    if Wish.TRAP in view.wishes:
        lines.append(words("hand-trap"))
    elif view.trap:
        lines.append(words("hand-trapped", slot=view.trap))
    return lines


def _why_no_vote(view: PlayerView) -> str:
    if view.story_card:
        return "hand-story-judged"
    return "hand-mate-judged" if view.telling_mate else "hand-no-vote"


def _controls(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    phase = view.table.phase
    if Wish.CLAIM in view.wishes:
        press = PressId("claim", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-claim"), discord.ButtonStyle.success))]
    if Wish.TELL in view.wishes:
        return _telling(words, context, view)
    if phase is Phase.SUBMITTING and view.gives:
        return _cards(context, view)
    if phase is Phase.VOTING:
        return [*_ballot(words, context, view), *_trap(words, context, view)]
    return []


def _telling(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if view.table.rules.blind_story:
        press = PressId("story", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-story"), discord.ButtonStyle.success))]
    return _cards(context, view)


def _cards(context: GameContext, view: PlayerView) -> list[Item]:
    """One button a card, numbered like the picture; given cards are green and ticked.

    Its id says what the press means as it stands on this screen, so that it means the same when it
    comes twice or late.
    """
    buttons = []
    for position, card in enumerate(view.hand or (), start=1):
        chosen = card in view.given
        verb = "story" if Wish.TELL in view.wishes else "take" if chosen else "give"
        style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
        press = PressId(verb, context.game, view.table.round, str(position))
        buttons.append(button(press, f"✓ {position}" if chosen else str(position), style))
    return list(rows(buttons))


def _ballot(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if view.ballot is None:
        return []
    return [vote_menu(words, context, view.votable, view.votes)]


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
    me = view.me
    scores = {seat.side: seat.score for seat in table.seats}
    place = words(
        "hand-result" if table.winners else "hand-result-none",
        **_place(context),
        winners=sides(words, table, table.winners),
        points=me.score,
        place=1 + sum(score > me.score for score in scores.values()),
    )
    return Content((text(place),))


def farewell(words: Words, context: GameContext) -> Content:
    """What remains of the hand of somebody who left or was made to leave."""
    return Content((text(_where(words, context), words("hand-farewell")),))


def clue_form(words: Words, press: PressId) -> ui.Modal:
    """Asks for the clue, and says for which card; in Party it is for none."""
    card = press.argument
    title = words("form-clue-card", card=card) if card else words("form-clue-title")
    modal = ui.Modal(title=title[:45], custom_id=str(press))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="clue",
        placeholder=words("form-clue-hint")[:100],
        min_length=1,
        max_length=LONGEST_CLUE,
    )
    modal.add_item(ui.Label(text=words("form-clue-label")[:45], component=field))
    modal.stop()  # like every layout: answered by its custom id, also after a restart
    return modal

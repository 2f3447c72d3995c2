"""What one player sees in private: the hand, with the buttons and menus for their next step.

The DM and the panel that *My hand* opens in the channel show the same content. It follows the
round: cards, clue, card played, vote, result. Controls are shown only while they can be used.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.limits import LONGEST_LABEL
from bot.rules.commands import LONGEST_CLUE, LONGEST_WHY
from bot.rules.ids import PlayerId, Position, Slot
from bot.rules.model import Phase
from bot.rules.player_views import Duty, PlayerView
from bot.rules.views import Reveal, TableView
from bot.text import Words
from bot.ui.content import (
    Attachment,
    HandContent,
    Item,
    button,
    form,
    form_field,
    linked_picture,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.context import GameContext, Plan
from bot.ui.ids import PressId
from bot.ui.names import person, quote, sides
from bot.ui.phrases import (
    cards_named,
    round_kinds,
    slot_choices,
    theme_line,
    time_button,
    vote_menu,
    votes_each,
)
from bot.ui.points import loss, reasons
from bot.ui.wanted_pictures import HandPicture

ACCENT = 0x5E81AC
GOING_ON = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)
ROUNDS_WITH_TIPS = 3  # the first ones that a player plays
OTHER_TIPS = {
    "blind": ("claim", "tell", "wait", "give", "vote", "scored"),
    "pair": ("claim", "tell", "wait", "vote", "judged"),
    "together": ("claim", "tell", "judged"),
}
"""Tips that have another text for some rule sets, by the kind of rule set."""


def hand(
    words: Words,
    context: GameContext,
    view: PlayerView,
    table_url: str | None = None,
    *,
    points_shown: bool = False,
    tips: bool = False,
) -> HandContent:
    """Return what one player sees of their hand, in a DM or in the panel behind *My hand*.

    Voters see the channel's picture of the table at ``table_url``; None if it is not posted yet.
    The points of the round are shown only if the channel shows them (``points_shown``). ``tips``
    says whether the player wants tips, which are given in their first three rounds.
    """
    lines = [_place_line(words, context), *_prompt_lines(words, view, context.plan)]
    scored = view.table.reveal if view.table.phase is Phase.SCORED else None
    if points_shown and scored and view.me.side in scored.totals:
        lines.append(_points_line(words, view, scored))
    tip = _tip(view) if tips else None
    if tip:
        lines.append(f"-# 💡 {words(tip)}")
    inside: list[Item] = [text(*lines)]
    attachments: tuple[Attachment, ...] = ()
    votes = view.table.phase is Phase.VOTING and bool(view.votable)
    sees_hand = bool(view.hand) and view.table.phase in (*GOING_ON, Phase.SCORED)
    # Voters see the table and never their hand, because its numbers mean other cards. The channel's
    # picture is linked, so that it is not uploaded again for every voter.
    if votes and table_url:
        inside.append(linked_picture(table_url, context.alt(words, view.table.table)))
    elif sees_hand and not votes:
        attachments = (_hand_sheet(words, context, view),)
        inside.append(picture(*attachments))
    inside += _controls(words, context, view)
    close_up = "look" if votes else "lookhand" if sees_hand else None
    inside += rows(_lower_buttons(words, context, view, close_up, with_tip=tip is not None))
    return HandContent(tuple(inside), attachments=attachments, accent=ACCENT, reader=view.player)


def _hand_sheet(words: Words, context: GameContext, view: PlayerView) -> Attachment:
    """Return the picture of a player's hand, with the played cards marked."""
    cards = view.hand or ()
    given = tuple(card for card in cards if card in view.given)
    return Attachment("hand.jpg", HandPicture(cards, given), context.alt(words, cards))


def _lower_buttons(
    words: Words, context: GameContext, view: PlayerView, close_up: str | None, *, with_tip: bool
) -> list[ui.Button[Any]]:
    """Return the buttons below the controls: taking back, close-ups, a new hand, time and tips.

    ``close_up`` is the verb that opens a close-up of the picture shown; None if there is none.
    """
    buttons = _take_back_buttons(words, context, view)
    if close_up:
        press = PressId(close_up, context.game, view.table.round)
        buttons.append(button(press, words("button-look"), emoji="🔍"))
    buttons += _new_hand_buttons(words, context, view)
    if view.duties:
        buttons += time_button(words, context)
    if with_tip:
        press = PressId("notips", context.game, view.table.round)
        buttons.append(button(press, words("button-no-tips")))
    return buttons


def _tip(view: PlayerView) -> str | None:
    """Return the key of the tip for the player's current step; None if there is none.

    There are no tips after a player's first rounds.
    """
    step = _step(view) if _rounds_played(view) < ROUNDS_WITH_TIPS else None
    if step is None:
        return None
    kind = next((one for one in round_kinds(view.table.rules) if step in OTHER_TIPS[one]), None)
    return f"tip-{step}.{kind}" if kind else f"tip-{step}"


def _rounds_played(view: PlayerView) -> int:
    """Return the number of finished rounds in which the player had a card on the table or voted."""
    return sum(
        view.player in shown.owners or view.player in shown.ballots for shown in view.table.history
    )


def _step(view: PlayerView) -> str | None:
    """Return what the player does now, as the tips call it; None if there is nothing to do."""
    phase = view.table.phase
    if Duty.CLAIM in view.duties:
        return "claim"
    if Duty.TELL in view.duties:
        return "tell"
    if phase is Phase.STORYTELLING:
        return "wait"
    if phase is Phase.SUBMITTING and view.gives:
        return "give" if Duty.GIVE in view.duties else None
    if phase is Phase.SUBMITTING:
        return None if view.giver else "told"
    if phase is Phase.VOTING and view.ballot:
        return "vote" if Duty.VOTE in view.duties else None
    if phase is Phase.VOTING and view.story_card:
        return "judged"
    return "scored" if phase is Phase.SCORED else None


def _place_values(context: GameContext) -> dict[str, str]:
    """Return the server and channel of a game as variables of a text.

    A player's DMs may be about several games, so each says where its game is.
    """
    return {"server": quote(context.guild), "channel": f"<#{context.channel_id}>"}


def _place_line(words: Words, context: GameContext) -> str:
    number = context.table.round
    key = "hand-where" if number else "hand-where.lobby"
    return f"-# {words(key, **_place_values(context), number=number)}"


def _prompt_lines(words: Words, view: PlayerView, plan: Plan | None) -> list[str]:
    """Return the lines that say what happens now and what to press."""
    table, blind = view.table, view.table.rules.blind_clue
    lines = [f"⏸️ {words('hand-suspended')}"] if table.suspended else []
    if table.clue and table.phase in (Phase.SUBMITTING, Phase.VOTING):
        lines.append(f"## {words('clue', clue=quote(table.clue))}")
    if table.suspended:
        return lines
    if Duty.CLAIM in view.duties:
        lines.append(words("hand-claim-blind" if blind else "hand-claim"))
    elif Duty.TELL in view.duties:
        lines.append(words("hand-tell-blind" if blind else "hand-tell"))
        lines += theme_line(words, table)
    elif table.phase is Phase.STORYTELLING and table.storyteller:
        key = "hand-wait-blind" if blind else "hand-wait-clue"
        lines.append(words(key, storyteller=person(words, table, table.storyteller)))
    elif table.phase is Phase.SUBMITTING:
        lines.append(_playing_line(words, view))
    elif table.phase is Phase.VOTING:
        lines += _voting_lines(words, view)
    elif table.phase is Phase.LOBBY and plan:
        lines.append(words("hand-lobby-planned", date=plan.date, countdown=plan.countdown))
    else:
        # After the last round, the hand waits for the reveal as after any other.
        phase = Phase.SCORED if table.reveal else table.phase
        lines.append(words(f"hand-{phase}"))
    return lines


def _points_line(words: Words, view: PlayerView, shown: Reveal) -> str:
    """Return the line with the player's points of the round and what they are for."""
    side = view.me.side
    points = shown.points(side)
    return words(
        f"points-line{loss(points)}",
        who=person(words, view.table, view.player),
        points=abs(points),
        total=shown.totals[side],
        reasons=reasons(words, shown.gains.get(side, ())) or words("gain-nothing"),
    )


def _playing_line(words: Words, view: PlayerView) -> str:
    if view.giver:
        return words("hand-teammate-gave", player=person(words, view.table, view.giver))
    if not view.gives:
        return words("hand-clue-told")
    given = [i for i, card in enumerate(view.hand or (), start=1) if card in view.given]
    if len(given) >= view.gives:
        first = (view.hand or ()).index(view.given[0]) + 1  # the rules replace the one played first
        cards = cards_named(words, given)
        return words("hand-given", cards=cards, first=first, count=len(given))
    if given:
        return words("hand-give-more", card=given[0])
    if view.telling_mate:
        return words("hand-give-mate")
    if view.table.rules.teams:
        return words("hand-give-team")
    key = "hand-give-party" if view.table.rules.blind_clue else "hand-give"
    return words(key, count=view.gives - len(given))


def played(words: Words, view: PlayerView, position: Position) -> str:
    """Return the sentence that confirms a played card, for an answer that is not the hand."""
    if view.table.phase is not Phase.SUBMITTING:
        return words("card-given.last", card=position)
    if len(view.given) < view.gives:
        return words("hand-give-more", card=position)
    return words("card-given", card=position)


def voted(words: Words, view: PlayerView, slots: Sequence[Slot]) -> str:
    """Return the sentence that confirms a vote, for an answer that is not the hand."""
    key = "hand-voted" if view.table.phase is Phase.VOTING else "voted-last"
    return words(key, slots=cards_named(words, view.votes or slots))


def _voting_lines(words: Words, view: PlayerView) -> list[str]:
    if view.ballot is None and Duty.TRAP not in view.duties and view.trap is None:
        return [words(_why_no_vote(view))]
    lines = []
    if view.votes:
        lines.append(words("hand-voted", slots=cards_named(words, view.votes)))
    elif view.ballot:
        party = view.table.rules.blind_clue
        lines.append(words(f"hand-vote-{'party' if party else votes_each(view.ballot)}"))
    if Duty.TRAP in view.duties:
        lines.append(words("hand-trap"))
    elif view.trap:
        lines.append(words("hand-trapped", slot=view.trap))
    return lines


def _why_no_vote(view: PlayerView) -> str:
    if view.story_card:
        return "hand-clue-judged"
    return "hand-mate-judged" if view.telling_mate else "hand-no-vote"


def _controls(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    phase = view.table.phase
    if view.table.suspended:
        return []
    if Duty.CLAIM in view.duties:
        press = PressId("claim", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-claim"), discord.ButtonStyle.success))]
    if Duty.TELL in view.duties:
        return _clue_controls(words, context, view)
    if phase is Phase.SUBMITTING and view.gives:
        return _card_buttons(context, view)
    if phase is Phase.VOTING:
        return [*_vote_menus(words, context, view), *_trap_menus(words, context, view)]
    return []


def _clue_controls(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if view.table.rules.blind_clue:
        press = PressId("story", context.game, view.table.round)
        return [ui.ActionRow(button(press, words("button-clue"), discord.ButtonStyle.success))]
    return _card_buttons(context, view)


def _card_buttons(context: GameContext, view: PlayerView) -> list[Item]:
    """Return one button per card, numbered like the picture; played cards are green and ticked.

    Pressing a played card changes nothing, so a repeated or late press does no harm.
    """
    buttons = []
    verb = "story" if Duty.TELL in view.duties else "give"
    for position, card in enumerate(view.hand or (), start=1):
        chosen = card in view.given
        style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
        press = PressId(verb, context.game, view.table.round, str(position))
        buttons.append(button(press, f"✓ {position}" if chosen else str(position), style))
    return list(rows(buttons))


def _new_hand_buttons(words: Words, context: GameContext, view: PlayerView) -> list[ui.Button[Any]]:
    """Return the *New hand* button if the player may still exchange the hand, else nothing."""
    if not view.may_exchange:
        return []
    press = PressId("newhand", context.game, view.table.round)
    return [button(press, words("button-new-hand"), emoji="🔄")]


def _take_back_buttons(
    words: Words, context: GameContext, view: PlayerView
) -> list[ui.Button[Any]]:
    """Return a button to take back each played card; empty unless players are playing cards."""
    if view.table.phase is not Phase.SUBMITTING or not view.gives or view.table.suspended:
        return []
    played = [i for i, card in enumerate(view.hand or (), start=1) if card in view.given]
    key = "button-take-back" if len(played) == 1 else "button-take-back-one"
    ids = (PressId("take", context.game, view.table.round, str(position)) for position in played)
    labels = (words(key, card=position) for position in played)
    return [button(press, label) for press, label in zip(ids, labels, strict=True)]


def _vote_menus(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if view.ballot is None:
        return []
    return [vote_menu(words, context, view.votable, view.votes)]


def _trap_menus(words: Words, context: GameContext, view: PlayerView) -> list[Item]:
    if Duty.TRAP not in view.duties and view.trap is None:
        return []
    chosen = (view.trap,) if view.trap else ()
    options = slot_choices(words, view.table.table, context.describe, chosen)
    return [menu(PressId("trap", context.game, view.table.round), options, words("trap-choose"))]


def result(words: Words, context: GameContext, view: PlayerView) -> HandContent:
    """Return the message that replaces a player's hand after the game: winners, points, place.

    If there is no winner, it says so; if the game has a par, it says how many points were needed.
    """
    table = context.table
    me = view.me
    scores = {seat.side: seat.score for seat in table.seats}
    key = "hand-result-par" if table.par and table.history else "hand-result-none"
    place = words(
        "hand-result" if table.winners else key,
        **_place_values(context),
        winners=sides(words, table, table.winners),
        points=me.score,
        par=table.par,
        place=1 + sum(score > me.score for score in scores.values()),
    )
    return HandContent((text(place),), reader=view.player)


def farewell(words: Words, context: GameContext, player: PlayerId) -> HandContent:
    """Return the message that replaces the hand of a player who left or was kicked."""
    gone = text(_place_line(words, context), words("hand-farewell"))
    return HandContent((gone,), reader=player)


def clue_form(
    words: Words, press: PressId, table: TableView, described: str | None = None
) -> ui.Modal:
    """Return the form for a clue and, optionally, the reason for it.

    ``described`` is the card's description, shown above the fields because the form covers the card
    on a phone. It is None in Party, where the clue comes before the card.
    """
    card = press.argument
    title = words("form-clue-card", card=card) if card else words("form-clue-title")
    above = [*theme_line(words, table), *([f"> {quote(described)}"] if described else [])]
    clue: ui.TextInput[Any] = ui.TextInput(
        custom_id="clue",
        placeholder=words("form-clue-hint")[:LONGEST_LABEL],
        min_length=1,
        max_length=LONGEST_CLUE,
    )
    why: ui.TextInput[Any] = ui.TextInput(
        custom_id="why",
        placeholder=words("form-why-hint")[:LONGEST_LABEL],
        required=False,
        max_length=LONGEST_WHY,
    )
    kind = next(iter(round_kinds(table.rules)), None)
    tip = words(f"form-clue-{kind}-tip") if kind else words("form-clue-tip")
    asked = (
        form_field(clue, words("form-clue-label"), tip),
        form_field(why, words("form-why-label"), words("form-why-tip")),
    )
    return form(press, title, *([text(*above)] if above else []), *asked)

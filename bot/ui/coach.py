"""Tips for a player's first game: one line for each phase, shown in their own hand.

Chooses the tip that fits; callers decide which players get tips.
"""

from bot.rules.model import Phase
from bot.rules.player_views import PlayerView, Wish

ROUNDS = 3
"""The number of rounds in which a new player gets tips."""


def tip(view: PlayerView) -> str | None:
    """Return the key of the tip for the player's current step; None if there is none."""
    if view.table.rules.fewest < ROUNDS or rounds_played(view) >= ROUNDS:
        return None  # the rules for two have other points, and a guide of their own
    key = _key(view)
    if key in _BLIND and view.table.rules.blind_story:
        return f"{key}.blind"
    return key


def rounds_played(view: PlayerView) -> int:
    """Return the number of rounds in which a player had a card on the table or voted."""
    return sum(
        view.player in shown.owners or view.player in shown.ballots for shown in view.table.history
    )


_BLIND = ("tip-claim", "tip-tell", "tip-wait", "tip-give", "tip-vote", "tip-scored")


def _key(view: PlayerView) -> str | None:
    phase = view.table.phase
    if Wish.CLAIM in view.wishes:
        return "tip-claim"
    if Wish.TELL in view.wishes:
        return "tip-tell"
    if phase is Phase.STORYTELLING:
        return "tip-wait"
    if phase is Phase.SUBMITTING:
        return "tip-give" if view.gives else None if view.giver else "tip-told"
    if phase is Phase.VOTING and view.ballot:
        return "tip-vote"
    if phase is Phase.VOTING and view.story_card:
        return "tip-judged"
    return "tip-scored" if phase is Phase.SCORED else None

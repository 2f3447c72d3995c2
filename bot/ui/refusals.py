"""The texts of the rules' refusals, the same wherever they are shown."""

from collections.abc import Mapping
from typing import Any

from bot.rules.errors import PEOPLE, Refusal, RuleError
from bot.text import Words
from bot.ui.names import listed_in_short, mention


def refusal(words: Words, error: RuleError) -> str:
    """Return why a command was refused and what to do now."""
    if error.code is Refusal.WRONG_PHASE:
        return words(f"error-wrong-phase-{error.details['phase']}")
    return words(f"error-{error.code}", **values_of(words, error.details))


def values_of(words: Words, details: Mapping[str, Any]) -> dict[str, str | int]:
    """Return the details of a refusal for its text: people as mentions, lists in one line."""
    return {name: _value(words, name, detail) for name, detail in details.items()}


def _value(words: Words, name: str, detail: Any) -> str | int:
    if isinstance(detail, int):
        return detail
    if name in PEOPLE:
        return mention(detail)
    return (
        listed_in_short(words, tuple(map(str, detail)))
        if isinstance(detail, tuple)
        else str(detail)
    )

"""How signs appear in messages: as the bot's own emoji where it has one, else unchanged."""

from collections.abc import Mapping


class Signs:
    """Maps signs to the bot's own emoji, once these are on Discord."""

    def __init__(self) -> None:
        self._own: dict[str, str] = {}

    def __call__(self, sign: str) -> str:
        """Return the bot's own emoji for a sign; the sign itself if there is none."""
        return self._own.get(sign, sign)

    def use(self, own: Mapping[str, str]) -> None:
        """Use these emoji for signs from now on; the mapping replaces any earlier one."""
        self._own = dict(own)

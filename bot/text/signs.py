"""How signs are written: by an emoji of the bot's own where it has one, else as they are."""

from collections.abc import Mapping


class Signs:
    """Knows the bot's own emoji, once Discord has them."""

    def __init__(self) -> None:
        self._own: dict[str, str] = {}

    def __call__(self, sign: str) -> str:
        """Return how a sign is written in a message."""
        return self._own.get(sign, sign)

    def use(self, own: Mapping[str, str]) -> None:
        """Write these signs by emoji from now on, and no others."""
        self._own = dict(own)

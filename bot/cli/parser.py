"""The parser of every subcommand, and the kinds of words that more than one of them takes."""

import argparse
from collections.abc import Callable
from typing import NoReturn

from bot.printable import printable_lines


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable_lines(message)}\n")


def number(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:50]!r} is not a whole number") from None


def number_between(least: int, most: int) -> Callable[[str], int]:
    """A whole number in a range."""

    def read(text: str) -> int:
        if not least <= (found := number(text)) <= most:
            raise argparse.ArgumentTypeError(f"must be between {least} and {most}")
        return found

    return read

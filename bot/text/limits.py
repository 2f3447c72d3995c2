"""How long Discord lets a sentence be, by the place where it is shown.

A key tells its place by its name, so a new sentence with a name like its relatives is measured
like them.
"""

import re
from fnmatch import fnmatchcase

LONGEST_MESSAGE = 2000

# The first pattern that fits a key counts.
_PLACES: tuple[tuple[str, int], ...] = (
    ("button-*", 80),
    ("end-*", 80),  # the label of the button that changes it
    ("command-*", 100),
    ("option-*.about", 100),
    ("option-*", 32),
    ("rules-*.sentence", LONGEST_MESSAGE),
    ("*.chosen", LONGEST_MESSAGE),
    ("rules-*", 100),  # from here on: labels and descriptions of choices
    ("pace-*", 100),
    ("hands-*", 100),
    ("starters-*", 100),
    ("language-auto", 100),
    ("language-name", 100),
    ("slot*", 100),
    ("team-name", 100),
    ("team-size", 100),
    ("deck-cards", 100),
    ("panel-title", 45),
    ("panel-hint", LONGEST_MESSAGE),
    ("panel-*", 150),  # placeholders of menus
    ("*-choose", 150),
    ("form-*-hint", 100),
    ("form-*", 45),  # titles and labels of forms
    ("alt-*", 1024),
)
_OPTION_NAME = re.compile(r"[\w'-]+")


def longest(key: str) -> int:
    """The most characters that this sentence may have."""
    return next((most for place, most in _PLACES if fnmatchcase(key, place)), LONGEST_MESSAGE)


def is_option_name(key: str) -> bool:
    """Whether this is what people type before the value of an option."""
    return key.startswith("option-") and "." not in key


def fits_option_name(text: str) -> bool:
    """Discord takes lower case letters, digits, hyphens: no spaces."""
    return bool(_OPTION_NAME.fullmatch(text)) and text == text.lower()

"""Discord's limits: how long a text may be where it is shown, how much fits and for how long.

The key of a text says where it is shown: ``button-…`` is the label of a button and has the limit of
one. Contains numbers only: knows no texts and no library.
"""

import re
from fnmatch import fnmatchcase
from functools import cache

LONGEST_MESSAGE = 2000
LONGEST_TEXT = 4000  # all texts of a message with a layout together
LONGEST_ALT = 1024  # of a picture
LONGEST_BUTTON = 80
LONGEST_LABEL = 100  # of a choice, a command's description or a thread's name
LONGEST_OPTION = 32  # the name of a command's option, or of a command in a message's menu
LONGEST_PLACEHOLDER = 150  # of a menu
LONGEST_FORM_TITLE = 45  # and of the label of its field
MOST_CHOICES = 25  # in a menu, or suggested while a person types
MOST_PICTURES = 10  # in one gallery
MOST_COMPONENTS = 40  # in a message with a layout, nested ones included
MOST_BUTTONS = 5  # in one row
MOST_FILES = 10  # that one form takes
MOST_MEMBERS = 100  # that Discord names in one answer, and people that a message may mention
LONGEST_ID = 100  # the custom id of a button, a menu or a form
TOKEN_LIFE = 15 * 60.0  # seconds for which the token of a press is valid

# The first pattern that fits a key counts.
_PLACES: tuple[tuple[str, int], ...] = (
    ("button-*", LONGEST_BUTTON),
    ("end-*", LONGEST_BUTTON),  # the label of the button that changes it
    ("command-*", LONGEST_LABEL),
    ("menu-*.about", LONGEST_MESSAGE),
    ("menu-*", LONGEST_OPTION),
    ("option-*.about", LONGEST_LABEL),
    ("option-*", LONGEST_OPTION),
    ("rules-*.sentence", LONGEST_MESSAGE),
    ("*.chosen", LONGEST_MESSAGE),
    ("rules-*", LONGEST_LABEL),  # from here on: labels and descriptions of choices
    ("pace-*", LONGEST_LABEL),
    ("skill-*", LONGEST_LABEL),
    ("hands-*", LONGEST_LABEL),
    ("members-*", LONGEST_LABEL),
    ("house-*.about", LONGEST_MESSAGE),
    ("house-hint", LONGEST_MESSAGE),
    ("house-line", LONGEST_MESSAGE),
    ("house-*", LONGEST_LABEL),
    ("settings-hint", LONGEST_MESSAGE),
    ("settings-more", LONGEST_MESSAGE),
    ("settings-readers", LONGEST_MESSAGE),
    ("settings-unheard", LONGEST_MESSAGE),
    ("settings-line", LONGEST_MESSAGE),
    ("settings-*", LONGEST_LABEL),
    ("mine-hint", LONGEST_MESSAGE),
    ("mine-unmentioned", LONGEST_MESSAGE),
    ("mine-*", LONGEST_BUTTON),
    ("language-auto", LONGEST_LABEL),
    ("language-name", LONGEST_LABEL),
    ("slot*", LONGEST_LABEL),
    ("team-name", LONGEST_LABEL),
    ("team-size", LONGEST_LABEL),
    ("deck-cards", LONGEST_LABEL),
    ("panel-title", LONGEST_FORM_TITLE),
    ("panel-hint", LONGEST_MESSAGE),
    ("panel-*", LONGEST_PLACEHOLDER),  # placeholders of menus
    ("*-choose", LONGEST_PLACEHOLDER),
    ("form-*-hint", LONGEST_LABEL),
    ("form-*-tip", LONGEST_LABEL),
    ("form-*", LONGEST_FORM_TITLE),  # titles and labels of forms
    ("alt-*", LONGEST_ALT),
)
_OPTION_NAME = re.compile(r"[\w'-]+")


@cache
def longest(key: str) -> int:
    """Return the maximum number of characters for the text with this key."""
    return next((most for place, most in _PLACES if fnmatchcase(key, place)), LONGEST_MESSAGE)


def is_option_name(key: str) -> bool:
    """Return whether this is the key of an option's name, not of its description."""
    return key.startswith("option-") and "." not in key


def fits_option_name(text: str) -> bool:
    """Return whether Discord accepts this as the name of an option: lower case, without spaces."""
    return bool(_OPTION_NAME.fullmatch(text)) and text == text.lower()

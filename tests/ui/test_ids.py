"""The data of a press is checked by form and length; everything else is refused."""

from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.limits import LONGEST_ID
from bot.store.stored import new_game_id
from bot.ui.ids import VERBS, PressId, UnreadablePress, parse
from tests.texts import ANY

GAMES = st.text(ascii_letters + digits + "-_", min_size=1, max_size=16)
NUMBERS = st.integers(1, 99).map(str)

SPECIAL = {
    "leaders": "season.dixit-2021",
    "leave": "now",
    "setting": "pace",
    "counting": "off",
    "setevery": "on",
    "setunseen": "off",
    "draftframe": "top",
    "pause": "now",
    "resume": "now",
    "skip": "voting",
    "star": "2",
    "dailyon": "off",
    "notice": "lobbies-on",
}
"""Arguments that are no numbers, or not any number."""


def a_value(verb: str) -> str:
    """Return a value that a menu with this verb could submit."""
    return "dixit-2021" if verb.startswith("set") else "3"


@given(st.sampled_from(sorted(VERBS)), GAMES, st.integers(0, 9999), NUMBERS)
def test_what_our_buttons_say_comes_back_as_it_was(
    verb: str, game: str, number: int, argument: str
) -> None:
    form = VERBS[verb]
    argument = SPECIAL.get(verb, argument)
    press = PressId(verb, game, number, argument if form.argument else "")
    values = [a_value(verb)] if form.value else []
    assert parse(str(press), values, None) == press
    assert len(str(press)) <= LONGEST_ID
    if form.field:
        assert parse(str(press), [], {form.field: "anything"}) == press


def test_game_ids_fit_the_grammar() -> None:
    for _ in range(200):
        press = PressId("join", new_game_id())
        assert parse(str(press), [], None) == press


@given(st.text(ANY, max_size=100), st.lists(st.text(ANY, max_size=100), max_size=30))
def test_whatever_is_readable_is_exactly_what_is_written(custom_id: str, values: list[str]) -> None:
    try:
        press = parse(custom_id, values, None)
    except UnreadablePress:
        return
    assert str(press) == custom_id


@given(st.sampled_from(sorted(VERBS)), st.text(ANY, min_size=1, max_size=60))
def test_a_vote_never_becomes_more_than_it_says(verb: str, value: str) -> None:
    """A choice that is read is short: nothing large is ever made of it."""
    try:
        parse(f"{verb}:game:1", [value], None)
    except UnreadablePress:
        return
    assert VERBS[verb].value
    assert len(value) <= 100
    if VERBS[verb].value not in (VERBS["setdecks"].value, VERBS["setrules"].value):
        assert int(value.removesuffix("x2")) in range(1, 100)


@pytest.mark.parametrize(
    "value", ["1x50000000", "1x3", "0", "007", "100", "١", "1\n", "", "3x2x2", "-1", "+1", "1_0"]
)
def test_a_vote_is_a_small_number_or_one_doubled(value: str) -> None:
    with pytest.raises(UnreadablePress):
        parse("vote:game:1", [value], None)


def test_a_menu_brings_at_least_one_choice_and_no_more_than_discord_shows() -> None:
    assert parse("vote:game:1", ["1"] * 25, None).verb == "vote"
    for values in ([], ["1"] * 26):
        with pytest.raises(UnreadablePress):
            parse("vote:game:1", values, None)


def test_a_form_brings_its_own_field() -> None:
    with pytest.raises(UnreadablePress):
        parse("story:game:1:2", [], {"number": "5"})
    with pytest.raises(UnreadablePress):
        parse("join:game:0", [], {"clue": "x"})

"""Who is a person: someone with a Discord account, not a computer player and not the erased."""

from bot.rules.ids import COMPUTERS, is_computer, is_erased, people_among, player_id


def test_a_discord_account_is_a_person_in_every_game() -> None:
    anna = player_id(1572684503883710464)
    assert anna == player_id(1572684503883710464)
    assert anna != player_id(1572684503883710465)
    assert not is_computer(anna)
    assert not is_erased(anna)
    assert people_among([COMPUTERS[0], anna]) == (anna,)

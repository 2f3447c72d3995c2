"""The log contains no clue, hand, key or name, even at debug level."""

import json
import logging
import re
from collections.abc import Iterator
from io import StringIO

import pytest

from bot.client import DixitBot
from bot.gateway import people
from bot.logs import OURS, set_up_logs
from bot.rules.errors import Refusal, RuleError
from bot.rules.model import Phase
from bot.settings import LOG_FORMATS
from playground.driver import Stage
from playground.server import Playground

from .conftest import Launch
from .evening import Evening
from .order import check_in_line, until

LIBRARIES = ("discord", "discord.http", "discord.gateway", "aiohttp", "asyncio")
CARD = re.compile(r"plain/\d{3}|marked-\d{3}|Secret title")
CLUES = tuple(f"A wish as secret as number {n}" for n in range(1, 30))
KEY = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Yield the complete log of bot and libraries at DEBUG, written in every log format."""
    names = (None, "discord.client", *OURS, *LIBRARIES)
    levels = {name: logging.getLogger(name).level for name in names}
    stream = StringIO()
    handlers = [set_up_logs(logging.DEBUG, stream, form=form) for form in LOG_FORMATS]
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(logging.DEBUG)
    yield stream
    for handler in handlers:
        logging.getLogger().removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


async def test_a_whole_game_leaves_no_secret_in_the_log(
    log: StringIO, launch: Launch, stage: Stage, playground: Playground
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open(goal=3)
    await evening.begin()
    for clue in CLUES:
        if (await evening.game()).phase is Phase.SCORED:
            await evening.go_on()
        await evening.play_round(clue)
        if (await evening.game()).phase is Phase.FINISHED:
            break
    assert (await evening.game()).phase is Phase.FINISHED
    await check_in_line(stage, bot, await evening.game_id())
    search(log, playground)
    lines = [json.loads(line) for line in log.getvalue().splitlines() if line.startswith("{")]
    told = [line for line in lines if line["logger"] == "bot.gateway.presses"]
    assert {line["verb"] for line in told} >= {"start", "join", "begin", "story", "give", "vote"}
    given = next(line for line in told if line["verb"] == "give")
    assert (given["game"], given["round"]) == (await evening.game_id(), 1)
    assert given["outcome"] == "played"
    assert given["ms"] > 0


async def test_coming_going_and_erasing_leave_nobody_in_the_log(
    log: StringIO,
    bot: DixitBot,
    stage: Stage,
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "BETWEEN_CHECKS", 0.0)
    evening = Evening(stage, bot, 6)
    await evening.open()
    await evening.begin()
    host, kicked, gone, erased, *_ = evening.friends
    asked = await host.slash("dixit host kick", player=kicked)
    await kicked.press("join")  # refused
    await host.press("letin", on=asked.message)
    playground.world.leave(playground.town.guild, gone.person.user)
    bot.parts.membership._seen.clear()
    playground.faults.add("GET /guilds/*/members/*", status=429, retry_after=0.01)
    await bot.parts.membership.check_all()
    await erased.slash("dixit privacy")
    await erased.press("mydata:me")
    await erased.press("erase:me")
    await erased.press("erasenow:me")
    await check_in_line(stage, bot, await evening.game_id())
    assert len((await evening.game()).players) == 3
    search(log, playground)


async def test_a_refused_press_is_told_by_its_code(
    log: StringIO, bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.friends[1].press("begin")  # only the host may
    await until(lambda: bot.interactions.answers.counts["begin", "refused"] == 1, "its line")
    assert "verb=begin outcome=refused reason=not-host" in log.getvalue()
    assert sum(bot.interactions.answers.within) == sum(bot.interactions.answers.counts.values())


async def test_faults_leave_no_secret_in_the_log(
    log: StringIO, bot: DixitBot, stage: Stage, playground: Playground
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    for route in ("* */webhooks/*", "* */channels/*"):
        playground.faults.add(route, status=429, retry_after=0.01)
        playground.faults.add(route, status=503)
        playground.faults.add(route, cloudflare=True)
        playground.faults.add(route, reset=True)
    await evening.tell(CLUES[0])
    # Not before: a form that is refused for now would not open.
    playground.faults.add("* */interactions/*", status=429, retry_after=0.01)
    await evening.give()
    await check_in_line(stage, bot, await evening.game_id())
    search(log, playground)


def search(log: StringIO, playground: Playground) -> None:
    text = log.getvalue()
    assert not CARD.findall(text)
    assert not [clue for clue in CLUES if clue in text]
    assert playground.token not in text
    tokens = {record.token for record in playground.interactions._by_token.values()}
    assert tokens
    assert not [token for token in tokens if token in text]
    names = [user.name for user in playground.world.users.values() if not user.bot]
    assert names
    assert not [name for name in names if name in text]
    people = [str(user.id) for user in playground.world.users.values() if not user.bot]
    assert not [person for person in people if person in text]


def test_a_key_in_an_address_or_a_header_is_left_out(log: StringIO) -> None:
    for address in (f"/webhooks/12/{KEY}/messages/@original", f"/interactions/34/{KEY}/callback"):
        logging.getLogger("aiohttp").warning("cannot reach https://discord.com/api%s", address)
    try:
        raise ValueError(f"headers={{'Authorization': 'Bot {KEY}'}}")
    except ValueError:
        logging.getLogger("bot.app").exception("a page of its own")
    assert "@original" in log.getvalue()
    assert "Traceback" in log.getvalue()
    *_, last = log.getvalue().split("\n{")
    assert "ValueError" in json.loads("{" + last)["traceback"]
    assert KEY not in log.getvalue()


def test_people_are_left_out_of_addresses_and_exceptions(log: StringIO) -> None:
    person = "529448671641600001"
    address = f"https://discord.com/api/v10/guilds/12/members/{person}"
    logging.getLogger("discord.http").warning("We are being rate limited. GET %s", address)
    for fault in (KeyError(person), RuleError(Refusal.NOT_HOST, host=person)):
        try:
            raise fault
        except Exception:
            logging.getLogger("bot.app").exception("a page of its own")
    assert "/guilds/12/members/" in log.getvalue()
    assert "not-host" in log.getvalue()
    assert person not in log.getvalue()

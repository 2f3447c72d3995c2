"""Routes that register commands, globally or for one server."""

from ..command_checks import check_command, check_commands, installs, registered
from ..errors import DiscordError, FormErrors
from ..model import Json
from .call import Call
from .routes import NOTHING, Answer, found, route

EVERYWHERE = "/applications/{application_id}/commands"
HERE = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", EVERYWHERE)
@route("GET", HERE)
async def list_commands(call: Call) -> Answer:
    commands = _shelf(call)
    if call.query.get("with_localizations", "").lower() in ("true", "1"):
        return found(commands)
    return found([_untranslated(one) for one in commands])


@route("PUT", EVERYWHERE)
@route("PUT", HERE)
async def replace_commands(call: Call) -> Answer:
    shelf, wanted = _shelf(call), call.body if call.body is not None else []
    check_commands(wanted)
    known = {(one["type"], one["name"]): one for one in shelf}
    shelf[:] = [_registered(call, one, known) for one in wanted]
    return found(shelf)


@route("POST", EVERYWHERE)
@route("POST", HERE)
async def add_command(call: Call) -> Answer:
    shelf, body = _shelf(call), call.form()
    errors = FormErrors()
    check_command(body, errors, ())
    errors.raise_if_any()
    known = {(one["type"], one["name"]): one for one in shelf}
    command = _registered(call, body, known)
    replaced = [one for one in shelf if one["id"] == command["id"]]
    shelf[:] = [one for one in shelf if one["id"] != command["id"]] + [command]
    return Answer(200 if replaced else 201, command)


@route("GET", EVERYWHERE + "/{command_id}")
@route("GET", HERE + "/{command_id}")
async def get_command(call: Call) -> Answer:
    return found(_command(call))


@route("DELETE", EVERYWHERE + "/{command_id}")
@route("DELETE", HERE + "/{command_id}")
async def delete_command(call: Call) -> Answer:
    _shelf(call).remove(_command(call))
    return NOTHING


def _shelf(call: Call) -> list[Json]:
    world = call.playground.world
    if call.id("application_id") != world.bot.id:
        raise DiscordError(20012)
    if "guild_id" not in call.params:
        return world.commands[None]
    guild_id = call.id("guild_id")
    if guild_id not in world.guilds:
        raise DiscordError(50001)
    return world.commands.setdefault(guild_id, [])


def _command(call: Call) -> Json:
    for command in _shelf(call):
        if command["id"] == call.params["command_id"]:
            return command
    raise DiscordError(10063)


def _registered(call: Call, command: Json, known: dict[tuple[int, str], Json]) -> Json:
    world = call.playground.world
    before = known.get((command.get("type") or 1, command["name"]))
    done = registered(
        command,
        application_id=world.bot.id,
        command_id=int(before["id"]) if before else world.ids.next(),
        version=world.ids.next(),
        installs=installs(world),
    )
    if "guild_id" in call.params:
        done["guild_id"] = call.params["guild_id"]
    return done


def _untranslated(node: Json) -> Json:
    bare = {key: value for key, value in node.items() if not key.endswith("_localizations")}
    for inner in ("options", "choices"):
        if inner in bare:
            bare[inner] = [_untranslated(one) for one in bare[inner]]
    return bare

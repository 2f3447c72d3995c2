"""Routes for servers, members, roles, and the bot's own user and application."""

from .. import shapes
from ..command_checks import installs
from ..errors import DiscordError
from ..model import Json
from .call import Call
from .routes import Answer, found, route


@route("GET", "/users/@me")
async def get_me(call: Call) -> Answer:
    bot = shapes.user(call.playground.world.bot)
    more = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return found(bot | more)


@route("GET", "/users/{user_id}")
async def get_user(call: Call) -> Answer:
    user = call.playground.world.users.get(call.id("user_id"))
    if user is None:
        raise DiscordError(10013)
    return found(shapes.user(user))


@route("GET", "/users/@me/guilds")
async def get_my_guilds(call: Call) -> Answer:
    world = call.playground.world
    return found(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(world.guild_permissions(world.bot.id, guild)),
                "features": [],
            }
            for guild in world.guilds.values()
        ]
    )


@route("GET", "/guilds/{guild_id}")
async def get_guild(call: Call) -> Answer:
    return found(shapes.guild(call.guild()))


@route("GET", "/guilds/{guild_id}/channels")
async def get_channels(call: Call) -> Answer:
    world, guild = call.playground.world, call.guild()
    channels = [one for one in world.channels_of(guild.id) if not one.is_thread]
    # Channels that the bot cannot view are left out here, though the gateway sends them.
    seen = [one for one in channels if shapes.bot_may_know(world, one)]
    return found([shapes.channel(world, one) for one in seen])


@route("GET", "/guilds/{guild_id}/roles")
async def get_roles(call: Call) -> Answer:
    roles = call.guild().roles.values()
    return found([shapes.role(role, position) for position, role in enumerate(roles)])


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(call: Call) -> Answer:
    guild, user_id = call.guild(), call.id("user_id")
    if user_id not in call.playground.world.users:
        raise DiscordError(10013)
    if user_id not in guild.members:
        raise DiscordError(10007)
    return found(shapes.member(call.playground.world, guild.members[user_id]))


@route("GET", "/guilds/{guild_id}/threads/active")
async def get_active_threads(call: Call) -> Answer:
    world, guild = call.playground.world, call.guild()
    threads = [one for one in world.channels_of(guild.id) if one.is_thread and not one.archived]
    seen = [one for one in threads if world.can_see(world.bot.id, one)]
    listed = [shapes.channel(world, one) for one in seen]
    return found({"threads": listed, "members": [], "has_more": False})


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
async def get_application(call: Call) -> Answer:
    return found(_application(call))


def _application(call: Call) -> Json:
    world = call.playground.world
    owner = next((one for one in world.users.values() if not one.bot), world.bot)
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": shapes.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": shapes.user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in installs(world)},
    }


@route("GET", "/gateway")
async def get_gateway(call: Call) -> Answer:
    return found({"url": call.playground.gateway_url})


@route("GET", "/gateway/bot")
async def get_gateway_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return found(
        {
            "url": call.playground.gateway_url,
            "shards": call.playground.gateway.shards,
            "session_start_limit": limit,
        }
    )

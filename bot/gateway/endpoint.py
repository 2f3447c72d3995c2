"""Points discord.py at a Discord-compatible endpoint: the playground, or a proxy as large bots use.

One function for REST, gateway and assets. It changes the library's defaults, so it is called once,
before a client is made; called without addresses, it puts Discord's own back.
"""

from typing import Any
from urllib.parse import urlsplit

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

DISCORD_API = Route.BASE
DISCORD_GATEWAY = DiscordWebSocket.DEFAULT_GATEWAY
DISCORD_ASSETS = Asset.BASE
_connect = DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]


def point_discord_at(api_base: str | None = None, gateway_url: str | None = None) -> None:
    """Send REST, gateway and asset requests to these addresses; ``None`` means Discord's own."""
    Route.BASE = api_base.rstrip("/") if api_base else DISCORD_API
    Asset.BASE = _assets_of(api_base, gateway_url)
    gateway = yarl.URL(gateway_url) if gateway_url else None
    DiscordWebSocket.DEFAULT_GATEWAY = gateway or DISCORD_GATEWAY
    DiscordWebSocket.from_client = classmethod(  # type: ignore[method-assign,assignment]
        _connect if gateway is None else _always_to(gateway)
    )


def _assets_of(api_base: str | None, gateway_url: str | None) -> str:
    """Return where pictures are: at the endpoint if it is a whole Discord, else at Discord's CDN.

    One address for REST and gateway is a whole Discord, as the playground is; a proxy forwards
    one of them and knows nothing of pictures.
    """
    api, gateway = urlsplit(api_base or ""), urlsplit(gateway_url or "")
    whole = bool(api.netloc) and api.netloc == gateway.netloc
    return f"{api.scheme}://{api.netloc}" if whole else DISCORD_ASSETS


def _always_to(address: yarl.URL) -> Any:
    """Return a ``from_client`` that ignores addresses given at run time.

    A REST proxy passes on Discord's own gateway address, and READY names one for resuming; a
    client that was given a gateway must not leave it.
    """

    async def from_client(cls: type[DiscordWebSocket], client: Any, **options: Any) -> Any:
        return await _connect(cls, client, **options | {"gateway": address})

    return from_client

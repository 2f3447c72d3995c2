"""A game that guests play for a human to watch: how it is opened, and when its host begins it.

All it knows about the bot is that a command whose name ends in ``start`` opens a lobby.
"""

from .commands import CannotDo
from .guest import Guest
from .model import Channel

FEWEST = 3
# Keeps a game to watch at little more than a minute, if the command has such an option.
SHORT = {"goal": 12}
LOBBY_WITHIN = 5.0


class Show:
    """The game that guests play for a human to watch: its id, its host, and when it may begin.

    ``seats`` is the number of players that the host waits for.
    """

    def __init__(self, host: int, game: str) -> None:
        self.host = host
        self.game = game
        self.seats = FEWEST + 1
        self._tried = 0

    def may_begin(self, seated: int) -> bool:
        """Return whether the host should try to begin the game with this many players.

        After a failed try, that takes at least one more player.
        """
        return seated >= self.seats > self._tried

    def tried_with(self, seated: int) -> None:
        """Note that the host tried with this many players; require one more for the next try."""
        self._tried = seated
        self.seats = seated + 1


async def open_lobby(host: Guest, channel: Channel) -> str:
    """Start a short game as a guest; return its id once its lobby is visible.

    Raise ``CannotDo`` if there is no command for it, the bot does not answer, or no lobby appears.
    """
    offered = host.person.commands(channel)
    start = next((one for one in offered if str(one["path"]).split()[-1] == "start"), None)
    if start is None:
        raise CannotDo("There is no command that starts a game here.", "no-start")
    before = {offer.game for offer in host.offers()}

    def lobbies() -> list[str]:
        return [one.game for one in host.offers() if one.verb == "join" and one.game not in before]

    names = {str(one["name"]) for one in start["options"]}
    short = {name: value for name, value in SHORT.items() if name in names}
    started = await host.person.slash(channel, str(start["path"]), short)
    if started.failed:
        raise CannotDo("The application did not respond", "no-answer")
    try:
        await host.person.world.feed.wait_until(lobbies, LOBBY_WITHIN)
    except TimeoutError:
        raise CannotDo("No lobby opened. A game may be going on here.", "no-lobby") from None
    game = lobbies()[0]
    host.seats[game] = 0
    return game

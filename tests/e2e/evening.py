"""Plays whole games as people do: through buttons, menus and forms only.

It asks the bot's own service what is due next, but acts only through Discord.
"""

from dataclasses import replace
from random import Random

from bot.client import DixitBot
from bot.rules import commands as do
from bot.rules.duties import awaited, voters
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Phase
from bot.rules.player_views import player_view
from bot.store import GameId, StoredGame
from playground.driver import Actor, Reply, Stage
from playground.model import Channel
from tests.playing import legal_move

NAMES = (
    *("Alice", "Bob", "Chloé", "Dmitri", "Emma", "Fumiko"),
    *("Giulia", "Hugo", "Ines", "Jun", "Kasia", "Linh"),
)
MARKS = {0x2068: None, 0x2069: None}  # isolation marks around values


def plain(text: str) -> str:
    """Return a text without the marks that isolate names."""
    return text.translate(MARKS)


async def leave(friend: Actor) -> Reply:
    """Leave the game by command, and confirm it if the bot asks."""
    reply = await friend.slash("dixit leave")
    return await friend.press("leave") if "Leave the game?" in reply.text else reply


class Evening:
    """Plays games with the same group of friends."""

    def __init__(
        self, stage: Stage, bot: DixitBot, players: int, *, by_button: bool = False
    ) -> None:
        self.stage = stage
        self.bot = bot
        self.channel = stage.channel.channel
        self.friends = stage.people(*NAMES[:players])
        self._by_button = by_button

    @property
    def host(self) -> Actor:
        return self.friends[0]

    async def open(self, rules: str = "dixit-2021", **options: object) -> None:
        """Start a game and let everyone join."""
        choices = {"deck": "plain", "pace": "none"} | options
        await self.host.slash("dixit start", rules=rules, **choices)
        for friend in self.friends[1:]:
            await friend.press("join")

    async def begin(self) -> None:
        """Deal the cards, and let the host be the first storyteller."""
        await self.host.press("begin")
        await self.private(self.host, "claim")

    def move_to(self, channel: Channel) -> None:
        """Move this group to another channel or thread, where its next actions happen."""
        self.channel = channel
        self.friends = [friend.at(channel) for friend in self.friends]

    async def stored(self) -> StoredGame:
        game_id = await self.bot.parts.store.find_last(self.channel.id)
        assert game_id is not None
        return await self.bot.parts.service.load(game_id)

    async def game(self) -> Game:
        return (await self.stored()).game

    async def game_id(self) -> GameId:
        return (await self.stored()).id

    def friend(self, player: PlayerId) -> Actor:
        """Return the person behind an id."""
        return next(friend for friend in self.friends if str(friend.id) == player)

    def in_private(self, friend: Actor) -> Actor:
        """Return the friend, looking at their hand: in the channel if by button, else in the DM."""
        return friend if self._by_button else friend.dm

    async def private(self, friend: Actor, verb: str) -> Reply:
        """Press the button with this verb in a friend's private view.

        If hands are opened by *My hand* and this button is not shown, press that first.
        """
        if self._by_button and friend.with_part(verb) is None:
            await friend.press("hand")
        return await self.in_private(friend).press(verb)

    async def tell(self, clue: str = "A wish too big") -> Reply:
        """Let the storyteller give a clue, for the first card in hand if a card is needed."""
        game = await self.game()
        assert game.current.storyteller is not None
        teller = self.friend(game.current.storyteller)
        blind = EDITIONS[game.rules].blind_clue
        verb = f"story:{await self.game_id()}:{game.current.number}"
        if self._by_button:
            await teller.press("hand")
        await self.in_private(teller).press(verb if blind else f"{verb}:1")
        return await teller.fills(clue)

    async def give(self) -> None:
        """Let everyone who owes cards play them."""
        while (game := await self.game()).phase is Phase.SUBMITTING:
            player = awaited(game)[0]
            given = game.current.given.get(player, ())
            hand = game.seat_of(player).hand
            place = next(i for i, card in enumerate(hand, start=1) if card not in given)
            friend = self.friend(player)
            if self._by_button:
                await friend.press("hand")
            verb = f"give:{await self.game_id()}:{game.current.number}:{place}"
            await self.in_private(friend).press(verb)

    async def vote(self, *, right: bool | None = None, but: int = 0) -> None:
        """Let everyone vote, and set the trap if there is one, until only ``but`` are awaited.

        Everyone votes for the storyteller's card if ``right`` is True, for another card if it is
        False; if it is None, every second voter finds the storyteller's card.
        """
        turn = 0
        while (game := await self.game()).phase is Phase.VOTING and len(awaited(game)) > but:
            player = awaited(game)[0]
            friend = self.friend(player)
            if player not in voters(game) or player in game.current.ballots:
                if self._by_button:
                    await friend.press("hand")
                await self.in_private(friend).choose(f"trap:{await self.game_id()}", "1")
                continue
            # By button, people vote in the channel, below the table itself.
            here = friend if self._by_button else friend.dm
            turn += 1
            hit = right if right is not None else turn % 2 == 0
            ballot = self.ballot(game, player, hit=hit)
            await here.choose(f"vote:{await self.game_id()}", *ballot)

    def ballot(self, game: Game, player: PlayerId, *, hit: bool) -> tuple[str, ...]:
        """Return the menu values of a vote: the storyteller's slot if ``hit``, else another one."""
        view = player_view(game, player)
        assert view.ballot is not None
        own = game.current.story_card
        target = game.current.table.index(own) + 1 if own else 1
        others = [slot for slot in view.votable if slot != target]
        first = target if hit and target in view.votable else others[0]
        return (str(first),)

    async def play_round(self, clue: str = "A wish too big") -> None:
        """Play from the clue to the reveal."""
        await self.tell(clue)
        await self.give()
        await self.vote()

    async def pass_rounds(self, *clues: str) -> None:
        """Play a round for each clue through the service, without presses.

        Only the last reveal is shown.
        """
        await self.bot.parts.screens.settle()
        game, game_id = await self.game(), await self.game_id()
        with self.bot.parts.screens.defer_redraw(game_id):
            for clue in clues:
                told = len(game.history)
                while len(game.history) == told:
                    move = legal_move(game, Random(clue))
                    if isinstance(move, do.GiveClue):
                        move = replace(move, clue=clue)
                    game = (await self.bot.parts.service.play(game_id, move)).stored.game
        await self.bot.parts.screens.settle()

    async def go_on(self) -> None:
        """Wait for the reveal and press *Next round*, as the last of the friends."""
        game = await self.game()
        verb = f"next:{await self.game_id()}:{game.current.number}"
        await self.friends[-1].press(verb)

    async def stop(self, friend: Actor | None = None) -> Reply:
        """End the game as the host or another friend, confirming it."""
        friend = friend or self.host
        asked = await friend.slash("dixit host stop")
        if asked.message is None or asked.message.custom_id("stop") is None:
            return asked
        return await friend.press("stop", on=asked.message)

    async def play_on(self) -> int:
        """Play to the end; return how many rounds it took."""
        rounds = 0
        while (game := await self.game()).phase is not Phase.FINISHED:
            if game.phase is Phase.SCORED:
                await self.go_on()
            await self.play_round(f"Clue number {rounds + 1}")
            rounds += 1
        return rounds

"""Plays with computer players as one person, who acts through buttons."""

import asyncio

from bot.rules.duties import awaited, voters
from bot.rules.ids import PlayerId, is_computer, name_of
from bot.rules.model import Game, Phase
from playground.driver import PATIENCE

from .evening import Evening

LOOK_AGAIN = 0.02


class Practice(Evening):
    """Plays games in which only the host, or a few players, are people."""

    async def invite(self, count: int) -> None:
        """Add this many computer players."""
        for _ in range(count):
            await self._invite_one()

    async def _invite_one(self) -> None:
        """Add one computer player, and wait until the lobby shows it.

        The button contains the number of computers, so each press needs the redrawn button.
        """
        before = (await self.game()).computers
        await self.host.press("Add a computer")
        async with asyncio.timeout(PATIENCE):  # a press may be answered before it is played
            while (computers := (await self.game()).computers) == before:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_AGAIN)
        names = list(map(name_of, computers))
        await self.stage.wait_until(lambda: all(map(self.host.can_see, names)), "the computer")

    async def until_asked(self) -> Game:
        """Wait until a person has something to do, or the round or game is over.

        Return the game.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                game = await self.game()
                if game.phase in (Phase.SCORED, Phase.FINISHED) or self._asked(game):
                    return game
                await asyncio.sleep(LOOK_AGAIN)

    @staticmethod
    def _asked(game: Game) -> PlayerId | None:
        return next((player for player in awaited(game) if not is_computer(player)), None)

    async def play_round(self, clue: str = "A wish too big") -> None:
        """Play to the reveal, no matter who is storyteller."""
        while (game := await self.until_asked()).phase not in (Phase.SCORED, Phase.FINISHED):
            await self.act(game, clue)

    async def act(self, game: Game, clue: str = "A wish too big") -> None:
        """Make the move that the game waits for: give the clue, play a card or vote."""
        player = self._asked(game)
        assert player is not None
        if game.phase is Phase.STORYTELLING:
            await self.tell(clue)
        elif game.phase is Phase.SUBMITTING:
            await self._give_one(game, player)
        else:
            await self._vote_once(game, player)

    async def _give_one(self, game: Game, player: PlayerId) -> None:
        given = game.current.given.get(player, ())
        hand = enumerate(game.seat_of(player).hand, start=1)
        place = next(i for i, card in hand if card not in given)
        verb = f"give:{await self.game_id()}:{game.current.number}:{place}"
        await self.friend(player).dm.press(verb)

    async def _vote_once(self, game: Game, player: PlayerId) -> None:
        friend = self.friend(player)
        if player in game.current.ballots or player not in voters(game):
            await friend.dm.choose(f"trap:{await self.game_id()}", "1")
            return
        ballot = self.ballot(game, player, hit=True)
        await friend.dm.choose(f"vote:{await self.game_id()}", *ballot)

    async def play_on(self) -> int:
        """Play to the end; return how many rounds it took."""
        rounds = 0
        while (await self.until_asked()).phase is not Phase.FINISHED:
            if (await self.game()).phase is Phase.SCORED:
                await self.go_on()
            await self.play_round(f"Clue number {rounds + 1}")
            rounds += 1
        return rounds

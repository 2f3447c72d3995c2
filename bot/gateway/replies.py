"""Answers interactions within Discord's three seconds, even if the store is slow.

Discord accepts one first answer. If the store or the disk is slow, a timer acknowledges the press
in time, and the handler's answer is sent afterwards as a follow-up. A second answer while the first
is still on its way becomes a follow-up, too.

A callback is repeated only if the outcome of the previous attempt is unknown: its connection broke,
or Discord failed. If that attempt had arrived, Discord refuses the repetition (40060), which is as
good as a receipt. The library would not repeat a callback after a connection reset on Linux, and
would repeat one after a server error for far longer than a presser waits.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord
from discord import InteractionResponseType as Kind

from bot.gateway.attachments import Files
from bot.gateway.codes import (
    ALREADY_ANSWERED,
    TOO_MANY_REQUESTS,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
)
from bot.tasks import ignore_error

T = TypeVar("T")

log = logging.getLogger(__name__)

IN_TIME = 2.5  # seconds for all attempts together
ACKNOWLEDGE_AFTER = 1.5  # seconds without an answer, leaving time for the way to Discord and back
PAUSE = 0.2  # seconds before the first retry; doubles each time
MOST_WATCHED = 5000  # interactions; the oldest are forgotten first
FOLLOW_UP = "follow-up"  # in ``extras``: the id of the follow-up that shows the answer
# The last is Discord's refusal of a follow-up to a press that has no first answer.
NOT_NEEDED = (ALREADY_ANSWERED, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK)


@dataclass(slots=True, eq=False)
class _FirstAnswer:
    """The state of an interaction's first answer."""

    begun: bool = False  # its handler has begun to answer, so the timer must not acknowledge it
    answered: bool = False  # Discord says so, though its response to our answer was lost
    too_late: bool = False  # Discord says that it accepts nothing more for this interaction
    acknowledged: Kind | None = None  # how we acknowledged it
    acknowledging: asyncio.Future[Any] | None = None
    late: asyncio.Future[Any] | None = None  # still being sent, though its caller gave up waiting
    watch: asyncio.TimerHandle | None = None


# By interaction id, until forgotten. Not in its ``extras``: a press that waits for the store is
# parsed twice, into two objects.
_first_answers: dict[int, _FirstAnswer] = {}
_NOTHING = _FirstAnswer()
_late: set[asyncio.Future[Any]] = set()  # answers whose callers gave up waiting


def watch(interaction: discord.Interaction, waited: float = 0.0) -> None:
    """Start a timer that acknowledges this interaction unless it is answered in time.

    ``waited`` is how many seconds have passed since the press.
    """
    first = _first(interaction)
    if first.watch is None:
        delay = max(0.0, ACKNOWLEDGE_AFTER - waited)
        loop = asyncio.get_running_loop()
        first.watch = loop.call_later(delay, _acknowledge_late, interaction)


def forget(interaction_id: int) -> None:
    """Stop watching an interaction, because it is answered or belongs to another process."""
    first = _first_answers.pop(interaction_id, None)
    if first is not None and first.watch is not None:
        first.watch.cancel()


async def answering(
    interaction: discord.Interaction,
    step: Callable[[], Awaitable[T]],
    afterwards: Callable[[], Awaitable[T | Any]] | None = None,
) -> T | Any:
    """Answer an interaction with ``step``, or with ``afterwards`` if it has a first answer already.

    Return the result; None if nothing was sent or the outcome is unknown. Both functions must build
    a new request each time, files included, because they are repeated while there is time.
    """
    first = _first(interaction)
    if not await _is_settled(first):
        log.warning("a press could not be answered in time; an earlier answer is still being sent")
        return None
    if first.too_late or is_answered(interaction):
        return await _follow_up(first, afterwards)
    first.begun = True
    attempts = _Attempts()
    try:
        return await attempts.until(step)
    except discord.InteractionResponded:
        log.info("a press has already been answered")
    except discord.HTTPException as refusal:
        if refusal.status == TOO_MANY_REQUESTS:
            log.warning("rate-limited, so a press is only acknowledged: code %s", refusal.code)
            if not await _send_if_possible(lambda: _defer(interaction)):
                return None
        elif refusal.code == ALREADY_ANSWERED:
            log.warning("a press has already been answered: code %s", refusal.code)
            first.answered = True
            if attempts.broken:  # by our own attempt, of which only the receipt was lost
                return None
        else:
            first.too_late = refusal.code == UNKNOWN_INTERACTION
            _tolerate(refusal)
            return None
    except TOO_LATE as late:
        first.late = attempts.unfinished
        _tolerate(late)
        return None
    return await _follow_up(first, afterwards)


async def _is_settled(first: _FirstAnswer) -> bool:
    """Wait for a first answer that is on its way; return whether its outcome is known."""
    if first.acknowledging is not None:
        await asyncio.wait({first.acknowledging})
    if first.late is None:
        return True
    await asyncio.wait({first.late}, timeout=IN_TIME)
    if not first.late.done():
        return False
    fault = first.late.exception()
    first.answered |= isinstance(fault, discord.HTTPException) and fault.code == ALREADY_ANSWERED
    return True


async def acknowledge(interaction: discord.Interaction, *, thinking: bool = False) -> bool:
    """Acknowledge an interaction to answer it later; return whether that certainly worked.

    ``thinking`` shows the presser that an answer is coming; for a command Discord always shows
    that.
    """
    await answering(interaction, lambda: _defer(interaction, thinking=thinking))
    return is_acknowledged(interaction)


def is_answered(interaction: discord.Interaction) -> bool:
    """Return whether an interaction has its first answer, so that the next one is a follow-up."""
    first = _first_answers.get(interaction.id, _NOTHING)
    return interaction.response.is_done() or first.answered or first.acknowledged is not None


def is_acknowledged(interaction: discord.Interaction) -> bool:
    """Return whether we have acknowledged an interaction instead of answering it."""
    return _acknowledged(interaction) is not None


def _acknowledged(interaction: discord.Interaction) -> Kind | None:
    kind = interaction.response.type
    if kind in (Kind.deferred_message_update, Kind.deferred_channel_message):
        return kind
    return _first_answers.get(interaction.id, _NOTHING).acknowledged


def owns_original(interaction: discord.Interaction, *, beside: bool = False) -> bool:
    """Return whether the first answer's message may show private content for the presser.

    If not, it is the message that was pressed: a public one, or a private one ``beside`` which the
    content has to appear.
    """
    if interaction.message is None:
        return True
    if _acknowledged(interaction) is Kind.deferred_channel_message:
        return True
    return interaction.message.flags.ephemeral and not beside


async def fill_in(
    interaction: discord.Interaction,
    view: discord.ui.LayoutView,
    files: Files,
    *,
    beside: bool = False,
) -> discord.Message:
    """Set or replace the private content of an acknowledged interaction.

    With ``beside``, keep a private answer that was pressed. Return the message that shows it.
    """
    known: int | None = interaction.extras.get(FOLLOW_UP)
    if owns_original(interaction, beside=beside):
        return await interaction.edit_original_response(view=view, attachments=files())
    if known is None:
        sent = await interaction.followup.send(view=view, files=files(), ephemeral=True, wait=True)
        interaction.extras[FOLLOW_UP] = sent.id
        return sent
    return await interaction.followup.edit_message(known, view=view, attachments=files())


def message_of(sent: Any) -> discord.Message | None:
    """Return the message of an answer; None if Discord's response does not contain it."""
    found = sent.resource if isinstance(sent, discord.InteractionCallbackResponse) else sent
    return found if isinstance(found, discord.Message) else None


async def withdraw(interaction: discord.Interaction) -> None:
    """Delete the "thinking…" message of a command whose answer is posted elsewhere.

    Do nothing after any other acknowledgement. A failure is ignored.
    """
    if _acknowledged(interaction) is Kind.deferred_channel_message:
        # A failure is harmless, because the answer itself has been posted.
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await interaction.delete_original_response()


TOO_LATE = (TimeoutError, discord.DiscordServerError, discord.RateLimited)


def _first(interaction: discord.Interaction) -> _FirstAnswer:
    if interaction.id not in _first_answers and len(_first_answers) >= MOST_WATCHED:
        forget(next(iter(_first_answers)))
    return _first_answers.setdefault(interaction.id, _FirstAnswer())


def _acknowledge_late(interaction: discord.Interaction) -> None:
    """Acknowledge an interaction that is still unanswered when its timer ends."""
    first = _first(interaction)
    if not (first.begun or first.acknowledging or is_answered(interaction)):
        log.warning("a press is taking long, so it is acknowledged first")
        first.acknowledging = asyncio.ensure_future(_acknowledged_late(interaction))


async def _acknowledged_late(interaction: discord.Interaction) -> None:
    """Acknowledge an interaction; log a refusal, because no caller could handle it."""
    try:
        await _send_if_possible(lambda: _defer(interaction))
    except discord.HTTPException as refusal:
        log.warning("a press could not be acknowledged: code %s", refusal.code)


async def _defer(interaction: discord.Interaction, *, thinking: bool = False) -> bool:
    # A form that a command opened has no message, and Discord refuses to update none.
    thinking |= interaction.message is None
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
    except discord.NotFound as refusal:
        _first(interaction).too_late = refusal.code == UNKNOWN_INTERACTION
        raise
    _first(interaction).acknowledged = interaction.response.type
    return True


async def _follow_up(
    first: _FirstAnswer, afterwards: Callable[[], Awaitable[T]] | None
) -> T | None:
    return None if first.too_late or afterwards is None else await _send_if_possible(afterwards)


async def _send_if_possible(step: Callable[[], Awaitable[T]]) -> T | None:
    """Return the result of ``step``; None if it failed in a way that can be ignored."""
    try:
        return await _Attempts().until(step)
    except discord.InteractionResponded:
        return None
    except (discord.HTTPException, *TOO_LATE) as fault:
        _tolerate(fault)
        return None


def _tolerate(fault: BaseException) -> None:
    """Log an answer that was too late or not needed; raise any other failure."""
    if isinstance(fault, TOO_LATE):
        log.warning("a press could not be answered in time: %s", type(fault).__name__)
    elif isinstance(fault, discord.HTTPException) and (
        fault.code in NOT_NEEDED or fault.status == TOO_MANY_REQUESTS
    ):
        log.warning("a press was already answered, or it is too late: code %s", fault.code)
    else:
        raise fault


class _Attempts:
    """Repeats a request while there is time for it."""

    def __init__(self) -> None:
        self.broken = 0  # attempts whose connection broke; some may have arrived
        self.unfinished: asyncio.Future[Any] | None = None  # an attempt that took too long

    async def until(self, step: Callable[[], Awaitable[T]]) -> T:
        """Run ``step`` and return its result; retry if the connection breaks or Discord fails.

        Raise ``TimeoutError`` if that takes too long; ``step`` then goes on in the background.
        """
        task = asyncio.ensure_future(self._retry(step))
        await asyncio.wait({task}, timeout=IN_TIME)
        if not task.done():
            # Never cancel it: that would corrupt the library's rate-limit bookkeeping.
            self.unfinished = task
            _late.add(task)
            task.add_done_callback(_late.discard)
            task.add_done_callback(ignore_error)
            raise TimeoutError
        return task.result()

    async def _retry(self, step: Callable[[], Awaitable[T]]) -> T:
        loop = asyncio.get_running_loop()
        too_late = loop.time() + IN_TIME
        while True:
            try:
                return await step()
            except (aiohttp.ClientError, OSError, discord.DiscordServerError) as broken:
                self.broken += 1
                if loop.time() > too_late:
                    raise
                log.warning(
                    "an answer did not arrive (%s); sending it again", type(broken).__name__
                )
                await asyncio.sleep(PAUSE * 2 ** (self.broken - 1))

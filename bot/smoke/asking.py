"""The smoke checks that need a person's help: presses, forms, closed DMs, permissions, threads."""

from bot.gateway.codes import (
    CLOSED_DMS,
    CLOSED_THREAD,
    INVALID_FORM,
    INVALID_TOKEN,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
)
from bot.smoke.bench import (
    CARD,
    EPHEMERAL,
    OTHER,
    Bench,
    Json,
    Judgement,
    RestAnswer,
    differs,
    keeping,
    layout,
    pictures_of,
    untried,
    uploading,
    well,
)

MESSAGE, ACKNOWLEDGE, UPDATE, MODAL = 4, 6, 7, 9
PRIVATE_THREAD, VOICE = 12, 2
TOKEN_LIFE = 15 * 60.0
UNPRESSED = "nobody pressed in time"
UNTYPED = "nobody used a command in time"


async def update_listed(bench: Bench) -> Judgement:
    """Check that answering a press with an update that lists its picture keeps it."""
    press = await _pressed(bench, "listed")
    if press is None:
        return untried(UNPRESSED)
    kept = pictures_of(press["message"])
    answer = await bench.answer(press, UPDATE, keeping(layout("kept", CARD), kept))
    if not answer.good:
        await bench.answer(press, ACKNOWLEDGE)
        return differs("the safe form is refused: every press would fall back to an upload")
    now = pictures_of((await bench.read(press["message"])).body)
    return well("the same file stays") if now == kept else differs("the file isn't the same")


async def update_unlisted(bench: Bench) -> Judgement:
    """Check that answering a press with an update that shows an unlisted picture is refused."""
    press = await _pressed(bench, "unlisted")
    if press is None:
        return untried(UNPRESSED)
    answer = await bench.answer(press, UPDATE, layout("kept", CARD))
    if answer.good:
        return differs("files that are not listed are found, too; harmless")
    await bench.answer(press, ACKNOWLEDGE)
    good = answer.code == INVALID_FORM
    return well("refused, as assumed") if good else differs("refused in another way")


async def update_without(bench: Bench) -> Judgement:
    """Check that answering a press with an update without a list drops the message's files."""
    press = await _pressed(bench, "without")
    if press is None:
        return untried(UNPRESSED)
    kept = pictures_of(press["message"])
    await bench.answer(press, UPDATE, layout("no list"))
    again = await bench.edit(press["message"], keeping(layout("back", CARD), kept))
    if again.good:
        return differs("files stay without a list; harmless")
    return well("files are dropped, as assumed")


async def update_new(bench: Bench) -> Judgement:
    """Check that answering a press with an update that has a new picture shows only that one."""
    press = await _pressed(bench, "new")
    if press is None:
        return untried(UNPRESSED)
    body = uploading(layout("new", OTHER), OTHER)
    answer = await bench.answer(press, UPDATE, body, (OTHER,))
    if not answer.good:
        await bench.answer(press, ACKNOWLEDGE)
        return differs("refused: pictures of private answers would follow by an edit; harmless")
    names = set(pictures_of((await bench.read(press["message"])).body))
    return well("the new one alone") if names == {OTHER} else differs(f"shows {sorted(names)}")


async def form(bench: Bench) -> Judgement:
    """Check that a form can be opened from a public message and answered in private."""
    press = await _pressed(bench, "form", then=" Then send the form.")
    if press is None:
        return untried(UNPRESSED)
    field = {"type": 4, "custom_id": "text", "style": 1, "required": False}
    modal = {
        "custom_id": "smoke-sent",
        "title": "Send me",
        "components": [{"type": 18, "label": "Anything", "component": field}],
    }
    if not (await bench.answer(press, MODAL, modal)).good:
        return differs("no form can be opened")
    sent = await bench.presence.press(
        lambda one: one.get("data", {}).get("custom_id") == "smoke-sent", bench.patience
    )
    if sent is None:
        return untried("the form wasn't sent in time")
    answer = await bench.answer(sent, MESSAGE, layout("only you see this") | _private())
    if not answer.good:
        return differs("a form can't be answered in private")
    public = await bench.read(press["message"])
    if "only you see this" in str(public.body):
        return differs("the private answer is on the public message")
    return well("answered in private, and the message is as it was")


async def late_edit(bench: Bench) -> Judgement:
    """Check that a private answer can be edited for 15 minutes and not longer."""
    press = await _pressed(bench, "late")
    if press is None:
        return untried(UNPRESSED)
    await bench.answer(press, MESSAGE, layout("private") | _private())
    path = f"/webhooks/{bench.application}/{press['token']}/messages/@original"
    if not (await bench.api.call("PATCH", path, layout("edited"))).good:
        return differs("a private answer can't be edited at all")
    bench.ask("Sixteen minutes of waiting come now; there is nothing to do.")
    await bench.sleep(TOKEN_LIFE + 60)
    answer = await bench.api.call("PATCH", path, layout("too late"))
    if answer.code == INVALID_TOKEN:
        return well("not after a quarter of an hour, as assumed")
    return differs("it can be edited for longer; harmless" if answer.good else "refused otherwise")


async def direct_press(bench: Bench) -> Judgement:
    """Check that a press in a DM can be answered with an update that keeps the picture."""
    opened = await bench.open_dm()
    channel = int(opened.body["id"]) if opened.good else 0
    body = uploading(layout("for you", CARD, press="smoke-dm"), CARD)
    if not channel or not (await bench.post(body, (CARD,), channel)).good:
        return differs("no DM can be written to the person who is asked")
    press = await bench.pressed("Press the button in the DM that I sent you.", "smoke-dm")
    if press is None:
        return untried(UNPRESSED)
    kept = pictures_of(press["message"])
    answer = await bench.answer(press, UPDATE, keeping(layout("thank you", CARD), kept))
    return well("updated, with its picture") if answer.good else differs("refused")


async def closed_dms(bench: Bench) -> Judgement:
    """Check that Discord reports closed DMs with one of the codes that the bot knows."""
    press = await _pressed(bench, "closed", first="Close your DMs for this server. ")
    if press is None:
        return untried(UNPRESSED)
    await bench.answer(press, ACKNOWLEDGE)
    opened = await bench.open_dm()
    place = int(opened.body["id"]) if opened.good else 0
    answer = await bench.post(layout("can you read this?"), channel=place) if place else opened
    bench.ask("Thank you. You can open your DMs again.")
    if answer.code in CLOSED_DMS:
        return well("told by a code that the bot knows")
    return differs("the DM arrived" if answer.good else "told by another code")


async def permissions(bench: Bench) -> Judgement:
    """Check that a missing permission is reported, and that posts succeed once it is back."""
    press = await _pressed(bench, "denied", first="Deny me Send Messages in this channel. ")
    if press is None:
        return untried(UNPRESSED)
    await bench.answer(press, ACKNOWLEDGE)
    denied = await bench.post(layout("may I?"))
    bench.ask("Now give it back, and press the same button again.")
    press = await bench.presence.press(
        lambda one: one.get("data", {}).get("custom_id") == "smoke-denied", bench.patience
    )
    if press is None:
        return untried(UNPRESSED)
    await bench.answer(press, ACKNOWLEDGE)
    allowed = await bench.post(layout("thank you"))
    if denied.code != MISSING_PERMISSIONS:
        return differs("the post went through" if denied.good else "told by another code")
    return well("told, and back again") if allowed.good else differs("still refused")


async def threads(bench: Bench) -> Judgement:
    """Check that a post reopens an archived thread, but not a locked one."""
    start = await bench.post(layout("a thread"))
    path = f"/channels/{bench.channel}/messages/{start.body['id']}/threads"
    made = await bench.api.call("POST", path, {"name": "smoke", "auto_archive_duration": 60})
    if not made.good:
        return differs("no thread can be opened here")
    thread = int(made.body["id"])
    await bench.api.call("PATCH", f"/channels/{thread}", {"archived": True})
    reopened = await bench.post(layout("open again"), channel=thread)
    if not reopened.good:
        return differs("a post doesn't open an archived thread again")
    press = await _pressed(bench, "locked", first="Close and lock the thread “smoke”. ")
    if press is None:
        return untried(UNPRESSED)
    await bench.answer(press, ACKNOWLEDGE)
    locked = await bench.post(layout("may I?"), channel=thread)
    if locked.code in CLOSED_THREAD:
        return well("archived is opened again, locked is told")
    return differs("a locked thread takes posts" if locked.good else "told by another code")


async def private_thread(bench: Bench) -> Judgement:
    """Check that in a private thread without the bot, commands arrive and posts are refused."""
    press = await bench.typed("Make a private thread here without me, and use /dixit help in it.")
    if press is None:
        return untried(UNTYPED)
    if (press.get("channel") or {}).get("type") != PRIVATE_THREAD:
        await _thank(bench, press)
        return untried("that was no private thread")
    await _thank(bench, press)
    answer = await bench.post(layout("am I in?"), channel=int(press["channel_id"]))
    if answer.code == MISSING_ACCESS:
        return well("refused, so the bot asks to be mentioned first")
    return differs("it could post; harmless" if answer.good else "told by another code")


async def voice_text(bench: Bench) -> Judgement:
    """Check that the bot can post in a voice channel's chat only if it may connect there."""
    press = await bench.typed("Use /dixit help in the chat of a voice channel.")
    if press is None:
        return untried(UNTYPED)
    await _thank(bench, press)
    if (press.get("channel") or {}).get("type") != VOICE:
        return untried("that was no voice channel")
    place = int(press["channel_id"])
    if not (await bench.post(layout("hello"), channel=place)).good:
        return differs("refused")
    press = await bench.typed("Deny me Connect in that voice channel, and use the command again.")
    if press is None:
        return untried(UNTYPED)
    await _thank(bench, press)
    answer = await bench.post(layout("may I?"), channel=place)
    if answer.good:
        return differs("posts go through without Connect, too; harmless")
    return well("posted, and refused without Connect")


async def _pressed(bench: Bench, name: str, first: str = "", then: str = "") -> Json | None:
    """Post a message with a picture and a button; return the press, None if none comes in time."""
    custom_id = f"smoke-{name}"
    body = uploading(layout(f"smoke: {name}", CARD, press=custom_id), CARD)
    if not (await bench.post(body, (CARD,))).good:
        return None
    request = f"{first}Press the button below “smoke: {name}” in the channel.{then}"
    return await bench.pressed(request, custom_id)


async def _thank(bench: Bench, press: Json) -> RestAnswer:
    return await bench.answer(press, MESSAGE, layout("Thank you.") | _private())


def _private() -> Json:
    return {"flags": EPHEMERAL | 1 << 15}

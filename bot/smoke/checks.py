"""The smoke checks: first those that run alone, then those that ask a person for help.

A person is needed for presses, forms, closed DMs, permissions and threads. Each check returns a
judgement; `bot.smoke.run` runs, prints and counts them.
"""

import discord

from bot.gateway.codes import (
    BAD_REQUEST,
    CLOSED_DMS,
    CLOSED_THREAD,
    INVALID_FORM,
    INVALID_TOKEN,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OPENING_DMS_TOO_FAST,
)
from bot.gateway.library import OBFUSCATED
from bot.gateway.rest import Json, RestAnswer
from bot.limits import LONGEST_TEXT, MOST_COMPONENTS, TOKEN_LIFE
from bot.smoke.context import (
    CARD,
    EPHEMERAL,
    MARK,
    OTHER,
    V2,
    Context,
    Judgement,
    NotTried,
    differs,
    keeping,
    layout,
    pictures_of,
    uploading,
    well,
)
from bot.text import FALLBACK, Library, library
from bot.times import HOUR
from bot.ui.help import COMMANDS

GUILD_INSTALL, USER_INSTALL = 0, "1"
UNKNOWN_COMMAND = "Discord doesn't know /dixit; start the bot once, then run this again"
# types of interaction callbacks, then of channels
MESSAGE, ACKNOWLEDGE, UPDATE, MODAL = 4, 6, 7, 9
PRIVATE_THREAD, VOICE = 12, 2


# -- checks that run without a person's help -------------------------------------------------


async def commands(context: Context) -> Judgement:
    """Check that Discord has all of the bot's commands, in every language that it supports."""
    path = f"/applications/{context.application}/commands?with_localizations=true"
    answer = await context.api.call("GET", path)
    known = answer.body if answer.good else []
    group = next((one for one in known if one["name"] == "dixit"), None)
    if group is None:
        raise NotTried(UNKNOWN_COMMAND)
    parts = {one["name"]: one for one in group.get("options", [])}
    if set(parts) != set(COMMANDS):
        return differs(f"another version's: {', '.join(sorted(set(parts) ^ set(COMMANDS)))}")
    spoken = {name: set(one.get("description_localizations") or ()) for name, one in parts.items()}
    locales = _translated_locales(library())
    bare = [name for name, languages in spoken.items() if languages != locales]
    if bare:
        return differs(f"not in every language: {', '.join(sorted(bare))}")
    return well(f"{len(parts)} commands in {len(locales)} languages besides English")


def _translated_locales(library: Library) -> set[str]:
    """Return the locales of Discord in which commands are shown in a language besides English."""
    locales = (locale.value for locale in discord.Locale)
    return {locale for locale in locales if library.first_of(locale).language != FALLBACK}


async def installs(context: Context) -> Judgement:
    """Check that all commands are for servers only, even with User Install switched on."""
    answer = await context.api.call("GET", "/applications/@me")
    offered = (answer.body or {}).get("integration_types_config") or {}
    listed = await context.api.call("GET", f"/applications/{context.application}/commands")
    known = listed.body if listed.good else []
    if "dixit" not in {one["name"] for one in known}:
        raise NotTried(UNKNOWN_COMMAND)
    places = [(one.get("integration_types"), one.get("contexts")) for one in known]
    if any(place != ([GUILD_INSTALL], [0]) for place in places):
        return differs("Discord keeps other installs or contexts for our commands than we send")
    if USER_INSTALL not in offered:
        raise NotTried("User Install is off in the developer portal")
    return well("for servers only, though User Install is on")


async def hidden_channels(context: Context) -> Judgement:
    """Check that hidden channels are obfuscated on the gateway and left out over HTTP."""
    guild = context.presence.guilds.get(context.guild, {})
    hidden = {one["id"] for one in guild.get("channels", ()) if one.get("flags", 0) & OBFUSCATED}
    answer = await context.api.call("GET", f"/guilds/{context.guild}/channels")
    listed = {one["id"] for one in answer.body} if answer.good else set()
    if not hidden:
        raise NotTried("hide a text, a voice and a forum channel from the bot first")
    if hidden & listed:
        return differs("HTTP lists hidden channels, too")
    return well(f"{len(hidden)} hidden, and the library can read them")


async def read_back(context: Context) -> Judgement:
    """Check that a posted message has its component ids and its picture's attachment id."""
    posted = await _with_picture(context)
    if not posted.good:
        return differs("a message like the bot's is refused")
    read = await context.read(posted.body)
    if f'"id": {MARK}' not in str(read.body).replace("'", '"'):
        return differs("component ids are lost, so a crash would leave double messages")
    if CARD not in pictures_of(read.body):
        return differs("the picture has no attachment_id, so edits would upload it each time")
    return well("component ids and the picture's id are there")


async def keep_listed(context: Context) -> Judgement:
    """Check that an edit that lists its picture by id and filename keeps it."""
    message = (await _with_picture(context)).body
    kept = pictures_of(message)
    answer = await context.edit(message, keeping(layout("kept, listed", CARD), kept))
    if not answer.good:
        return differs("the safe form is refused, so presses would upload each picture again")
    same = pictures_of((await context.read(message)).body) == kept
    return well("the same file stays") if same else differs("the file isn't the same afterwards")


async def keep_by_id(context: Context) -> Judgement:
    """Check that an edit that lists its picture by id alone is refused."""
    message = (await _with_picture(context)).body
    listed = [{"id": one} for one in pictures_of(message).values()]
    body = layout("kept, by id", CARD) | {"attachments": listed}
    return _refused(await context.edit(message, body), "the id alone is accepted, too")


async def keep_unlisted(context: Context) -> Judgement:
    """Check that an edit that shows its picture without listing it is refused."""
    message = (await _with_picture(context)).body
    answer = await context.edit(message, layout("kept, not listed", CARD))
    return _refused(answer, "files that are not listed are found, too")


async def keep_unknown(context: Context) -> Judgement:
    """Check that an edit that lists a file that does not exist is refused."""
    message = (await _with_picture(context)).body
    body = keeping(layout("a stranger's file"), {CARD: str(context.application)})
    return _refused(await context.edit(message, body), "unknown files are ignored")


async def new_picture(context: Context) -> Judgement:
    """Check that an edit with a new picture shows only that one."""
    message = (await _with_picture(context)).body
    answer = await context.edit(message, uploading(layout("new", OTHER), OTHER), (OTHER,))
    names = set(pictures_of(answer.body or {}))
    return well("only the new one") if names == {OTHER} else differs(f"shows {sorted(names)}")


async def no_picture(context: Context) -> Judgement:
    """Check that an edit with an empty list of files removes them all."""
    message = (await _with_picture(context)).body
    kept = pictures_of(message)
    answer = await context.edit(message, layout("no picture") | {"attachments": []})
    if not answer.good:
        return differs("an empty list is refused")
    again = await context.edit(message, keeping(layout("back", CARD), kept))
    return differs("the file could be shown again") if again.good else well("the file is gone")


async def drop_unlisted(context: Context) -> Judgement:
    """Check that an edit that lists one of two files drops the other."""
    body = uploading(layout("two", CARD, OTHER), CARD, OTHER)
    message = (await context.post(body, (CARD, OTHER))).body
    kept = pictures_of(message)
    await context.edit(message, keeping(layout("one", CARD), {CARD: kept[CARD]}))
    again = await context.edit(message, keeping(layout("two again", CARD, OTHER), kept))
    if again.good:
        return differs("a file that was left out can be shown again; harmless")
    return well("what isn't listed is gone")


async def direct_message(context: Context) -> Judgement:
    """Check that a DM can be opened, and a message posted, edited, read and deleted there."""
    opened = await context.open_dm()
    if not opened.good:
        return differs("no DM can be opened with the person who helps")
    channel = int(opened.body["id"])
    message = await context.post(uploading(layout("for you", CARD), CARD), (CARD,), channel)
    if not message.good:
        return differs("their DMs are closed; open them, then run this again")
    steps = [
        await context.edit(
            message.body, keeping(layout("edited", CARD), pictures_of(message.body))
        ),
        await context.api.call("GET", f"/channels/{channel}/messages?limit=5"),
        await context.api.call("DELETE", f"/channels/{channel}/messages/{message.body['id']}"),
    ]
    context.posted.pop()
    failed = next((str(one) for one in steps if not one.good), "")
    return differs(f"refused: {failed}") if failed else well("written, edited, read, deleted")


async def same_nonce(context: Context) -> Judgement:
    """Check that posting twice with the same nonce creates one message."""
    body = layout("once") | {"nonce": _nonce(context, "once"), "enforce_nonce": True}
    first, second = await context.post(body), await context.post(body)
    if not (first.good and second.good):
        return differs("a nonce is refused")
    same = first.body["id"] == second.body["id"]
    return well("one message") if same else differs("two messages, so a retry would post twice")


async def deleted_nonce(context: Context) -> Judgement:
    """Check that a deleted message can be posted again with a new nonce, but not with its own."""
    body = layout("gone") | {"nonce": _nonce(context, "gone"), "enforce_nonce": True}
    first = await context.post(body)
    await context.api.call("DELETE", f"/channels/{context.channel}/messages/{first.body['id']}")
    second = await context.post(body)
    fresh = await context.post(body | {"nonce": _nonce(context, "new")})
    if not fresh.good or (await context.read(fresh.body)).status != 200:
        return differs("another nonce doesn't bring the message back, either")
    if second.good and second.body["id"] != first.body["id"]:
        return differs("the old nonce posts again; harmless")
    return well("the old nonce still counts as used, another one posts")


async def longest_text(context: Context) -> Judgement:
    """Check how many characters are accepted in one message."""
    fits, too_long = layout("x" * (LONGEST_TEXT - 1)), layout("x" * (LONGEST_TEXT + 1))
    return await _limit(context, fits, too_long, "characters")


async def most_components(context: Context) -> Judgement:
    """Check how many components are accepted in one message."""

    def body(count: int) -> Json:
        texts = [{"type": 10, "content": str(place)} for place in range(count)]
        return layout("") | {"components": texts}

    return await _limit(context, body(MOST_COMPONENTS), body(MOST_COMPONENTS + 1), "components")


async def old_message(context: Context) -> Judgement:
    """Count how many of ten edits Discord accepts for a message that is older than an hour.

    Leave a message for the next run; without an older one, the check is not tried.
    """
    history = await context.api.call("GET", f"/channels/{context.channel}/messages?limit=100")
    newest = max((_made_at(one["id"]) for one in history.body or []), default=0.0)
    mine = [one for one in history.body or [] if int(one["author"]["id"]) == context.application]
    marker = await context.post(layout("smoke: left here for the next run"))
    if marker.good:
        context.posted.pop()  # keep it for the next run, when it is old enough
    now = _made_at(marker.body["id"]) if marker.good else newest
    old = [one for one in mine if now - _made_at(one["id"]) > HOUR]
    if not old:
        raise NotTried("a message was left here; run this again in an hour")
    codes = []
    for number in range(10):
        answer = await context.edit(old[0], layout(f"smoke: edit {number}"))
        codes.append(answer.status)
    await context.api.call("DELETE", f"/channels/{context.channel}/messages/{old[0]['id']}")
    return well(f"{codes.count(200)} of 10 edits accepted; the bot posts again after 55 minutes")


async def opening_dms(context: Context) -> Judgement:
    """Check that opening DMs too fast is refused, but works again a minute later."""
    codes = {(await context.open_dm()).code for _ in range(12)}
    if OPENING_DMS_TOO_FAST not in codes:
        return differs("twelve in a row are accepted; harmless")
    await context.sleep(60)
    later = await context.open_dm()
    return well("refused, and accepted a minute later") if later.good else differs("still refused")


async def _with_picture(context: Context) -> RestAnswer:
    return await context.post(uploading(layout("a picture", CARD), CARD), (CARD,))


def _refused(answer: RestAnswer, otherwise: str) -> Judgement:
    if answer.status == BAD_REQUEST and answer.code == INVALID_FORM:
        return well("refused, as assumed")
    return differs(f"{otherwise}; harmless" if answer.good else "refused in another way")


async def _limit(context: Context, fits: Json, too_much: Json, what: str) -> Judgement:
    if not (await context.post(fits)).good:
        return differs(f"fewer {what} are accepted than the bot may send")
    return _refused(await context.post(too_much), f"more {what} are accepted")


def _nonce(context: Context, name: str) -> str:
    return f"{name}-{context.run}"


def _made_at(identifier: str) -> float:
    return discord.utils.snowflake_time(int(identifier)).timestamp()


# -- checks that need a person's help --------------------------------------------------------


async def update_listed(context: Context) -> Judgement:
    """Check that answering a press with an update that lists its picture keeps it."""
    press = await _pressed(context, "listed")
    kept = pictures_of(press["message"])
    answer = await context.answer(press, UPDATE, keeping(layout("kept", CARD), kept))
    if not answer.good:
        await context.answer(press, ACKNOWLEDGE)
        return differs("the safe form is refused, so every press would upload its pictures again")
    now = pictures_of((await context.read(press["message"])).body)
    return well("the same file stays") if now == kept else differs("the file isn't the same")


async def update_unlisted(context: Context) -> Judgement:
    """Check that answering a press with an update that shows an unlisted picture is refused."""
    press = await _pressed(context, "unlisted")
    answer = await context.answer(press, UPDATE, layout("kept", CARD))
    if answer.good:
        return differs("files that are not listed are found, too; harmless")
    await context.answer(press, ACKNOWLEDGE)
    good = answer.code == INVALID_FORM
    return well("refused, as assumed") if good else differs("refused in another way")


async def update_without(context: Context) -> Judgement:
    """Check that answering a press with an update without a list drops the message's files."""
    press = await _pressed(context, "without")
    kept = pictures_of(press["message"])
    await context.answer(press, UPDATE, layout("no list"))
    again = await context.edit(press["message"], keeping(layout("back", CARD), kept))
    if again.good:
        return differs("files stay without a list; harmless")
    return well("files are dropped, as assumed")


async def update_new(context: Context) -> Judgement:
    """Check that answering a press with an update that has a new picture shows only that one."""
    press = await _pressed(context, "new")
    body = uploading(layout("new", OTHER), OTHER)
    answer = await context.answer(press, UPDATE, body, (OTHER,))
    if not answer.good:
        await context.answer(press, ACKNOWLEDGE)
        return differs("refused, so an edit would add the pictures of private answers; harmless")
    names = set(pictures_of((await context.read(press["message"])).body))
    return well("only the new one") if names == {OTHER} else differs(f"shows {sorted(names)}")


async def form(context: Context) -> Judgement:
    """Check that a form can be opened from a public message and answered in private."""
    press = await _pressed(context, "form", then=" Then send the form.")
    field = {"type": 4, "custom_id": "text", "style": 1, "required": False}
    modal = {
        "custom_id": "smoke-sent",
        "title": "Send me",
        "components": [{"type": 18, "label": "Anything", "component": field}],
    }
    if not (await context.answer(press, MODAL, modal)).good:
        return differs("no form can be opened")
    sent = await context.arrival("smoke-sent", "the form wasn't sent in time")
    answer = await context.answer(sent, MESSAGE, layout("only you see this") | _private())
    if not answer.good:
        return differs("a form can't be answered in private")
    public = await context.read(press["message"])
    if "only you see this" in str(public.body):
        return differs("the private answer is on the public message")
    return well("answered in private, and the public message is unchanged")


async def late_edit(context: Context) -> Judgement:
    """Check that a private answer can be edited for 15 minutes and not longer."""
    press = await _pressed(context, "late")
    await context.answer(press, MESSAGE, layout("private") | _private())
    path = f"/webhooks/{context.application}/{press['token']}/messages/@original"
    if not (await context.api.call("PATCH", path, layout("edited"))).good:
        return differs("a private answer can't be edited at all")
    context.ask("Now I wait for sixteen minutes. You have nothing to do.")
    await context.sleep(TOKEN_LIFE + 60)
    answer = await context.api.call("PATCH", path, layout("too late"))
    if answer.code == INVALID_TOKEN:
        return well("not after fifteen minutes, as assumed")
    return differs(
        "it can be edited for longer; harmless" if answer.good else "refused in another way"
    )


async def direct_press(context: Context) -> Judgement:
    """Check that a press in a DM can be answered with an update that keeps the picture."""
    opened = await context.open_dm()
    channel = int(opened.body["id"]) if opened.good else 0
    body = uploading(layout("for you", CARD, press="smoke-dm"), CARD)
    if not channel or not (await context.post(body, (CARD,), channel)).good:
        return differs("no DM can be sent to the person who helps")
    press = await context.pressed("Press the button in the DM that I sent you.", "smoke-dm")
    kept = pictures_of(press["message"])
    answer = await context.answer(press, UPDATE, keeping(layout("thank you", CARD), kept))
    return well("updated, with its picture") if answer.good else differs("refused")


async def closed_dms(context: Context) -> Judgement:
    """Check that Discord reports closed DMs with one of the codes that the bot knows."""
    press = await _pressed(context, "closed", first="Close your DMs for this server. ")
    await context.answer(press, ACKNOWLEDGE)
    opened = await context.open_dm()
    place = int(opened.body["id"]) if opened.good else 0
    answer = await context.post(layout("can you read this?"), channel=place) if place else opened
    context.ask("Thank you. You can open your DMs again.")
    if answer.code in CLOSED_DMS:
        return well("reported with a code that the bot knows")
    return differs("the DM arrived" if answer.good else "reported with another code")


async def permissions(context: Context) -> Judgement:
    """Check that a missing permission is reported, and that posts succeed once it is back."""
    press = await _pressed(context, "denied", first="Deny me Send Messages in this channel. ")
    await context.answer(press, ACKNOWLEDGE)
    denied = await context.post(layout("may I?"))
    press = await context.pressed(
        "Now give it back, and press the same button again.", "smoke-denied"
    )
    await context.answer(press, ACKNOWLEDGE)
    allowed = await context.post(layout("thank you"))
    if denied.code != MISSING_PERMISSIONS:
        return differs("the post went through" if denied.good else "reported with another code")
    return well("reported, and posts work again") if allowed.good else differs("still refused")


async def threads(context: Context) -> Judgement:
    """Check that a post reopens an archived thread, but not a locked one."""
    start = await context.post(layout("a thread"))
    path = f"/channels/{context.channel}/messages/{start.body['id']}/threads"
    made = await context.api.call("POST", path, {"name": "smoke", "auto_archive_duration": 60})
    if not made.good:
        return differs("no thread can be opened here")
    thread = int(made.body["id"])
    await context.api.call("PATCH", f"/channels/{thread}", {"archived": True})
    reopened = await context.post(layout("open again"), channel=thread)
    if not reopened.good:
        return differs("a post doesn't open an archived thread")
    press = await _pressed(context, "locked", first="Close and lock the thread “smoke”. ")
    await context.answer(press, ACKNOWLEDGE)
    locked = await context.post(layout("may I?"), channel=thread)
    if locked.code in CLOSED_THREAD:
        return well("a post opens an archived thread; a locked one is reported")
    return differs("a locked thread accepts posts" if locked.good else "reported with another code")


async def private_thread(context: Context) -> Judgement:
    """Check that in a private thread without the bot, commands arrive and posts are refused."""
    press = await context.typed("Make a private thread here without me, and use /dixit help in it.")
    if (press.get("channel") or {}).get("type") != PRIVATE_THREAD:
        await _thank(context, press)
        raise NotTried("that wasn't a private thread")
    await _thank(context, press)
    answer = await context.post(layout("am I in?"), channel=int(press["channel_id"]))
    if answer.code == MISSING_ACCESS:
        return well("refused, so the bot asks to be mentioned first")
    return differs("it could post; harmless" if answer.good else "reported with another code")


async def voice_text(context: Context) -> Judgement:
    """Check that the bot can post in a voice channel's chat only if it may connect there."""
    press = await context.typed("Use /dixit help in the chat of a voice channel.")
    await _thank(context, press)
    if (press.get("channel") or {}).get("type") != VOICE:
        raise NotTried("that wasn't a voice channel")
    place = int(press["channel_id"])
    if not (await context.post(layout("hello"), channel=place)).good:
        return differs("refused")
    press = await context.typed("Deny me Connect in that voice channel, and use the command again.")
    await _thank(context, press)
    answer = await context.post(layout("may I?"), channel=place)
    if answer.good:
        return differs("posts go through without Connect, too; harmless")
    return well("posted, and refused without Connect")


async def _pressed(context: Context, name: str, first: str = "", then: str = "") -> Json:
    """Post a message with a picture and a button, ask the person to press it; return the press.

    ``first`` and ``then`` are added before and after the request. Raise ``NotTried`` if the post
    fails or no press comes in time.
    """
    custom_id = f"smoke-{name}"
    body = uploading(layout(f"smoke: {name}", CARD, press=custom_id), CARD)
    if not (await context.post(body, (CARD,))).good:
        raise NotTried("the message with the button wasn't posted")
    request = f"{first}Press the button below “smoke: {name}” in the channel.{then}"
    return await context.pressed(request, custom_id)


async def _thank(context: Context, press: Json) -> RestAnswer:
    return await context.answer(press, MESSAGE, layout("Thank you.") | _private())


def _private() -> Json:
    return {"flags": EPHEMERAL | V2}

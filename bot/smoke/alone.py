"""The smoke checks that run without a person's help."""

from bot.gateway.codes import INVALID_FORM, OPENING_DMS_TOO_FAST
from bot.smoke.bench import (
    CARD,
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
from bot.ui.help import COMMANDS

OBFUSCATED = 1 << 17
LOCALES = {"fr", "pl", "ru", "uk"}
GUILD_INSTALL, USER_INSTALL = 0, "1"
HOUR = 3600.0
UNKNOWN_COMMAND = "Discord doesn't know /dixit; start the bot once, then run this again"
DISCORD_EPOCH = 1_420_070_400.0


async def commands(bench: Bench) -> Judgement:
    """Check that Discord has all of the bot's commands, in every language that it supports."""
    path = f"/applications/{bench.application}/commands?with_localizations=true"
    answer = await bench.api.call("GET", path)
    known = answer.body if answer.good else []
    group = next((one for one in known if one["name"] == "dixit"), None)
    if group is None:
        return untried(UNKNOWN_COMMAND)
    parts = {one["name"]: one for one in group.get("options", [])}
    if set(parts) != set(COMMANDS):
        return differs(f"of another version: {', '.join(sorted(set(parts) ^ set(COMMANDS)))}")
    spoken = {name: set(one.get("description_localizations") or ()) for name, one in parts.items()}
    bare = [name for name, languages in spoken.items() if languages != LOCALES]
    if bare:
        return differs(f"not in every language: {', '.join(sorted(bare))}")
    return well(f"{len(parts)} commands in {len(LOCALES)} languages besides English")


async def installs(bench: Bench) -> Judgement:
    """Check that /dixit is available only in servers, even with User Install switched on."""
    answer = await bench.api.call("GET", "/applications/@me")
    offered = (answer.body or {}).get("integration_types_config") or {}
    listed = await bench.api.call("GET", f"/applications/{bench.application}/commands")
    group = next((one for one in listed.body or [] if one["name"] == "dixit"), None)
    if group is None:
        return untried(UNKNOWN_COMMAND)
    if group.get("integration_types") != [GUILD_INSTALL] or group.get("contexts") != [0]:
        return differs("Discord keeps other installs or contexts for /dixit than we send")
    if USER_INSTALL not in offered:
        return untried("User Install is off in the developer portal")
    return well("for servers only, though User Install is on")


async def hidden_channels(bench: Bench) -> Judgement:
    """Check that hidden channels are obfuscated on the gateway and left out over HTTP."""
    guild = bench.presence.guilds.get(bench.guild, {})
    hidden = {one["id"] for one in guild.get("channels", ()) if one.get("flags", 0) & OBFUSCATED}
    answer = await bench.api.call("GET", f"/guilds/{bench.guild}/channels")
    listed = {one["id"] for one in answer.body} if answer.good else set()
    if not hidden:
        return untried("hide a text, a voice and a forum channel from the bot first")
    if hidden & listed:
        return differs("HTTP lists hidden channels, too")
    return well(f"{len(hidden)} hidden, and the library can read them")


async def read_back(bench: Bench) -> Judgement:
    """Check that a posted message has its component ids and its picture's attachment id."""
    posted = await _with_picture(bench)
    if not posted.good:
        return differs("a message of our kind is refused")
    read = await bench.read(posted.body)
    if '"id": 7' not in str(read.body).replace("'", '"'):
        return differs("the marks of components are lost")
    if CARD not in pictures_of(read.body):
        return differs("the picture has no attachment_id, so edits would upload it each time")
    return well("marks and the picture's id are there")


async def keep_listed(bench: Bench) -> Judgement:
    """Check that an edit that lists its picture by id and filename keeps it."""
    message = (await _with_picture(bench)).body
    kept = pictures_of(message)
    answer = await bench.edit(message, keeping(layout("kept, listed", CARD), kept))
    if not answer.good:
        return differs("the safe form is refused: presses would upload each picture again")
    same = pictures_of((await bench.read(message)).body) == kept
    return well("the same file stays") if same else differs("the file isn't the same afterwards")


async def keep_by_id(bench: Bench) -> Judgement:
    """Check that an edit that lists its picture by id alone is refused."""
    message = (await _with_picture(bench)).body
    listed = [{"id": one} for one in pictures_of(message).values()]
    body = layout("kept, by id", CARD) | {"attachments": listed}
    return _refused(await bench.edit(message, body), "the id alone would do")


async def keep_unlisted(bench: Bench) -> Judgement:
    """Check that an edit that shows its picture without listing it is refused."""
    message = (await _with_picture(bench)).body
    answer = await bench.edit(message, layout("kept, not listed", CARD))
    return _refused(answer, "files that are not listed are found, too")


async def keep_unknown(bench: Bench) -> Judgement:
    """Check that an edit that lists a file that does not exist is refused."""
    message = (await _with_picture(bench)).body
    body = keeping(layout("a stranger's file"), {CARD: str(bench.application)})
    return _refused(await bench.edit(message, body), "unknown files are passed over")


async def new_picture(bench: Bench) -> Judgement:
    """Check that an edit with a new picture shows only that one."""
    message = (await _with_picture(bench)).body
    answer = await bench.edit(message, uploading(layout("new", OTHER), OTHER), (OTHER,))
    names = set(pictures_of(answer.body or {}))
    return well("the new one alone") if names == {OTHER} else differs(f"shows {sorted(names)}")


async def no_picture(bench: Bench) -> Judgement:
    """Check that an edit with an empty list of files removes them all."""
    message = (await _with_picture(bench)).body
    kept = pictures_of(message)
    answer = await bench.edit(message, layout("no picture") | {"attachments": []})
    if not answer.good:
        return differs("an empty list is refused")
    again = await bench.edit(message, keeping(layout("back", CARD), kept))
    return differs("the file could be shown again") if again.good else well("the file is gone")


async def drop_unlisted(bench: Bench) -> Judgement:
    """Check that an edit that lists one of two files drops the other."""
    body = uploading(layout("two", CARD, OTHER), CARD, OTHER)
    message = (await bench.post(body, (CARD, OTHER))).body
    kept = pictures_of(message)
    await bench.edit(message, keeping(layout("one", CARD), {CARD: kept[CARD]}))
    again = await bench.edit(message, keeping(layout("two again", CARD, OTHER), kept))
    if again.good:
        return differs("a file that was left out can be shown again; harmless")
    return well("what isn't listed is gone")


async def direct_message(bench: Bench) -> Judgement:
    """Check that a DM can be opened, and a message posted, edited, read and deleted there."""
    opened = await bench.open_dm()
    if not opened.good:
        return differs("no DM can be opened with the person who is asked")
    channel = int(opened.body["id"])
    message = await bench.post(uploading(layout("for you", CARD), CARD), (CARD,), channel)
    if not message.good:
        return differs("their DMs are closed: open them and run this again")
    steps = [
        await bench.edit(message.body, keeping(layout("edited", CARD), pictures_of(message.body))),
        await bench.api.call("GET", f"/channels/{channel}/messages?limit=5"),
        await bench.api.call("DELETE", f"/channels/{channel}/messages/{message.body['id']}"),
    ]
    bench.posted.pop()
    failed = next((str(one) for one in steps if not one.good), "")
    return differs(f"refused: {failed}") if failed else well("written, edited, read, deleted")


async def same_nonce(bench: Bench) -> Judgement:
    """Check that posting twice with the same nonce creates one message."""
    body = layout("once") | {"nonce": _nonce(bench, "once"), "enforce_nonce": True}
    first, second = await bench.post(body), await bench.post(body)
    if not (first.good and second.good):
        return differs("a nonce is refused")
    same = first.body["id"] == second.body["id"]
    return well("one message") if same else differs("two messages: a lost answer would double them")


async def deleted_nonce(bench: Bench) -> Judgement:
    """Check that a deleted message can be posted again with a new nonce, but not with its own."""
    body = layout("gone") | {"nonce": _nonce(bench, "gone"), "enforce_nonce": True}
    first = await bench.post(body)
    await bench.api.call("DELETE", f"/channels/{bench.channel}/messages/{first.body['id']}")
    second = await bench.post(body)
    fresh = await bench.post(body | {"nonce": _nonce(bench, "new")})
    if not fresh.good or (await bench.read(fresh.body)).status != 200:
        return differs("another nonce doesn't bring the message back, either")
    if second.good and second.body["id"] != first.body["id"]:
        return differs("the old nonce posts again; harmless")
    return well("the old nonce is still taken, another one posts")


async def longest_text(bench: Bench) -> Judgement:
    """Check that 3,999 characters are accepted and 4,001 are not."""
    return await _limit(bench, layout("x" * 3999), layout("x" * 4001), "characters")


async def most_components(bench: Bench) -> Judgement:
    """Check that 40 components are accepted and 41 are not."""

    def body(count: int) -> Json:
        texts = [{"type": 10, "content": str(place)} for place in range(count)]
        return layout("") | {"components": texts}

    return await _limit(bench, body(40), body(41), "components")


async def old_message(bench: Bench) -> Judgement:
    """Count how many of ten edits Discord accepts for a message that is older than an hour.

    Leave a message for the next run; without an older one, the check is not tried.
    """
    history = await bench.api.call("GET", f"/channels/{bench.channel}/messages?limit=100")
    newest = max((_made_at(one["id"]) for one in history.body or []), default=0.0)
    mine = [one for one in history.body or [] if int(one["author"]["id"]) == bench.application]
    marker = await bench.post(layout("smoke: left here for the next run"))
    bench.posted.pop()  # keep it for the next run, when it is old enough
    now = _made_at(marker.body["id"]) if marker.good else newest
    old = [one for one in mine if now - _made_at(one["id"]) > HOUR]
    if not old:
        return untried("a message was left here; run this again in an hour")
    codes = []
    for number in range(10):
        answer = await bench.edit(old[0], layout(f"smoke: edit {number}"))
        codes.append(answer.status)
    await bench.api.call("DELETE", f"/channels/{bench.channel}/messages/{old[0]['id']}")
    return well(f"{codes.count(200)} of 10 edits taken, the bot posts anew after 55 minutes")


async def opening_dms(bench: Bench) -> Judgement:
    """Check that opening DMs too fast is refused, but works again a minute later."""
    codes = {(await bench.open_dm()).code for _ in range(12)}
    if OPENING_DMS_TOO_FAST not in codes:
        return differs("a dozen are no rush; harmless")
    await bench.sleep(60)
    later = await bench.open_dm()
    return well("refused, and taken a minute later") if later.good else differs("still refused")


async def _with_picture(bench: Bench) -> RestAnswer:
    return await bench.post(uploading(layout("a picture", CARD), CARD), (CARD,))


def _refused(answer: RestAnswer, otherwise: str) -> Judgement:
    if answer.status == 400 and answer.code == INVALID_FORM:
        return well("refused, as assumed")
    return differs(f"{otherwise}; harmless" if answer.good else "refused in another way")


async def _limit(bench: Bench, fits: Json, too_much: Json, what: str) -> Judgement:
    if not (await bench.post(fits)).good:
        return differs(f"fewer {what} than the bot may send")
    return _refused(await bench.post(too_much), f"more {what} are taken")


def _nonce(bench: Bench, name: str) -> str:
    return f"{name}-{bench.run}"


def _made_at(identifier: str) -> float:
    return (int(identifier) >> 22) / 1000 + DISCORD_EPOCH

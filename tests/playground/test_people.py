"""What a person can do, with a pretend bot that answers at once or never."""

import asyncio
from typing import Any

import pytest

from playground import cast, message_shapes
from playground.commands import CannotDo
from playground.feed import Event
from playground.interactions import Interactions
from playground.model import Callback, Channel, Json, Message, User
from playground.people import Person
from playground.world import World

START = {
    "id": "1",
    "name": "dixit",
    "type": 1,
    "description": "Play",
    "options": [
        {
            "type": 1,
            "name": "start",
            "description": "Start a game",
            "description_localizations": {"fr": "Commencer"},
            "options": [
                {
                    "type": 3,
                    "name": "rules",
                    "description": "Which",
                    "required": True,
                    "choices": [{"name": "Dixit", "value": "dixit-2021"}],
                },
                {"type": 6, "name": "partner", "description": "Who"},
                {"type": 4, "name": "points", "description": "How many", "min_value": 1},
            ],
        }
    ],
}
BUTTON = {"type": 2, "id": 2, "style": 1, "label": "Join", "custom_id": "join:7:1"}
MENU = {
    "type": 3,
    "id": 4,
    "custom_id": "vote:7:1",
    "min_values": 1,
    "max_values": 2,
    "options": [{"label": str(slot), "value": str(slot)} for slot in range(1, 7)],
}
ROWS = [
    {"type": 1, "id": 1, "components": [BUTTON]},
    {"type": 1, "id": 3, "components": [MENU]},
]


class Scene:
    """A small world; a fake bot records all interactions and gives each the same answer."""

    def __init__(self, answer: Callback | None = Callback.MESSAGE) -> None:
        self.world = World()
        self.town = cast.settle(self.world, people=3)
        self.world.commands[None] = [START]
        self.desk = Interactions(self.world)
        self.asked: list[Json] = []
        self.answer = answer
        self.modal: Json | None = None
        self.world.feed.subscribe(self.listen)

    def listen(self, event: Event) -> None:
        if event.name == "INTERACTION_CREATE":
            self.asked.append(event.data)
            record = self.world.interactions[int(event.data["id"])]
            record.modal = self.modal
            if self.answer is not None:
                self.desk.settle(record, self.answer)

    def person(self, name: str) -> Person:
        return Person(self.world, self.desk, self.town.people[name])

    @property
    def channel(self) -> Channel:
        return self.town.channel


@pytest.fixture
async def scene() -> Any:
    scene = Scene()
    yield scene
    await scene.desk.close()


async def test_a_command_arrives_with_nested_options_and_the_persons_language(scene: Scene) -> None:
    chloe, bob = scene.person("Chloé"), scene.town.people["Bob"]

    done = await chloe.slash(
        scene.channel, "dixit start", {"rules": "Dixit", "partner": bob, "points": 30}
    )

    [asked] = scene.asked
    assert done.callback is Callback.MESSAGE
    assert asked["locale"] == "fr"
    assert asked["member"]["user"]["id"] == str(chloe.id)
    [start] = asked["data"]["options"]
    assert [(one["name"], one["value"]) for one in start["options"]] == [
        ("rules", "dixit-2021"),
        ("partner", str(bob.id)),
        ("points", 30),
    ]
    assert asked["data"]["resolved"]["users"][str(bob.id)]["global_name"] == "Bob"


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("dixit host stop", {}),
        ("dixit start", {}),
        ("dixit start", {"rules": "chess"}),
        ("dixit start", {"rules": "Dixit", "points": 0}),
        ("dixit start", {"rules": "Dixit", "colour": "red"}),
    ],
)
async def test_a_command_that_the_client_would_refuse_never_reaches_the_bot(
    scene: Scene, command: str, options: Json
) -> None:
    with pytest.raises(CannotDo):
        await scene.person("Alice").slash(scene.channel, command, options)

    assert scene.asked == []


def test_the_command_picker_speaks_the_persons_language(scene: Scene) -> None:
    [listed] = scene.person("Chloé").commands(scene.channel)

    assert listed["path"] == "dixit start"
    assert listed["description_localized"] == "Commencer"


ADD = {
    "id": "2",
    "name": "Add to a deck",
    "name_localizations": {"fr": "Ajouter à un paquet"},
    "type": 3,
    "description": "",
    "contexts": [0],
}


async def test_a_command_in_a_messages_menu_arrives_with_the_whole_message(scene: Scene) -> None:
    scene.world.commands[None] = [START, ADD]
    alice, chloe = scene.person("Alice"), scene.person("Chloé")
    photo = alice.attach(scene.channel, "sea side.png", b"not really a picture")
    message = await alice.send(scene.channel, "From the sea", [photo])

    [offered] = chloe.menu(message)
    done = await chloe.use(message, "Add to a deck")

    assert offered == {"name": "Add to a deck", "name_localized": "Ajouter à un paquet"}
    data = scene.asked[0]["data"]
    assert (data["type"], data["target_id"]) == (3, str(message.id))
    assert "options" not in data
    resolved = data["resolved"]["messages"][str(message.id)]
    assert resolved["content"] == "From the sea"
    assert resolved["author"]["global_name"] == "Alice"
    [file] = resolved["attachments"]
    assert file["filename"] == "sea_side.png"
    assert "ephemeral" not in file
    metadata = message_shapes.interaction_metadata(scene.world, done)
    assert metadata["target_message_id"] == str(message.id)
    assert [one["path"] for one in chloe.commands(scene.channel)] == ["dixit start"]


async def test_a_messages_menu_has_only_what_its_reader_may_use(scene: Scene) -> None:
    managers = ADD | {"name": "Hide", "default_member_permissions": "32"}
    in_dms = ADD | {"name": "Keep", "contexts": [1]}
    scene.world.commands[None] = [START, ADD, managers, in_dms]
    alice, bob = scene.person("Alice"), scene.person("Bob")
    shown = await bob.send(scene.channel, "Hello")
    private = scene.world.post(scene.channel, scene.world.bot, "psst", only_for=bob.id)
    letter = scene.world.post(scene.world.open_dm(bob.user), scene.world.bot, "Your hand")

    def names(one: Person, message: Message) -> list[str]:
        return [command["name"] for command in one.menu(message)]

    assert names(alice, shown) == ["Add to a deck", "Hide"]
    assert names(bob, shown) == ["Add to a deck"]
    assert names(bob, private) == []
    assert names(bob, letter) == ["Keep"]
    for message, command in ((shown, "Hide"), (private, "Add to a deck"), (shown, "dixit")):
        with pytest.raises(CannotDo):
            await bob.use(message, command)
    with pytest.raises(CannotDo):
        alice.menu(private)
    assert scene.asked == []


async def test_a_message_takes_ten_files_and_no_more(scene: Scene) -> None:
    alice = scene.person("Alice")
    files = [alice.attach(scene.channel, f"{n}.txt", b"x") for n in range(11)]

    message = await alice.send(scene.channel, "", files[:10])

    assert len(message.attachments) == 10
    with pytest.raises(CannotDo):
        await alice.send(scene.channel, "", files)
    with pytest.raises(CannotDo):
        await alice.send(scene.channel, " ")
    with pytest.raises(CannotDo):  # a file of another message
        await alice.send(scene.channel, "", [message.attachments[0].id])


async def test_a_press_and_a_choice_tell_which_message_they_belong_to(scene: Scene) -> None:
    message = scene.world.post(scene.channel, scene.world.bot, components=ROWS)
    alice = scene.person("Alice")

    await alice.press(message, "join:7:1")
    await alice.choose(message, "vote:7:1", [2, 5])

    press, choice = scene.asked
    assert press["message"]["id"] == choice["message"]["id"] == str(message.id)
    assert press["data"]["component_type"] == 2
    assert choice["data"]["values"] == ["2", "5"]


@pytest.mark.parametrize("values", [[], [1, 2, 3], [9], [1, 1]])
async def test_a_menu_takes_only_what_it_offers(scene: Scene, values: list[int]) -> None:
    message = scene.world.post(scene.channel, scene.world.bot, components=ROWS)

    with pytest.raises(CannotDo):
        await scene.person("Alice").choose(message, "vote:7:1", values)


async def test_nobody_presses_what_they_cannot_see(scene: Scene) -> None:
    alice: User = scene.town.people["Alice"]
    message = scene.world.post(
        scene.channel, scene.world.bot, components=ROWS, flags=64, only_for=alice.id
    )

    with pytest.raises(CannotDo):
        await scene.person("Bob").press(message, "join:7:1")


async def test_a_form_comes_back_with_what_was_written(scene: Scene) -> None:
    scene.answer = Callback.MODAL
    field = {"type": 4, "id": 2, "custom_id": "clue", "style": 1, "max_length": 10}
    label = {"type": 18, "id": 1, "label": "Your clue", "component": field}
    scene.modal = {"custom_id": "clue:7:1", "title": "Clue", "components": [label]}
    message = scene.world.post(scene.channel, scene.world.bot, components=ROWS)
    alice = scene.person("Alice")

    form = await alice.press(message, "join:7:1")
    with pytest.raises(CannotDo):
        await alice.fill(form, {"clue": "much too long a clue"})
    await alice.fill(form, {"clue": "freedom"})

    [submitted] = scene.asked[1:]
    assert submitted["type"] == 5
    assert submitted["message"]["id"] == str(message.id)
    assert submitted["data"]["components"][0]["component"]["value"] == "freedom"


async def test_an_unanswered_press_fails_after_three_seconds_of_the_worlds_clock(
    scene: Scene,
) -> None:
    scene.answer = None
    message = scene.world.post(scene.channel, scene.world.bot, components=ROWS)
    pressing = asyncio.create_task(scene.person("Alice").press(message, "join:7:1"))
    await scene.world.feed.wait_until(lambda: scene.asked)

    scene.world.clock.move(3.1)

    assert (await asyncio.wait_for(pressing, 60)).failed

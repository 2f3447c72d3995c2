"""Discord's markdown on the page: what people write, and what it must never become."""

import pytest

from playground.cdn import square
from playground.model import Emoji
from playground.server import Playground

from .conftest import Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Text as it is written, and the elements it becomes (attributes left out).
WRITTEN = {
    "plain": "<p>plain</p>",
    "**bold** and *slanted* and __under__ and ~~gone~~": "<p><strong>bold</strong> and "
    "<em>slanted</em> and <u>under</u> and <s>gone</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "**bold *and* more**": "<p><strong>bold <em>and</em> more</strong></p>",
    "_slanted_ but snake_case_name": "<p><em>slanted</em> but snake_case_name</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
    r"\*not\* \_slanted\_": "<p>*not* _slanted_</p>",
    "`**code**`": "<p><code>**code**</code></p>",
    "# One\n## Two\n### Three\n#none": "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#none</p>",
    "-# small": "<p>small</p>",
    "> quoted\n> twice\nnot": "<blockquote><p>quoted\ntwice</p></blockquote><p>not</p>",
    ">>> all\nof it": "<blockquote><p>all\nof it</p></blockquote>",
    "- a\n- b": "<ul><li>a</li><li>b</li></ul>",
    "3. c\n4. d": "<ol><li>c</li><li>d</li></ol>",
    "```py\n<b>1</b>\n```": "<pre><code>&lt;b&gt;1&lt;/b&gt;</code></pre>",
    "<b>tag</b>": "<p>&lt;b&gt;tag&lt;/b&gt;</p>",
    "<@1> in <#2>": "<p><bdi>@user 1</bdi> in <button><bdi>#channel 2</bdi></button></p>",
    "<#9>": "<p><bdi>#unknown</bdi></p>",
    "see <https://a.example/x>.": "<p>see <a>https://a.example/x</a>.</p>",
    "see https://a.example/x.": "<p>see <a>https://a.example/x</a>.</p>",
    "[words](https://a.example)": "<p><a>words</a></p>",
    "[words](javascript:alert(1))": "<p>[words](javascript:alert(1))</p>",
    "[here](https://discord.com/channels/1/2/3)": "<p><button>here</button></p>",
    "||hidden||": "<p><button><span>hidden</span></button></p>",
    "<:rabbit:5>": "<p><img></p>",
    "<t:0:d>": "<p><time>1/1/70</time></p>",
    "<t:9999999999999:R>": "<p>&lt;t:9999999999999:R&gt;</p>",
    "**never closed": "<p>**never closed</p>",
    "a\n\nb": "<p>a\n\nb</p>",
    "": "",
}

READ = """async (texts) => {
  const { markdown } = await import("/static/js/markdown.js");
  const names = {
    user: (id) => `user ${id}`, role: (id) => `role ${id}`, channel: (id) => `channel ${id}`,
    knows: (id) => id === "2", go: () => {},
  };
  return texts.map((text) => {
    const holder = document.createElement("div");
    holder.append(...markdown(text, names));
    for (const one of holder.querySelectorAll("*")) {
      for (const attribute of [...one.attributes]) one.removeAttribute(attribute.name);
    }
    return holder.innerHTML;
  });
}"""


async def test_markdown_becomes_what_people_mean_by_it(
    visits: Visits, playground: Playground
) -> None:
    playground.world.emojis[5] = Emoji(5, "rabbit", square(0x8040C0), "image/png")
    page = await visits.open("alice")
    read = await page.evaluate(READ, list(WRITTEN))
    assert dict(zip(WRITTEN, read, strict=True)) == WRITTEN


PLACES = """async (texts) => {
  const { markdown } = await import("/static/js/markdown.js");
  const names = { channel: () => "dixit", knows: (id) => id === "2", go: () => {} };
  return texts.map((text) => {
    const holder = document.createElement("div");
    holder.dir = "rtl";
    holder.append(...markdown(text, names));
    document.body.append(holder);
    const written = holder.querySelector(".mention bdi, bdi.mention").firstChild;
    const left = (at) => {
      const range = document.createRange();
      range.setStart(written, at);
      range.setEnd(written, at + 1);
      return range.getBoundingClientRect().left;
    };
    const places = [...written.data].map((_, at) => left(at));
    holder.remove();
    return [written.data, places];
  });
}"""


async def test_a_channel_begins_with_its_sign_between_words_that_run_to_the_left(
    visits: Visits,
) -> None:
    page = await visits.open("alice")
    texts = [
        "המשחק בערוץ <#2> נגמר.",
        "https://discord.com/channels/1/2 נגמר.",
        "بدأت في <#9> لعبة.",
    ]
    read = await page.evaluate(PLACES, texts)
    assert [name for name, _ in read] == ["#dixit", "#dixit", "#unknown"]
    for _, places in read:
        assert places == sorted(places)


FONT = """async () => {
  const faces = [...document.fonts].filter((face) => face.family === "Twemoji");
  const drawn = await document.fonts.load("16px Twemoji", "\\u{1F430}");
  return [faces.length, drawn.length];
}"""


async def test_emoji_need_no_font_of_the_machine(visits: Visits) -> None:
    page = await visits.open("alice")
    assert await page.evaluate(FONT) == [1, 1]

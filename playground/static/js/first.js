// The first screen of an empty channel: two large buttons, and not one word to learn before.

import { displayName } from "./avatar.js";
import { h } from "./dom.js";
import { phrase, words } from "./words.js";

export function firstScreen(app) {
  const { world } = app;
  return h(
    "li",
    { class: "first" },
    h("img", { class: "first-mark", src: "static/icon.svg", alt: "", width: 96, height: 96 }),
    h("h2", {}, words("first-title")),
    h("p", { class: "first-who" }, phrase("first-who", { name: h("strong", { dir: "auto" }, displayName(world.me)) })),
    h(
      "div",
      { class: "first-choices" },
      choice("start", "primary", world.bot.online, () => app.actions.startGame()),
      choice("watch", "secondary", world.bot.online && !world.guests.watching, () => app.actions.watch()),
    ),
    h("p", { class: "first-hint" }, phrase("first-hint", { slash: h("kbd", {}, "/") })),
  );
}

function choice(name, style, possible, act) {
  const click = async () => {
    button.classList.add("busy");
    button.disabled = true;
    await act();
    button.classList.remove("busy");
    button.disabled = false;
  };
  const button = h(
    "button",
    { type: "button", class: `button big ${style}`, disabled: !possible, data: { focus: `first-${name}` }, on: { click } },
    h("strong", {}, words(`first-${name}`)),
    h("span", { class: "big-note" }, words(`first-${name}-note`)),
  );
  return button;
}

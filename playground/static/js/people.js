// Being somebody else: everybody at the table, who has unread mail, and a second tab for a second person.

import { avatar, displayName } from "./avatar.js";
import { h, icon } from "./dom.js";

export function addressOf(person, hash = "") {
  return `?as=${encodeURIComponent(person.username)}${hash}`;
}

export function choosePerson(app) {
  const dialog = h(
    "dialog",
    { class: "panel people", "aria-label": "Be somebody else" },
    h("header", {}, h("h2", {}, "Who are you?"), closeButton(() => dialog.close())),
    h(
      "p",
      { class: "panel-note" },
      "Everybody sees their own world: their private messages, their hand. Two tabs can be two people.",
    ),
    h("ul", {}, app.everybody().map((person) => row(person, app, () => dialog.close()))),
  );
  dialog.addEventListener("keydown", (event) => walk(dialog, event));
  show(dialog);
  dialog.querySelector("[aria-current]")?.focus();
}

function row(person, app, close) {
  const here = person.id === app.world.me.id;
  const news = !here && app.marks.hasNews(person.id);
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "person",
        "aria-current": here ? "true" : null,
        "aria-label": `${displayName(person)}${here ? ", that is you now" : ""}${news ? ", has new private messages" : ""}`,
        on: {
          click: () => {
            close();
            app.become(person);
          },
        },
      },
      avatar(person, "small"),
      h("span", { class: "person-name" }, displayName(person), h("span", { class: "person-note" }, languageOf(person))),
      news ? h("span", { class: "count", "aria-hidden": "true" }, "new") : null,
    ),
    h(
      "a",
      {
        class: "tool",
        href: addressOf(person, location.hash),
        target: "_blank",
        "aria-label": `Open a tab as ${displayName(person)}`,
        title: "Open in a new tab",
      },
      icon("out"),
    ),
  );
}

function languageOf(person) {
  try {
    return person.locale ? new Intl.DisplayNames(["en"], { type: "language" }).of(person.locale) : "";
  } catch {
    return "";
  }
}

function walk(dialog, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...dialog.querySelectorAll(".person")];
  buttons[buttons.indexOf(document.activeElement.closest("li")?.querySelector(".person")) + step]?.focus();
  event.preventDefault();
}

export function closeButton(close) {
  return h("button", { type: "button", class: "tool", "aria-label": "Close", on: { click: close } }, icon("close"));
}

/** Open a dialog that goes away when closed, by its button, by Escape or by pressing beside it. */
export function show(dialog) {
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

// Being somebody else: everybody at the table, who has unread mail, and a second tab for a second person.

import { avatar, displayName } from "./avatar.js";
import { h, icon } from "./dom.js";
import { locale, words } from "./words.js";

export function addressOf(person, hash = "") {
  return `?as=${encodeURIComponent(person.username)}${hash}`;
}

export function choosePerson(app) {
  const dialog = h(
    "dialog",
    { class: "panel people", "aria-label": words("be-somebody-else") },
    h("header", {}, h("h2", {}, words("who-are-you")), closeButton(() => dialog.close())),
    h(
      "p",
      { class: "panel-note" },
      words("people-note"),
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
        "aria-label": spoken(person, here, news),
        on: {
          click: () => {
            close();
            app.become(person);
          },
        },
      },
      avatar(person, "small"),
      h("span", { class: "person-name" }, displayName(person), h("span", { class: "person-note" }, notes(person, app))),
      news ? h("span", { class: "count", "aria-hidden": "true" }, words("new-mark")) : null,
    ),
    h(
      "a",
      {
        class: "tool",
        href: addressOf(person, location.hash),
        target: "_blank",
        "aria-label": words("open-tab-as", { name: displayName(person) }),
        title: words("open-in-tab"),
      },
      icon("out"),
    ),
  );
}

function spoken(person, here, news) {
  const name = displayName(person);
  if (here) return words("person-here", { name });
  return news ? words("person-news", { name }) : name;
}

/** What one notices when being somebody: the language, and what is special about them. */
function notes(person, app) {
  const owned = app.world.servers.find((server) => server.owner_id === person.id);
  const traits = [
    new Intl.DisplayNames([locale], { type: "language" }).of(person.language),
    owned && words("trait-owner", { server: owned.name }),
    person.accepts_dms ? null : words("trait-no-dms"),
    person.on_phone && words("trait-phone"),
  ];
  return traits.filter(Boolean).join(" · ");
}

function walk(dialog, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...dialog.querySelectorAll(".person")];
  buttons[buttons.indexOf(document.activeElement.closest("li")?.querySelector(".person")) + step]?.focus();
  event.preventDefault();
}

export function closeButton(close) {
  return h("button", { type: "button", class: "tool", "aria-label": words("close"), on: { click: close } }, icon("close"));
}

/** Open a dialog that goes away when closed, by its button, by Escape or by pressing beside it. */
export function show(dialog) {
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

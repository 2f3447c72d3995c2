// What one should notice while looking elsewhere: a card in the corner, a number in the title, a spoken line.

import { avatar, displayName } from "./avatar.js";
import { byId, h, icon } from "./dom.js";
import { words } from "./words.js";

const STAY = 7000;
const STAY_SMALL = 4000;
const SMALL = matchMedia("(max-width: 760px)");
const SPOKEN = 20;

/** Show a notice; one of a channel takes the place of that channel's last, so that they never pile up on a table. */
export function toast({ user = null, title, text, channel = "", click = null }) {
  const card = h(
    "div",
    { class: "toast", data: { channel } },
    h(
      "button",
      { type: "button", class: "toast-body", on: { click: () => (card.remove(), click?.()) } },
      user ? avatar(user, "small") : null,
      h("span", { class: "toast-text" }, h("strong", { dir: "auto" }, title), h("span", { dir: "auto" }, text.slice(0, 140))),
    ),
    h(
      "button",
      { type: "button", class: "tool", "aria-label": words("close-notice"), on: { click: () => card.remove() } },
      icon("close"),
    ),
  );
  const holder = byId("toasts");
  if (channel) clearToasts(channel);
  holder.append(card);
  while (holder.children.length > 3) holder.firstElementChild.remove();
  setTimeout(() => card.remove(), SMALL.matches ? STAY_SMALL : STAY);
}

/** Take away the notices of a place that one is looking at now. */
export function clearToasts(channel) {
  for (const card of document.querySelectorAll(`.toast[data-channel="${CSS.escape(channel)}"]`)) card.remove();
}

/** Say something to people who listen to the page instead of looking at it. */
export function announce(text) {
  const log = byId("announcer");
  log.append(h("p", {}, text));
  while (log.children.length > SPOKEN) log.firstElementChild.remove();
}

export function announceMessage(message, text) {
  announce(words("about", { subject: displayName(message.author), text }));
}

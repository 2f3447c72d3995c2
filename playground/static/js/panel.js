// For curious people: let the others play, watch a whole game, and break things on purpose.

import { fill, h } from "./dom.js";
import { cause, FAULTS } from "./faults.js";
import { closeButton, show } from "./people.js";
import { toast } from "./toasts.js";

export function openPanel(app) {
  const guests = h("div", {});
  const dialog = h(
    "dialog",
    { class: "panel", "aria-label": "Guests and faults" },
    h("header", {}, h("h2", {}, "Guests and faults"), closeButton(() => dialog.close())),
    h("section", {}, h("h3", {}, "Guests"), guests),
    h(
      "section",
      {},
      h("h3", {}, "Faults"),
      h("p", { class: "panel-note" }, "Bad weather for the bot. A good game survives all of it."),
      faultList(app),
    ),
  );
  app.panelRedraw = () => fill(guests, guestControls(app));
  app.panelRedraw();
  dialog.addEventListener("close", () => {
    app.panelRedraw = null;
  });
  show(dialog);
}

function guestControls(app) {
  const { playing, watching } = app.world.guests;
  return [
    toggle(
      "Let the others play",
      "Pretend people join an open lobby, tell stories, choose and vote.",
      playing,
      (on) => app.act("guests", { playing: on }),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button secondary wide",
        disabled: watching || !app.channel?.guild_id,
        on: { click: () => app.act("watch", { channel: app.channel.id }) },
      },
      watching ? "A game is being played…" : "Watch a whole game",
    ),
  ];
}

function toggle(label, note, on, change) {
  const input = h("input", { type: "checkbox", role: "switch" });
  input.checked = on;
  input.addEventListener("change", () => change(input.checked));
  return h(
    "label",
    { class: "toggle" },
    h("span", {}, h("strong", {}, label), h("span", { class: "panel-note" }, note)),
    input,
  );
}

function faultList(app) {
  const rows = FAULTS.map(([label, note, aim]) => faultRow(label, note, aim(target(app))));
  return h("ul", { class: "faults" }, rows);
}

/** What a fault can be aimed at from here. */
function target(app) {
  const { world, channel } = app;
  const written = channel ? world.messagesOf(channel.id).filter((message) => message.author.bot && !message.local) : [];
  return { me: world.me, channel, last: written.at(-1) };
}

function faultRow(label, note, aimed) {
  const click = async () => {
    try {
      await cause(...aimed);
      toast({ title: label, text: "Done. Watch how the bot takes it." });
    } catch (error) {
      toast({ title: "That did not work", text: error.message });
    }
  };
  return h(
    "li",
    {},
    h("span", {}, h("strong", {}, label), h("span", { class: "panel-note" }, note)),
    h(
      "button",
      { type: "button", class: "button secondary", disabled: !aimed, "aria-label": `Cause: ${label}`, on: { click } },
      "Cause",
    ),
  );
}

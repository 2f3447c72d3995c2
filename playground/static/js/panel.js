// For curious people: let the others play, watch a whole game, and break things on purpose.

import { fill, h } from "./dom.js";
import { closeButton, show } from "./people.js";

export function openPanel(app) {
  const guests = h("div", {});
  const dialog = h(
    "dialog",
    { class: "panel", "aria-label": "Guests and faults" },
    h("header", {}, h("h2", {}, "Guests and faults"), closeButton(() => dialog.close())),
    h("section", {}, h("h3", {}, "Guests"), guests),
    h("section", {}, h("h3", {}, "Faults"), h("p", { class: "panel-note" }, "Bad weather for the bot. A good game survives all of it."), faults(app)),
  );
  const draw = () => fill(guests, guestControls(app));
  draw();
  app.panelRedraw = draw;
  dialog.addEventListener("close", () => {
    app.panelRedraw = null;
  });
  show(dialog);
}

function guestControls(app) {
  const { playing, watching } = app.world.guests;
  return [
    toggle("Let the others play", "Pretend people join an open lobby, tell stories, choose and vote.", playing, (on) => app.act("guests", { playing: on })),
    h(
      "button",
      { type: "button", class: "button secondary wide", disabled: watching || !app.channel?.guild_id, on: { click: () => app.act("watch", { channel: app.channel.id }) } },
      watching ? "A game is being played…" : "Watch a whole game",
    ),
  ];
}

function toggle(label, note, on, change) {
  const input = h("input", { type: "checkbox", role: "switch" });
  input.checked = on;
  input.addEventListener("change", () => change(input.checked));
  return h("label", { class: "toggle" }, h("span", {}, h("strong", {}, label), h("span", { class: "panel-note" }, note)), input);
}

function faults(app) {
  return h(
    "ul",
    { class: "faults" },
    app.world.faults.map((fault) =>
      h(
        "li",
        {},
        h("span", {}, h("strong", {}, fault.label), h("span", { class: "panel-note" }, fault.note)),
        h(
          "button",
          { type: "button", class: "button danger", "aria-label": `Cause: ${fault.label}`, on: { click: () => app.fault(fault) } },
          "Cause",
        ),
      ),
    ),
  );
}

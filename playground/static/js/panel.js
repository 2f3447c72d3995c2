// For curious people: let the others play, watch a whole game, and break things on purpose.

import { fill, h } from "./dom.js";
import { cause, FAULTS, FINAL, verbs } from "./faults.js";
import { closeButton, show } from "./people.js";
import { toast } from "./toasts.js";
import { refusal, words } from "./words.js";

export function openPanel(app) {
  const guests = h("div", {});
  const dialog = h(
    "dialog",
    { class: "panel", "aria-label": words("panel-title") },
    h("header", {}, h("h2", {}, words("panel-title")), closeButton(() => dialog.close())),
    h("section", {}, h("h3", {}, words("guests")), guests),
    h(
      "section",
      {},
      h("h3", {}, words("faults")),
      h("p", { class: "panel-note" }, words("faults-note")),
      faultList(app, FAULTS),
    ),
    h(
      "section",
      {},
      h("h3", {}, words("final-faults")),
      h("p", { class: "panel-note" }, words("final-faults-note")),
      faultList(app, FINAL, { final: true }),
    ),
  );
  app.panelRedraw = () => fill(guests, guestControls(app, () => dialog.close()));
  app.panelRedraw();
  dialog.addEventListener("close", () => {
    app.panelRedraw = null;
  });
  show(dialog);
}

function guestControls(app, close) {
  const { playing, watching } = app.world.guests;
  return [
    toggle(
      words("let-others-play"),
      words("let-others-play-note"),
      playing,
      (on) => app.actions.ask("guests", { playing: on }),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button secondary wide",
        disabled: watching || !app.channel?.guild_id,
        on: {
          click: () => {
            close();
            app.actions.watch();
          },
        },
      },
      words(watching ? "watching-now" : "watch-whole-game"),
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

function faultList(app, faults, { final = false } = {}) {
  const list = h("ul", { class: "faults" });
  verbs().then((known) => {
    for (const [name, aim] of faults) {
      const aimed = aim(target(app));
      if (!aimed || known.has(aimed[0])) list.append(faultRow(name, aimed, final));
    }
  });
  return list;
}

/** What a fault can be aimed at from here. */
function target(app) {
  const { world, channel } = app;
  const written = channel ? world.messagesOf(channel.id).filter((message) => message.author.bot && !message.local) : [];
  return { me: world.me, channel, last: written.at(-1) };
}

function faultRow(name, aimed, final) {
  const label = words(`fault-${name}`);
  let sure = !final;
  const click = async () => {
    if (!sure) {
      sure = true;
      fill(button, words("cause-really"));
      return;
    }
    try {
      await cause(...aimed);
      toast({ title: label, text: words("fault-done") });
    } catch (error) {
      toast({ title: words("did-not-work"), text: refusal(error) });
    }
  };
  const button = h(
    "button",
    {
      type: "button",
      class: `button ${final ? "danger" : "secondary"}`,
      disabled: !aimed,
      "aria-label": words("cause-named", { fault: label }),
      on: { click },
    },
    words("cause"),
  );
  const about = h("span", {}, h("strong", {}, label), h("span", { class: "panel-note" }, words(`fault-${name}-note`)));
  return h("li", {}, about, button);
}

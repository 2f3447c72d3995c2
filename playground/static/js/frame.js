// The frame around the messages: what stands on top, the banner, the window's title, the drawer on a phone.

import { displayName } from "./avatar.js";
import { byId, fill, h, icon } from "./dom.js";
import { isDirect, isThread } from "./store.js";

const NARROW = "(max-width: 760px)";

export class Frame {
  constructor(app) {
    this.app = app;
    byId("scrim").addEventListener("click", () => this.drawer(false));
  }

  top() {
    const { channel } = this.app;
    fill(
      byId("top"),
      this.burger(),
      channel ? h(
        "span",
        { class: "top-mark" },
        icon(isDirect(channel) ? "mail" : isThread(channel) ? "thread" : "hash"),
      ) : null,
      h("h1", { id: "title" }, channel ? this.app.titleOf(channel).slice(1) : "Nowhere to go"),
      channel?.topic ? h("p", { class: "topic" }, channel.topic) : h("span", { class: "grow" }),
      this.guestsSwitch(),
    );
  }

  burger() {
    return h(
      "button",
      {
        type: "button",
        class: "tool burger",
        "aria-label": "Channels and people",
        "aria-expanded": String(this.drawerOpen),
        on: { click: () => this.drawer(!this.drawerOpen) },
      },
      icon("menu"),
      h("span", { class: "dot" }),
    );
  }

  guestsSwitch() {
    const { playing, watching } = this.app.world.guests;
    return h(
      "button",
      {
        type: "button",
        class: "guests-switch",
        role: "switch",
        "aria-checked": String(playing || watching),
        on: { click: () => this.app.act("guests", { playing: !(playing || watching) }) },
      },
      icon("people"),
      h("span", { class: "guests-label" }, "Let the others play"),
      h("span", { class: "knob", "aria-hidden": "true" }),
    );
  }

  banner() {
    const text = this.bannerText();
    const banner = byId("banner");
    banner.hidden = !text;
    if (banner.textContent !== text) fill(banner, text);
  }

  bannerText() {
    const { line, world } = this.app;
    if (line === "lost") return "The line to the playground dropped. Trying again…";
    if (line === "connecting" || !world.me) return "Connecting…";
    if (!world.bot.online) return "The bot is not here yet. This page comes alive by itself as soon as it is online.";
    return "";
  }

  title() {
    const { world, marks, channel } = this.app;
    const waiting = [...world.channels.values()].reduce((sum, one) => {
      return sum + (isDirect(one) ? marks.unread(one.id) : marks.mentions(one.id)).length;
    }, 0);
    const place = channel ? this.app.titleOf(channel) : "Playground";
    document.title = `${waiting ? `(${waiting}) ` : ""}${place} · ${displayName(world.me)}`;
    document.body.classList.toggle("has-news", waiting > 0);
  }

  get drawerOpen() {
    return document.body.classList.contains("drawer-open");
  }

  drawer(open) {
    if (open === this.drawerOpen) return;
    document.body.classList.toggle("drawer-open", open);
    byId("main").inert = open && matchMedia(NARROW).matches;
    document.querySelector(".burger")?.setAttribute("aria-expanded", String(open));
    if (open) document.querySelector(".channels [aria-current], .channels button")?.focus();
    else document.querySelector(".burger")?.focus();
  }
}

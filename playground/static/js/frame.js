// The frame around the messages: what stands on top, the banner, the window's title, the drawer on a phone.

import { displayName } from "./avatar.js";
import { byId, fill, h, icon } from "./dom.js";
import { isDirect, isThread } from "./store.js";
import { isolated, words } from "./words.js";

const NARROW = 760;

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
      h("h1", { id: "title" }, channel ? this.app.titleOf(channel).slice(1) : words("nowhere-to-go")),
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
        "aria-label": words("open-drawer"),
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
        on: { click: () => this.app.actions.ask("guests", { playing: !(playing || watching) }) },
      },
      icon("people"),
      h("span", { class: "guests-label" }, words("let-others-play")),
      h("span", { class: "knob", "aria-hidden": "true" }),
    );
  }

  /** While guests play a game for this page: how to hurry or end it. Afterwards: what to do next. */
  watching() {
    const holder = byId("watching");
    const { watching, watched } = this.app.world.guests;
    holder.hidden = !watching && !watched;
    if (holder.hidden) return fill(holder);
    const { actions } = this.app;
    const choice = (key, style, click) => h("button", { type: "button", class: `button ${style}`, on: { click } }, words(key));
    if (watching) {
      return fill(
        holder,
        h("p", {}, words("watching")),
        choice("go-on", "secondary", () => actions.ask("go-on")),
        choice("stop-watching", "secondary", () => actions.ask("guests", { playing: false })),
      );
    }
    return fill(
      holder,
      h("p", {}, words("watched")),
      choice("play-yourself", "primary", () => actions.startGame()),
      choice("watch-another", "secondary", () => actions.watch()),
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
    if (line === "lost") return words("line-lost");
    if (line === "connecting" || !world.me) return words("connecting");
    if (!world.bot.online) return words("bot-away");
    return "";
  }

  title() {
    const { world, marks, channel } = this.app;
    const waiting = [...world.channels.values()].reduce((sum, one) => {
      return sum + (isDirect(one) ? marks.unread(one.id) : marks.mentions(one.id)).length;
    }, 0);
    const place = channel ? this.app.titleOf(channel) : words("playground");
    document.title = `${waiting ? `(${waiting}) ` : ""}${isolated(place)} · ${isolated(displayName(world.me))}`;
    document.body.classList.toggle("has-news", waiting > 0);
  }

  get drawerOpen() {
    return document.body.classList.contains("drawer-open");
  }

  drawer(open) {
    if (open === this.drawerOpen) return;
    document.body.classList.toggle("drawer-open", open);
    byId("main").inert = open && byId("app").clientWidth <= NARROW;
    document.querySelector(".burger")?.setAttribute("aria-expanded", String(open));
    if (open) document.querySelector(".channels [aria-current], .channels button")?.focus();
    else document.querySelector(".burger")?.focus();
  }
}

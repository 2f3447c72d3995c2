// Where one can go: servers on the rail, channels and conversations beside it, and who one is below.

import { avatar, badge, displayName, initials } from "./avatar.js";
import { byId, fill, h, icon } from "./dom.js";
import { isDirect, isThread } from "./store.js";
import { words } from "./words.js";

const COLOURS = ["#5d6fd1", "#a2564d", "#3f8a6d", "#8a6a2f"];

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.rail = byId("rail");
    this.channels = byId("channels");
    this.self = byId("self");
    for (const nav of [this.rail, this.channels]) nav.addEventListener("keydown", (event) => walk(nav, event));
  }

  draw() {
    const place = document.activeElement?.dataset?.place;
    this.drawRail();
    this.drawChannels();
    this.drawSelf();
    if (place) document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.focus();
  }

  drawRail() {
    const { world, marks } = this.app;
    fill(
      this.rail,
      this.railButton(
        "home",
        icon("mail"),
        words("direct-messages"),
        this.app.server === null,
        total(world.directs(), marks),
        () => this.app.home(),
      ),
      h("div", { class: "rail-line", role: "separator" }),
      world.servers.map((server) => this.serverButton(server)),
    );
  }

  serverButton(server) {
    const { world, marks } = this.app;
    const channels = world.channelsOf(server.id);
    const count = channels.reduce((sum, channel) => sum + marks.mentions(channel.id).length, 0);
    const unread = channels.some((channel) => marks.unread(channel.id).length);
    const here = this.app.server === server.id;
    return this.railButton(
      `server-${server.id}`,
      badge(initials(server.name), "", COLOURS[world.servers.indexOf(server) % COLOURS.length]),
      server.name,
      here,
      count,
      () => this.app.enter(server.id),
      unread,
    );
  }

  railButton(place, face, label, here, count, click, unread = count > 0) {
    const key = count ? "place-new" : unread ? "place-unread" : null;
    const spoken = key ? words(key, { place: label, count }) : label;
    return h(
      "button",
      {
        type: "button",
        class: `rail-button ${unread ? "unread" : ""}`,
        "aria-label": spoken,
        "aria-current": here ? "true" : null,
        title: label,
        data: { place },
        on: { click },
      },
      face,
      count ? h("span", { class: "count", "aria-hidden": "true" }, count) : null,
    );
  }

  drawChannels() {
    const { world } = this.app;
    const server = world.servers.find((one) => one.id === this.app.server);
    if (!server) {
      fill(this.channels, h("h2", { class: "side-title" }, words("direct-messages")), this.directList());
      return;
    }
    const channels = world.channelsOf(server.id).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const rooms = channels.filter((channel) => !isThread(channel) && channel.type !== 4);
    fill(
      this.channels,
      h("h2", { class: "side-title" }, server.name),
      h("ul", {}, rooms.map((room) => [this.place(room), this.threads(room, channels)])),
    );
  }

  directList() {
    const directs = this.app.world.directs();
    if (!directs.length) return h("p", { class: "side-empty" }, words("no-mail"));
    return h("ul", {}, directs.map((channel) => this.place(channel)));
  }

  threads(room, channels) {
    const threads = channels.filter((channel) => isThread(channel) && channel.parent_id === room.id && !channel.thread_metadata?.archived);
    return threads.length ? h(
      "li",
      {},
      h("ul", { class: "threads" }, threads.map((thread) => this.place(thread))),
    ) : null;
  }

  place(channel) {
    const { world, marks } = this.app;
    const here = this.app.channel?.id === channel.id;
    const unread = here ? 0 : marks.unread(channel.id).length;
    const count = isDirect(channel) ? unread : here ? 0 : marks.mentions(channel.id).length;
    const partner = isDirect(channel) ? world.partner(channel) : null;
    const name = this.app.titleOf(channel);
    const mark = partner ? avatar(partner, "small") : icon(isThread(channel) ? "thread" : "hash");
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: `place ${unread ? "unread" : ""}`,
          "aria-current": here ? "page" : null,
          "aria-label": unread ? words("place-unread-count", { place: name, count: unread }) : name,
          data: { place: `channel-${channel.id}` },
          on: { click: () => this.app.go(channel.id) },
        },
        mark,
        h("span", { class: "place-name" }, partner ? displayName(partner) : channel.name),
        count ? h("span", { class: "count", "aria-hidden": "true" }, count) : null,
      ),
    );
  }

  drawSelf() {
    const { me } = this.app.world;
    const news = this.app.othersWithNews().length;
    fill(
      this.self,
      h(
        "button",
        {
          type: "button",
          class: "self-button",
          "aria-label": words(news ? "self-news" : "self", { name: displayName(me), count: news }),
          data: { place: "self" },
          on: { click: () => this.app.switchPerson() },
        },
        avatar(me, "small"),
        h("span", { class: "self-name" }, h("strong", {}, displayName(me)), h("span", {}, words("switch-person"))),
        news ? h("span", { class: "count quiet", "aria-hidden": "true" }, news) : null,
      ),
      h(
        "button",
        {
          type: "button",
          class: "self-tool",
          "aria-label": words("panel-title"),
          title: words("panel-title"),
          data: { place: "panel" },
          on: { click: () => this.app.openPanel() },
        },
        icon("gear"),
      ),
    );
  }
}

function total(channels, marks) {
  return channels.reduce((sum, channel) => sum + marks.unread(channel.id).length, 0);
}

/** Up and down go through the buttons of a list. */
function walk(nav, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...nav.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement) + step];
  if (next) next.focus();
  event.preventDefault();
}

// The messages of the open channel: drawn once, then changed one by one, with focus and scroll kept in place.

import { absolute } from "./clock.js";
import { byId, fill, h, icon } from "./dom.js";
import { continues, drawMessage, isEphemeral } from "./message.js";
import { isDirect, isThread, newer } from "./store.js";
import { avatar, displayName } from "./avatar.js";

const NEAR = 80;
const HAND = 800;

export class Timeline {
  constructor(app) {
    this.app = app;
    this.scroller = byId("messages");
    this.list = byId("list");
    this.latest = byId("latest");
    this.channel = null;
    this.failures = new Map();
    this.stuck = true;
    this.watchHands();
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.latest.addEventListener("click", () => this.toEnd());
    // Pictures that load late must not push the newest message out of sight.
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.scroller);
  }

  watchHands() {
    this.touched = -Infinity;
    this.held = false;
    const touch = () => {
      this.touched = performance.now();
    };
    for (const event of [
      "wheel",
      "touchmove",
      "keydown",
    ]) this.scroller.addEventListener(event, touch, { passive: true });
    // A scroll bar being dragged says nothing in between.
    this.scroller.addEventListener("pointerdown", (event) => {
      this.held = event.target === this.scroller;
    });
    window.addEventListener("pointerup", () => {
      this.held = false;
    });
  }

  /** Draw a channel from the beginning; `mark` is the last message read before. */
  open(channel, mark) {
    this.channel = channel;
    this.mark = mark;
    const messages = this.app.world.messagesOf(channel.id);
    this.scroller.setAttribute("aria-label", `Messages in ${this.app.titleOf(channel)}`);
    fill(
      this.list,
      this.beginning(channel),
      messages.map((message, index) => this.entry(message, messages[index - 1])),
    );
    this.toEnd();
  }

  close() {
    this.channel = null;
    fill(this.list);
  }

  /** The message with whatever stands before it: a new day, the line where the unread begins. */
  entry(message, previous) {
    const dividers = [this.dayBefore(message, previous), this.newBefore(message, previous)].filter(Boolean);
    const compact = dividers.length === 0 && continues(message, previous);
    const item = drawMessage(message, this.app, { compact, failure: this.failures.get(message.id) });
    return [...dividers, item];
  }

  dayBefore(message, previous) {
    const day = new Date(message.timestamp).toDateString();
    if (previous && new Date(previous.timestamp).toDateString() === day) return null;
    return h(
      "li",
      { class: "divider", data: { before: message.id } },
      h("span", {}, absolute(Date.parse(message.timestamp), "D")),
    );
  }

  newBefore(message, previous) {
    const first = this.mark && newer(message.id, this.mark) && previous && !newer(previous.id, this.mark);
    if (!first || message.author.id === this.app.world.me.id) return null;
    return h("li", { class: "divider new", data: { before: message.id } }, h("span", {}, "New"));
  }

  beginning(channel) {
    const partner = isDirect(channel) ? this.app.world.partner(channel) : null;
    return h(
      "li",
      { class: "beginning" },
      partner ? avatar(partner, "large") : h(
        "span",
        { class: "beginning-mark" },
        icon(isThread(channel) ? "thread" : "hash"),
      ),
      h("h2", {}, partner ? displayName(partner) : channel.name),
      h(
        "p",
        {},
        partner ? `Only you and ${displayName(partner)} read what is written here.` : this.app.welcome(channel),
      ),
    );
  }

  put(message) {
    if (message.channel_id !== this.channel?.id) return;
    const messages = this.app.world.messagesOf(this.channel.id);
    const index = messages.findIndex((one) => one.id === message.id);
    const old = this.find(message.id);
    const nodes = this.entry(message, messages[index - 1]);
    if (old) this.replace(old, nodes.at(-1));
    else this.list.append(...nodes);
    if (this.stuck || (!old && this.isAnswer(message))) this.toEnd();
    else if (!old) this.latest.hidden = false;
  }

  /** What one wrote oneself, or is told alone, is always brought into sight. */
  isAnswer(message) {
    return isEphemeral(message) || message.author.id === this.app.world.me.id;
  }

  /** A changed message keeps the keyboard's place: on the same control, or on the message when that is gone. */
  replace(old, fresh) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const key = focused?.dataset.focus;
    old.replaceWith(fresh);
    if (!focused) return;
    const again = key && [...fresh.querySelectorAll("[data-focus]")].find((element) => element.dataset.focus === key);
    const target = again && !again.disabled ? again : fresh;
    target.focus({ preventScroll: true });
  }

  remove(id) {
    const item = this.find(id);
    if (!item) return;
    const hadFocus = item.contains(document.activeElement);
    const next = item.nextElementSibling;
    for (const divider of this.list.querySelectorAll(`[data-before="${CSS.escape(id)}"]`)) divider.remove();
    item.remove();
    this.failures.delete(id);
    this.redraw(next?.dataset.id);
    if (hadFocus) this.app.focusComposer();
  }

  redraw(id) {
    const messages = this.app.world.messagesOf(this.channel?.id);
    const index = messages.findIndex((message) => message.id === id);
    const old = index >= 0 ? this.find(id) : null;
    if (!old) return;
    for (const divider of this.list.querySelectorAll(`[data-before="${CSS.escape(id)}"]`)) divider.remove();
    const nodes = this.entry(messages[index], messages[index - 1]);
    old.before(...nodes.slice(0, -1));
    this.replace(old, nodes.at(-1));
  }

  /** Say under a message that something did not work, until the next try. */
  fail(id, text) {
    this.failures.set(id, text);
    this.redraw(id);
  }

  forgive(id) {
    this.failures.delete(id);
    this.find(id)?.querySelector(".failure")?.remove();
  }

  find(id) {
    return this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** Only a hand leaves the newest message: pictures that shrink and grow scroll, too, and must not. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    const byHand = this.held || performance.now() - this.touched < HAND;
    this.stuck = atEnd || (this.stuck && !byHand);
    if (atEnd) {
      this.latest.hidden = true;
      this.app.readHere();
    }
  }

  toEnd() {
    this.stuck = true;
    this.latest.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }
}

// The messages of the open channel: drawn once, then changed one by one, with focus and scroll kept in place.

import { absolute } from "./clock.js";
import { byId, fill, h, icon } from "./dom.js";
import { firstScreen } from "./first.js";
import { continues, drawMessage, isEphemeral } from "./message.js";
import { Scroll } from "./scroll.js";
import { isDirect, isThread, newer } from "./store.js";
import { avatar, displayName } from "./avatar.js";
import { words } from "./words.js";

// A click follows the finger or the mouse button that was lifted within this many milliseconds.
const CLICK = 50;

export class Timeline {
  constructor(app) {
    this.app = app;
    this.scroller = byId("messages");
    this.list = byId("list");
    this.channel = null;
    this.failures = new Map();
    this.gripped = null;
    this.outdated = new Set();
    this.watchGrip();
    this.scroll = new Scroll(this.scroller, this.list, byId("latest"), () => app.readHere());
  }

  get stuck() {
    return this.scroll.stuck;
  }

  /** A message under a finger or a pressed mouse button is redrawn afterwards: its old button must get the click. */
  watchGrip() {
    this.list.addEventListener("pointerdown", (event) => {
      this.gripped = event.target.closest("[data-id]")?.dataset.id ?? null;
    });
    for (const event of ["pointerup", "pointercancel"]) {
      window.addEventListener(event, () => setTimeout(() => this.letGo(), CLICK));
    }
  }

  letGo() {
    this.gripped = null;
    if (!this.outdated.size) return;
    for (const id of this.outdated) this.redraw(id);
    this.outdated.clear();
    this.scroll.arrived(false);
  }

  /** Draw a channel from the beginning; `mark` is the last message read before. */
  open(channel, mark) {
    this.channel = channel;
    this.mark = mark;
    const messages = this.app.world.messagesOf(channel.id);
    this.scroller.setAttribute("aria-label", words("messages-in", { place: this.app.titleOf(channel) }));
    fill(
      this.list,
      this.beginning(channel),
      messages.map((message, index) => this.entry(message, messages[index - 1])),
    );
    this.scroll.toEnd();
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
    return h("li", { class: "divider new", data: { before: message.id } }, h("span", {}, words("new-line")));
  }

  /** Draw anew what stands above the first message: it changes with that message, and with the bot. */
  drawBeginning() {
    if (!this.channel) return;
    const old = this.list.firstElementChild;
    const hadFocus = old.contains(document.activeElement);
    old.replaceWith(this.beginning(this.channel));
    if (hadFocus) this.scroller.focus({ preventScroll: true });
  }

  beginning(channel) {
    const empty = this.app.world.messagesOf(channel.id).length === 0;
    if (empty && channel.guild_id && !isThread(channel)) return firstScreen(this.app);
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
        partner ? words("beginning-direct", { name: displayName(partner) }) : this.app.welcome(channel),
      ),
    );
  }

  put(message) {
    if (message.channel_id !== this.channel?.id) return;
    const messages = this.app.world.messagesOf(this.channel.id);
    const index = messages.findIndex((one) => one.id === message.id);
    const old = this.find(message.id);
    if (old && message.id === this.gripped) {
      this.outdated.add(message.id);
      return;
    }
    const nodes = this.entry(message, messages[index - 1]);
    if (old) this.replace(old, nodes.at(-1));
    else this.list.append(...nodes);
    if (!old && messages.length === 1) this.drawBeginning();
    if (!old && this.isAnswer(message)) this.scroll.toEnd();
    else this.scroll.arrived(!old);
  }

  /** What one wrote oneself, or is told alone, is always brought into sight. */
  isAnswer(message) {
    return isEphemeral(message) || message.author.id === this.app.world.me.id;
  }

  /** A changed message keeps the keyboard's place: on the same control, or on the message when that is gone. */
  replace(old, fresh) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const again = focused && counterpart(focused, old, fresh);
    keepPictures(old, fresh);
    old.replaceWith(fresh);
    if (!focused) return;
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
    if (!this.app.world.messagesOf(this.channel.id).length) this.drawBeginning();
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
}

/** The same control in a message drawn anew: by its key, or by its place if only its key has changed. */
function counterpart(control, old, fresh) {
  const [before, after] = [old, fresh].map((item) => [...item.querySelectorAll("[data-focus]")]);
  const same = after.find((element) => element.dataset.focus === control.dataset.focus);
  return same ?? (before.length === after.length ? after[before.indexOf(control)] : null);
}

/** A picture that stays is not loaded again: it would blink. The same file may be there in several sizes. */
function keepPictures(old, fresh) {
  const key = (image) => `${image.className} ${image.src}`;
  const known = new Map([...old.querySelectorAll("img")].map((image) => [key(image), image]));
  for (const image of fresh.querySelectorAll("img")) {
    const same = known.get(key(image));
    if (!same || same.alt !== image.alt) continue;
    known.delete(key(image));
    image.replaceWith(same);
  }
}

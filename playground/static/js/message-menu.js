// The menu of a message: what apps can do with it. Opened by its button, a right click, a long press or the keyboard.

import { avatar } from "./avatar.js";
import { localised } from "./commands.js";
import { h } from "./dom.js";
import { words } from "./words.js";

const EDGE = 8;
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

export class MessageMenu {
  constructor(app) {
    this.app = app;
    this.box = null;
    this.away = (event) => this.box.contains(event.target) || this.close();
    this.moved = () => this.close();
  }

  /** A right click, a long press or the keyboard's menu key; links and selected text keep the browser's own menu. */
  asked(event, message) {
    if (event.target.closest("a, input, textarea") || String(getSelection())) return;
    event.preventDefault();
    const byKeyboard = event.clientX === 0 && event.clientY === 0;
    const place = byKeyboard ? event.target.getBoundingClientRect() : { left: event.clientX, bottom: event.clientY };
    this.open(message, place);
  }

  async open(message, place) {
    this.close();
    const owner = document.activeElement;
    const commands = await this.app.actions.menuOf(message);
    this.close();
    this.owner = owner;
    this.box = this.draw(message, commands);
    document.body.append(this.box);
    this.box.showPopover();
    this.put(place);
    (this.items[0] ?? this.box).focus();
    document.addEventListener("pointerdown", this.away, true);
    document.addEventListener("scroll", this.moved, true);
    window.addEventListener("resize", this.moved);
  }

  draw(message, commands) {
    const items = commands.map((command) => this.item(message, command));
    return h(
      "div",
      {
        class: "message-menu",
        role: "menu",
        tabindex: -1,
        popover: "manual",
        "aria-label": words("apps"),
        on: { keydown: (event) => this.key(event), contextmenu: (event) => event.preventDefault() },
      },
      h("p", { class: "menu-title", "aria-hidden": "true" }, words("apps")),
      items.length ? items : h("p", { class: "nothing" }, words("no-apps")),
    );
  }

  item(message, command) {
    const use = () => {
      this.close();
      this.app.actions.use(message, command);
    };
    return h(
      "button",
      { type: "button", role: "menuitem", tabindex: -1, class: "option", on: { click: use } },
      avatar(this.app.world.bot.user, "small"),
      h("span", { dir: "auto" }, localised(command, "name")),
    );
  }

  get items() {
    return [...(this.box?.querySelectorAll("[role=menuitem]") ?? [])];
  }

  /** At the pointer, or below what was pressed; never outside the window. */
  put({ left, bottom }) {
    const { width, height } = this.box.getBoundingClientRect();
    this.box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    this.box.style.top = `${Math.max(EDGE, Math.min(bottom, innerHeight - height - EDGE))}px`;
  }

  key(event) {
    const { items } = this;
    if (event.key === "Escape" || event.key === "Tab") this.close();
    else if (event.key in STEPS && items.length) {
      const here = items.indexOf(document.activeElement);
      items[(here + STEPS[event.key] + items.length) % items.length].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  close() {
    if (!this.box) return;
    const hadFocus = this.box.contains(document.activeElement);
    this.box.remove();
    this.box = null;
    document.removeEventListener("pointerdown", this.away, true);
    document.removeEventListener("scroll", this.moved, true);
    window.removeEventListener("resize", this.moved);
    if (hadFocus && this.owner?.isConnected) this.owner.focus({ preventScroll: true });
  }
}

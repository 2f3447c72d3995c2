// A list that opens beside a control: arrow keys move, Enter picks, Escape closes; focus stays on the control.

import { fill, freshId, h, icon } from "./dom.js";
import { rightToLeft, words } from "./words.js";

const GAP = 6;
const EDGE = 8;
const WIDEST = 720;

export class Listbox {
  /**
   * `pick(option)` is called for a chosen option, `close(reason)` when the list goes away.
   * Options are { value, label, note, mark (node), selected, disabled }.
   */
  constructor(owner, { label, multiple = false, anchor = owner, pick, close = () => {} }) {
    this.owner = owner;
    this.anchor = anchor;
    this.multiple = multiple;
    this.pick = pick;
    this.whenClosed = close;
    this.id = freshId("list");
    this.options = [];
    this.active = -1;
    this.typed = "";
    this.box = h("div", {
      class: "listbox",
      id: this.id,
      role: "listbox",
      popover: "manual",
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
      on: { mousedown: (event) => event.preventDefault() },
    });
    this.away = (event) => this.pressedOutside(event);
    this.moved = () => this.place();
    owner.setAttribute("aria-haspopup", "listbox");
    owner.setAttribute("aria-expanded", "false");
  }

  get isOpen() {
    return this.box.isConnected;
  }

  show(options, { keepActive = false } = {}) {
    this.options = options;
    const wanted = keepActive ? this.active : options.findIndex((option) => option.selected);
    this.draw();
    if (!this.isOpen) this.open();
    this.place();
    this.activate(Math.min(Math.max(wanted, 0), options.length - 1));
  }

  open() {
    // Inside a dialog only the dialog's own descendants can be reached.
    (this.owner.closest("dialog") ?? document.body).append(this.box);
    this.box.showPopover();
    this.owner.setAttribute("aria-expanded", "true");
    this.owner.setAttribute("aria-controls", this.id);
    document.addEventListener("pointerdown", this.away, true);
    window.addEventListener("resize", this.moved);
    document.addEventListener("scroll", this.moved, true);
  }

  hide(reason = "closed") {
    if (!this.isOpen) return;
    this.box.remove();
    this.active = -1;
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", this.away, true);
    window.removeEventListener("resize", this.moved);
    document.removeEventListener("scroll", this.moved, true);
    this.whenClosed(reason);
  }

  draw() {
    const rows = this.options.map((option, index) => this.row(option, index));
    fill(this.box, rows.length ? rows : h("p", { class: "nothing" }, words("nothing-fits")));
  }

  row(option, index) {
    return h(
      "div",
      {
        class: `option ${option.className ?? ""}`,
        id: `${this.id}-${index}`,
        role: "option",
        "aria-selected": option.selected ? "true" : "false",
        "aria-disabled": option.disabled ? "true" : null,
        on: {
          click: () => this.choose(index),
          pointermove: () => this.active !== index && this.activate(index, false),
        },
      },
      option.mark ? h("span", { class: "option-mark" }, option.mark) : null,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label", dir: "auto" }, option.label),
        option.note ? h("span", { class: "option-note", dir: "auto" }, option.note) : null,
      ),
      option.selected ? icon("check") : null,
    );
  }

  activate(index, scroll = true) {
    this.box.querySelector(".active")?.classList.remove("active");
    this.active = index;
    const row = this.box.children[index];
    if (!row || !this.options.length) return this.owner.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    if (scroll) row.scrollIntoView({ block: "nearest" });
    return this.owner.setAttribute("aria-activedescendant", row.id);
  }

  choose(index) {
    const option = this.options[index];
    if (!option || option.disabled) return;
    this.pick(option);
  }

  /** True when the key was meant for the list. */
  key(event) {
    if (!this.isOpen) return false;
    const last = this.options.length - 1;
    const steps = {
      ArrowDown: this.active >= last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(this.active + 6, last),
      PageUp: Math.max(this.active - 6, 0),
    };
    if (event.key in steps) this.activate(steps[event.key]);
    else if (event.key === "Enter") this.choose(this.active);
    else if (event.key === "Escape") this.hide("escaped");
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** For owners that are not text fields: Home, End, Space and the first letters of a label. */
  letter(event) {
    if (!this.isOpen) return false;
    if (event.key === "Home") this.activate(0);
    else if (event.key === "End") this.activate(this.options.length - 1);
    else if (event.key === " " && !this.typed) this.choose(this.active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(event.key);
    else return false;
    event.preventDefault();
    return true;
  }

  seek(character) {
    this.typed += character.toLowerCase();
    clearTimeout(this.forget);
    this.forget = setTimeout(() => {
      this.typed = "";
    }, 700);
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.activate(found);
  }

  pressedOutside(event) {
    if (!this.box.contains(event.target) && !this.anchor.contains(event.target)) this.hide("left");
  }

  /** Below the owner when there is room, otherwise above; never outside the window. */
  place() {
    if (!this.owner.isConnected) return this.hide("closed");
    const anchor = this.anchor.getBoundingClientRect();
    const width = Math.min(Math.max(anchor.width, 240), WIDEST, innerWidth - 2 * EDGE);
    const below = innerHeight - anchor.bottom - GAP - EDGE;
    const above = anchor.top - GAP - EDGE;
    const down = below >= Math.min(this.box.scrollHeight, 260) || below >= above;
    const style = this.box.style;
    style.width = `${width}px`;
    const left = rightToLeft ? anchor.right - width : anchor.left;
    style.left = `${Math.min(Math.max(left, EDGE), innerWidth - width - EDGE)}px`;
    style.maxHeight = `${Math.min(down ? below : above, 380)}px`;
    style.top = down ? `${anchor.bottom + GAP}px` : "auto";
    style.bottom = down ? "auto" : `${innerHeight - anchor.top + GAP}px`;
    return undefined;
  }
}

// One option of a slash command: a field with a label, and a list beside it when there is something to choose.

import { fixedChoices, isNumeric, localised, namedChoice, readValue } from "./commands.js";
import { freshId, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { words } from "./words.js";

const PAUSE = 120;

export class OptionField {
  /** `suggest(field)` asks the bot for autocomplete choices; `submit`, `cancel` are the form's. */
  constructor(option, app, { suggest, submit, cancel, remove }) {
    this.option = option;
    this.app = app;
    this.suggest = suggest;
    this.picked = null;
    this.asked = 0;
    this.suggested = [];
    this.title = localised(option, "name");
    this.build(submit, cancel, remove);
  }

  build(submit, cancel, remove) {
    const id = freshId("option");
    const note = localised(this.option, "description");
    this.input = h("input", {
      id,
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      size: 12,
      placeholder: this.option.required ? "" : words("optional"),
      inputmode: isNumeric(this.option) ? "decimal" : null,
      "aria-description": note,
      "aria-required": this.option.required ? "true" : null,
      "aria-autocomplete": "list",
    });
    this.list = new Listbox(this.input, { label: words("choices-of", { option: this.title }), pick: (choice) => this.take(choice) });
    this.element = h("div", { class: "option-field", title: note }, h("label", { for: id }, this.title), this.input);
    this.input.addEventListener("focus", () => this.offer());
    this.input.addEventListener("click", () => this.list.isOpen || this.offer());
    this.input.addEventListener("blur", () => this.left());
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.element.classList.remove("wrong");
      this.fit();
      this.offer();
    });
    this.input.addEventListener("keydown", (event) => this.key(event, submit, cancel, remove));
  }

  key(event, submit, cancel, remove) {
    if (this.list.key(event)) return;
    if (event.key === "Tab" && this.list.isOpen && !event.shiftKey && this.input.value && !this.picked) {
      this.list.choose(this.list.active);
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      cancel();
    } else if (event.key === "Backspace" && !this.input.value) {
      event.preventDefault();
      remove(this);
    } else if (event.key === "ArrowDown") {
      this.offer();
    }
  }

  async offer() {
    const fixed = fixedChoices(this.option, this.app);
    if (fixed) this.show(fixed.filter((choice) => this.picked || fits(choice, this.input.value)));
    else if (this.option.autocomplete) await this.offerSuggestions();
  }

  /** Only the newest question's answer is shown; a short pause keeps fast typing from asking every letter. */
  async offerSuggestions() {
    this.asked += 1;
    const mine = this.asked;
    // Until the bot answers, what it said before is narrowed down: a quick Enter must not pick a stale line.
    if (this.list.isOpen) this.show(this.suggested.filter((choice) => fits(choice, this.input.value)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (mine !== this.asked || document.activeElement !== this.input) return;
    try {
      const choices = await this.suggest(this);
      if (mine === this.asked && document.activeElement === this.input) {
        this.suggested = choices.map(namedChoice);
        this.show(this.suggested);
      }
    } catch {
      this.show([{ value: null, label: words("loading-failed"), disabled: true }]);
    }
  }

  show(choices) {
    this.list.show(choices.map((choice) => ({ ...choice, selected: this.picked?.value === choice.value })));
  }

  take(choice) {
    this.picked = choice;
    this.asked += 1;
    this.input.value = choice.label;
    this.fit();
    this.element.classList.remove("wrong");
    this.list.hide("done");
  }

  left() {
    this.list.hide("closed");
  }

  /** Only while one types or chooses: on leaving, the row would move away under the pointer. */
  fit() {
    this.input.size = Math.min(Math.max(this.input.value.length + 1, 12), 40);
  }

  get empty() {
    return !this.picked && !this.input.value.trim();
  }

  /** The value to send, or an Error saying what is expected. */
  value() {
    if (this.picked) return this.picked.value;
    const fixed = fixedChoices(this.option, this.app);
    if (!fixed) return readValue(this.option, this.input.value);
    const typed = this.input.value.trim().toLowerCase();
    const exact = fixed.find((choice) => choice.label.toLowerCase() === typed);
    return exact ? exact.value : new Error(words("wanted-choice"));
  }

  hide() {
    this.list.hide();
  }

  complain(error) {
    this.element.classList.add("wrong");
    this.input.setAttribute("aria-invalid", "true");
    this.app.announce(words("about", { subject: this.title, text: error.message }));
    this.input.focus();
    this.failed?.(error);
  }
}

function fits(choice, typed) {
  return `${choice.label} ${choice.note ?? ""}`.toLowerCase().includes(typed.trim().toLowerCase());
}

// Select menus, in messages and in modals: one value is chosen at once, several are ticked and then sent.

import { avatar, displayName } from "./avatar.js";
import { fill, h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { words } from "./words.js";

export const STRING_SELECT = 3;
export const USER_SELECT = 5;
export const CHANNEL_SELECT = 8;
export const SELECTS = new Set([STRING_SELECT, USER_SELECT, CHANNEL_SELECT]);

const DONE = Symbol("done");

/** What can be chosen: { value, label, note, mark }. */
export function choicesOf(component, app) {
  if (component.type === USER_SELECT) {
    return personChoices(app);
  }
  if (component.type === CHANNEL_SELECT) {
    return channelChoices(app);
  }
  return (component.options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    note: option.description,
    mark: emoji(option.emoji),
  }));
}

export function personChoices(app) {
  return app.peopleHere().map((user) => ({
    value: user.id,
    label: displayName(user),
    note: user.username,
    mark: avatar(user, "tiny"),
  }));
}

export function channelChoices(app) {
  return app.channelsHere().map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}

export function roleChoices(app) {
  return app.rolesHere().map((role) => ({ value: role.id, label: role.name }));
}

export function defaultsOf(component) {
  if (component.default_values) return component.default_values.map((value) => value.id);
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/**
 * The control. `chosen` are the values shown; `send(values)` is called when the person has decided.
 */
export function selectMenu(component, app, { chosen, send, label = null, focusKey = null, describedBy = null }) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const state = { values: [...chosen], before: [...chosen] };
  const face = h("span", { class: "select-face" });
  const placeholder = component.placeholder || words("make-selection");
  const button = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-label": label ?? placeholder,
      "aria-describedby": describedBy,
      disabled: component.disabled,
      data: focusKey ? { focus: focusKey } : {},
    },
    face,
    icon("down"),
  );
  const list = new Listbox(button, { label: label ?? placeholder, multiple: most > 1, pick, close: closed });

  function draw() {
    const labels = choicesOf(
      component,
      app,
    ).filter((choice) => state.values.includes(choice.value)).map((choice) => choice.label);
    face.classList.toggle("placeholder", labels.length === 0);
    fill(face, labels.length ? labels.flatMap((one, place) => [place ? ", " : "", h("bdi", {}, one)]) : placeholder);
    const name = label ?? placeholder;
    button.setAttribute("aria-label", labels.length ? words("about", { subject: name, text: labels.join(", ") }) : name);
  }

  function options() {
    const full = most > 1 && state.values.length >= most;
    const rows = choicesOf(component, app).map((choice) => {
      const selected = state.values.includes(choice.value);
      return { ...choice, selected, disabled: full && !selected };
    });
    return most > 1 ? [...rows, doneRow()] : rows;
  }

  function doneRow() {
    const enough = state.values.length >= least;
    const missing = least - state.values.length;
    const text = enough
      ? words("chosen-of", { chosen: state.values.length, most })
      : words("more-to-choose", { count: missing });
    return { value: DONE, label: text, className: "done", disabled: !enough };
  }

  function pick(option) {
    if (option.value === DONE) return list.hide("done");
    if (most > 1) {
      toggle(option.value);
      return list.show(options(), { keepActive: true });
    }
    const again = least === 0 && state.values.includes(option.value);
    state.values = again ? [] : [option.value];
    return list.hide("done");
  }

  function toggle(value) {
    state.values = state.values.includes(value) ? state.values.filter((one) => one !== value) : [
      ...state.values,
      value,
    ];
    draw();
  }

  /** Leaving a list of several counts as done when the choice is complete, as chats do; Escape takes it back. */
  function closed(reason) {
    const changed = state.values.join("\n") !== state.before.join("\n");
    const complete = state.values.length >= least && state.values.length <= most;
    const decided = reason === "done" || (reason === "left" && changed);
    if (decided && complete) {
      state.before = [...state.values];
      send([...state.values]);
    } else {
      state.values = [...state.before];
    }
    draw();
  }

  button.addEventListener("click", () => (list.isOpen ? list.hide("left") : list.show(options())));
  button.addEventListener("keydown", (event) => {
    if (list.key(event) || list.letter(event)) return;
    if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      list.show(options());
    } else if (event.key === "Tab") {
      list.hide("left");
    }
  });
  draw();
  return button;
}

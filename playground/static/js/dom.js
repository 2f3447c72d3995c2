// Builds elements. Text only ever becomes text nodes: nothing here, or anywhere else, parses HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element. `on` holds listeners, `data` the dataset, `class` the class name;
 * everything else is an attribute (true = present, null/false/undefined = absent).
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...flatten(children));
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") {
    for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
  } else if (name === "data") {
    Object.assign(element.dataset, value);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

function flatten(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replace everything inside an element. */
export function fill(element, ...children) {
  element.replaceChildren(...flatten(children));
  return element;
}

export function byId(id) {
  return document.getElementById(id);
}

let counter = 0;
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

// Line icons on a 24-grid, drawn here so that the page needs no asset from anywhere.
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9.500l6 6 6-6",
  hash: "M10 4L8 20M16 4l-2 16M4.500 9h16M3.500 15h16",
  thread: "M5 5v8a4 4 0 0 0 4 4h9M14 13l4.500 4-4.500 4",
  mail: "M4 6h16v12H4zM4 7.500l8 6 8-6",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z",
  send: "M4 12l16-7-6 15-3-6.500zM11 13.500L20 5",
  gear: "M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5",
  file: "M6 3h8l4 4v14H6zM14 3v5h4",
  out: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  back: "M14.500 6l-6 6 6 6",
  on: "M9.500 6l6 6-6 6",
  check: "M5 12.500l4.500 4.500L19 7.500",
  slash: "M15 4L9 20",
  plus: "M12 5v14M5 12h14",
  more: "M5.500 12h.01M12 12h.01M18.500 12h.01",
  reply: "M5 19v-4a5 5 0 0 1 5-5h9M15 6l4 4-4 4",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.300 3.300 0 0 1 0 6.300M18 14.500c2 .8 3.200 2.600 3.500 5.500",
};

// Those that point along the line of writing turn with it.
const TURNING = new Set(["thread", "send", "out", "back", "on", "reply"]);

/** A decorative icon; the control around it carries the label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", TURNING.has(name) ? "icon turning" : "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

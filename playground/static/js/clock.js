// Time as the server has it (its clock can be moved), and the timestamps that count by themselves.

import { h } from "./dom.js";
import { locale, words } from "./words.js";

let offset = 0;

/** Follow the server's clock; small differences are the way here and are left alone. */
export function setClock(serverMilliseconds) {
  const measured = serverMilliseconds - Date.now();
  if (Math.abs(measured - offset) < 250) return;
  offset = measured;
  tick();
}

export function now() {
  return Date.now() + offset;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

export function relative(milliseconds) {
  const seconds = Math.round((milliseconds - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

export function absolute(milliseconds, style = "f") {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(milliseconds);
}

/** The <time> for `<t:seconds:style>`, or null beyond all calendars; style R is kept current below. */
export function timestamp(seconds, style) {
  const moment = seconds * 1000;
  if (Number.isNaN(new Date(moment).getTime())) return null;
  const live = style === "R";
  return h(
    "time",
    {
      class: "stamp",
      datetime: new Date(moment).toISOString(),
      title: absolute(moment, "F"),
      data: live ? { relative: String(moment) } : {},
    },
    live ? relative(moment) : absolute(moment, style),
  );
}

/** "14:03", "yesterday, 14:03" as chats write it. */
export function written(iso) {
  const moment = Date.parse(iso);
  const days = Math.round((startOfDay(now()) - startOfDay(moment)) / 86_400_000);
  const clock = absolute(moment, "t");
  if (days === 0) return clock;
  const yesterday = () => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day");
  return words("day-and-time", { day: days === 1 ? yesterday() : absolute(moment, "d"), time: clock });
}

function startOfDay(milliseconds) {
  return new Date(milliseconds).setHours(0, 0, 0, 0);
}

function tick() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}

setInterval(tick, 500);

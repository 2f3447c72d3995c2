// The line to the server: comes back by itself when it drops, and every question gets an answer or an end.

import { words } from "./words.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const PATIENCE = 20_000;

/**
 * `hear(message)` gets everything that is not an answer; `status("open" | "lost")` the state of the line.
 */
export function connect(person, { hear, status }) {
  const pending = new Map();
  let socket = null;
  let wait = FIRST_WAIT;
  let asked = 0;

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/live?as=${encodeURIComponent(person)}`);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      status("open");
    });
    socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
    socket.addEventListener("close", lost);
  }

  function receive(message) {
    const waiting = pending.get(message.answer);
    if (!waiting) return hear(message);
    pending.delete(message.answer);
    clearTimeout(waiting.timer);
    if (message.error) return waiting.reject(Object.assign(new Error(message.error), { code: message.code }));
    return waiting.resolve(message.result);
  }

  function lost() {
    for (const waiting of pending.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(new Error(words("line-dropped")));
    }
    pending.clear();
    status("lost");
    setTimeout(open, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** Do something in the world; resolves with the server's answer. */
  function ask(action, details = {}) {
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(words("no-line")));
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new Error(words("no-answer")));
      }, PATIENCE);
      pending.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ ask: id, do: action, ...details }));
    });
  }

  open();
  return { ask };
}

// Bad weather on demand: what can be made to go wrong, and the playground's own route that does it.

// Each is the name of its words, and from what it can be aimed at the control verb with its details (or nothing).
export const FAULTS = [
  ["lose-press", () => ["drop-dispatch", {}]],
  ["double-press", () => ["double-dispatch", {}]],
  ["slow", () => ["add-fault", { delay: 2, times: 5 }]],
  ["too-many", () => ["add-fault", { status: 429, retry_after: 2, times: 3 }]],
  ["errors", () => ["add-fault", { status: 503, times: 3 }]],
  ["resets", () => ["add-fault", { reset: true, times: 3 }]],
  ["cut", () => ["cut-gateway", {}]],
  ["forget", () => ["invalidate-session", { resumable: false }]],
  ["close-dms", ({ me }) => ["close-dms", { person: me.id }]],
  ["open-dms", ({ me }) => ["open-dms", { person: me.id }]],
  ["delete-newest", ({ last }) => last && ["remove-message", { message: last.id }]],
  ["pass-time", () => ["pass-time", { seconds: 300 }]],
  ["all-well", () => ["clear-faults", {}]],
  ["kill-bot", () => ["kill-bot", {}]],
  ["kill-worker", () => ["kill-worker", {}]],
  ["end-worker", () => ["end-worker", {}]],
  ["start-worker", () => ["start-worker", {}]],
];

// What cannot be taken back: apart from the others, and each asks once more.
export const FINAL = [
  ["delete-channel", ({ channel }) => channel?.guild_id && ["remove-channel", { channel: channel.id }]],
  [
    "leave-server",
    ({ me, channel }) => channel?.guild_id && ["leave-server", { person: me.id, server: channel.guild_id }],
  ],
];

/** The control verbs of this playground: a bot in one process has others than several workers. */
export async function verbs() {
  const answer = await fetch("playground/control");
  return new Set(await answer.json());
}

export async function cause(verb, details) {
  const answer = await fetch(`playground/control/${verb}`, { method: "POST", body: JSON.stringify(details) });
  if (!answer.ok) throw new Error((await answer.json()).message);
}

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
  ["delete-channel", ({ channel }) => channel?.guild_id && ["remove-channel", { channel: channel.id }]],
  [
    "leave-server",
    ({ me, channel }) => channel?.guild_id && ["leave-server", { person: me.id, server: channel.guild_id }],
  ],
  ["pass-time", () => ["move-clock", { seconds: 300 }]],
  ["all-well", () => ["clear-faults", {}]],
];

// Where the bot runs in several processes, these can be ended and started, too.
export const WORKERS = [
  ["kill-worker", () => ["kill-worker", {}]],
  ["end-worker", () => ["end-worker", {}]],
  ["start-worker", () => ["start-worker", {}]],
];

/** Whether this playground runs several processes of the bot. */
export async function hasWorkers() {
  const answer = await fetch("playground/control");
  return (await answer.json()).includes("kill-worker");
}

export async function cause(verb, details) {
  const answer = await fetch(`playground/control/${verb}`, { method: "POST", body: JSON.stringify(details) });
  if (!answer.ok) throw new Error((await answer.json()).message);
}

// Bad weather on demand: what can be made to go wrong, and the playground's own route that does it.

// Each is a label, a note, and from what it can be aimed at the control verb with its details (or nothing).
export const FAULTS = [
  [
    "Lose the next press",
    "The bot never hears of it; the one who pressed is told that it failed.",
    () => ["drop-dispatch", {}],
  ],
  ["Deliver the next press twice", "Gateways do that after a hiccup.", () => ["double-dispatch", {}]],
  ["Slow answers", "The next five requests take two seconds each.", () => ["add-fault", { delay: 2, times: 5 }]],
  [
    "Too many requests",
    "The next three are turned away and must wait.",
    () => ["add-fault", { status: 429, retry_after: 2, times: 3 }],
  ],
  ["Server errors", "The next three requests get a 503.", () => ["add-fault", { status: 503, times: 3 }]],
  ["Connection resets", "The next three requests are cut off.", () => ["add-fault", { reset: true, times: 3 }]],
  ["Cut the gateway", "The bot's line drops; it resumes by itself.", () => ["cut-gateway", {}]],
  [
    "Forget the session",
    "The bot must identify anew; what happened meanwhile is lost to it.",
    () => ["invalidate-session", { resumable: false }],
  ],
  [
    "Close my direct messages",
    "The bot can no longer write to you in private.",
    ({ me }) => ["close-dms", { person: me.id }],
  ],
  ["Open my direct messages", "It can again.", ({ me }) => ["open-dms", { person: me.id }]],
  [
    "Delete the bot's newest message here",
    "As a moderator might.",
    ({ last }) => last && ["remove-message", { message: last.id }],
  ],
  [
    "Delete this channel",
    "With everything in it.",
    ({ channel }) => channel?.guild_id && ["remove-channel", { channel: channel.id }],
  ],
  [
    "Leave this server",
    "As the person you are now.",
    ({ me, channel }) => channel?.guild_id && ["leave-server", { person: me.id, server: channel.guild_id }],
  ],
  ["Let five minutes pass", "The playground's clock jumps ahead.", () => ["move-clock", { seconds: 300 }]],
  ["All well again", "No more faults.", () => ["clear-faults", {}]],
];

export async function cause(verb, details) {
  const answer = await fetch(`playground/control/${verb}`, { method: "POST", body: JSON.stringify(details) });
  if (!answer.ok) throw new Error((await answer.json()).message);
}

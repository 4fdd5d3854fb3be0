/** How often the browser says that it is there while it sends no sound, in ms. The older protocol has no such message. */
export const keepAliveInterval = 5_000;

/**
 * The sockets of live dictation at the origin of the API: `live` is the path of `ws_url`, `older` that of
 * the older protocol. `silence` is how long neither side may send a message, in ms: 60 keep-alives, and an
 * hour for a paused recording of the older protocol.
 */
export const liveSockets = {
  live: { path: '/nevisa/live', silence: 60 * keepAliveInterval },
  older: { path: '/onlineASR6', silence: 3_600_000 },
} as const;

/**
 * What somebody's pages are hinted at: it changed, look again. A hint holds no content, so that whoever
 * gets one sees what the calls show them and nothing else.
 */
export const hintKinds = ['notice', 'booking', 'message', 'offer'] as const;
export type HintKind = (typeof hintKinds)[number];

/** Seconds for which a hint is kept; whoever was away for longer looks at everything again. */
export const hintSeconds = 3_600;
/** The most hints that somebody catches up on; beyond that they look at everything again. */
export const mostHints = 200;
/** Streams that one account has at one process; the eldest gives way to another. */
export const mostStreams = 8;
/** Seconds between two signs of life of a stream on which nothing happens. */
export const heartbeatSeconds = 15;

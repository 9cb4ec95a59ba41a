import { crowdedEvent, type Hint } from '@motohaat/contract/stream';

import type { HintRow } from './hints.repository.ts';

/** What whoever reads is shown of a hint. */
export function presentHints(rows: readonly HintRow[]): Hint[] {
  return rows.flatMap(({ number, kind, about, version }) =>
    kind === 'session' ? [] : [{ number, kind, id: about, version }],
  );
}

/**
 * An event of a stream (WHATWG HTML, "Server-sent events"). What is told together is one event, so that
 * whoever loses the line in the middle has seen none of it and goes on from before.
 *
 * @param data in one line, as JSON is
 */
export function hintsEvent(cursor: string, data: { again: boolean; hints: Hint[] }): string {
  return `id: ${cursor}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A sign of life: it moves the place to go on from, and says nothing. */
export const heartbeat = (cursor: string) => `id: ${cursor}\n\n`;

/** The last event of a stream that gave way to another one. */
export const crowded = `event: ${crowdedEvent}\ndata:\n\n`;

import type { Readable } from 'node:stream';

import type { Hint } from '@motohaat/contract/stream';
import { vi } from 'vitest';

/** What has come on a stream of events so far. */
export type ReadEvents = {
  hints: Hint[];
  /** Where to go on. */
  cursor: string | undefined;
  /** How many times it was told that hints may be missing. */
  again: number;
  names: string[];
  isOver: boolean;
  /** Waits until so many hints have come. */
  until: (count: number) => Promise<Hint[]>;
};

/** Reads a stream of events for as long as it goes on. */
export function readEvents(body: Readable): ReadEvents {
  const read: ReadEvents = {
    hints: [],
    cursor: undefined,
    again: 0,
    names: [],
    isOver: false,
    until: async (count) => {
      await vi.waitFor(() => {
        if (read.hints.length < count) throw new Error(`${read.hints.length} of ${count} came`);
      }, 5_000);
      return read.hints;
    },
  };
  let rest = '';
  body.setEncoding('utf8');
  body.on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) take(event);
  });
  body.once('close', () => {
    read.isOver = true;
  });

  function take(event: string): void {
    const fields = new Map(
      event.split('\n').map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
    );
    const name = fields.get('event');
    if (name !== undefined) read.names.push(name);
    read.cursor = fields.get('id') ?? read.cursor;
    const data = fields.get('data');
    if (!data) return;
    const { again, hints } = JSON.parse(data) as { again: boolean; hints: Hint[] };
    read.hints.push(...hints);
    if (again) read.again += 1;
  }
  return read;
}

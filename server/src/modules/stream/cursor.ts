import { hintSeconds } from '@motohaat/domain/hint';

import { readSnapshot } from './snapshot.ts';

/** Where somebody goes on: what they have seen, and when that was. */
export function writeCursor(snapshot: string, now = Date.now()): string {
  return `${Math.floor(now / 1000).toString(36)}.${snapshot}`;
}

/**
 * @returns the snapshot in it, as PostgreSQL writes it; nothing for what is no cursor of this database, or
 *   one of so long ago that hints have been forgotten since
 */
export function readCursor(cursor: string, current: string, now = Date.now()): string | undefined {
  const at = cursor.indexOf('.');
  const seconds = Number.parseInt(cursor.slice(0, Math.max(at, 0)), 36);
  const snapshot = cursor.slice(at + 1);
  const seen = readSnapshot(snapshot);
  const latest = readSnapshot(current);
  if (!seen || !latest || !(seconds > now / 1000 - hintSeconds)) return undefined;
  // One of the future is of another database, from which this one was made.
  return seen.xmax <= latest.xmax ? snapshot : undefined;
}

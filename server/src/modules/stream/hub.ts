import { heartbeatSeconds, mostHints, mostStreams } from '@motohaat/domain/hint';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { Log } from '../../plugins/logging.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { crowded, heartbeat, hintsEvent, presentHints } from './event-text.ts';
import { type HintRow, readMissed, readNews } from './hints.repository.ts';

/** Streams that one process has at once. */
const mostOfProcess = 4_000;
/** ms between two looks at the table, whether anybody knocked or not. */
const rhythm = 400;
/** ms between two looks at the least, so that many writes are one look. */
const pause = 40;

type Listener = EventStream & {
  actor: Actor;
  /** What came while it caught up on what was before; nothing once it has. */
  waiting: HintRow[] | undefined;
};

export type HubOptions = {
  db: Database;
  isCurrent: (actor: Actor) => Promise<boolean>;
  log: Pick<Log, 'warn'>;
  /** Streams at once. */
  most?: number;
};

export type Hub = ReturnType<typeof createHub>;

/**
 * Hands the hints of the table to the streams of this process. One statement in each rhythm serves all of
 * them, and none is made while there is no stream. What a stream has been told is said by a snapshot of
 * the database, so that it goes on anywhere else without a gap or a repeat.
 */
export function createHub({ db, isCurrent, log, most = mostOfProcess }: HubOptions) {
  const listeners = new Map<string, Set<Listener>>();
  let count = 0;
  /** What has been handed out; nothing while nobody listens. */
  let seen: string | undefined;
  let timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let isClosed = false;

  const all = () => [...listeners.values()].flatMap((each) => [...each]);

  async function look(): Promise<void> {
    const { snapshot, hints } = await readNews(db, seen);
    if (count === 0) return;
    seen = snapshot;
    for (const [userId, rows] of Map.groupBy(hints, (row) => row.user_id)) {
      for (const listener of listeners.get(userId) ?? []) hand(listener, rows);
      if (rows.some(({ kind }) => kind === 'session')) endSessions(userId);
    }
  }

  /** A look that begins after now; those who ask meanwhile share it. */
  function lookAgain(): Promise<void> {
    next ??= (async () => {
      await looking?.catch(() => {});
      next = undefined;
      looking = look();
      await looking;
    })();
    return next;
  }

  const lookNow = () => {
    if (count > 0) lookAgain().catch(failed);
  };
  const lookSoon = () => {
    waking ??= setTimeout(() => {
      waking = undefined;
      lookNow();
    }, pause).unref();
  };
  const failed = (err: unknown) => log.warn({ err }, 'hints could not be read');

  function hand(listener: Listener, rows: readonly HintRow[]): void {
    if (listener.waiting) {
      listener.waiting.push(...rows);
      return;
    }
    const hints = presentHints(rows);
    if (hints.length > 0 && seen !== undefined) {
      listener.write(hintsEvent(writeCursor(seen), { again: false, hints }));
    }
  }

  /** Ends the streams of sessions that do not count any more, or of which that cannot be known. */
  function endSessions(userId: string): void {
    for (const listener of listeners.get(userId) ?? []) {
      isCurrent(listener.actor).then(
        (isStill) => isStill || listener.end(),
        () => listener.end(),
      );
    }
  }

  function tick(): void {
    lookNow();
    const now = Date.now();
    for (const each of all()) if (each.actor.expiresAt.getTime() <= now) each.end();
  }

  function beat(): void {
    if (seen === undefined) return;
    const text = heartbeat(writeCursor(seen));
    for (const each of all()) if (!each.waiting) each.write(text);
  }

  function enter(listener: Listener): void {
    if (isClosed || count >= most) throw new AppError('unavailable', { retryAfter: 5 });
    const { id } = listener.actor;
    const own = listeners.get(id) ?? new Set();
    // Of a phone that went out of reach nobody knows; the eldest is the likeliest to be one.
    const [eldest] = own;
    if (own.size >= mostStreams) eldest?.end(crowded);
    listeners.set(id, own.add(listener));
    count += 1;
    if (timers.length > 0) return;
    timers = [setInterval(tick, rhythm), setInterval(beat, heartbeatSeconds * 1000)];
    for (const timer of timers) timer.unref();
  }

  function leave(listener: Listener): void {
    const own = listeners.get(listener.actor.id);
    own?.delete(listener);
    count -= 1;
    if (own?.size === 0) listeners.delete(listener.actor.id);
    if (count > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    seen = undefined;
  }

  async function catchUp(listener: Listener, after: string | undefined): Promise<void> {
    await lookAgain();
    const until = seen;
    listener.waiting = [];
    // Of a session that ended before that, no hint comes any more.
    if (until === undefined || !(await isCurrent(listener.actor))) {
      throw new AppError('unauthenticated');
    }
    const since = after === undefined ? undefined : readCursor(after, until);
    const missed = since === undefined ? [] : await readMissed(db, listener.actor.id, since, until);
    const again = since === undefined || missed.length > mostHints;
    const hints = again ? [] : presentHints(missed);
    listener.write(hintsEvent(writeCursor(until), { again, hints }));
    const { waiting } = listener;
    listener.waiting = undefined;
    hand(listener, waiting);
  }

  return {
    /**
     * Opens a stream for an account, from where a cursor says.
     *
     * @returns its body, which ends with the session
     * @throws AppError `unavailable` while this process has as many as it can, or is about to end
     */
    open: async (actor: Actor, after: string | undefined) => {
      const listener: Listener = {
        ...createEventStream(() => leave(listener)),
        actor,
        waiting: [],
      };
      enter(listener);
      try {
        await catchUp(listener, after);
      } catch (error) {
        listener.body.destroy();
        throw error;
      }
      return listener.body;
    },
    /** Has the table looked at soon: something was written. */
    wake: lookSoon,
    /** How many streams there are. */
    count: () => count,
    /** Ends all streams, and takes no more. */
    close: () => {
      isClosed = true;
      clearTimeout(waking);
      for (const each of all()) each.end();
    },
  };
}

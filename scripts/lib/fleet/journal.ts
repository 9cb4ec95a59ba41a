import type { Found, WriteKind } from '@motohaat/server/fleet';

/** A write that is asked for until it is acknowledged, always with the same key. */
export type Write = {
  kind: WriteKind;
  /** Under which the database has it, and nothing else. */
  mark: string;
  /** The id by which its answer named what it made. */
  id?: string;
  /** When it was asked for first, and when it was acknowledged; milliseconds since 1970. */
  askedAt: number;
  acknowledgedAt?: number;
};

/** How a try ended. */
export type Outcome =
  | 'acknowledged'
  /** By a server, for the time being. */
  | 'refused'
  /** The connection broke, nothing came, or what stands before the servers had none to ask. */
  | 'unanswered'
  /** An earlier try of the same write is still at work, or was cut off with its process. */
  | 'waiting'
  /** What must not be: an error of the server, or a refusal that nobody can explain. */
  | 'failed';

/**
 * How a try of a write ended.
 *
 * @param status of the answer; 0 where there was none
 * @param code of a refusal; what is no server of the product's has none
 */
export function outcomeOf(status: number, code?: string): Outcome {
  if (status === 0) return 'unanswered';
  if (status >= 200 && status < 300) return 'acknowledged';
  if (status === 409 && code === 'in_progress') return 'waiting';
  if (status === 503 && code !== undefined) return 'refused';
  return status >= 502 && status <= 504 && code === undefined ? 'unanswered' : 'failed';
}

/** What became of the writes of a journal. */
export type Verdict = {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: Write[];
  /** There more than once. */
  doubled: Write[];
};

const noOutcomes = (): Record<Outcome, number> => ({
  acknowledged: 0,
  refused: 0,
  unanswered: 0,
  waiting: 0,
  failed: 0,
});

/** What was written while something happened, as those who wrote it know it. */
export class Journal {
  readonly writes: Write[] = [];
  readonly tries = noOutcomes();
  /** How those were answered who only looked. */
  readonly looks = noOutcomes();
  /** What was said by those that failed, each sentence once. */
  readonly failures = new Set<string>();
  /** How often somebody did not find what was just acknowledged. */
  unseen = 0;
  readonly #began: number;
  #ended: number | undefined;

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#began = now;
  }

  end(now: number): void {
    this.#ended = now;
  }

  acknowledged(): Write[] {
    return this.writes.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined);
  }

  /** The longest time in which nothing was acknowledged, in milliseconds. */
  longestPause(): number {
    const times = this.acknowledged().map(({ acknowledgedAt }) => acknowledgedAt ?? 0);
    const all = [this.#began, ...times, ...(this.#ended === undefined ? [] : [this.#ended])];
    const sorted = all.toSorted((one, other) => one - other);
    return sorted.reduce((longest, time, place) => {
      const before = sorted[place - 1] ?? time;
      return Math.max(longest, time - before);
    }, 0);
  }
}

/** The writes of each kind that a journal has, by kind. */
export function byKind(writes: readonly Write[]): ReadonlyMap<WriteKind, Write[]> {
  const kinds = new Map<WriteKind, Write[]>();
  for (const write of writes) kinds.set(write.kind, [...(kinds.get(write.kind) ?? []), write]);
  return kinds;
}

/** Compares writes with the rows that a database has of them. */
export function judge(writes: readonly Write[], found: ReadonlyMap<WriteKind, Found>): Verdict {
  const rowsOf = ({ kind, mark }: Write) => found.get(kind)?.get(mark) ?? [];
  const acknowledged = writes.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined);
  const isLost = (write: Write) => {
    const rows = rowsOf(write);
    return rows.length === 0 || (write.id !== undefined && !rows.includes(write.id));
  };
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(isLost),
    doubled: writes.filter((write) => rowsOf(write).length > 1),
  };
}

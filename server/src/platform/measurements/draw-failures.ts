import { v7 as uuidv7 } from 'uuid';

import type { Queryable } from '../../database/index.ts';
import type { Published } from '../releases/releases.repository.ts';

/** ms between two writes of a process. */
const pause = 5_000;
/** Letters of a reason and of a path that are kept. */
const longest = 500;

export type DrawFailures = {
  /** Counts a page that a release could not draw. */
  note(drawer: Published, path: string, reason: string): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
};

type Counted = {
  application: string;
  release: string;
  failures: number;
  path: string;
  reason: string;
};

/**
 * Counts what releases could not draw, together for some seconds: a release that draws nothing must not
 * cost a write for each visitor.
 */
export function createDrawFailures(db: Queryable, onError: (error: unknown) => void): DrawFailures {
  const counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()].map((row) => ({ id: uuidv7(), ...row }));
    counted.clear();
    if (rows.length > 0) await db.insertInto('draw_failures').values(rows).execute();
  }

  return {
    note({ id, manifest }, path, reason) {
      const key = `${manifest.name} ${id}`;
      const failures = (counted.get(key)?.failures ?? 0) + 1;
      const about = { path: path.slice(0, longest), reason: reason.slice(0, longest) };
      counted.set(key, { application: manifest.name, release: id, failures, ...about });
      timer ??= setTimeout(() => void flush().catch(onError), pause).unref();
    },
    flush,
  };
}

/** Removes what is older. */
export async function forgetDrawFailures(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('draw_failures').where('at', '<', before).execute();
}

type OfRelease = { remote: string; release: string; since: Date };

/** The latest page that a release could not draw, and why: its path and reason as they were kept. */
export async function lastDrawFailure(
  db: Queryable,
  { remote, release, since }: OfRelease,
): Promise<{ path: string; reason: string; at: string } | undefined> {
  const last = await db
    .selectFrom('draw_failures')
    .select(['path', 'reason', 'at'])
    .where('application', '=', remote)
    .where('release', '=', release)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { ...last, at: last.at.toISOString() };
}

/** How many pages a release could not draw. */
export async function countDrawFailures(
  db: Queryable,
  { remote, release, since }: OfRelease,
): Promise<number> {
  const { sum } = await db
    .selectFrom('draw_failures')
    .select(({ fn }) => fn.sum<string | null>('failures').as('sum'))
    .where('application', '=', remote)
    .where('release', '=', release)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

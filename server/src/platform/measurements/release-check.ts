import type { Database } from '../../database/index.ts';

type Named = { remote: string; release: string };

const keyOf = ({ remote, release }: Named) => `${remote}/${release}`;

/**
 * Keeps, of what names releases, that which names one that somebody published. Those that are there
 * are remembered; all others of a call are asked for at once.
 */
export function createReleaseCheck(db: Database) {
  const known = new Set<string>();

  return async function ofPublished<T extends Named>(all: readonly T[]): Promise<T[]> {
    const unknown = all.filter((each) => !known.has(keyOf(each)));
    if (unknown.length > 0) {
      const found = await selectPublished(db, unknown).execute();
      for (const { application, id } of found)
        known.add(keyOf({ remote: application, release: id }));
    }
    return all.filter((each) => known.has(keyOf(each)));
  };
}

export function selectPublished(db: Database, named: readonly Named[]) {
  const pairs = new Map(named.map((each) => [keyOf(each), each]));
  return db
    .selectFrom('releases')
    .select(['application', 'id'])
    .where((where) =>
      where.or(
        [...pairs.values()].map(({ remote, release }) =>
          where.and([where('application', '=', remote), where('id', '=', release)]),
        ),
      ),
    );
}

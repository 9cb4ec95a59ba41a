import { setImmediate } from 'node:timers/promises';

import { CompiledQuery } from 'kysely';

import type { Database } from './pool.ts';

const select = `
  SELECT (SELECT coalesce(sum(mark), 0)::text FROM public_changes) AS version,
    (SELECT number FROM catalogue_version) AS catalogue`;
const sweep = `
  WITH old AS (
    DELETE FROM public_changes WHERE at < now() - interval '10 seconds' RETURNING mark
  )
  INSERT INTO public_changes (mark) SELECT sum(mark) FROM old HAVING count(*) > 0`;

/**
 * Reads the version of all public data: another one as soon as any process has committed a change to
 * what visitors see (`public_changes`), or to the names of the catalogue.
 *
 * @param probe a connection apart, since what is kept need not wait for those that work takes
 * @param keepCatalogue told the number of the catalogue's state each time, and waited for: what is
 *   answered then knows its names
 * @returns asks the database, once for everybody who comes while it cannot be asked; nobody is given
 *   what was read before they came
 */
export function createDataVersion(
  probe: Database['probe'],
  keepCatalogue?: (number: number) => Promise<void>,
): () => Promise<string> {
  let reading: Promise<unknown> | undefined;
  /** Of those for whom it was not begun to read yet. */
  let next: Promise<string> | undefined;

  async function read(): Promise<string> {
    const [row] = await probe.ask(select, 'public_data_version');
    const catalogue = Number(row?.['catalogue'] ?? 0);
    await keepCatalogue?.(catalogue);
    return `${String(row?.['version'])}/${catalogue}`;
  }

  async function begin(): Promise<string> {
    // What is under way may have begun before the change that the caller must see.
    if (reading) {
      await reading;
      // Many of those whom it answers ask again at once: the next turn of the process hears them.
      await setImmediate();
    }
    // All who come in this turn share what is read after it.
    await setImmediate();
    next = undefined;
    const own = read();
    reading = own
      .catch(() => {})
      .finally(() => {
        reading = undefined;
      });
    return own;
  }

  return () => (next ??= begin());
}

/** Puts old changes together to one with their sum, so that reading the version stays cheap. */
export async function sweepChanges(db: Pick<Database, 'executeQuery'>): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(sweep));
}

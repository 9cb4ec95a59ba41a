import { extendCatalogue } from '@motohaat/catalogue/current';
import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import { prepareSuggestions } from '@motohaat/domain/search/suggest';

import type { Database } from '../../database/index.ts';
import { readAdditions } from './additions.repository.ts';

/** The state of the catalogue that this process knows, by the database that it is from. */
const known = new WeakMap<Database, number>();

/**
 * Has this process know the brands and models that were added, where it does not yet.
 *
 * @param number the state that is committed
 */
export async function keepCatalogue(db: Database, number: number): Promise<void> {
  if (number > (known.get(db) ?? 0)) await readCatalogue(db);
}

/** Has this process know what was added so far. */
export async function readCatalogue(db: Database): Promise<void> {
  const { number, additions } = await readAdditions(db);
  // Another reader may have been faster, or come later.
  if (number <= (known.get(db) ?? 0)) return;
  known.set(db, number);
  extendCatalogue(additions);
  // Takes a fifth of a second, which nobody who types should wait for.
  setImmediate(() => void prepareSuggestions(catalogueLexicon()));
}

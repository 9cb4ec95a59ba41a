import { derived } from '@motohaat/catalogue/current';
import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import { understand, type Understanding } from '@motohaat/domain/search/understand';

import { remembered } from '../../http/remembered.ts';

/** Texts of which it is kept what they ask for: a page asks twice, and people go through pages. */
const keptTexts = 1_000;
const read = derived(() => remembered<Understanding>(keptTexts));

/** Reads what somebody typed. */
export function readText(q: string): Understanding {
  return read()(q, () => understand(q, catalogueLexicon(), { now: new Date() }));
}

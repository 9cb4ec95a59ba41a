import type { Sort } from '@motohaat/contract/search';

import type { PriceBefore } from './prices-before.ts';
import type { Stretch } from './stretch.ts';

/** What is asked for of the bikes that are found. */
export type Page = {
  order: Sort;
  limit: number;
  after: { at: string; id: string } | undefined;
  changes: readonly PriceBefore[];
  /** Ranks within which alone bikes are looked for; all of them without. */
  stretch?: Stretch | undefined;
};

/** A bike of a page, with where it stands in the order and when that was read. */
export type PlacedId = {
  at: string;
  id: string;
  now: string;
  /** Which changes were to be seen then, where prices say the order. */
  seen?: string | undefined;
};

import type { Act } from './acts.ts';
import { dealsUnderWay } from './deals-under-way.ts';
import { earlierDeals } from './earlier-deals.ts';
import { market } from './market.ts';
import { arrivals } from './people.ts';
import { talk } from './talk.ts';

/** What happened in the demo market in its last week, in order; the demo accounts find it when they sign in. */
export const week: readonly Act[] = [
  ...arrivals,
  ...market,
  ...earlierDeals,
  ...dealsUnderWay,
  ...talk,
].toSorted((one, other) => other.hoursAgo - one.hoursAgo);

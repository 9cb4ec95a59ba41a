import { limits } from './limits.ts';
import { marketOf } from './market.ts';
import { needsOf } from './needed.ts';
import { sizeTable } from './size-table.ts';

/** People who use the market within a month. */
const sizes = [1e4, 3e4, 1e5, 3e5, 1e6, 3e6, 1e7];

/** What each part needs at each size, as a table of a page. The same each time. */
export function capacityTable(): string {
  const columns = sizes.map((people) => {
    const market = marketOf(people);
    return { market, ...needsOf(market) };
  });
  return sizeTable(columns, limits());
}

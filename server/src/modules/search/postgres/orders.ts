import type { Sort } from '@motohaat/contract/search';

import type { OrderColumn } from './lead.ts';

/** What an order goes by. */
export type Order = {
  column: OrderColumn;
  type: 'timestamptz' | 'integer';
  down: boolean;
};

const orders: Record<Sort, Order> = {
  best: { column: 'rank', type: 'integer', down: true },
  newest: { column: 'created_at', type: 'timestamptz', down: true },
  price: { column: 'price', type: 'integer', down: false },
  '-price': { column: 'price', type: 'integer', down: true },
  km: { column: 'km', type: 'integer', down: false },
  '-year': { column: 'year', type: 'integer', down: true },
};

export const orderOf = (sort: Sort): Order => orders[sort];

/** Text behind `ORDER BY`. @param at the column that it goes by @param id tells those apart that are alike in it */
export const directionOf = (at: string, id: string, { down }: Order): string =>
  down ? `${at} DESC, ${id} DESC` : `${at}, ${id}`;

/** Text of the columns that tell at which moment a page was read. */
export const momentOf = ({ column }: Order): string =>
  column === 'price'
    ? 'now()::text AS now, pg_current_snapshot()::text AS seen'
    : 'now()::text AS now';

import { type Sort, sorts } from '@motohaat/contract/search';

import { InvalidCursorError, keysetCursor, longestSnapshot } from '../../../database/index.ts';
import { type Order, orderOf } from './orders.ts';

/** Behind which bike a page begins, and when its first was read. */
export type Place = {
  at: string;
  id: string;
  since: string;
  /** Which changes were to be seen then; known where prices say the order, unless very many were under way. */
  seen?: string | undefined;
};

/** `order` is which of the orders it goes on with. */
const byTime = keysetCursor({ at: 'timestamp', id: 'uuid', since: 'timestamp', order: 'integer' });
const byNumber = keysetCursor({ at: 'integer', id: 'uuid', since: 'timestamp', order: 'integer' });
const byPrice = keysetCursor({
  at: 'integer',
  id: 'uuid',
  since: 'timestamp',
  order: 'integer',
  seen: 'snapshot',
});

const cursorsOf = ({ type }: Order) => (type === 'integer' ? byNumber : byTime);
const numberOf = (sort: Sort) => sorts.indexOf(sort);

export function encodeCursor(sort: Sort, { seen, ...place }: Place): string {
  const row = { ...place, order: String(numberOf(sort)) };
  return seen === undefined || seen.length > longestSnapshot
    ? cursorsOf(orderOf(sort)).encode(row)
    : byPrice.encode({ ...row, seen });
}

/** @throws InvalidCursorError for a cursor of another order */
export function decodeCursor(sort: Sort, cursor: string): Place {
  const { order, ...place } = readCursor(orderOf(sort), cursor);
  if (Number(order) !== numberOf(sort)) {
    throw new InvalidCursorError('The cursor belongs to another order.');
  }
  return place;
}

function readCursor(order: Order, cursor: string): Place & { order: string } {
  if (order.column !== 'price') return cursorsOf(order).decode(cursor);
  try {
    return byPrice.decode(cursor);
  } catch (error) {
    // A page that was open before a release goes on with what it was given.
    if (error instanceof InvalidCursorError) return byNumber.decode(cursor);
    throw error;
  }
}

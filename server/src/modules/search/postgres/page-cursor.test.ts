import { sorts } from '@motohaat/contract/search';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';

import { InvalidCursorError, keysetCursor } from '../../../database/index.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';

const place = { id: newId(), since: '2026-01-31 12:00:00.123456+00' };
const placeOf = (sort: string) =>
  sort === 'newest' ? { ...place, at: place.since } : { ...place, at: '150000' };

test.each(sorts)('a page by %s goes on where the one before ended, and by nothing else', (sort) => {
  const seen = sort.endsWith('price') ? { seen: '10:20:10,14' } : {};
  const begun = { ...placeOf(sort), ...seen };
  const cursor = encodeCursor(sort, begun);
  expect(decodeCursor(sort, cursor)).toEqual(begun);
  for (const other of sorts.filter((each) => each !== sort)) {
    expect(() => decodeCursor(other, cursor)).toThrow(InvalidCursorError);
  }
});

test('a page by price goes on with what a server of before told, which knew no snapshot', () => {
  const before = keysetCursor({ at: 'integer', id: 'uuid', since: 'timestamp', order: 'integer' });
  const cursor = before.encode({ ...placeOf('price'), order: String(sorts.indexOf('price')) });
  expect(decodeCursor('price', cursor)).toEqual(placeOf('price'));
  expect(() => decodeCursor('-price', cursor)).toThrow(InvalidCursorError);
});

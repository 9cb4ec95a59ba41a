import { ListQuery } from '@motohaat/contract/list';
import { sorts } from '@motohaat/contract/search';
import { v7 as newId } from 'uuid';
import { parse } from 'valibot';
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

test('a cursor stays as short as calls take it, however many write at once', () => {
  const underWay = Array.from({ length: 60 }, (_, more) => 1_000_000 + more);
  const of = (many: number) => ({
    ...placeOf('price'),
    seen: `1000000:1000070:${underWay.slice(0, many).join(',')}`,
  });
  for (const [many, isKept] of [
    [22, true],
    [60, false],
  ] as const) {
    const cursor = encodeCursor('price', of(many));
    expect(parse(ListQuery, { cursor })).toMatchObject({ cursor });
    expect(decodeCursor('price', cursor)).toEqual(isKept ? of(many) : placeOf('price'));
  }
});

test('a page by price goes on with what a server of before told, which knew no snapshot', () => {
  const before = keysetCursor({ at: 'integer', id: 'uuid', since: 'timestamp', order: 'integer' });
  const cursor = before.encode({ ...placeOf('price'), order: String(sorts.indexOf('price')) });
  expect(decodeCursor('price', cursor)).toEqual(placeOf('price'));
  expect(() => decodeCursor('-price', cursor)).toThrow(InvalidCursorError);
});

import type { Condition } from '@motohaat/contract/slots';
import { expect, test } from 'vitest';

import { applies } from './applies.ts';

const told = { place: 'page', bike: { own: true, status: null, price: 10 }, role: 'seller' };

test.each<[Condition | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ place: 'page' }, true],
  [{ place: ['card', 'page'], 'bike.own': true, role: 'seller' }, true],
  [{ place: 'page', 'bike.own': false }, false],
  [{ place: [] }, false],
  [{ 'bike.status': null }, true],
  [{ 'bike.price': [9, 10] }, true],
  [{ 'bike.price': '10' }, false],
  [{ 'bike.missing': null }, false],
  [{ 'bike.own.deeper': true }, false],
  [{ 'place.length': 4 }, false],
  [{ toString: 'x' }, false],
  [{ role: ['buyer', 'admin'] }, false],
])('%j: %s', (when, expected) => {
  expect(applies(when, told)).toBe(expected);
});

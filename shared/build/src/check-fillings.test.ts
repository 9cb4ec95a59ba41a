import { expect, test } from 'vitest';

import { checkFillings } from './check-fillings.ts';

const filling = (when: Record<string, boolean | string>) => ({
  name: 'mfe-shop',
  fillings: [{ id: 'own', slot: 'bike.actions' as const, order: 10, when }],
});

test.each<Record<string, boolean | string>>([
  {},
  { place: 'page' },
  { 'bike.own': true, role: 'seller' },
  { 'bike.shownName': 'x' },
])('a condition on what the slot tells is taken: %j', (when) => {
  expect(() => checkFillings(filling(when))).not.toThrow();
});

test.each(['own', 'bike', 'bike.email', 'bike.own.deeper', 'toString', 'place.length'])(
  'a condition on %s, which is none of its values, is refused',
  (path) => {
    expect(() => checkFillings(filling({ [path]: 'x' }))).toThrow(
      `mfe-shop: filling "own" asks for "${path}", which "bike.actions" does not tell.`,
    );
  },
);

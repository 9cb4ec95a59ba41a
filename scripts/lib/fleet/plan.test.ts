import { expect, test } from 'vitest';

import { planWrites } from './plan.ts';

const person = (id: string) => ({ id, email: `${id}@example.com`, tokenVersion: 1 });
const market = {
  buyers: ['ayesha', 'babul'].map(person),
  sellers: [{ ...person('karim'), photos: ['one.webp', 'two.webp'] }],
  admin: person('nasreen'),
  suspects: ['suspect'],
  wished: ['bike-1', 'bike-2', 'bike-3'],
  booked: ['bike-8', 'bike-9'],
  conversations: ['talk-1', 'talk-2'],
};

test('each write has a mark and a key of its own, and all kinds come', () => {
  const plan = planWrites(market);
  const planned = Array.from({ length: 60 }, plan);
  expect(new Set(planned.map(({ mark, kind }) => `${kind} ${mark}`)).size).toBe(60);
  expect(new Set(planned.map(({ call }) => call.key)).size).toBe(60);
  expect(new Set(planned.map(({ kind }) => kind))).toEqual(
    new Set(['wish', 'message', 'booking', 'listing', 'decision']),
  );
  // A photo is shown by one bike, and a bike is booked once.
  for (const kind of ['listing', 'booking']) {
    expect(planned.filter((each) => each.kind === kind)).toHaveLength(2);
  }
});

test('says when nothing is left', () => {
  const plan = planWrites(market);
  expect(() => Array.from({ length: 1_000 }, plan)).toThrow('nothing left');
});

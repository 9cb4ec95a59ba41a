import {
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';

import type { Schema } from '../../database/index.ts';
import { createViewCounter } from './view-counter.ts';

/** A counter, and what it writes: bikes, days and views. */
function setUp() {
  const written: (readonly unknown[])[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }: LogEvent) => {
      written.push(query.parameters);
    },
  });
  return { counter: createViewCounter(db, () => {}), written };
}

test('views of a bike are added up and written once', async () => {
  const { counter, written } = setUp();
  for (const bike of ['a', 'b', 'a']) counter.count(bike);
  await counter.flush();
  await counter.flush();
  expect(written).toEqual([[['a', 'b'], expect.any(Array), [2, 1]]]);
});

test('while so many bikes wait, no other bike is counted, and those that wait still are', async () => {
  const { counter, written } = setUp();
  for (let bike = 0; bike < 20_000; bike += 1) counter.count(`bike ${bike}`);
  counter.count('one more');
  counter.count('bike 0');
  await counter.flush();
  const [bikes, , views] = written[0] as [string[], string[], number[]];
  expect([bikes.length, bikes.includes('one more'), views[0]]).toEqual([20_000, false, 2]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { keepPriceBands } from '../../jobs/keep-price-bands.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const ask = (query: string) => market.app.inject(`/api/priceSense?${query}`);

test('a price is judged by bikes like it, once there are eight', async () => {
  const price = 'model=pulsar-150&year=2020&km=12000&price=50000';
  expect((await ask(price)).json()).toEqual({ priceSense: null });
  const bike = { brand: 'bajaj', model: 'pulsar-150', year: 2019, km: 15_000 };
  for (let count = 0; count < 8; count += 1) await market.bike(bike);
  await keepPriceBands(market.db).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
  const same = { median: 90_000, from: 90_000, to: 90_000, bikes: 8 };
  expect((await ask('model=pulsar-150&price=90000')).json()).toEqual({
    priceSense: { level: 'fair', suspicious: false, ...same },
  });
  const { id } = await market.bike({ ...bike, resale_price: 95_000 });
  expect((await market.app.inject(`/api/products/${id}`)).json()).toMatchObject({
    priceSense: { level: 'high', suspicious: false, ...same },
  });
  expect((await ask('model=pulsar-150&price=49000')).json()).toEqual({
    priceSense: { level: 'low', suspicious: true, ...same },
  });
});

test.each([
  ['price=50000', 'model'],
  ['model=pulsar-150', 'price'],
  ['model=no-such-model&price=50000', 'model'],
  ['model=pulsar-150&price=ten', 'price'],
  ['model=pulsar-150&price=50000&year=1200', 'year'],
  ['model=pulsar-150&price=50000&km=-4', 'km'],
])('what cannot be is refused by its name: %s', async (query, field) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

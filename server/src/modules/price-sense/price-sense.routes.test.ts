import { bandsOfBike } from '@motohaat/domain/price-sense';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { keepPriceBands } from '../../jobs/keep-price-bands.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { findPriceBand } from './price-bands.repository.ts';
import { isPricedLow } from './price-sense.ts';

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

test('bikes of the same years and kilometres count before all of the model, and only an odd price is one', async () => {
  const bike = { model: 'discover-125', year: 2019, km: 15_000 };
  const bands = bandsOfBike(bike).toReversed();
  await market.db
    .insertInto('price_bands')
    .values(
      bands.map(({ yearBand, kmBand }, place) => ({
        model: bike.model,
        year_band: yearBand,
        km_band: kmBand,
        bikes: 8 + place,
        lower_quarter: 90_000,
        median: 100_000,
        upper_quarter: 110_000,
      })),
    )
    .execute();
  expect(await findPriceBand(market.db, bike)).toMatchObject({ bikes: 7 + bands.length });
  const isLow = (price: number, model: string | null = bike.model) =>
    isPricedLow(market.db, { ...bike, model, price });
  expect(await Promise.all([isLow(10_000), isLow(100_000), isLow(10_000, null)])).toEqual([
    true,
    false,
    false,
  ]);
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

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from './testing/app.ts';
import { createMarket, type Market } from './testing/market.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  await sql`
    CREATE TABLE failing (state text);
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE wanted text := (SELECT state FROM failing);
      BEGIN
        IF wanted IS NOT NULL THEN RAISE EXCEPTION 'said by a test' USING ERRCODE = wanted; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER fail BEFORE INSERT ON wishlist_items FOR EACH ROW EXECUTE FUNCTION fail();
  `.execute(market.db);
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

test.each(['53000', '53100', '53200', '53300', '53400', '58030', '25006', '57P01'])(
  'a database that fails with %s is a 503 with a sentence, and the same call works once it can',
  async (state) => {
    const { id: productId } = await market.bike();
    const wish = () => market.post(buyer, '/api/wishlist', { productId });
    await sql`INSERT INTO failing VALUES (${state})`.execute(market.db);
    const refused = await wish();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json()).toMatchObject({ acknowledged: false, code: 'unavailable' });
    await sql`DELETE FROM failing`.execute(market.db);
    expect((await wish()).json()).toMatchObject({ acknowledged: true });
  },
);

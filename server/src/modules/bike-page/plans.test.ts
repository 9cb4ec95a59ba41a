import { afterAll, beforeAll, expect, test } from 'vitest';

import { explain } from '../../testing/explain.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { selectBikesOfSeller } from './bike-page.repository.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

test('the bikes of a seller are read in order from their index, the seller by a name of their own', async () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const cursor = Buffer.from(JSON.stringify(['2026-01-01 00:00:00+00', id])).toString('base64url');
  for (const page of [
    { limit: 24, cursor: undefined },
    { limit: 24, cursor },
  ]) {
    const plan = await explain(home.db, selectBikesOfSeller(id, page).compile(home.db));
    expect(plan).toContain('users_by_public_id');
    expect(plan).toContain('products_by_seller');
    expect(plan).not.toMatch(/Seq Scan|Sort Key: p\./);
  }
});

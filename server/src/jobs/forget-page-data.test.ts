import { afterAll, beforeAll, expect, test } from 'vitest';

import { addMeasurements } from '../platform/measurements/measurements.repository.ts';
import { addOverride } from '../platform/overrides/overrides.repository.ts';
import { storefrontBuild } from '../platform/testing/builds.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addUser } from '../testing/rows.ts';
import { forgetPageData } from './forget-page-data.ts';

const day = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One run of the job, so many days from now. @returns what is left then */
async function runIn(days: number) {
  const { db } = database;
  const now = () => new Date(Date.now() + days * day);
  const signal = new AbortController().signal;
  await forgetPageData(db).run({ signal, now, log: {} as never });
  return {
    measurements: await db.selectFrom('measurements').select('view').execute(),
    overrides: await db.selectFrom('overrides').select('id').execute(),
  };
}

test('what pages told, and overrides, are kept for a week after they counted', async () => {
  const { db } = database;
  const about = {
    remote: 'mfe-storefront',
    release: 'one',
    canary: false,
    value: null,
    visitor: null,
  };
  const view = { id: 'view', at: new Date(), origin: 'here' };
  await addMeasurements(db, view, [{ ...about, kind: 'opened' }]);
  const { id } = await addOverride(db, {
    application: 'mfe-storefront',
    account_id: (await addUser(db)).id,
    origin: 'http://localhost:4413',
    manifest: storefrontBuild().release,
    hours: 8,
  });
  expect(await runIn(6.9)).toEqual({ measurements: [{ view: 'view' }], overrides: [{ id }] });
  expect(await runIn(7.1)).toEqual({ measurements: [], overrides: [{ id }] });
  expect(await runIn(7.4)).toEqual({ measurements: [], overrides: [] });
});

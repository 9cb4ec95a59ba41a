import { expect, onTestFinished, test, vi } from 'vitest';

import { addCategories, addProduct, addUser, createTestDatabase } from '../testing/index.ts';
import { keepSearch } from './keep-search.ts';
import { purgeReleasesJob } from './purge-releases.ts';
import { takeInModels } from './take-in-models.ts';

test('the log tells of what jobs did, and nothing of those that had nothing to do', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const info = vi.fn();
  const run = async () => {
    for (const job of [keepSearch(db), purgeReleasesJob({ db }), takeInModels(db)]) {
      const signal = new AbortController().signal;
      await job.run({ signal, now: () => new Date(), log: { info } as never });
    }
  };
  await run();
  expect(info).not.toHaveBeenCalled();
  await addCategories(db);
  await addProduct(db, { seller_id: (await addUser(db, { role: 'seller' })).id });
  await run();
  expect(info.mock.calls).toEqual([[{ written: 1 }, 'rows of the search were written']]);
});

import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import { expect, test } from 'vitest';

import { gatherPages } from './gather-pages.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import type { SetFiles } from './set-files.ts';

const order = { application: 'mfe-buyer', release: 'r2', budget: null } as SmokeOrder;
const files = { file: async () => ({ body: Buffer.from('x') }) } as unknown as SetFiles;
const own = '/remotes/mfe-buyer/r2/';
const filled = {
  name: '/search (with fillings)',
  role: 'buyer',
  fills: { slots: ['search.acts'], files: own },
} as unknown as PlannedPage;

test.each([
  ['came', [`${own}search-acts.js`], []],
  [
    'never came',
    ['/remotes/mfe-storefront/r1/search.js'],
    ['Nothing of it came into search.acts: none of its files was asked for.'],
  ],
])('a page of others in which what the release fills %s', async (_what, paths, faults) => {
  const planned = { page: filled, view: {} } as PlannedView;
  const result = { faults: [], notes: [], paths: new Set(paths), milliseconds: 1 };
  const [page] = await gatherPages(files, [filled], [{ planned, result }], order);
  expect(page).toMatchObject({ path: filled.name, faults, views: 1 });
});

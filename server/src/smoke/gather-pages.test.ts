import type { SmokeOrder, SmokeView } from '@motohaat/contract/smoke-tests';
import { expect, test } from 'vitest';

import { gatherPages, type Looked } from './gather-pages.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import type { SetFiles } from './set-files.ts';
import type { ViewResult } from './test-view.ts';

const order = { application: 'mfe-buyer', release: 'r2', budget: null } as SmokeOrder;
/** Each file has 1 kB. */
const files = { file: async () => ({ body: Buffer.alloc(1000) }) } as unknown as SetFiles;
const own = '/remotes/mfe-buyer/r2/';
const filled = {
  name: '/search (with fillings)',
  role: 'buyer',
  fills: { slots: ['search.acts'], files: own },
} as unknown as PlannedPage;
const plain = { name: '/orders', role: 'buyer' } as unknown as PlannedPage;
const usual: SmokeView = {
  state: 'full',
  width: 1280,
  scheme: 'light',
  language: 'en',
  drawnBy: 'browser',
};

type Seen = Partial<PlannedView> & { found?: Partial<ViewResult> };

function looked({ found, ...how }: Seen): Looked {
  const planned: PlannedView = {
    page: plain,
    of: 'candidate',
    view: usual,
    isPortrait: false,
    ...how,
  };
  const result = { faults: [], notes: [], paths: new Set<string>(), milliseconds: 1, ...found };
  return { planned, result };
}

/** What is gathered of the only page of which something was seen. */
async function gather(seen: Seen[], change: Partial<SmokeOrder> = {}, page = plain) {
  const all = seen.map((each) => looked({ page, ...each }));
  const [gathered] = await gatherPages(files, [page], all, { ...order, ...change });
  return gathered;
}

test.each([
  ['came', [`${own}search-acts.js`, '/remotes/mfe-storefront/r1/search.js'], []],
  [
    'never came',
    ['/remotes/mfe-storefront/r1/search.js'],
    ['Nothing of it came into search.acts: none of its files was asked for.'],
  ],
])('a page of others in which what the release fills %s', async (_what, paths, faults) => {
  const page = await gather([{ found: { paths: new Set(paths) } }, { found: {} }], {}, filled);
  expect(page).toMatchObject({ path: filled.name, faults, views: 2 });
});

test.each<[string, Partial<PlannedView>, string]>([
  ['a page', {}, 'full, 1280 px, light, en'],
  [
    'a page that the server drew',
    { view: { ...usual, drawnBy: 'server' } },
    'full, 1280 px, light, en, drawn by the server',
  ],
  [
    'a page for everyone, seen by a buyer',
    { page: { ...plain, member: { role: 'buyer', compositions: plain.compositions } } },
    'full, 1280 px, light, en, signed in as buyer',
  ],
  [
    'a page for everyone, seen by a visitor',
    { page: { ...plain, role: null, member: { role: 'buyer', compositions: plain.compositions } } },
    'full, 1280 px, light, en',
  ],
])('what is found on %s is told with how it was seen', async (_what, how, words) => {
  const page = await gather([{ ...how, found: { faults: ['It broke.'], notes: ['Pale.'] } }]);
  expect(page).toMatchObject({ faults: [`It broke. (${words})`], notes: [`Pale. (${words})`] });
});

test('what was found several times is told once, as it showed first, and of the candidate alone', async () => {
  const wide = { faults: ['It is wide.'] };
  const page = await gather([
    { of: 'live', found: { faults: ['It broke.'], milliseconds: 4 } },
    { view: { ...usual, width: 360 }, found: wide },
    { found: { ...wide, milliseconds: 2 } },
    { page: { ...plain, name: '/others' }, found: { faults: ['Of another page.'] } },
  ]);
  const faults = ['It is wide. (full, 360 px, light, en)'];
  expect(page).toMatchObject({ faults, views: 2, milliseconds: 3 });
});

const asked = (...paths: string[]) => ({ found: { paths: new Set(paths) } });

test.each([
  ['of the most that one view asked for', 'mfe-buyer', [2, 1]],
  ['of a shell, of its own files', 'shell', [1, 0]],
])('a page weighs what came %s', async (_what, application, [javascript, css]) => {
  const seen = [
    asked(`${own}a.js`, `${own}a.css`, `${own}a.png`),
    asked(`${own}a.js`, `${own}b.js`, '/shell/r2/shell.js', '/remotes/mfe-seller/r2/a.js'),
  ];
  expect((await gather(seen, { application }))?.weight).toEqual({ javascript, css });
});

const scripts = 'It loads 2 kB of scripts; the budget is 1.99 kB.';
const sheets = 'It loads 1 kB of style sheets; the budget is 0.99 kB.';

test.each([
  [{ javascript: 2, css: 1 }, []],
  [{ javascript: 1.99, css: 1 }, [scripts]],
  [{ javascript: 2, css: 0.99 }, [sheets]],
  [{ javascript: 1.99, css: 0.99 }, [scripts, sheets]],
])('a page of 2 kB of scripts and 1 kB of styles, with a budget of %o', async (budget, faults) => {
  const seen = [asked(`${own}a.js`, `${own}b.js`, `${own}a.css`)];
  expect((await gather(seen, { budget }))?.faults).toEqual(faults);
});

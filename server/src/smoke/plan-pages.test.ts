import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import { smokeStates } from '@motohaat/contract/smoke-tests';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { planPages } from './plan-pages.ts';
import { planPictures, planViews } from './planned-view.ts';
import type { OrderCalls } from './work-calls.ts';

const remote = (name: string, closed: string | null, ...paths: string[]) =>
  ({ name, release: 'r1', closed, routes: paths.map((path) => ({ path })) }) as ComposedRemote;

const everyone = remote('mfe-storefront', null, '/', '/categories/:id');
const own: Record<Role, ComposedRemote[]> = {
  buyer: [remote('mfe-buyer', null, '/dashboard/payment/:id')],
  seller: [remote('mfe-seller', 'Back at six.', '/dashboard/bookings')],
  admin: [],
};

/** An order of which the candidate of a remote is seen by `audience`. */
function ordered(application: string, audience: Role | null): OrderCalls {
  return {
    order: { application },
    composition: async ({ role: named }: { role?: Role }) => {
      const role = named ?? audience;
      return { role, remotes: [everyone, ...(role ? own[role] : [])] } as SignedComposition;
    },
  } as OrderCalls;
}

const seen = async (application: string, audience: Role | null) =>
  (await planPages(ordered(application, audience))).map(({ path, role }) => [path, role]);

test('a remote is tried with its own pages, by its audience', async () => {
  expect(await seen('mfe-buyer', 'buyer')).toEqual([['/dashboard/payment/1', 'buyer']]);
  expect(await seen('mfe-storefront', null)).toEqual([
    ['/', null],
    ['/categories/1', null],
  ]);
});

test('the shell is tried with the pages of everyone, but those that are taken off', async () => {
  expect(await seen('shell', null)).toEqual([
    ['/', null],
    ['/categories/1', null],
    ['/dashboard/payment/1', 'buyer'],
    ['/dashboard', 'buyer'],
    ['/dashboard/profile', 'buyer'],
  ]);
});

test('each page is looked at in every state; visitors cannot be signed out, and get what the server drew', async () => {
  const pages = await planPages(ordered('shell', null));
  const views = planViews(pages);
  for (const page of pages) {
    const looked = views.filter((each) => each.page === page).map(({ view }) => view);
    const states = page.role ? smokeStates : smokeStates.filter((state) => state !== 'signed-out');
    expect(new Set(looked.map(({ state }) => state))).toEqual(new Set(states));
    expect(new Set(looked.map(({ width }) => width))).toEqual(new Set([360, 1280]));
    expect(looked.some(({ drawnBy }) => drawnBy === 'server')).toBe(page.role === null);
  }
  const portraits = views.filter(({ isPortrait }) => isPortrait);
  expect(portraits.map(({ page }) => page)).toEqual(pages);
  const [live] = planPictures(pages);
  expect(live).toMatchObject({ of: 'live', view: portraits[0]?.view });
});

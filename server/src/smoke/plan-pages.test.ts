import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import { smokeStates } from '@motohaat/contract/smoke-tests';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { planPages } from './plan-pages.ts';
import { planPictures, planViews } from './planned-view.ts';
import type { OrderCalls } from './work-calls.ts';

const remote = (name: string, closed: string | null, ...paths: string[]) =>
  ({
    name,
    release: 'r1',
    closed,
    routes: paths.map((path) => ({
      path,
      purpose: path.startsWith('/products') ? 'bike' : undefined,
    })),
  }) as ComposedRemote;

const everyone = remote('mfe-storefront', null, '/', '/products/:id/:slug');
const own: Record<Role, ComposedRemote[]> = {
  buyer: [
    {
      ...remote('mfe-buyer', null, '/dashboard/payment/:id'),
      fillings: [
        { id: 'bell', slot: 'navbar.end', order: 1 },
        { id: 'waiting', slot: 'dashboard.home', order: 1 },
        { id: 'offer', slot: 'bike.notice', order: 1 },
      ],
    },
  ],
  seller: [remote('mfe-seller', 'Back at six.', '/dashboard/bookings')],
  admin: [],
};

/**
 * An order of which the candidate of a remote is seen by `audience`.
 *
 * @param asked is told for whom compositions are asked
 */
function ordered(application: string, audience: Role | null, asked = new Set<unknown>()) {
  return {
    order: { application },
    composition: async ({ role: named }: { role?: Role }) => {
      asked.add(named);
      const role = named ?? audience;
      return { role, remotes: [everyone, ...(role ? own[role] : [])] } as SignedComposition;
    },
  } as unknown as OrderCalls;
}

const seen = async (application: string, audience: Role | null) =>
  (await planPages(ordered(application, audience))).map(({ name, role }) => [name, role]);

test('a remote is tried with its own pages and those that it fills, by its audience', async () => {
  expect(await seen('mfe-buyer', 'buyer')).toEqual([
    ['/dashboard/payment/:id', 'buyer'],
    ['/dashboard (with fillings)', 'buyer'],
    ['/products/:id/:slug (with fillings)', 'buyer'],
  ]);
  expect(await seen('mfe-storefront', null)).toEqual([
    ['/', null],
    ['/products/:id/:slug', null],
  ]);
});

test.each([
  ['mfe-storefront', null, [undefined, 'buyer']],
  ['mfe-buyer', 'buyer', [undefined]],
  ['shell', null, [undefined, 'buyer', 'seller', 'admin']],
] as const)(
  'for %s of %s the set is asked for by whom it is looked at',
  async (name, role, who) => {
    const asked = new Set<unknown>();
    await planPages(ordered(name, role, asked));
    expect(asked).toEqual(new Set(who));
  },
);

test('the shell is tried with its own pages and one of each remote, with the others once, and without a remote', async () => {
  const pages = await planPages(ordered('shell', null));
  const of = (isOnce: boolean) =>
    pages.filter((page) => (page.isOnce ?? false) === isOnce).map(({ name, role }) => [name, role]);
  expect(of(false)).toEqual([
    ['/no-such-page', null],
    ['/dashboard', 'buyer'],
    ['/dashboard/profile', 'buyer'],
    ['/dashboard/notices', 'buyer'],
    ['/dashboard/messages', 'buyer'],
    ['/dashboard/team', 'buyer'],
    ['/dashboard/messages/:id', 'buyer'],
    ['/dashboard/no-such-page', 'buyer'],
    ['/dashboard (seller)', 'seller'],
    ['/dashboard (admin)', 'admin'],
    ['/ (its remote is away)', 'buyer'],
    ['/', null],
    ['/dashboard/payment/:id', 'buyer'],
  ]);
  expect(of(true)).toEqual([['/products/:id/:slug', null]]);
  expect(pages.filter(({ without }) => without)).toHaveLength(1);
});

test.each(['shell', 'mfe-storefront'])(
  'each page of %s is looked at in every state; those for everyone also by who is signed in, and drawn by the server',
  async (application) => {
    const pages = await planPages(ordered(application, null));
    const views = planViews(pages);
    for (const page of pages.filter(({ isOnce }) => !isOnce)) {
      const looked = views.filter((each) => each.page.name === page.name);
      const seenBy = (wanted: string) =>
        new Set(looked.filter(({ view }) => view.state === wanted).map((each) => each.page.role));
      const all = new Set(looked.map((each) => each.page.role));
      expect(all).toEqual(new Set(page.role ? [page.role] : [null, 'buyer']));
      // Nobody can be signed out meanwhile who was not signed in.
      expect(seenBy('signed-out')).toEqual(new Set([page.role ?? 'buyer']));
      expect(new Set(looked.map(({ view }) => view.state))).toEqual(new Set(smokeStates));
      expect(new Set(looked.map(({ view }) => view.width))).toEqual(new Set([360, 1280]));
      expect(looked.some(({ view }) => view.drawnBy === 'server')).toBe(page.role === null);
    }
    const members = views.filter(({ page }) => page.member && page.role === 'buyer');
    expect(members.length).toBeGreaterThan(0);
    for (const { page } of members) expect(page.compositions.en.role).toBe('buyer');
  },
);

test('of each page one view is kept as a picture, beside that of what is live', async () => {
  const pages = await planPages(ordered('shell', null));
  const views = planViews(pages);
  const portraits = views.filter(({ isPortrait }) => isPortrait);
  expect(new Set(portraits.map(({ page }) => page))).toEqual(new Set(pages));
  expect(views.filter(({ page }) => page.isOnce)).toHaveLength(1);
  const [live] = planPictures(pages);
  expect(live).toMatchObject({ of: 'live', view: portraits[0]?.view });
});

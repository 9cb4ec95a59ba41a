import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import type { SlotName } from '@motohaat/contract/slots';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { filledPages, pagesOf, type Seen, shellsOwn } from './pages-of.ts';

type Route = Pick<ComposedRemote['routes'][number], 'path' | 'purpose'>;

const remote = (name: string, routes: Route[], ...slots: SlotName[]) =>
  ({
    name,
    release: 'r1',
    closed: null,
    routes,
    fillings: slots.map((slot, order) => ({ id: slot, slot, order })),
  }) as unknown as ComposedRemote;

const seenBy = (role: Role | null, ...remotes: ComposedRemote[]): Seen => {
  const composition = { role, remotes } as SignedComposition;
  return { en: composition, bn: composition };
};

const id = '00000000-0000-7000-8000-000000000000';

test.each<[string, Route['purpose'], string]>([
  ['/products/:id/:slug', 'bike', `/products/${id}/${id}`],
  ['/orders/:id/papers/:number', 'order-paper', `/orders/${id}/papers/P-2026-0123456789`],
  ['/categories/:id', 'category', '/categories/1'],
  ['/about', undefined, '/about'],
])('%s is asked for with what the contract has for its parameters', (path, purpose, sample) => {
  const [page] = pagesOf([remote('mfe-a', [{ path, purpose }])], seenBy(null));
  expect(page).toMatchObject({ name: path, path: sample });
});

const home = remote('mfe-storefront', [{ path: '/', purpose: 'home' }]);
const bike = remote('mfe-bikes', [{ path: '/products/:id', purpose: 'bike' }]);
const filler = (...slots: SlotName[]) => remote('mfe-buyer', [], ...slots);

test.each<[string, ComposedRemote, Role | null, [page: string, slots: SlotName[]][]]>([
  [
    'each page of others with the slots of it',
    filler('navbar.end', 'bike.notice', 'dashboard.home', 'bike.acts'),
    'buyer',
    [
      ['/dashboard (with fillings)', ['navbar.end', 'dashboard.home']],
      ['/products/:id (with fillings)', ['bike.notice', 'bike.acts']],
    ],
  ],
  [
    'for visitors, who have no dashboard, the bar at home',
    filler('navbar.end', 'bike.notice'),
    null,
    [
      ['/ (with fillings)', ['navbar.end']],
      ['/products/:id (with fillings)', ['bike.notice']],
    ],
  ],
  ['nothing where no page of the set has the slot', filler('search.acts'), 'buyer', []],
  [
    'nothing more where its own page has the slot',
    remote('mfe-bikes', [{ path: '/products/:id', purpose: 'bike' }], 'bike.notice'),
    'buyer',
    [],
  ],
])('a remote that fills slots is seen in %s', (_what, own, role, pages) => {
  const seen = seenBy(role, home, bike);
  expect(filledPages([own], seen).map(({ name, fills }) => [name, fills?.slots])).toEqual(pages);
});

const away = (...remotes: ComposedRemote[]) =>
  shellsOwn(seenBy(null, ...remotes), [seenBy('buyer')]).filter(({ without }) => without);

test('a shell without remotes has no page of theirs that could be away', () => {
  expect(away(home)).toEqual([expect.objectContaining({ name: '/ (its remote is away)' })]);
  expect(away(remote('mfe-storefront', []))).toEqual([]);
  expect(away()).toEqual([]);
});

test('a shell that nobody can sign in to has one page of its own: the one that nobody has', () => {
  expect(shellsOwn(seenBy(null, home), []).map(({ name }) => name)).toEqual(['/no-such-page']);
});

import { NetworkError } from '@motohaat/api/errors';
import { stubApi } from '@motohaat/api/stub-api';
import type { ComposedRemote, Composition } from '@motohaat/contract/composition';
import { describe, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import type { RefusalReason } from '../trust/check-composition.ts';
import { RefusedComposition, type Trust } from '../trust/trust.ts';
import { createCompositionStore, ownerOf } from './composition.ts';

const shop = composedRemote('mfe-shop', { home: '/', item: '/items/:id', news: '/items/new' });
const office = composedRemote('mfe-office', { users: '/dashboard/users' });
const anonymous = compositionOf([shop]);
const admins = compositionOf([shop, office], 'admin');

const takeUp: Trust['accept'] = async ({ signature: _signature, ...composition }) => composition;

function signed(answer: unknown): unknown {
  return answer instanceof Error ? answer : { ...(answer as Composition), signature: 'signature' };
}

function setUp(answer: () => unknown, held: ComposedRemote[] = [], accept = takeUp) {
  const store = createCompositionStore(
    anonymous,
    stubApi({ 'GET /composition': () => signed(answer()) }),
    accept,
    () => held,
  );
  return { ...store, state: store.use.getState };
}

it('goes from everybody’s composition to the role’s, and back at sign-out', async () => {
  const { refresh, reset, state } = setUp(() => admins);
  expect(state()).toEqual({ status: 'current', composition: anonymous });
  const answered = refresh();
  expect(state()).toEqual({ status: 'stale', composition: anonymous });
  await answered;
  expect(state()).toEqual({ status: 'current', composition: admins });
  reset();
  expect(state()).toEqual({ status: 'current', composition: anonymous });
});

it('drops an answer that comes after the sign-out', async () => {
  const { refresh, reset, state } = setUp(() => admins);
  const answered = refresh();
  reset();
  await answered;
  expect(state().composition).toEqual(anonymous);
});

it('says that the role’s composition could not be had', async () => {
  const { refresh, state } = setUp(() => new NetworkError());
  await refresh();
  expect(state()).toEqual({ status: 'failed', composition: anonymous });
});

it('does not mix two releases of a remote in one tab', async () => {
  const newer = { ...shop, release: 'r2' };
  const answer: Composition = { ...admins, remotes: [newer, office] };
  const { refresh, state } = setUp(() => answer, [shop]);
  await refresh();
  expect(state().composition.remotes).toEqual([shop, office]);
});

it('keeps the releases that a tab knows, those of pages that were not opened yet too', async () => {
  const newer = { ...office, release: 'r2' };
  let answer: Composition = admins;
  const { refresh, state } = setUp(() => answer);
  await refresh();
  answer = { ...admins, revision: 2, remotes: [{ ...shop, release: 'r2' }, newer] };
  await refresh();
  expect(state().composition).toEqual({ ...admins, revision: 2 });
});

it.each([
  ['is closed at once when nothing of it runs', [], 'Back at noon.'],
  ['goes on when its code runs', [shop], null],
])('a remote that was taken off %s', async (_, held, closed) => {
  const answer = { ...admins, remotes: [{ ...shop, closed: 'Back at noon.' }, office] };
  const { refresh, state } = setUp(() => answer, held);
  await refresh();
  expect(state().composition.remotes[0]?.closed).toBe(closed);
});

it('has no more of a remote whose code is in use than the role of now may have', async () => {
  const place = 'dashboard' as const;
  const full = composedRemote(
    'mfe-orders',
    { orders: '/dashboard/orders', wishes: '/dashboard/wishes' },
    {
      navigation: [
        { place, label: 'Orders', path: '/dashboard/orders', order: 1 },
        { place, label: 'Wishes', path: '/dashboard/wishes', order: 2 },
      ],
      fillings: [{ id: 'bell', slot: 'navbar.end', order: 1 }],
    },
  );
  const [orders] = full.routes;
  const [entry] = full.navigation;
  const part = { ...full, routes: [orders!], navigation: [entry!], fillings: [] };
  for (const [held, now] of [
    [full, part],
    [part, full],
  ] as const) {
    const { refresh, state } = setUp(() => compositionOf([shop, now], 'seller'), [held]);
    await refresh();
    expect(state().composition.remotes[1]).toEqual(now);
  }
});

it('opens a remote again that was closed', async () => {
  let answer = {
    ...admins,
    remotes: [shop, { ...office, closed: 'Back at noon.' as string | null }],
  };
  const { refresh, state } = setUp(() => answer);
  await refresh();
  answer = admins;
  await refresh();
  expect(state().composition.remotes[1]?.closed).toBeNull();
});

const refuse =
  (reason: RefusalReason): Trust['accept'] =>
  async () => {
    throw new RefusedComposition(reason);
  };

describe('a composition that is refused', () => {
  it('leaves the one in use', async () => {
    const accept = vi
      .fn<Trust['accept']>(takeUp)
      .mockImplementationOnce(takeUp)
      .mockImplementationOnce(refuse('altered'));
    const { refresh, state } = setUp(() => admins, [], accept);
    await refresh();
    await refresh();
    expect(state()).toEqual({ status: 'failed', composition: admins });
  });

  it('is asked for again when it is older: another process of the server may be behind', async () => {
    vi.useFakeTimers();
    const accept = vi.fn<Trust['accept']>(takeUp).mockImplementationOnce(refuse('older'));
    const { refresh, state } = setUp(() => admins, [], accept);
    const done = refresh();
    await vi.advanceTimersByTimeAsync(1500);
    await done;
    vi.useRealTimers();
    expect(state()).toEqual({ status: 'current', composition: admins });
  });
});

it.each([
  ['/', 'home'],
  ['/items/7', 'item'],
  ['/items/new', 'news'],
  ['/dashboard/users', undefined],
  ['/nowhere', undefined],
])('finds the owner of %s by the router’s rules', (path, id) => {
  expect(ownerOf(anonymous, path)?.route.id).toBe(id);
});

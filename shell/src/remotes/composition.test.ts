import { NetworkError } from '@motohaat/shared/api/errors';
import type { ComposedRemote, Composition } from '@motohaat/shared/contract/composition';
import { expect, it } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { fakeApi } from '../testing/fakes.ts';
import { createCompositionStore, ownerOf } from './composition.ts';

const shop = composedRemote('mfe-shop', { home: '/', item: '/items/:id', news: '/items/new' });
const office = composedRemote('mfe-office', { users: '/dashboard/users' });
const anonymous = compositionOf([shop]);
const admins = compositionOf([shop, office], 'admin');

function setUp(answer: () => unknown, held: ComposedRemote[] = []) {
  const store = createCompositionStore(
    anonymous,
    fakeApi({ 'GET /composition': answer }),
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

it.each([
  ['/', 'home'],
  ['/items/7', 'item'],
  ['/items/new', 'news'],
  ['/dashboard/users', undefined],
  ['/nowhere', undefined],
])('finds the owner of %s by the router’s rules', (path, id) => {
  expect(ownerOf(anonymous, path)?.route.id).toBe(id);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { announceChange, followChanges } from './changes.ts';
import { keyOf } from './query-keys.ts';

const keys = [keyOf('bookings', 'list'), keyOf('wishlist', 'list'), keyOf('users', 'list')];

function tab() {
  const client = new QueryClient();
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  const invalidated = () =>
    keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated === true);
  return { client, invalidated };
}

test('what changed in one tab is asked for again in all that follow, noun by noun', async () => {
  const [here, there, elsewhere] = [tab(), tab(), tab()];
  onTestFinished(followChanges(there.client));
  followChanges(elsewhere.client)();
  await announceChange(here.client, ['bookings', 'wishlist']);
  expect(here.invalidated()).toEqual([true, true, false]);
  await vi.waitFor(() => expect(there.invalidated()).toEqual([true, true, false]));
  expect(elsewhere.invalidated()).toEqual([false, false, false]);
});

import { keyOf } from '@motohaat/api/query-keys';
import { type ProvidedPlatform, providePlatform } from '@motohaat/platform';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { announceChange, followChanges } from './changes.ts';
import { createEvents } from './events.ts';

const keys = [keyOf('bookings', 'list'), keyOf('wishlist', 'list'), keyOf('users', 'list')];

/** A tab of its own, which is the one at hand from now on. */
function enterTab() {
  providePlatform({ events: createEvents() } as ProvidedPlatform);
  const client = new QueryClient();
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  const invalidated = () =>
    keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated === true);
  return { client, invalidated };
}

test('what changed in one tab is asked for again in all that follow, noun by noun', async () => {
  const there = enterTab();
  onTestFinished(followChanges(there.client));
  const elsewhere = enterTab();
  followChanges(elsewhere.client)();
  const here = enterTab();
  await announceChange(here.client, ['bookings', 'wishlist']);
  expect(here.invalidated()).toEqual([true, true, false]);
  await vi.waitFor(() => expect(there.invalidated()).toEqual([true, true, false]));
  expect(elsewhere.invalidated()).toEqual([false, false, false]);
});

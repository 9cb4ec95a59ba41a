import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, expect, test, vi } from 'vitest';

import { announceChange, buyingKeys, followChanges } from './buying-changes.ts';

function tab() {
  const client = new QueryClient();
  const invalidated = () =>
    Object.values(buyingKeys).map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  for (const queryKey of Object.values(buyingKeys)) client.setQueryData(queryKey, []);
  return { client, invalidated };
}

test('what changed in one tab is asked for anew in all that follow', async () => {
  const [here, there, elsewhere] = [tab(), tab(), tab()];
  onTestFinished(followChanges(there.client));
  followChanges(elsewhere.client)();
  await announceChange(here.client);
  expect(here.invalidated()).toEqual([true, true, true]);
  await vi.waitFor(() => expect(there.invalidated()).toEqual([true, true, true]));
  expect(elsewhere.invalidated()).toEqual([false, false, false]);
});

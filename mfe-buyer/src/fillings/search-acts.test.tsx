import { ApiError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import SearchActs from './search-acts.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const search = { address: { brand: 'bajaj', sort: 'price' }, name: 'Bajaj' };

function draw(answer: unknown) {
  const call = vi.fn(() => answer);
  const view = renderWithPlatform(<SearchActs act="save" search={search} />, {
    session: { status: 'ready', user },
    api: { 'POST /savedSearches': call },
  });
  const ended = vi.fn();
  onTestFinished(view.platform.events.listen('search.act', ended));
  return { ...view, call, ended };
}

test('keeps the search at once and once, says where it is, and ends', async () => {
  const view = draw({ acknowledged: true, insertedId: 's1' });
  await waitFor(() => expect(view.ended).toHaveBeenCalledOnce());
  expect(view.call.mock.calls).toMatchObject([[{ body: search }]]);
  expect(view.platform.shown).toEqual([
    { kind: 'success', message: 'The search is saved. You find it on your dashboard.' },
  ]);
});

test('one that is kept already says so, and ends too', async () => {
  const message = 'You already have saved this search.';
  const view = draw(new ApiError({ status: 409, code: 'duplicate', message }));
  await waitFor(() => expect(view.ended).toHaveBeenCalledOnce());
  expect(view.platform.shown).toEqual([{ kind: 'error', message }]);
});

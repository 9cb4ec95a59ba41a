import { ApiError } from '@motohaat/api/errors';
import { renderWithPlatform, setSession } from '@motohaat/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SaveSearch } from './save-search.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const call = 'POST /savedSearches';
const draw = (role?: 'buyer' | 'seller' | 'admin') =>
  renderWithPlatform(<SaveSearch address={{ brand: 'bajaj', sort: 'price' }} name="Bajaj" />, {
    ...(role && { session: { status: 'ready', user: { ...user, role } } }),
    api: { [call]: { acknowledged: true, insertedId: 's1' } },
  });
const press = () => screen.getByRole('button', { name: 'Save this search' });

test('a buyer keeps the search and is told where', async () => {
  const { platform, user: person } = draw('buyer');
  await person.click(press());
  expect(platform.api.calls).toEqual([call]);
  expect(platform.shown).toEqual([
    { kind: 'success', message: 'The search is saved. You find it on your dashboard.' },
  ]);
});

test('one that is kept already says so', async () => {
  const { platform, user: person } = draw('buyer');
  const message = 'You already have saved this search.';
  platform.api.answer({ [call]: new ApiError({ status: 409, code: 'duplicate', message }) });
  await person.click(press());
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test('a visitor is led to the sign-in, and nothing is sent', async () => {
  const { platform, user: person } = draw();
  await person.click(press());
  expect(platform.api.calls).toEqual([]);
});

test('what was pressed before it was known who is there is saved then, once', async () => {
  const { platform, user: person } = draw();
  act(() => setSession({ status: 'signing-in' }));
  await person.click(press());
  expect(platform.api.calls).toEqual([]);
  act(() => setSession({ status: 'ready', user }));
  await screen.findByRole('button', { name: 'Save this search' });
  expect(platform.api.calls).toEqual([call]);
  act(() => setSession({ status: 'anonymous' }));
  act(() => setSession({ status: 'ready', user }));
  expect(platform.api.calls).toEqual([call]);
});

test.each(['seller', 'admin'] as const)('a %s, who has no list of them, is not asked', (role) => {
  draw(role);
  expect(screen.queryByRole('button')).toBeNull();
});

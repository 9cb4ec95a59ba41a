import { ApiError } from '@motohaat/shared/api/errors';
import type { User } from '@motohaat/shared/contract/accounts';
import { renderWithPlatform } from '@motohaat/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { UserList } from './user-list.tsx';

const user = (name: string, changes: Partial<User> = {}): User => ({
  _id: name,
  id: name,
  email: `${name}@example.com`,
  name,
  role: 'buyer',
  status: 'active',
  createdAt: '2026-01-10T03:05:30.000Z',
  ...changes,
});

test('shows every account with its address, role and day of joining', async () => {
  const answers = { 'GET /users': [user('rina', { role: 'seller' }), user('babul', { name: '' })] };
  renderWithPlatform(<UserList />, { api: answers });
  expect(
    await screen.findByRole('row', { name: /rina@example.com Seller 10 Jan 2026/ }),
  ).toBeTruthy();
  expect(screen.getByText('No Name')).toBeTruthy();
});

test('reads the next page when asked and keeps the first', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [user('rina')], next: 'c2' },
    c2: { rows: [user('babul')], next: undefined },
  };
  const answers = {
    'GET /users': ({ query }: { query: { cursor?: string } }) => pages[query.cursor ?? 'first'],
  };
  const view = renderWithPlatform(<UserList />, { api: answers });
  await view.user.click(await screen.findByRole('button', { name: 'Show more accounts' }));
  expect(await screen.findByText('babul@example.com')).toBeTruthy();
  expect(screen.getByText('rina@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more accounts' })).toBeNull();
});

test('says what failed and loads again on Retry', async () => {
  const failure = new ApiError({ status: 500, code: 'internal', message: 'broken' });
  const view = renderWithPlatform(<UserList />, { api: { 'GET /users': failure } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The accounts could not be loaded.')).toBeTruthy();
  view.platform.api.answer({ 'GET /users': [user('rina')] });
  await view.user.click(retry);
  expect(await screen.findByText('rina@example.com')).toBeTruthy();
});

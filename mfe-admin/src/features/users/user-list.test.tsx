import { ApiError } from '@motohaat/api/errors';
import type { User } from '@motohaat/contract/accounts';
import type { UserCounts } from '@motohaat/contract/administration';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { UserList } from './user-list.tsx';

const user = (name: string, changes: Partial<User> = {}): User => ({
  _id: name,
  id: name,
  email: `${name}@example.com`,
  name,
  role: 'buyer',
  status: 'active',
  deletionHeld: false,
  createdAt: '2026-01-10T03:05:30.000Z',
  ...changes,
});

const counts: UserCounts = {
  buyer: { active: 1200, suspended: 3 },
  seller: { active: 40, suspended: 1 },
  admin: { active: 2, suspended: 0 },
};
const draw = (answer: unknown, options: { route?: string; only?: 'seller' } = {}) =>
  renderWithPlatform(<UserList {...(options.only && { only: options.only })} />, {
    api: { 'GET /users': answer, 'GET /users/counts': counts },
    ...(options.route && { route: options.route }),
  });

test('shows every account with its address, role and day of joining', async () => {
  draw([user('rina', { role: 'seller' }), user('babul', { name: '', status: 'suspended' })]);
  expect(
    await screen.findByRole('row', { name: /rina@example.com Seller 10 Jan 2026/ }),
  ).toBeTruthy();
  const unnamed = screen.getByRole('row', { name: /No Name/ });
  expect(within(unnamed).getByText('Suspended')).toBeTruthy();
});

test('somebody whose deletion waits for money leads to the bookings that it waits for', async () => {
  draw([user('rina', { status: 'suspended', deletionHeld: true }), user('babul')]);
  const row = within(await screen.findByRole('row', { name: /rina@example.com/ }));
  const link = row.getByRole('link', { name: 'Deletion waits for paid bookings' });
  expect(link.getAttribute('href')).toBe('/dashboard/paidBookings?q=rina%40example.com');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('says how many accounts each filter leaves', async () => {
  draw([user('rina')], { route: '/?role=buyer' });
  expect(await screen.findByRole('option', { name: 'Suspended (3)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Seller (41)' })).toBeTruthy();
});

test('a page about one role asks for that role alone and has no role to choose', async () => {
  const { platform } = draw([user('rina')], { only: 'seller', route: '/?role=admin' });
  await screen.findByText('rina@example.com');
  expect(platform.api.calls).toContain('GET /users?role=seller&sort=newest');
  expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
});

test('what the address says is asked for, and nonsense in it is not', async () => {
  const { platform } = draw([user('rina')], {
    route: '/?q=ri&status=suspended&sort=-name&role=king',
  });
  await screen.findByText('rina@example.com');
  expect(platform.api.calls).toContain('GET /users?status=suspended&sort=-name&q=ri');
});

test('a search is kept in the address, starts at the first page, and is made once', async () => {
  const view = draw([user('rina')], { route: '/?cursor=c2' });
  await view.user.type(await screen.findByRole('searchbox'), 'rina');
  await waitFor(() => expect(view.path()).toBe('/?q=rina'));
  await waitFor(() =>
    expect(view.platform.api.calls.filter((call) => call.includes('q='))).toEqual([
      'GET /users?sort=newest&q=rina',
    ]),
  );
});

test('a column sorts by its name, says so, and turns round on a further click', async () => {
  const view = draw([user('rina')]);
  await view.user.click(await screen.findByRole('button', { name: 'Name' }));
  expect(view.path()).toBe('/?sort=name');
  const head = await screen.findByRole('columnheader', { name: 'Name' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await view.user.click(screen.getByRole('button', { name: 'Name' }));
  expect(view.path()).toBe('/?sort=-name');
});

test('goes to the next page and back again, with the page in the address', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [user('rina')], next: 'c2' },
    c2: { rows: [user('babul')], next: undefined },
  };
  const view = draw(({ query }: { query: { cursor?: string } }) => pages[query.cursor ?? 'first']);
  await view.user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('babul@example.com')).toBeTruthy();
  expect(view.path()).toBe('/?cursor=c2');
  await view.user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('rina@example.com')).toBeTruthy();
  expect(view.path()).toBe('/');
  const before = screen.getByRole('button', { name: 'Previous page' });
  expect(before.getAttribute('aria-disabled')).toBe('true');
});

test('nobody found says so, and leads back to everybody', async () => {
  const view = draw(({ query }: { query: { q?: string } }) => (query.q ? [] : [user('rina')]), {
    route: '/?q=nobody&sort=name',
  });
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(await screen.findByText('rina@example.com')).toBeTruthy();
  expect(view.path()).toBe('/?sort=name');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('says what failed and loads again on Retry', async () => {
  const failure = new ApiError({ status: 500, code: 'internal', message: 'broken' });
  const view = draw(failure);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The accounts could not be loaded.')).toBeTruthy();
  view.platform.api.answer({ 'GET /users': [user('rina')] });
  await view.user.click(retry);
  expect(await screen.findByText('rina@example.com')).toBeTruthy();
});

test('a page that is no longer there gives way to the first one', async () => {
  const message = 'This list has changed. Start again from its beginning.';
  const gone = new ApiError({ status: 400, code: 'bad_cursor', message });
  const view = draw(
    ({ query }: { query: { cursor?: string } }) => (query.cursor ? gone : [user('rina')]),
    { route: '/?cursor=old' },
  );
  expect(await screen.findByText('rina@example.com')).toBeTruthy();
  expect(view.path()).toBe('/');
});

import { ApiError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import BikeOwner from './bike-owner.tsx';

const bike = product({ _id: 'p1', name: 'Shalik 110', own: true });
const draw = (place: 'page' | 'card', api: Record<string, unknown> = {}) =>
  renderWithPlatform(<BikeOwner place={place} bike={bike} namedBy="name" />, { api });

test('on its page the way to its form comes first, with the price', () => {
  draw('page');
  const link = screen.getByRole('link', { name: 'Edit your bike' });
  expect(link.getAttribute('href')).toBe('/dashboard/myProducts/p1');
  expect(screen.getByText('৳1,45,000')).toBeTruthy();
});

test('on its card there is no way to its form', () => {
  draw('card');
  expect(screen.queryByRole('link', { name: 'Edit your bike' })).toBeNull();
});

test('advertises by the id of the bike alone, and says so', async () => {
  const sent: unknown[] = [];
  const { platform, user } = draw('card', {
    'POST /advertisedItems': ({ body }: CallInput) => (
      sent.push(body),
      { acknowledged: true, insertedId: 'a1' }
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Advertise Item' }));
  expect(sent).toEqual([{ _id: 'p1' }]);
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Advertised Confirmed.' }]);
});

test('a second advert shows the server’s sentence', async () => {
  const message = 'You already have advertised Shalik 110';
  const { platform, user } = draw('card', {
    'POST /advertisedItems': new ApiError({ status: 409, code: 'already_advertised', message }),
  });
  await user.click(screen.getByRole('button', { name: 'Advertise Item' }));
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test.each([
  ['card', '/'],
  ['page', '/dashboard/myProducts'],
] as const)('deletes after asking with the bike’s name, from its %s', async (place, path) => {
  const view = draw(place, { 'DELETE /users/seller/p1': { deletedCount: 1 } });
  const { platform, user } = view;
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Shalik 110?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Deleted successfully' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(view.path()).toBe(path));
});

import { ApiError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OwnBikeActions } from './own-bike-actions.tsx';

const draw = (own: boolean, api: Record<string, unknown> = {}) =>
  renderWithPlatform(
    <OwnBikeActions product={product({ _id: 'p1', name: 'Shalik 110', own })} namedBy="name" />,
    { api },
  );

test('a bike of somebody else has neither Advertise Item nor Delete', () => {
  draw(false);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('advertises by the id of the bike alone, and says so', async () => {
  const sent: unknown[] = [];
  const { platform, user } = draw(true, {
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
  const { platform, user } = draw(true, {
    'POST /advertisedItems': new ApiError({ status: 409, code: 'already_advertised', message }),
  });
  await user.click(screen.getByRole('button', { name: 'Advertise Item' }));
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test('deletes after asking with the bike’s name', async () => {
  const { platform, user } = draw(true, { 'DELETE /users/seller/p1': { deletedCount: 1 } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Shalik 110?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Deleted successfully' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import AdvertOwner from './advert-owner.tsx';

test('its own seller deletes an advert after being asked', async () => {
  const bike = product({ _id: 'p1', name: 'Shalik 110', own: true });
  const { platform, user } = renderWithPlatform(
    <AdvertOwner place="advert" bike={bike} namedBy="name" />,
    { api: { 'DELETE /advertisedItems/p1': { deletedCount: 1 } } },
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the advert of Shalik 110?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Deleted successfully' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { product, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OwnBikeStatistics } from './own-bike-statistics.tsx';

const nothing = Array.from({ length: 30 }, () => 0);
const answer = {
  until: '2026-12-04',
  bikes: [
    {
      _id: 'p1',
      views: nothing.with(29, 34),
      wishes: nothing,
      bookings: nothing,
      messages: nothing,
    },
  ],
};
const draw = (own: boolean) =>
  renderWithPlatform(<OwnBikeStatistics product={product({ _id: 'p1', own })} namedBy="name" />, {
    api: { 'GET /bikeStatistics': answer },
  });

test('a bike’s seller sees on its page how often it was looked at, and nobody else asks', async () => {
  draw(true);
  expect(await screen.findByRole('heading', { level: 2, name: 'Last 30 days' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Views in the last 30 days: 34/ })).toBeTruthy();
  const { container, platform } = draw(false);
  expect(container.textContent).toBe('');
  expect(platform.api.calls).toEqual([]);
});

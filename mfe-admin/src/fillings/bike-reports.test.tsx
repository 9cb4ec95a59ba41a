import { NetworkError } from '@motohaat/api/errors';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { picture, product, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import BikeReports from './bike-reports.tsx';

const report: ReportedItem = {
  _id: 'r1',
  productId: 'p1',
  productName: 'Shalik 110',
  price: 145_000,
  sellerName: 'Rafiq Hasan',
  location: 'Mirpur 10, Dhaka',
  email: 'buyer@example.com',
  reason: 'stolen',
  note: '',
  createdAt: '2026-01-10T03:05:30.000Z',
  status: 'open',
  category_id: '1',
  picture: picture('shalik', 'The red one'),
  count: 1,
  productStatus: 'active',
  restorable: false,
  sellerId: 's1',
  sellerStatus: 'active',
  closedAt: null,
};
const draw = (answer: unknown) =>
  renderWithPlatform(<BikeReports bike={product({ _id: 'p1' })} namedBy="name" />, {
    api: { 'GET /reportedItems': answer },
  });

test('an admin reads on a bike’s page how many reports wait, and is led to those of this bike', async () => {
  const { platform } = draw([report, { ...report, _id: 'r2' }]);
  await screen.findByText('2 open reports about this bike.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/dashboard/reportedItems?productId=p1',
  );
  expect(platform.api.calls).toEqual(['GET /reportedItems?state=open&productId=p1']);
});

test('without reports there is nothing to look into; what cannot be loaded is tried again', async () => {
  const { platform, user } = draw(new NetworkError());
  await screen.findByText('The reports could not be loaded.');
  platform.api.answer({ 'GET /reportedItems': [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No report about this bike is open.');
  expect(screen.queryByRole('link')).toBeNull();
});

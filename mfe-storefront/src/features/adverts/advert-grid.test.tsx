import { NetworkError } from '@motohaat/api/errors';
import { advert, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AdvertGrid } from './advert-grid.tsx';

const call = 'GET /advertisedItems';
const draw = (answer: unknown) => renderWithPlatform(<AdvertGrid />, { api: { [call]: answer } });

test('each card shows the bike with its asking price and leads to its page', async () => {
  draw([advert({ _id: 'p7', category_id: '3', name: 'Baaz R150', resalePrice: 335_000 })]);
  const link = await screen.findByRole('link', { name: 'Baaz R150' });
  expect(link.getAttribute('href')).toBe('/products/p7/baaz-r150');
  expect(screen.getByText('BDT 3,35,000')).toBeTruthy();
});

test('says "No Advertised Items." only after a successful load', async () => {
  draw([]);
  expect(screen.queryByText('No Advertised Items.')).toBeNull();
  expect(await screen.findByText('No Advertised Items.')).toBeTruthy();
});

test('says that it is loading', () => {
  draw(new Promise(() => undefined));
  expect(screen.getByRole('status').textContent).toBe('Loading the advertised items');
});

test('a failure says so, and Retry loads again', async () => {
  const { platform, user } = draw(new NetworkError());
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load. Try again');
  expect(screen.queryByText('No Advertised Items.')).toBeNull();
  platform.api.answer({ [call]: [advert({ name: 'Shalik 110' })] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Shalik 110' })).toBeTruthy();
});

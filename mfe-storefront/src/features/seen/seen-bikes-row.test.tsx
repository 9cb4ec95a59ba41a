import type { FoundBike } from '@motohaat/contract/bike-facts';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import SeenBikesRow from './seen-bikes-row.tsx';

const seenHere = (...ids: string[]) =>
  localStorage.setItem(
    'motohaat.draft.seen-bikes.1',
    JSON.stringify(
      ids.map((id) => ({ id, name: `Bike ${id}`, names: {}, price: 90_000, cover: null })),
    ),
  );
const unstated = { brand: null, model: null, year: null, cc: null, km: null, owners: null };
const found = (id: string): FoundBike => ({
  ...product({ _id: id, name: `Bike ${id}` }),
  ...unstated,
  district: null,
  area: null,
  papers: null,
  photos: 1,
  advertised: false,
  priceBefore: null,
});
const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('shows the bikes seen on this device with their prices of then, but the one at hand', async () => {
  seenHere('a', 'b');
  const { user: person } = renderWithPlatform(<SeenBikesRow without="b" />, {});
  expect(names()).toEqual(['Bike a৳90,000 BDT 90,000']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/products/a/bike-a');
  await person.click(screen.getByRole('button', { name: 'Forget these bikes' }));
  expect(names()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('shows those that the account saw elsewhere too, and forgets them there', async () => {
  seenHere('a');
  const elsewhere = ['a', 'c'].map(found);
  const { platform, user: person } = renderWithPlatform(<SeenBikesRow />, {
    session: { status: 'ready', user },
    api: { 'GET /seenBikes': elsewhere, 'DELETE /seenBikes': { deletedCount: 2 } },
  });
  expect(await screen.findByRole('link', { name: /^Bike c/ })).toBeTruthy();
  expect(names()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Forget these bikes' }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(platform.api.calls).toContain('DELETE /seenBikes');
});

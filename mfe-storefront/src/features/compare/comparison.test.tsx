import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { BikePage } from '@motohaat/contract/bike-facts';
import { noPapers } from '@motohaat/domain/bike-facts';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { addToCompared } from '../../on-device/compared-bikes.ts';
import { askedBikes, bikesQuery } from './asked-bikes.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';
import { Comparison } from './comparison.tsx';

beforeEach(() => localStorage.clear());

const nothing = { model: null, year: null, cc: null, km: null, owners: null, area: null };
function bike(id: string, changes: Partial<BikePage> = {}): BikePage {
  return {
    ...product({
      _id: id,
      name: `Bike ${id}`,
      resalePrice: 90_000,
      createdAt: '2026-01-10T03:05:30.000Z',
    }),
    ...nothing,
    brand: { slug: 'bajaj', name: 'Bajaj' },
    district: null,
    papers: null,
    photos: 1,
    advertised: false,
    priceBefore: null,
    slug: `bike-${id}`,
    otherModel: null,
    colour: null,
    registration: null,
    registrationZone: null,
    registrationYear: null,
    papersList: noPapers,
    priceSense: null,
    prices: [],
    seller: {
      _id: 's1',
      name: 'Rafiq',
      photo: null,
      since: '2025-01-10T03:05:30.000Z',
      verified: true,
      bikes: 1,
    },
    similar: [],
    landings: [],
    ...changes,
  };
}

const draw = (answers: Record<string, unknown>, onRemove = vi.fn<(id: string) => void>()) => {
  const api = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [`GET /products/${id}`, answer]),
  );
  const drawn = renderWithPlatform(<Comparison ids={Object.keys(answers)} onRemove={onRemove} />, {
    api,
  });
  return { ...drawn, onRemove };
};
const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;

test('shows bikes side by side, and says in words where they are not alike', async () => {
  draw({ a: bike('a', { year: 2020 }), b: bike('b', { resalePrice: 80_000 }) });
  expect(await row(/^Price/)).toContain('not the same');
  expect(await row(/^Year/)).toBe('Year≠(not the same)2020not stated');
  expect(await row(/^Brand/)).toBe('BrandBajajBajaj');
  expect(await row(/^Kilometres/)).not.toContain('≠');
  expect(screen.getByRole('link', { name: 'Bike a' }).getAttribute('href')).toBe(
    '/products/a/bike-a',
  );
});

test('tells of bikes that are sold or gone, and of one alone asks for another', async () => {
  const sold = {
    _id: 'b',
    name: 'Pulsar',
    shownName: 'Shalik',
    slug: 's',
    message: 'Sold.',
    code: 'gone',
    similar: [],
  };
  draw({
    a: bike('a'),
    b: new ApiError({ status: 410, code: 'not_found', message: 'Sold.', body: sold }),
    c: new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' }),
  });
  expect(await screen.findByText('Shalik is sold.')).toBeTruthy();
  expect(screen.getByText(/not on the market any more/)).toBeTruthy();
  expect(screen.getByText(/Choose two to four bikes/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bike a' })).toBeTruthy();
});

test('takes a bike out, and asks again for what could not be loaded', async () => {
  const { platform, user, onRemove } = draw({ a: bike('a'), b: new NetworkError() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  platform.api.answer({ 'GET /products/b': bike('b') });
  await user.click(retry);
  const column = within(await screen.findByRole('columnheader', { name: /Bike b/ }));
  await user.click(column.getByRole('button', { name: 'Remove' }));
  expect(onRemove.mock.calls).toEqual([['b']]);
});

test('four bikes can be chosen, a fifth is refused, and the tray leads to their comparison', async () => {
  const fifth = product({ _id: 'e', name: 'Bike e' });
  for (const id of ['a', 'b', 'c']) addToCompared(product({ _id: id, name: `Bike ${id}` }), 'en');
  const { platform, user } = renderWithPlatform(
    <>
      <CompareToggle bike={product({ _id: 'd', name: 'Bike d' })} namedBy="x" />
      <CompareTray />
    </>,
    {},
  );
  await user.click(screen.getByRole('button', { name: 'Compare this bike' }));
  const link = screen.getByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe('/compare?bikes=a,b,c,d');
  expect(screen.getByText('4 of 4 to compare')).toBeTruthy();
  addToCompared(fifth, 'en');
  expect(screen.queryByText('Bike e')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Do not compare Bike b' }));
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/compare?bikes=a,c,d',
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  expect(platform.shown).toEqual([]);
});

test.each([
  ['?bikes=a,b', ['a', 'b']],
  ['?bikes=a,,a, b ,c,d,e', ['a', 'b', 'c', 'd']],
  ['?bikes=', []],
  ['', []],
])('an address of %s asks for %o', (search, ids) => {
  expect(askedBikes(new URLSearchParams(search))).toEqual(ids);
  expect(askedBikes(new URLSearchParams(bikesQuery(ids)))).toEqual(ids);
});

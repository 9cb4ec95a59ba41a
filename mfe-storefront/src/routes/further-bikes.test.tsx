import { ApiError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { category, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import { bikePage } from '../testing/bike-page.ts';
import Category from './category.tsx';
import Seller from './seller.tsx';

const Site = () =>
  useRoutes([
    { path: '/categories/:id', element: <Category /> },
    { path: '/sellers/:id', element: <Seller /> },
  ]);

/** The first page of a list leads to `c2`, which is its last; the server knows no other cursor. */
function answerTo({ query }: CallInput) {
  const cursor = query?.['cursor'];
  if (cursor !== undefined && cursor !== 'c2') {
    throw new ApiError({ status: 400, code: 'bad_cursor', message: 'There is no such page.' });
  }
  const bike = bikePage({ _id: `p-${cursor ?? 'c1'}`, name: `Bike of ${cursor ?? 'c1'}` });
  return { bike, ...(cursor === undefined && { next: 'c2' }) };
}

const { seller } = bikePage();
const api = {
  'GET /categories': [category({ categories_id: '1', name: 'Scooters' })],
  'GET /categories/1': (input: CallInput) => {
    const { bike, next } = answerTo(input);
    return { rows: [bike], next };
  },
  'GET /sellers/s1': (input: CallInput) => {
    const { bike, next } = answerTo(input);
    const standing = { handOvers: 0, reviews: { count: 0, stars: null }, answerMinutes: null };
    return { answer: { ...seller, ...standing, items: [bike] }, next };
  },
  'GET /sellers/s1/reviews': [],
};
const open = (route: string) => renderWithPlatform(<Site />, { api, route });

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
const data = () =>
  document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

describe.each(['/categories/1', '/sellers/s1'])('%s', (path) => {
  test('names its bikes to search engines, and leads to further ones by a link', async () => {
    open(path);
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more.getAttribute('href')).toBe(`${path}?after=c2`);
    await waitFor(() => expect(data()).toMatch(/"BreadcrumbList".*"ItemList".*"Bike of c1"/));
    expect(canonical()).toBe(`https://motohaat.example${path}`);
    expect(robots()).toBeUndefined();
  });

  test('has an address for further bikes, which is not for search engines, with the way back', async () => {
    open(`${path}?after=c2`);
    await screen.findByRole('article', { name: 'Bike of c2' });
    const back = screen.getByRole('link', { name: 'Back to the first bikes' });
    expect(back.getAttribute('href')).toBe(path);
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(canonical()).toBeUndefined();
  });

  test('begins with its first bike where the address names none that is known', async () => {
    open(`${path}?after=nonsense`);
    expect(await screen.findByRole('article', { name: 'Bike of c1' })).toBeTruthy();
  });
});

import { NetworkError } from '@motohaat/api/errors';
import { category, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PopularProducts } from './popular-products.tsx';

const draw = (answer: unknown) =>
  renderWithPlatform(<PopularProducts id="categories" />, { api: { 'GET /categories': answer } });

test('shows the categories in the order of their ids, each with its own link', async () => {
  draw([
    category({ _id: 'b', categories_id: '2', name: 'Standard For Dual Purpose' }),
    category({ _id: 'a', categories_id: '1', name: 'Scooters' }),
  ]);
  const links = await screen.findAllByText('See Similar Products');
  const named = links.map((text) => text.closest('a'));
  expect(named.map((link) => [link?.getAttribute('aria-label'), link?.pathname])).toEqual([
    ['See Similar Products: Scooters', '/categories/1'],
    ['See Similar Products: Standard For Dual Purpose', '/categories/2'],
  ]);
  expect(
    screen.getAllByText('Buy your dream bike in a reasonable price and sell if you need to'),
  ).toHaveLength(2);
});

test('its heading is the place that in-page links lead to, and takes the focus', () => {
  draw(new Promise(() => undefined));
  const heading = screen.getByRole('heading', { name: 'Popular Products' });
  expect([heading.id, heading.tabIndex]).toEqual(['categories', -1]);
});

test('a failure says so', async () => {
  draw(new NetworkError());
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load. Try again');
});

import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { words } from '../messages/index.ts';
import { lowerWords } from '../messages/lower/index.ts';
import Home from './home.tsx';

const never = new Promise(() => undefined);
const slowApi = {
  'GET /advertisedItems': never,
  'GET /categories': never,
  'GET /categories/1': never,
  'GET /categories/2': never,
  'GET /categories/3': never,
};

test('stands complete before any answer has come, its sections in the specified order', async () => {
  renderWithPlatform(<Home />, { api: slowApi });
  await screen.findByText('WOT');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Up to 35% off plus free shipping',
    'Advertised items',
    'Popular Products',
    'Top Reviews',
    'Papers checklist',
    'Latest bikes',
  ]);
});

test('the hero says the specified words, and its links lead to places on the page', () => {
  const { container } = renderWithPlatform(<Home />, { api: slowApi });
  const hero = within(screen.getByRole('region', { name: 'Let us find your Favorite Bike' }));
  expect(hero.getByText('Buy your dream bike and sell if you need to')).toBeTruthy();
  for (const name of ['Buy Now', 'See Reviews']) {
    const target = hero.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(container.querySelector(target)?.tagName).toBe('H2');
  }
  expect(hero.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('the banner shows the code, leads to the categories and says what it does not do', async () => {
  renderWithPlatform(<Home />, { api: slowApi });
  const region = { name: 'Up to 35% off plus free shipping' };
  const banner = within(await screen.findByRole('region', region));
  expect(banner.getByText('WOT')).toBeTruthy();
  expect(banner.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('#categories');
  expect(banner.getByText(/never changes the price/)).toBeTruthy();
});

test.each([
  ['/categories/2#p-1', 'Continue to the bikes you were looking at'],
  ['/dashboard/wishlist', 'Continue to your dashboard'],
  ['/blogs', 'Continue to where you were'],
])('after a sign-up offers the way back to %s until it is dismissed', async (place, name) => {
  const { user } = renderWithPlatform(<Home />, {
    api: slowApi,
    route: { pathname: '/', state: { continueTo: place } },
  });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(place);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('in Bangla no word of it is left in English', async () => {
  await Promise.all(
    [words, lowerWords, commonWords, platformWords].map(({ prepare }) => prepare('bn')),
  );
  const { container } = renderWithPlatform(
    <LanguageContext value="bn">
      <Home />
    </LanguageContext>,
    { api: slowApi, route: { pathname: '/', state: { continueTo: '/blogs' } } },
  );
  await screen.findByText('WOT');
  const named = [...container.querySelectorAll('[aria-label], [alt]')];
  const said = named.map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'));
  const read = `${document.title} ${container.textContent} ${said.join(' ')}`;
  expect([...new Set(read.match(/[a-z]+/gi))]).toEqual(['MotoHaat', 'WOT']);
});

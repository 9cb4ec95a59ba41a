import { expect, test } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { createFindPage } from './find-page.ts';
import { navigationOf } from './navigation.ts';

const shop = composedRemote('mfe-shop', { home: '/', list: '/kinds/:id', news: '/news' });
const purposes: Record<string, string> = { list: 'category', news: 'blogs' };
const withPurposes = {
  ...shop,
  routes: shop.routes.map((route) => ({ ...route, purpose: purposes[route.id] })),
  navigation: [
    { place: 'navbar', label: 'News', purpose: 'blogs', order: 2 },
    { place: 'navbar', label: 'Orders', purpose: 'orders', order: 3 },
    { place: 'navbar', label: 'Home', path: '/', order: 1 },
  ] as const,
};
const composition = compositionOf([{ ...withPurposes, navigation: [...withPurposes.navigation] }]);
const findPage = createFindPage(() => composition);

test('a page is found by its purpose, wherever its remote has it', () => {
  expect(findPage('category', { id: '2/3' })).toBe('/kinds/2%2F3');
  expect(findPage('blogs', {})).toBe('/news');
  expect(findPage('profile', {})).toBe('/dashboard/profile');
});

test('a page that this person has not, and an address that lacks what it needs, are home', () => {
  expect(findPage('orders', {})).toBe('/');
  expect(findPage('category', {})).toBe('/');
});

test('a menu entry leads to its purpose; one whose page is not there is not shown', () => {
  expect(navigationOf(composition, 'navbar')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'News', path: '/news' },
  ]);
});

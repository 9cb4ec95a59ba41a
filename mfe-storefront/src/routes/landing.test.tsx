import { ApiError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { Landing } from '@motohaat/contract/landing';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { bikePage } from '../testing/bike-page.ts';
import LandingPage from './landing.tsx';

const dhaka = { slug: 'dhaka', name: 'Dhaka' };
const gazipur = { name: 'pulsar-150', district: 'gazipur', title: 'Bajaj Pulsar 150 in Gazipur' };

const landing = (changes: Partial<Landing> = {}): Landing => ({
  what: { of: 'model', slug: 'pulsar-150', name: 'Bajaj Pulsar 150' },
  brand: { slug: 'bajaj', name: 'Bajaj' },
  district: dhaka,
  search: { model: 'pulsar-150', district: 'dhaka' },
  bikes: 14,
  about: false,
  price: { least: 85_000, most: 160_000 },
  middle: { from: 98_000, median: 1_10_000, to: 1_30_000 },
  years: { from: 2016, to: 2020 },
  km: { from: 12_000, to: 35_000 },
  usual: null,
  related: [{ of: 'nearby', pages: [{ ...gazipur, bikes: 5 }] }],
  ...changes,
});

const foundAfter = (cursor: unknown = 'none') =>
  bikePage({ _id: `p-${String(cursor)}`, name: `After ${String(cursor)}` });

type Given = { landing?: Landing | ApiError; next?: string };
const Site = () =>
  useRoutes([
    { path: '/bikes', element: <LandingPage /> },
    { path: '/bikes/:name', element: <LandingPage /> },
    { path: '/bikes/:name/:district', element: <LandingPage /> },
    { path: '*', element: 'Elsewhere' },
  ]);
const open = (route: string, { landing: given = landing(), next }: Given = {}) =>
  renderWithPlatform(<Site />, {
    route,
    api: {
      'GET /landings': { groups: [{ of: 'brands', pages: [{ ...gazipur, bikes: 5 }] }] },
      'GET /landings/pulsar-150': given,
      'GET /landings/nothing': given,
      'GET /search': ({ query }: CallInput) => ({
        answer: {
          items: [foundAfter(query?.['cursor'])],
          understood: [],
        },
        next,
      }),
    },
  });

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
const hrefs = (within_: HTMLElement) =>
  [...within_.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('a page says what its bikes are and cost, leads to those beside it, and can be found', async () => {
  open('/bikes/pulsar-150/dhaka?utm_source=mail');
  await screen.findByRole('heading', { level: 1, name: 'Used Bajaj Pulsar 150 bikes in Dhaka' });
  expect(
    screen.getByText(
      '14 used Bajaj Pulsar 150 bikes are on sale in Dhaka, from ৳85,000 to ৳1,60,000.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('৳98,000 to ৳1,30,000')).toBeTruthy();
  expect(screen.getByText('12,000 to 35,000 km')).toBeTruthy();
  expect(hrefs(screen.getByRole('navigation', { name: 'Breadcrumbs' }))).toEqual([
    '/',
    '/bikes',
    '/bikes/bajaj',
    '/bikes/pulsar-150',
  ]);
  expect(hrefs(screen.getByRole('navigation', { name: 'Next to it' }))).toEqual([
    '/bikes/pulsar-150/gazipur',
  ]);
  expect(screen.getByRole('link', { name: /^Filter/ }).getAttribute('href')).toBe(
    '/search?model=pulsar-150&district=dhaka',
  );
  await screen.findByRole('link', { name: 'After none' });
  expect(robots()).toBeUndefined();
  expect(canonical()).toBe('https://motohaat.example/bikes/pulsar-150/dhaka');
  expect(document.title).toBe('Used Bajaj Pulsar 150 bikes in Dhaka from ৳85,000 · MotoHaat');
  const description = document.head.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')?.length).toBeLessThanOrEqual(160);
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(data).toMatch(/"BreadcrumbList".*"ItemList"/);
});

test('further bikes have an address of their own, which is not for search engines', async () => {
  const { user, path } = open('/bikes/pulsar-150/dhaka', { next: 'c2' });
  const more = await screen.findByRole('link', { name: 'Load more' });
  expect(more.getAttribute('href')).toBe('/bikes/pulsar-150/dhaka?after=c2');
  await user.click(more);
  await screen.findByRole('link', { name: 'After c2' });
  expect(path()).toBe('/bikes/pulsar-150/dhaka');
});

test('who follows links alone gets the bikes that come after, and the way back', async () => {
  open('/bikes/pulsar-150/dhaka?after=c2');
  await screen.findByRole('link', { name: 'After c2' });
  expect(robots()).toBe('noindex');
  expect(canonical()).toBeUndefined();
  const back = screen.getByRole('link', { name: 'Back to the first bikes' });
  expect(back.getAttribute('href')).toBe('/bikes/pulsar-150/dhaka');
});

test.each([2, 1, 0])('a page of %i bikes answers, and asks not to be found', async (bikes) => {
  open('/bikes/pulsar-150/dhaka', { landing: landing({ bikes, price: null }) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(robots()).toBe('noindex'));
  expect(canonical()).toBeUndefined();
});

test('a name that nobody knows is a page that is missing', async () => {
  const missing = new ApiError({ status: 404, code: 'not_found', message: 'Nothing here.' });
  open('/bikes/nothing', { landing: missing });
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(
    document.head.querySelector('meta[name="prerender-status-code"]')?.getAttribute('content'),
  ).toBe('404');
});

test('a kind without a district is a category', async () => {
  const { path } = open('/bikes/scooters');
  await screen.findByText('Elsewhere');
  expect(path()).toBe('/categories/1');
});

test('all brands, models and districts begin with a page that can be found', async () => {
  open('/bikes');
  const pages = await screen.findByRole('navigation', { name: 'Brands' });
  expect(within(pages).getByRole('link', { name: 'Bajaj Pulsar 150 in Gazipur 5' })).toBeTruthy();
  expect(canonical()).toBe('https://motohaat.example/bikes');
});

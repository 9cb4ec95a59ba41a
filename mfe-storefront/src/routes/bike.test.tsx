import { ApiError } from '@motohaat/api/errors';
import type { BikePage } from '@motohaat/contract/bike-facts';
import { slotSchemas } from '@motohaat/contract/slot-schemas';
import type { SlotName } from '@motohaat/contract/slots';
import type { ProvidedPlatform, Session } from '@motohaat/platform';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { type GenericSchema, parse } from 'valibot';
import { expect, test } from 'vitest';

import { bikePage } from '../testing/bike-page.ts';
import Bike from './bike.tsx';

const call = 'GET /products/p1';
const place = '/products/p1/shalik-110';

function Site() {
  return useRoutes([
    { path: '/products/:id', element: <Bike /> },
    { path: '/products/:id/:slug', element: <Bike /> },
    { path: '*', element: null },
  ]);
}

type Setting = { session?: Session; route?: string; Slot?: ProvidedPlatform['Slot'] };
const open = (
  answer: unknown,
  { session = { status: 'anonymous' }, route = place, Slot }: Setting = {},
) =>
  renderWithPlatform(<Site />, {
    session,
    route,
    ...(Slot && { Slot }),
    api: { [call]: answer },
  });
const as = (role: 'buyer' | 'seller' | 'admin'): Session => ({
  status: 'ready',
  user: { id: 'u', email: 'a@b.example', name: 'Asha', role, photo: null },
});
const metaOf = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');

test('a bike’s page says what it is to search engines and share previews', async () => {
  open(bikePage());
  await waitFor(() => expect(document.title).toBe('Shalik 110 for ৳1,45,000 · MotoHaat'));
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `https://motohaat.example${place}`,
  );
  // Sites keep the picture of an address.
  expect(metaOf('og:image')).toBe(
    'https://motohaat.example/pictures/share/p1.jpg?photo=bike-1-card.avif',
  );
  expect(metaOf('description')).toContain('Mirpur 10, Dhaka: 2021, 18,400 km, 110 cc');
  const script = document.head.querySelector('script[type="application/ld+json"]');
  const { '@graph': data } = JSON.parse(script?.textContent ?? '{}') as { '@graph': unknown[] };
  expect(data).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Scooters' }, { position: 3 }] },
    {
      '@type': 'Product',
      name: 'Shalik 110',
      offers: { price: 145_000, priceCurrency: 'BDT', url: `https://motohaat.example${place}` },
    },
    { '@type': 'Motorcycle', mileageFromOdometer: { value: 18_400, unitCode: 'KMT' } },
  ]);
});

const hrefs = (label: string) =>
  [...screen.getByRole('navigation', { name: label }).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );

test('the way to a bike leads over its brand and model where these have several bikes', async () => {
  const page = { district: null, bikes: 7 };
  const landings = [
    { ...page, name: 'shalik', title: 'Shalik' },
    { ...page, name: 'shalik-110', title: 'Shalik 110' },
    { ...page, name: 'shalik', district: 'dhaka', title: 'Shalik in Dhaka' },
  ];
  open(bikePage({ landings }));
  await screen.findByRole('heading', { level: 1 });
  expect(hrefs('Breadcrumbs')).toEqual(['/', '/bikes/shalik', '/bikes/shalik-110']);
  expect(hrefs('More to choose from')).toEqual([
    '/bikes/shalik',
    '/bikes/shalik-110',
    '/bikes/shalik/dhaka',
  ]);
});

test('it says price, facts, seller and what is not stated, and never how to reach the seller', async () => {
  const { container } = open(bikePage({ email: 'r***@m***.example' }));
  await screen.findByRole('heading', { level: 1, name: 'Shalik 110' });
  const text = container.textContent;
  for (const said of [
    'BDT 1,45,000',
    'Kilometres18,400 km',
    'Colournot stated',
    'E-mail verified',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Not enough bikes to say whether this price is low, fair or high.');
  expect(text).not.toContain('@');
  const seller = screen.getByRole('link', { name: 'Rafiq Hasan' });
  expect(seller.getAttribute('href')).toBe('/sellers/s1');
});

test('a price is judged with its figures, and both sides are warned of one that is far too low', async () => {
  const sense = { level: 'low', median: 300_000, from: 280_000, to: 320_000, bikes: 9 } as const;
  const prices = [{ price: 160_000, until: '2026-11-10T06:00:00.000Z' }];
  const { container } = open(bikePage({ priceSense: { ...sense, suspicious: true }, prices }));
  await screen.findByText('Low');
  expect(container.textContent).toContain('Half of 9 bikes like it cost ৳2,80,000 to ৳3,20,000');
  expect(container.textContent).toContain('was ৳1,60,000, lowered on 10 Nov 2026');
  expect(container.textContent).toContain('far below what such bikes cost');
});

test.each<[string, Session, Partial<BikePage>, { role: 'button'; name: string } | string]>([
  ['a visitor', { status: 'anonymous' }, {}, { role: 'button', name: 'Sign in to book' }],
  ['a buyer', as('buyer'), {}, { role: 'button', name: 'Buy' }],
  ['a buyer of a booked one', as('buyer'), { status: 'reserved' }, 'This bike is already booked.'],
  ['another seller', as('seller'), {}, 'Only buyers can book.'],
  ['an admin', as('admin'), {}, 'Admins do not book bikes.'],
])('for %s the one main thing is what may be done', async (_who, session, changes, main) => {
  open(bikePage(changes), { session });
  await screen.findByRole('heading', { level: 1 });
  if (typeof main === 'string') expect(screen.getByText(main)).toBeTruthy();
  else expect(screen.getByRole(main.role, { name: main.name })).toBeTruthy();
  const buys = screen.queryAllByRole('button', { name: /^(Buy|Sign in to book)$/ });
  expect(buys).toHaveLength(1);
  // With the sentence that says why, where it would be refused.
  const why = buys[0]?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = why.map((id) => document.getElementById(id)?.textContent);
  if (typeof main === 'string') expect(said).toContain(main);
});

test('its seller finds no buttons for others in their place, and all slots are told of the bike', async () => {
  const told: Record<string, unknown> = {};
  const Slot: ProvidedPlatform['Slot'] = ({ name, properties }) => {
    told[name] = properties;
    return null;
  };
  const bike = bikePage({ own: true });
  open(bike, { session: as('seller'), Slot });
  await screen.findByRole('heading', { level: 1 });
  for (const name of [/^Buy/, /WishList$/, 'Report', 'Ask the seller']) {
    expect(screen.queryAllByRole('button', { name })).toEqual([]);
  }
  expect(told).toEqual({
    'bike.acts': { acts: [], asksHeld: false },
    'bike.actions': { place: 'page', bike, namedBy: 'name-p1' },
    'bike.notice': { bike, namedBy: 'name-p1' },
  });
  for (const [name, properties] of Object.entries(told)) {
    parse<GenericSchema>(slotSchemas[name as SlotName], properties);
  }
});

test.each(['/products/p1', '/products/p1/another-name'])(
  '%s leads to the right address, with what else it says',
  async (route) => {
    const view = open(bikePage(), { route: `${route}?utm_source=mail` });
    await waitFor(() => expect(view.path()).toBe(`${place}?utm_source=mail`));
  },
);

test('a bike that was sold says so, is gone for search engines, and shows what is like it', async () => {
  const similar = [bikePage({ _id: 'p2', name: 'Shalik 125' })];
  const body = { _id: 'p1', name: 'Shalik 110', slug: 'shalik-110', code: 'gone', similar };
  const message = 'It has been sold.';
  open(new ApiError({ status: 410, code: 'unknown', message, body: { ...body, message } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sold: Shalik 110' })).toBeTruthy();
  expect(metaOf('prerender-status-code')).toBe('410');
  const link = screen.getByRole('link', { name: 'Shalik 125' });
  expect(link.getAttribute('href')).toBe('/products/p2/shalik-125');
});

test('an unknown bike is the page for unknown paths', async () => {
  open(new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(metaOf('prerender-status-code')).toBe('404');
});

test('its link is copied whole, and a toast says so', async () => {
  const view = open(bikePage({ similar: [bikePage({ ...product(), _id: 'p9' })] }));
  await view.user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`https://motohaat.example${place}`);
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'The link is copied.' }]);
});

test('it is chosen to be compared on its own page too, and let go there', async () => {
  const { user } = open(bikePage());
  await user.click(await screen.findByRole('button', { name: 'Compare this bike' }));
  const tray = screen.getByRole('region', { name: 'Bikes to compare' });
  expect(tray.textContent).toContain('Shalik 110');
  await user.click(screen.getByRole('button', { name: 'Do not compare this bike' }));
  expect(screen.queryByRole('region', { name: 'Bikes to compare' })).toBeNull();
});

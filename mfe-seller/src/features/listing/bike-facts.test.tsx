import type { CallInput } from '@motohaat/api/request';
import type { Draft } from '@motohaat/contract/drafts';
// Read before any test waits for it.
import '@motohaat/catalogue/choices';
import { drafts } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { AddBike } from './add-bike.tsx';
// Read before any test waits for it.
import './rest/new-bike-rest.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => localStorage.clear());

async function draw(begun?: Draft, answers = {}) {
  const name = begun ? `${begun._id}.${begun.savedAt}` : seller.id;
  drafts.write(`photos.${name}`, [{ url: '/u1', card: '/u1', uploadedAt: Date.now() }]);
  const sent: CallInput[] = [];
  const view = renderWithPlatform(<AddBike seller={seller} begun={begun} onDone={vi.fn()} />, {
    session: { status: 'ready', user: seller },
    api: {
      'POST /addProduct': (options: CallInput) => (
        sent.push(options),
        { acknowledged: true, insertedId: 'p1' }
      ),
      ...answers,
    },
  });
  await screen.findByLabelText('Seller email');
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Add Product' }));
  return { ...view, submit, sent };
}

test('what the model implies is filled in, follows the choice, and never takes the place of what was typed', async () => {
  const { user, submit, sent } = await draw();
  await user.type(field('Brand'), 'বাজাজ');
  await screen.findByRole('option', { name: /^Bajaj/ });
  await user.tab();
  await user.type(field('Model'), 'pulsar 150');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Product name').value).toBe('Bajaj Pulsar 150');
  expect(field('Engine (cc)').value).toBe('149');
  expect(field('Category').value).toBe('3');
  await user.type(field('Year'), '1962');
  expect(screen.getByText(/made since 2001/)).toBeTruthy();
  await user.clear(field('Year'));
  await user.type(field('Year'), '২০২১');
  expect(field('Product name').value).toBe('Bajaj Pulsar 150 2021');
  await user.type(field('District'), 'dhaka');
  await user.tab();
  await user.type(field('Area'), 'মিরপুর');
  await user.tab();
  expect(field('Location').value).toBe('Mirpur, Dhaka');
  await user.clear(field('Product name'));
  await user.type(field('Product name'), 'My Pulsar');
  await user.clear(field('Model'));
  await user.type(field('Model'), 'Pulsar NS160');
  await user.tab();
  expect(field('Engine (cc)').value).toBe('160');
  expect(field('Product name').value).toBe('My Pulsar');
  await user.selectOptions(field('Registration'), 'Registered');
  await user.type(field('Registered in'), 'ctg');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.selectOptions(field('Smart card'), 'Yes');
  for (const label of ['Buying Price', 'Asking Price']) await user.type(field(label), '150000');
  await user.type(field('Description'), 'One owner.');
  await user.click(field('Good'));
  await submit();
  expect(sent[0]?.body).toMatchObject({
    name: 'My Pulsar',
    brand: 'bajaj',
    model: 'pulsar-ns160',
    year: 2021,
    cc: 160,
    district: 'dhaka',
    area: 'mirpur',
    registration: 'registered',
    registrationZone: 'chattogram',
    papers: { smartCard: true, insurance: null },
  });
});

test('a bike that is on no list is described in the seller’s words', async () => {
  const { user } = await draw();
  await user.type(field('Brand'), 'Znen T10');
  await screen.findByRole('option', { name: 'Another: “Znen T10”' });
  await user.tab();
  expect(field('Brand and model in your words').value).toBe('Znen T10');
  expect(field('Product name').value).toBe('Znen T10');
});

test('a listing is saved unfinished on the server, gone on with, and published as the draft that it was', async () => {
  const saved: CallInput[] = [];
  const keep = (options: CallInput) => (
    saved.push(options),
    { acknowledged: true, insertedId: 'd1', savedAt: '2026-01-10T03:05:30.000Z' }
  );
  const first = await draw(undefined, { 'POST /drafts': keep });
  await first.user.type(field('Asking Price'), 'about a lakh');
  await first.user.selectOptions(field('Smart card'), 'Yes');
  await first.user.click(screen.getByRole('button', { name: 'Save and finish later' }));
  const body = { resalePrice: 'about a lakh', images: ['/u1'], papers: { smartCard: true } };
  expect(saved[0]?.body).toMatchObject(body);
  cleanup();
  const at = '2026-01-10T03:05:30.000Z';
  const begun: Draft = {
    _id: 'd1',
    body,
    numbers: { chassis: '4821', engine: null },
    createdAt: at,
    savedAt: at,
  };
  const again = await draw(begun, { 'PUT /drafts/d1': keep });
  expect(field('Asking Price').value).toBe('about a lakh');
  expect(field('Smart card').value).toBe('yes');
  expect(screen.getByText('Kept, it ends in 4821. Write it anew to change it.')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Save and finish later' }));
  expect(saved).toHaveLength(2);
});

const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
/** What is doubted of the numbers. */
const doubts = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => /Look at/.test(text));

test.each([
  ['250,000 km', /very far for a bike/],
  ['১০ কিমি', /very little for its age/],
  ['৯৯,৯৯,৯৯৯ কিলোমিটার', /very far for a bike/],
])('doubts %s, with the unit that the form takes', async (km, doubt) => {
  await draw();
  type('Year', String(new Date().getFullYear() - 3));
  type('Kilometres', km);
  expect(screen.getByText(doubt)).toBeTruthy();
});

test('doubts an engine unlike the model’s, with the unit that the form takes', async () => {
  const { user } = await draw();
  await user.type(field('Model'), 'pulsar 150');
  await screen.findAllByRole('option', { name: /Pulsar 150/ });
  await user.tab();
  type('Engine (cc)', '৩৫০ সিসি');
  expect(screen.getByText(/^This model has 149 cc/)).toBeTruthy();
  type('Engine (cc)', '১৫০ সিসি');
  expect(screen.queryByText(/^This model has 149 cc/)).toBeNull();
});

test('doubts a registration to come, and a tax token for decades', async () => {
  const { user } = await draw();
  const now = new Date().getFullYear();
  await user.selectOptions(field('Registration'), 'Registered');
  type('Year of registration', String(now + 1));
  type('Tax token valid until', '2099-12-31');
  expect(doubts()).toEqual([
    `It is not ${now + 1} yet. Look at the year of registration again.`,
    'Tax tokens are not given for that long. Look at its last day again.',
  ]);
  type('Year of registration', String(now));
  type('Tax token valid until', `${now + 2}-12-31`);
  expect(doubts()).toEqual([]);
});

test('says that there are too few bikes like one that is on no list', async () => {
  const unknown = /not enough bikes like it/;
  const { platform, user } = await draw();
  await user.type(field('Brand'), 'Znen T10');
  await screen.findByRole('option', { name: 'Another: “Znen T10”' });
  await user.tab();
  expect(screen.queryByText(unknown)).toBeNull();
  type('Asking Price', '1 lakh');
  expect(await screen.findByText(unknown, {}, { timeout: 3_000 })).toBeTruthy();
  type('Asking Price', 'a lot');
  await vi.waitFor(() => expect(screen.queryByText(unknown)).toBeNull(), 3_000);
  expect(platform.api.calls.filter((call) => call.includes('priceSense'))).toEqual([]);
});

test('says where the asking price stands among bikes like it, with the figures', async () => {
  const asked: CallInput[] = [];
  const sense = { level: 'low', median: 200_000, from: 180_000, to: 220_000, bikes: 12 };
  const { user } = await draw(undefined, {
    'GET /priceSense': (options: CallInput) => (
      asked.push(options),
      { priceSense: { ...sense, suspicious: true } }
    ),
  });
  await user.type(field('Model'), 'pulsar 150');
  await screen.findAllByRole('option', { name: /Pulsar 150/ });
  await user.tab();
  await user.type(field('Year'), '২০২১');
  type('Kilometres', '২৪,০০০ কিমি');
  await user.type(field('Asking Price'), '1 lakh');
  expect(await screen.findByText('A low price.', {}, { timeout: 3_000 })).toBeTruthy();
  expect(screen.getByText(/Of 12 bikes like it/)).toBeTruthy();
  expect(screen.getByText(/buyers are warned/)).toBeTruthy();
  expect(asked.at(-1)?.query).toEqual({
    model: 'pulsar-150',
    year: '2021',
    km: '24000',
    price: '100000',
  });
});

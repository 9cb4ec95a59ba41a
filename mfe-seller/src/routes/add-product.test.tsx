import type { CallInput } from '@motohaat/api/request';
import type { Draft, DraftBody } from '@motohaat/contract/drafts';
import { drafts } from '@motohaat/platform';
import { type Rendered, renderWithPlatform } from '@motohaat/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Read before any test waits for it.
import '../features/listing/rest/new-bike-rest.tsx';
import AddProductPage from './add-product.tsx';

const user = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const [first, later] = ['2026-01-10T03:05:30.000Z', '2026-01-10T04:05:30.000Z'];

beforeEach(() => {
  URL.createObjectURL = vi.fn((file: File) => `blob:${file.name}`);
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => localStorage.clear());

/** The page, which stays drawn when it is left: as it does in a browser until the next one is there. */
async function draw(api: Record<string, unknown> = {}, route = '/'): Promise<Rendered> {
  const uploaded = { url: '/new', card: '/new-card', viewer: '/new', width: 800, height: 600 };
  const view = renderWithPlatform(<AddProductPage />, {
    route,
    session: { status: 'ready', user },
    api: {
      'POST /uploads': { success: true, data: uploaded },
      'POST /addProduct': { acknowledged: true, insertedId: 'p1' },
      'POST /drafts': { acknowledged: true, insertedId: 'd1' },
      ...api,
    },
  });
  await screen.findByLabelText('Seller email');
  return view;
}

const begun = (body: DraftBody, savedAt: string | undefined = first): Draft => ({
  _id: 'd1',
  body,
  numbers: { chassis: null, engine: null },
  createdAt: savedAt,
  savedAt,
});
const goOn = async (draft: Draft, save: unknown = { acknowledged: true, savedAt: later }) =>
  draw({ 'GET /drafts': [draft], 'PUT /drafts/d1': save }, '/?draft=d1');

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
const photos = () => screen.queryAllByRole('button', { name: /^Remove / }).length;
const press = async ({ user: person }: Rendered, name: string) =>
  person.click(screen.getByRole('button', { name }));
const places = () => within(screen.getByRole('group', { name: 'What buyers want to see' }));

async function addPhoto({ user: person }: Rendered, label = 'Choose photos'): Promise<void> {
  const before = photos();
  await person.upload(field(label), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await vi.waitFor(() => expect(photos()).toBe(before + 1));
  await screen.findByText(/ is uploaded\.$/);
}

async function fill(view: Rendered): Promise<void> {
  await addPhoto(view);
  type('Product name', 'Shalik 110');
  type('Location', 'Mirpur 10, Dhaka');
  type('Buying Price', '185000');
  type('Asking Price', '145000');
  type('Description', 'One owner.');
  type('Category', '1');
  type('Chassis number', 'PS1AB99Z1K0008001');
  fireEvent.click(field('Good'));
}

test.each(['Add Product', 'Save and finish later'])(
  'after “%s” the form is empty for the next bike',
  async (name) => {
    const view = await draw();
    await fill(view);
    expect(drafts.read('bike.u1')).toBeTruthy();
    await press(view, name);
    await vi.waitFor(() => expect(view.path()).toBe('/dashboard/myProducts'));
    expect(drafts.read('bike.u1')).toBeUndefined();
    // While the next page is on its way, the form stands there with what was sent.
    type('Description', 'One owner. ');
    expect(drafts.read('bike.u1')).toBeUndefined();
    cleanup();
    await draw();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    expect([field('Product name').value, field('Chassis number').value]).toEqual(['', '']);
    expect(photos()).toBe(0);
  },
);

test('what is typed after “Start again” is kept', async () => {
  await draw();
  type('Product name', 'Shalik 110');
  cleanup();
  await press(await draw(), 'Start again');
  type('Product name', 'Doel 80');
  cleanup();
  await draw();
  expect(field('Product name').value).toBe('Doel 80');
});

test('a draft that is saved again opens with its photos and what was saved', async () => {
  const saved: CallInput[] = [];
  const view = await goOn(
    begun({ name: 'Shalik 110', images: ['/1', '/2'] }),
    (options: CallInput) => (saved.push(options), { acknowledged: true, savedAt: later }),
  );
  await screen.findByDisplayValue('Shalik 110');
  await addPhoto(view);
  type('Product name', 'Shalik 125');
  await press(view, 'Save and finish later');
  const images = ['/1', '/2', '/new'];
  expect(saved[0]?.body).toMatchObject({ name: 'Shalik 125', images });
  await vi.waitFor(() => expect(view.path()).toBe('/dashboard/myProducts'));
  cleanup();
  await goOn(begun({ name: 'Shalik 125', images }, later));
  await screen.findByDisplayValue('Shalik 125');
  expect(photos()).toBe(3);
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

test('what this device kept of a draft outlives a reload, until it is saved elsewhere', async () => {
  const view = await goOn(begun({ name: 'Shalik 110', images: ['/1'] }));
  await screen.findByDisplayValue('Shalik 110');
  await addPhoto(view);
  type('Product name', 'Shalik 125');
  cleanup();
  await goOn(begun({ name: 'Shalik 110', images: ['/1'] }));
  await screen.findByDisplayValue('Shalik 125');
  expect(photos()).toBe(2);
  cleanup();
  await goOn(begun({ name: 'Doel 80', images: ['/1', '/2', '/3'] }, later));
  await screen.findByDisplayValue('Doel 80');
  expect(photos()).toBe(3);
});

test('a draft knows which guided places its photos show', async () => {
  const saved: CallInput[] = [];
  const view = await draw({
    'POST /drafts': (options: CallInput) => (
      saved.push(options),
      { acknowledged: true, insertedId: 'd1' }
    ),
  });
  await addPhoto(view, 'Odometer');
  await press(view, 'Save and finish later');
  const body = saved[0]?.body as DraftBody;
  expect(body).toMatchObject({ images: ['/new'], views: ['odometer'] });
  cleanup();
  await goOn(begun(body));
  expect(await screen.findByLabelText('Front')).toBeTruthy();
  expect(screen.queryByLabelText('Odometer')).toBeNull();
  expect(places().getByText('Odometer')).toBeTruthy();
});

test.each<[string, DraftBody]>([
  ['from before places were kept', { images: ['/1'] }],
  ['from a newer page', { images: ['/1'], views: ['sidecar', 'front'] }],
])('a draft %s has its photos, and offers every place', async (_from, body) => {
  await goOn(begun(body));
  expect(await screen.findByLabelText('Odometer')).toBeTruthy();
  expect(screen.getByLabelText('Front')).toBeTruthy();
  expect(photos()).toBe(1);
});

import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { emptyBike } from '@motohaat/contract/bike-fields';
import type { Language } from '@motohaat/domain/language';
import { drafts, LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { myProduct, renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { words } from '../../messages/index.ts';
import { listingWords } from '../../messages/listing/index.ts';
import { AddBike } from './add-bike.tsx';
import { flat } from './field-names.ts';
// Read before any test waits for it.
import './rest/new-bike-rest.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const call = 'POST /addProduct';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const uploaded = ['/u1', '/u2'];

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => localStorage.clear());

type Scene = {
  photos?: readonly string[];
  answer?: unknown;
  upload?: unknown;
  language?: Language;
};

async function draw({ photos = uploaded, answer, upload, language = 'en' }: Scene = {}) {
  const onDone = vi.fn();
  const kept = photos.map((url) => ({ url, card: url, uploadedAt: Date.now() }));
  if (kept.length > 0) drafts.write('photos.u1', kept);
  const view = renderWithPlatform(
    <LanguageContext value={language}>
      <AddBike seller={seller} onDone={onDone} />
    </LanguageContext>,
    {
      session: { status: 'ready', user: seller },
      api: { [call]: answer, 'POST /uploads': upload },
    },
  );
  await screen.findByLabelText(language === 'en' ? 'Seller email' : 'বিক্রেতার ইমেইল');
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Add Product' }));
  return { ...view, submit, onDone };
}

/** Asked only of some bikes. */
const ofSome = new Set(['otherModel', 'registrationZone', 'registrationYear']);
const asked = Object.keys(flat(emptyBike)).filter((name) => !ofSome.has(name));
test.each(asked)('asks for %s', async (name) => {
  const { container } = await draw();
  expect(container.querySelector(`[name="${name}"]`)).not.toBeNull();
});

type View = Awaited<ReturnType<typeof draw>>;
/** What was changed on the server. */
const changesOf = ({ platform }: View) =>
  platform.api.calls.filter((each) => !each.startsWith('GET'));
async function fill({ user }: View, changes: Record<string, string> = {}) {
  const texts = {
    'Product name': 'Shalik 110',
    Location: 'Mirpur 10, Dhaka',
    'Buying Price': '1,85,000',
    'Asking Price': '1.45 lakh',
    Used: '2.5',
    Description: 'One owner.',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
  await user.selectOptions(field('Category'), 'Scooters');
  await user.click(field('Good'));
}

test('an empty form says everything that is missing in the specification’s words, tied to its input', async () => {
  const view = await draw({ photos: [] });
  await view.submit();
  const said: [label: string, message: string][] = [
    ['Product name', 'productName Is Required'],
    ['Category', 'category is Required'],
    ['Location', 'location is Required'],
    ['Buying Price', 'originalprice is Required'],
    ['Asking Price', 'resaleprice is Required'],
    ['Description', 'message is Required'],
  ];
  for (const [label, message] of said) {
    const notes = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = notes.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(text, label).toContain(message);
    expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
  }
  expect(screen.getByText('condition is Required')).toBeTruthy();
  expect(screen.getByText(/image is Required/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Choose photos'));
  expect(view.platform.shown).toMatchObject([{ kind: 'error' }]);
  expect(changesOf(view)).toEqual([]);
});

test('the first input with an error takes the focus', async () => {
  const view = await draw();
  await fill(view, { Location: '' });
  await view.submit();
  expect(document.activeElement).toBe(field('Location'));
});

test('offers the specification’s conditions and categories, and the seller to read', async () => {
  await draw();
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(['excellent', 'Good', 'Fair']);
  const options = within(field('Category')).getAllByRole('option');
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    'Scooters',
    'Standard For Dual Purpose',
    'Sport',
  ]);
  const fixed = ['Seller name', 'Seller email'].map((label) => [
    field(label).value,
    field(label).disabled,
  ]);
  expect(fixed).toEqual([
    ['Rafiq', true],
    ['r@b.example', true],
  ]);
});

test.each(['125000', '1,25,000', '১,২৫,০০০', '1.25 lakh'])(
  'reads %s back as an amount',
  async (typed) => {
    const { user } = await draw();
    await user.type(field('Asking Price'), typed);
    expect(screen.getByText('৳1,25,000')).toBeTruthy();
    expect(screen.getByText(/\(1 lakh 25 thousand taka\)/)).toBeTruthy();
  },
);

test.each(['125000', '১,২৫,০০০', 'সোয়া লাখ'])('in Bangla it reads %s as well', async (typed) => {
  const catalogues = [words, listingWords, commonWords, platformWords, uiWords];
  await Promise.all(catalogues.map(({ prepare }) => prepare('bn')));
  const { user } = await draw({ language: 'bn' });
  await user.type(field('চাওয়া দাম'), typed);
  expect(screen.getByText('৳১,২৫,০০০')).toBeTruthy();
  expect(screen.getByText(/\(১ লাখ ২৫ হাজার টাকা\)/)).toBeTruthy();
  await user.type(field('ব্যবহার'), 'আড়াই বছর');
  expect(screen.getByText('অর্থাৎ ২ বছর ৬ মাস')).toBeTruthy();
});

test('warns of prices that look like a slip, and of contacts in the description', async () => {
  const { user } = await draw();
  await user.type(field('Buying Price'), '100000');
  await user.type(field('Asking Price'), '200000');
  expect(screen.getByText(/higher than the buying price/)).toBeTruthy();
  await user.clear(field('Asking Price'));
  await user.type(field('Asking Price'), '9000');
  expect(screen.getByText(/less than a tenth/)).toBeTruthy();
  expect(screen.queryByText(/Leave out phone numbers/)).toBeNull();
  await user.type(field('Description'), 'Call 01712345678');
  expect(screen.getByText(/Leave out phone numbers/)).toBeTruthy();
});

test('sends the specification’s fields once, says so, and forgets the draft', async () => {
  const sent: CallInput[] = [];
  const view = await draw({
    answer: (options: CallInput) => (sent.push(options), { acknowledged: true, insertedId: 'p1' }),
  });
  await fill(view);
  expect(drafts.read('bike.u1')).toBeTruthy();
  await view.submit();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Shalik 110',
      chassis: '',
      engine: '',
      category_id: '1',
      img: '/u1',
      images: ['/u1', '/u2'],
      warranty: null,
      used: 2.5,
      location: 'Mirpur 10, Dhaka',
      condition: 'good',
      originalPrice: 185_000,
      resalePrice: 145_000,
      description: 'One owner.',
      sellerName: 'Rafiq',
      email: 'r@b.example',
      ...myProduct().facts,
    },
  ]);
  expect(sent[0]?.idempotencyKey).toBeTruthy();
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'Product added successfully' }]);
  expect(view.onDone).toHaveBeenCalledOnce();
  expect(drafts.read('bike.u1')).toBeUndefined();
});

test('a second click or Enter while it is on its way sends nothing', async () => {
  const answer = vi.fn(() => new Promise(() => undefined));
  const view = await draw({ answer });
  await fill(view);
  await view.submit();
  await view.submit();
  await view.user.type(field('Location'), '{Enter}');
  expect(answer).toHaveBeenCalledOnce();
});

test('what the server finds wrong stands at its input, the first of which takes the focus', async () => {
  const fields = { resalePrice: 'This is not a price.', img: 'This photo is gone. Add it again.' };
  const message = 'Some of what was sent is not right.';
  const view = await draw({
    answer: new ApiError({ status: 422, code: 'invalid', message, fields }),
  });
  await fill(view);
  await view.submit();
  expect(await screen.findByText('This is not a price.')).toBeTruthy();
  expect(screen.getByText(/This photo is gone/)).toBeTruthy();
  expect(field('Asking Price').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Choose photos')));
  expect(screen.getByText('2 things are to be mended.')).toBeTruthy();
  expect(view.platform.shown).toEqual([{ kind: 'error', message }]);
});

test('a lost connection keeps everything, and the repeat is the same request', async () => {
  const keys: (string | undefined)[] = [];
  const answers: unknown[] = [new NetworkError(), { acknowledged: true, insertedId: 'p1' }];
  const view = await draw({
    answer: ({ idempotencyKey }: CallInput) => (keys.push(idempotencyKey), answers.shift()),
  });
  await fill(view);
  await view.submit();
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  expect(field('Product name').value).toBe('Shalik 110');
  await view.submit();
  expect(view.onDone).toHaveBeenCalledOnce();
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['A photo is still on its way.', new Promise(() => undefined)],
  ['A photo was not uploaded.', new NetworkError()],
])('does not send while the photos are not ready: %s', async (error, upload) => {
  const view = await draw({ upload });
  await view.user.upload(field('Choose photos'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await fill(view);
  await view.submit();
  expect(screen.getByText(new RegExp(error))).toBeTruthy();
  expect(changesOf(view)).not.toContain(call);
});

test('what was typed is there after a reload, until the person starts again', async () => {
  await fill(await draw());
  cleanup();
  const again = await draw();
  expect(field('Product name').value).toBe('Shalik 110');
  expect(field('Good').checked).toBe(true);
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(field('Product name').value).toBe('');
  expect(screen.queryByRole('list', { name: 'Photos in their order' })).toBeNull();
  expect(document.activeElement).toBe(field('Product name').form);
  expect(drafts.read('bike.u1')).toBeUndefined();
});

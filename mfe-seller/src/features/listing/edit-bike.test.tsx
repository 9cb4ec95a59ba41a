import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { MyProduct } from '@motohaat/contract/selling';
import { myProduct, renderWithPlatform } from '@motohaat/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { EditBikeForm } from './edit-bike-form.tsx';
import { EditBike } from './edit-bike.tsx';
// Read before any test waits for it.
import './rest/edit-bike-rest.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const one = 'GET /myProducts/p1';
const save = 'PATCH /products/p1';
const numbers = 'GET /products/p1/numbers';
const bike = (changes: Partial<MyProduct> = {}) =>
  myProduct({
    _id: 'p1',
    name: 'Shalik 110',
    version: 3,
    description: 'One owner.',
    images: ['/1', '/2'].map((url) => ({ card: url, viewer: url, width: 8, height: 6, alt: '' })),
    ...changes,
  });
/** The asking price, once the whole form is there. */
async function price() {
  await screen.findByRole('button', { name: 'Save changes' });
  return field('Asking Price');
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function draw(answered: unknown, answer?: unknown) {
  const onSaved = vi.fn();
  const view = renderWithPlatform(
    <EditBike id="p1">
      {(product, reload) => <EditBikeForm product={product} onReload={reload} onSaved={onSaved} />}
    </EditBike>,
    {
      session: { status: 'ready', user: seller },
      api: { [one]: answered, [save]: answer, [numbers]: { chassis: null, engine: null } },
    },
  );
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Save changes' }));
  return { ...view, submit, onSaved };
}

test('sends price, description, facts and photos with the version that the form was filled from', async () => {
  const sent: unknown[] = [];
  const facts = { ...bike().facts, brand: 'bajaj', model: 'pulsar-150', km: 24_000 };
  const view = draw(
    bike({ facts }),
    ({ body }: CallInput) => (sent.push(body), { acknowledged: true, version: 4 }),
  );
  await view.user.clear(await price());
  await view.user.type(await price(), '1.4 lakh');
  await vi.waitFor(() => expect(field('Model').value).toBe('Pulsar 150'));
  await view.user.clear(field('Kilometres'));
  await view.user.type(field('Kilometres'), '২৫,০০০');
  await view.submit();
  expect(sent).toEqual([
    {
      version: 3,
      name: 'Shalik 110',
      location: bike().location,
      resalePrice: 140_000,
      description: 'One owner.',
      images: ['/1', '/2'],
      ...facts,
      km: 25_000,
    },
  ]);
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'Saved.' }]);
  expect(view.onSaved).toHaveBeenCalledOnce();
});

test('doubts numbers by what was said of the bike and cannot be changed', async () => {
  const { user } = draw(bike({ category_id: '1', used: 8 }));
  await price();
  await user.type(field('Year'), '1962');
  expect(screen.getByText(/from 1962 are hardly found/)).toBeTruthy();
  await user.clear(field('Year'));
  await user.type(field('Year'), String(new Date().getFullYear() - 2));
  expect(screen.getByText(/used for longer than it has existed/)).toBeTruthy();
});

test('shows how the bike will look with its changes, before they are saved', async () => {
  const { user } = draw(bike({ condition: 'fair' }));
  await user.clear(await price());
  await user.type(await price(), '1.4 lakh');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByText('Shalik 110')).toBeTruthy();
  expect(shown.getByText('৳1,40,000')).toBeTruthy();
  expect(shown.getByText('Fair')).toBeTruthy();
});

test('a change by somebody else is said, what was written stays, and the bike can be loaded again', async () => {
  const message = 'This has changed in the meantime. Look at it again.';
  const view = draw(bike(), new ApiError({ status: 409, code: 'conflict', message }));
  await view.user.clear(await price());
  await view.user.type(await price(), '140000');
  await view.submit();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect((await price()).value).toBe('140000');
  view.platform.api.answer({ [one]: bike({ version: 4, resalePrice: 130_000 }) });
  await view.user.click(screen.getByRole('button', { name: 'Load it again' }));
  await vi.waitFor(async () => expect((await price()).value).toBe('130000'));
});

test.each([
  ['reserved', /booked this bike/],
  ['sold', /not for sale now/],
  ['pending_review', /not for sale now/],
] as const)('a %s bike cannot be changed, and says why', async (status, sentence) => {
  draw(bike({ status }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('a bike of somebody else is not there', async () => {
  draw(new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('says what failed and loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  expect(await screen.findByText('The bike could not be loaded.')).toBeTruthy();
  platform.api.answer({ [one]: bike() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await price()).toBeTruthy();
});

test('what was changed outlives the document, until somebody starts again or the bike has changed', async () => {
  const first = draw(bike());
  await first.user.clear(await price());
  await first.user.type(await price(), '140000');
  cleanup();
  draw(bike({ version: 4 }));
  expect((await price()).value).toBe('145000');
  cleanup();
  const again = draw(bike());
  expect((await price()).value).toBe('140000');
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect((await price()).value).toBe('145000');
  cleanup();
  draw(bike());
  expect((await price()).value).toBe('145000');
});

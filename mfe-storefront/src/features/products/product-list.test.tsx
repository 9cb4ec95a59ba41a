import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { product, renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { bikesWords } from '../../messages/bikes/index.ts';
import { categoryWords } from '../../messages/category/index.ts';
import { words } from '../../messages/index.ts';
import { ProductList } from './product-list.tsx';

const call = 'GET /categories/1';
const draw = (answer: unknown, route: string | { pathname: string; hash: string } = '/') =>
  renderWithPlatform(
    <ProductList
      categoryId="1"
      head={() => null}
      heading={<h1>Scooters</h1>}
      actions={() => <button>Act</button>}
    />,
    { api: { [call]: answer }, route },
  );
const pages = (first: unknown[], second: unknown[]) => (options: CallInput) =>
  options.query?.cursor === 'c2' ? { rows: second } : { rows: first, next: 'c2' };

const createdAt = new Date(Date.now() - 2 * 86_400_000 - 1000).toISOString();
const shalik = product({
  _id: 'p1',
  name: 'Shalik 110',
  resalePrice: 92_000,
  originalPrice: 148_000,
  used: 2.5,
  warranty: null,
  condition: 'excellent',
  location: 'Mirpur 10, Dhaka',
  sellerName: 'Rafiq Hasan',
  description: 'Runs well.',
  createdAt,
});

/** Each field of a bike → the words that its card shows for it, or `null` where it shows none. */
const shown: Record<keyof typeof shalik, string | null> = {
  name: 'Shalik 110',
  resalePrice: 'Asking Price৳92,000 BDT 92,000',
  originalPrice: 'Buying Price৳1,48,000 BDT 1,48,000',
  used: 'Used2.5 years',
  warranty: 'Warranty–',
  condition: 'Conditionexcellent',
  location: 'Mirpur 10, Dhaka',
  description: 'Runs well.',
  sellerName: 'Seller Rafiq Hasan',
  createdAt: 'Posted 2 days ago',
  // Tested below, or of no use to a reader: ids, the page's own category, the photos' addresses.
  _id: null,
  category_id: null,
  img: null,
  images: null,
  sellerId: null,
  email: null,
  time: null,
  status: null,
  own: null,
  shownName: null,
  shownLocation: null,
};

test('a card says everything that the seller says of the bike', async () => {
  draw([shalik]);
  const article = await screen.findByRole('article', { name: 'Shalik 110' });
  for (const text of Object.values(shown)) {
    if (text !== null) expect(article.textContent).toContain(text);
  }
  const card = within(article);
  expect(card.getByText('Posted 2 days ago').getAttribute('datetime')).toBe(createdAt);
  expect(card.getByRole('button', { name: /^View photo/ })).toBeTruthy();
  expect(card.queryByText('Reserved')).toBeNull();
});

test('a card says name and place as the server says them for the reader’s language', async () => {
  draw([{ ...shalik, shownName: 'শালিক ১১০', shownLocation: 'মিরপুর ১০, ঢাকা' }]);
  const article = await screen.findByRole('article', { name: 'শালিক ১১০' });
  expect(article.textContent).toContain('মিরপুর ১০, ঢাকা');
  expect(article.textContent).not.toMatch(/Shalik|Mirpur/);
});

test('a card says at a glance what is known of the bike, and what it cost before', async () => {
  const facts = { year: 2019, km: 21_500, cc: null, priceBefore: 120_000 };
  draw([{ ...product({ name: 'Shalik 110' }), ...facts }]);
  const card = await screen.findByRole('article', { name: 'Shalik 110' });
  expect(card.textContent).toContain('2019 21,500 km ');
  expect(within(card).getByText('Price down')).toBeTruthy();
  expect(within(card).getByText('was ৳1,20,000')).toBeTruthy();
});

test('a reserved bike carries a badge', async () => {
  draw([product({ status: 'reserved' })]);
  expect(await screen.findByText('Reserved')).toBeTruthy();
});

test('an empty category says so under its heading', async () => {
  draw([]);
  expect(await screen.findByText('No bikes here yet.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Scooters' })).toBeTruthy();
});

test('an unknown category is the page for unknown paths', async () => {
  draw(new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Scooters' })).toBeNull();
});

test('a failure is the error screen; Try again loads, Logout leads to the login page', async () => {
  const { platform, user, path } = draw(new NetworkError());
  expect(await screen.findByRole('heading', { name: 'Something Went Wrong' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(platform.actions).toEqual([{ action: 'signOut' }]);
  await waitFor(() => expect(path()).toBe('/login'));
  platform.api.answer({ [call]: [product({ name: 'Shalik 110' })] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Shalik 110' })).toBeTruthy();
});

test('Load more follows the cursor until there is none', async () => {
  const { platform, user } = draw(pages([product({ name: 'One' })], [product({ name: 'Two' })]));
  await user.click(await screen.findByRole('link', { name: 'Load more' }));
  expect(await screen.findByRole('article', { name: 'Two' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'One' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  expect(platform.api.calls).toEqual([call, `${call}?cursor=c2`]);
});

test('a page that fails leaves the bikes that are there', async () => {
  const { platform, user } = draw({ rows: [product({ name: 'One' })], next: 'c2' });
  await screen.findByRole('article', { name: 'One' });
  platform.api.answer({ [call]: new NetworkError() });
  await user.click(screen.getByRole('link', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
  expect(screen.getByRole('article', { name: 'One' })).toBeTruthy();
});

test('a link to a bike finds it on a later page and puts the focus on it', async () => {
  draw(pages([product()], [product({ _id: 'far', name: 'Two' })]), {
    pathname: '/categories/1',
    hash: '#p-far',
  });
  const card = await screen.findByRole('article', { name: 'Two' });
  expect(card.id).toBe('p-far');
  expect(document.activeElement).toBe(card);
});

test('a link to a bike that is gone says so', async () => {
  draw([product()], { pathname: '/categories/1', hash: '#p-gone' });
  expect(await screen.findByText(/no longer on the list/)).toBeTruthy();
});

test('on a page in Bangla a lost connection is told in Bangla', async () => {
  const catalogues = [words, bikesWords, categoryWords, uiWords, commonWords, platformWords];
  await Promise.all(catalogues.map(({ prepare }) => prepare('bn')));
  const list = <ProductList categoryId="1" head={() => null} heading={null} actions={() => null} />;
  renderWithPlatform(<LanguageContext value="bn">{list}</LanguageContext>, {
    api: { [call]: new NetworkError() },
  });
  expect(await screen.findByText(/ইন্টারনেট সংযোগ/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[A-Za-z]/);
});

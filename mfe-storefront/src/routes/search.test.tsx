import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { Loosening, SearchAnswer } from '@motohaat/contract/search';
import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { product, renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { bikesWords } from '../messages/bikes/index.ts';
import { words } from '../messages/index.ts';
import { keepWords } from '../messages/keep/index.ts';
import { searchWords } from '../messages/search/index.ts';
import SearchPage from './search.tsx';

const call = 'GET /search';
const bajaj = { slug: 'bajaj', name: 'Bajaj' };
const chattogram = { slug: 'chattogram', name: 'Chattogram' };

const bike = (changes: Partial<FoundBike> = {}): FoundBike => ({
  ...product({ name: 'Bajaj Pulsar 150' }),
  brand: bajaj,
  model: { slug: 'pulsar-150', name: 'Pulsar 150' },
  year: 2021,
  cc: 150,
  km: 18_400,
  owners: 1,
  district: chattogram,
  area: null,
  papers: 'complete',
  photos: 1,
  advertised: false,
  priceBefore: null,
  ...changes,
});

const facets: SearchAnswer['facets'] = {
  kind: [{ value: '2', count: 214, about: false }],
  brand: [
    { value: 'bajaj', name: 'Bajaj', count: 214, about: false },
    { value: 'honda', name: 'Honda', count: 90, about: false },
  ],
  district: [{ value: 'chattogram', name: 'Chattogram', count: 214, about: false }],
};

type Answers = {
  items?: FoundBike[];
  next?: string;
  more?: Partial<SearchAnswer>;
  counts?: Partial<SearchAnswer>;
};
/** Items without counts, and counts, as the page asks for them. */
const answers =
  ({ items = [bike()], next, more, counts }: Answers = {}) =>
  ({ query }: CallInput) =>
    query?.['counts'] === '0'
      ? { answer: { items, understood: [], ...more }, next }
      : { items: [], understood: [], total: 214, capped: false, facets, ...counts };

const open = (route: string, given: unknown = answers()) =>
  renderWithPlatform(<SearchPage />, { api: { [call]: given }, route });
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

test('the title tells the search, and the count follows; such pages are not for search engines', async () => {
  open('/search?brand=bajaj&district=chattogram&priceMax=200000&utm_source=mail');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bajaj bikes in Chattogram' }),
  ).toBeTruthy();
  expect(await screen.findByText('214 bikes')).toBeTruthy();
  expect(robots()).toBe('noindex');
  const shared = document.head.querySelector('meta[property="og:url"]')?.getAttribute('content');
  expect(shared).toMatch(/\/search\?brand=bajaj&priceMax=200000&district=chattogram$/);
});

test('a search that has a page of its own leads there while it has several bikes', async () => {
  open('/search?brand=bajaj&district=chattogram&utm_source=mail');
  await screen.findByText('214 bikes');
  expect(robots()).toBeUndefined();
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe('https://motohaat.example/bikes/bajaj/chattogram');
});

test('a search of few bikes is not for search engines', async () => {
  open('/search?brand=bajaj', answers({ counts: { total: 2 } }));
  await screen.findByText('2 bikes');
  expect(robots()).toBe('noindex');
});

test('a search for many models is called by what their names begin with', async () => {
  open('/search?model=pulsar-125,pulsar-150,pulsar-n160');
  await screen.findByRole('heading', { level: 1, name: 'Pulsar bikes' });
});

test('without filters it is a page to be found, under one address', async () => {
  open('/search?utm_source=mail');
  await screen.findByRole('heading', { level: 1, name: 'All used bikes' });
  expect(robots()).toBeUndefined();
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe('https://motohaat.example/search');
});

test('bikes are asked for without counts, counts by themselves, and no name that is not ours', async () => {
  const { platform } = open('/search?kind=2&sort=price&utm_source=mail');
  await screen.findByText('214 bikes');
  expect(platform.api.calls.toSorted()).toEqual([
    `${call}?kind=2&limit=1`,
    `${call}?kind=2&sort=price&counts=0`,
  ]);
});

test('a filter that is chosen stands in the address at once, and taking its chip off takes it off', async () => {
  const { user, path } = open('/search?q=red');
  const filters = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(await filters.findByRole('checkbox', { name: /^Bajaj/ }));
  expect(path()).toBe('/search?q=red&brand=bajaj');
  await user.click(filters.getByRole('checkbox', { name: /^Honda/ }));
  expect(path()).toBe('/search?q=red&brand=bajaj,honda');
  await user.click(screen.getByRole('link', { name: 'Remove Bajaj' }));
  expect(path()).toBe('/search?q=red&brand=honda');
  expect(filters.getByRole<HTMLInputElement>('checkbox', { name: /^Bajaj/ }).checked).toBe(false);
});

test('a price counts when its field is left, as people write it', async () => {
  const { user, path } = open('/search');
  const [price] = await screen.findAllByRole('group', { name: 'Price (taka)' });
  await user.type(within(price!).getByLabelText('To'), '1.5 lakh');
  expect(path()).toBe('/search');
  await user.tab();
  expect(path()).toBe('/search?priceMax=150000');
  expect(within(price!).getByLabelText<HTMLInputElement>('To').value).toBe('1,50,000');
});

test('the order stands in the address, and the best match is what it is without one', async () => {
  const { user, path } = open('/search');
  const sort = screen.getByLabelText('Sort by');
  await user.selectOptions(sort, 'Price: low to high');
  expect(path()).toBe('/search?sort=price');
  await user.selectOptions(sort, 'Best match');
  expect(path()).toBe('/search');
});

test('understood words are chips; a guess says so, and what was typed can be searched for', async () => {
  const understood = [
    { words: 'plusar', name: 'model', value: 'pulsar-150', label: 'Pulsar 150', guessed: true },
    { words: 'dhaka', name: 'district', value: 'dhaka', label: 'Dhaka', guessed: false },
  ] as const;
  open('/search?q=plusar+dhaka', answers({ more: { understood: [...understood] } }));
  const chips = within(await screen.findByRole('list', { name: 'What you are looking for' }));
  const without = await chips.findByRole('link', { name: 'Remove Dhaka' });
  expect(without.getAttribute('href')).toBe('/search?q=plusar');
  expect(screen.getByText('Showing Pulsar 150;')).toBeTruthy();
  const instead = screen.getByRole('link', { name: 'search instead for “plusar”' });
  expect(instead.getAttribute('href')).toBe('/search?q=dhaka+%22plusar%22');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pulsar 150 bikes in Dhaka');
});

test.each([
  ['that nobody could read', '/search?priceMax=abc', answers(), 'the highest price'],
  [
    'that the server does not know',
    '/search?brand=nonsense',
    (input: CallInput) =>
      input.query?.['brand']
        ? new ApiError({ status: 422, code: 'invalid', message: 'No.', fields: { brand: 'No.' } })
        : answers()(input),
    'the brand “nonsense”',
  ],
])(
  'of a value %s it says that it was left out, and shows the rest',
  async (_, route, given, name) => {
    open(route, given);
    expect(
      await screen.findByText(`Left out, because it could not be read: ${name}.`),
    ).toBeTruthy();
    expect(await screen.findByText('Bajaj Pulsar 150')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All used bikes');
    expect(screen.queryByRole('list', { name: 'What you are looking for' })).toBeNull();
  },
);

test('of several values it leaves out the one that the refusal quotes, and says which', async () => {
  const fields = { brand: 'brand cannot be “nope”.' };
  open('/search?brand=bajaj,nope', (input: CallInput) =>
    String(input.query?.['brand']).includes('nope')
      ? new ApiError({ status: 422, code: 'invalid', message: 'No.', fields })
      : answers()(input),
  );
  expect(
    await screen.findByText('Left out, because it could not be read: the brand “nope”.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bajaj bikes');
  expect(screen.queryByRole('checkbox', { name: /nope/i })).toBeNull();
});

test('where nothing is found it says what to leave out, and what there is then', async () => {
  const loosen: Loosening[] = [
    { name: 'priceMax', count: 23 },
    { name: 'q', count: 4 },
    { name: 'q', and: ['brand', 'priceMax'], count: 99 },
  ];
  open(
    '/search?q=red&brand=bajaj&priceMax=500',
    answers({ items: [], counts: { total: 0, loosen } }),
  );
  const price = await screen.findByRole('link', { name: 'Without the highest price: 23 bikes' });
  expect(price.getAttribute('href')).toBe('/search?q=red&brand=bajaj');
  const text = screen.getByRole('link', { name: 'Without your words: 4 bikes' });
  expect(text.getAttribute('href')).toBe('/search?brand=bajaj&priceMax=500');
  const all = screen.getByRole('link', {
    name: 'Without your words, the brand and the highest price: 99 bikes',
  });
  expect(all.getAttribute('href')).toBe('/search');
  expect(screen.getByText('0 bikes')).toBeTruthy();
});

/** Two pages, of which the second begins with a cursor. */
function twoPages({ query }: CallInput) {
  const isLater = query?.['cursor'] === 'abc';
  const items = [bike({ _id: isLater ? '2' : '1', name: isLater ? 'Later' : 'First' })];
  return answers({ items, ...(!isLater && { next: 'abc' }) })({ query });
}

test('further bikes have an address, and come to the others where our code is', async () => {
  const { user, path } = open('/search?brand=bajaj', twoPages);
  const more = await screen.findByRole('link', { name: 'Load more' });
  expect(more.getAttribute('href')).toBe('/search?brand=bajaj&cursor=abc');
  await user.click(more);
  expect(await screen.findByText('Later')).toBeTruthy();
  expect(screen.getByText('First')).toBeTruthy();
  expect(path()).toBe('/search?brand=bajaj');
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

test('an address that begins later shows those bikes alone, and leads to the first', async () => {
  open('/search?cursor=abc', twoPages);
  expect(await screen.findByText('Later')).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
  expect(robots()).toBe('noindex');
  const first = screen.getByRole('link', { name: 'From the first bike' });
  expect(first.getAttribute('href')).toBe('/search');
});

test('a failure keeps the filters, and Retry searches again', async () => {
  const { platform, user } = open('/search?brand=bajaj', new NetworkError());
  await user.click(
    await waitFor(() => {
      platform.api.answer({ [call]: answers() });
      return screen.getByRole('button', { name: 'Retry' });
    }),
  );
  expect(await screen.findByText('Bajaj Pulsar 150')).toBeTruthy();
});

/** There are fewer bikes of a brand. */
const counting = (input: CallInput) =>
  answers({ counts: { total: input.query?.['brand'] ? 90 : 214 } })(input);

test('in the sheet the button counts what is chosen, and only it makes the search', async () => {
  const { user, path } = open('/search', counting);
  await user.click(await screen.findByRole('link', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('button', { name: 'Show 214 bikes' });
  await user.click(await sheet.findByRole('checkbox', { name: /^Honda/ }));
  const show = await sheet.findByRole('button', { name: 'Show 90 bikes' });
  expect(path()).toBe('/search');
  await user.click(show);
  expect(path()).toBe('/search?brand=honda');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in Bangla no word of it is left in English', async () => {
  const catalogues = [
    words,
    bikesWords,
    keepWords,
    searchWords,
    uiWords,
    commonWords,
    platformWords,
  ];
  await Promise.all(catalogues.map(({ prepare }) => prepare('bn')));
  const named = { slug: 'bajaj', name: 'বাজাজ' };
  const shown = bike({ shownName: 'বাজাজ পালসার', shownLocation: 'চট্টগ্রাম', brand: named });
  const { container } = renderWithPlatform(
    <LanguageContext value="bn">
      <SearchPage />
    </LanguageContext>,
    {
      api: { [call]: answers({ items: [shown], counts: { facets: {} } }) },
      route: '/search?brand=bajaj&priceMax=x&kind=1&yearMin=2018&papers=complete',
    },
  );
  await screen.findByText('২১৪টি বাইক');
  const labels = [...container.querySelectorAll('[aria-label]')];
  const said = labels.map((each) => each.getAttribute('aria-label')).join(' ');
  expect(`${document.title} ${container.textContent} ${said}`.match(/[a-z]+/gi)).toEqual([
    'MotoHaat',
  ]);
});

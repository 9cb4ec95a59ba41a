// @vitest-environment node
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/formats-en';
import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { AskParent, PageToDraw } from '@motohaat/contract/rendering';
import { formats } from '@motohaat/domain/formats';
import { FormerPageHead, PageHead, useApi, useLanguage, useNow } from '@motohaat/platform';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import type { DrawnState } from '../drawn/drawn-state.ts';
import { readExact } from '../drawn/exact-json.ts';
import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { draw } from './draw.tsx';

const shop = composedRemote('mfe-shop', { home: '/', bikes: '/bikes/:id' });
const json = { 'content-type': 'application/json' };
const picture = { card: '/s.avif', viewer: '/s.avif', width: 1600, height: 1200, alt: 'A scooter' };
const categories = [{ _id: '1', name: 'Scooters', categories_id: '1', photo: '/s.avif', picture }];

const answering =
  (status: number, body: unknown): AskParent =>
  async () => ({ status, headers: json, body: JSON.stringify(body) });

function page(Home: ComponentType, changes: Partial<PageToDraw> = {}): PageToDraw {
  return {
    path: '/',
    language: 'en',
    search: '',
    origin: 'https://motohaat.example',
    lowData: false,
    composition: compositionOf([shop]),
    config: {
      identity: { apiKey: '', authDomain: '', projectId: '' },
      payments: { publishableKey: '' },
      contact: { email: 'help@x.example', phone: '+880 1700 000000' },
    },
    remote: () => ({
      default: {
        home: async () => ({ default: Home }),
        bikes: async () => ({ default: Home }),
      },
    }),
    ask: async (url) => {
      throw new Error(`It asked for ${url}.`);
    },
    now: 1_000,
    ...changes,
  };
}

const stateOf = ({ state }: { state: string }) => readExact(state) as DrawnState;

function Categories() {
  const api = useApi();
  const { data, failureReason } = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.call(calls.catalogue.categories),
    staleTime: 0,
  });
  if (failureReason) return <p>{failureReason.message}</p>;
  return <p>{data ? data.map(({ name }) => name).join() : 'Loading'}</p>;
}

function Broken(): never {
  throw new Error('broken');
}

function Waiting() {
  useQuery({ queryKey: ['later'], queryFn: () => Promise.reject(new Error()), enabled: false });
  return <p>Waiting</p>;
}

const Late = lazy(async () => ({ default: Categories }));

const WithLate = () => (
  <Suspense fallback="Not yet">
    <Late />
  </Suspense>
);

const WithHead = () => (
  <article>
    <title>Bikes &amp; more</title>
    <meta name="description" content="For > 1 rider" />
    <link rel="canonical" href="https://motohaat.example/" />
    Text
  </article>
);

const Missing = () => (
  <p>
    <meta name="prerender-status-code" content="404" />
    {`No bike ${useParams().id}`}
  </p>
);

function List() {
  const list = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: async () => 'row',
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => undefined,
  });
  return <p>{list.data?.pages}</p>;
}

function Told() {
  const api = useApi();
  const now = useNow();
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.call(calls.catalogue.categories),
  });
  return <Link to="/bikes/1">{`${now} ${data?.[0]?.name}`}</Link>;
}

test('a page is drawn with the answers to its queries, each of which is asked once', async () => {
  const ask = vi.fn<AskParent>(answering(200, categories));
  const drawn = await draw(page(Categories, { ask }));
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/categories']);
  expect(drawn).toMatchObject({ status: 200, html: expect.stringContaining('<p>Scooters</p>') });
  expect(stateOf(drawn).queries).toMatchObject([
    { queryKey: ['categories'], state: { data: categories, status: 'success' } },
  ]);
});

test('the cursor of a first page is still nothing in the state', async () => {
  const drawn = await draw(page(List));
  expect(drawn.html).toContain('<p>row</p>');
  expect(stateOf(drawn).queries[0]?.state.data).toStrictEqual({
    pages: ['row'],
    pageParams: [undefined],
  });
});

test('a refusal for good is drawn as the page words it, and goes with it', async () => {
  const refusal = { code: 'not_found', message: 'There is nothing here.' };
  const drawn = await draw(page(Categories, { ask: answering(404, refusal) }));
  expect(drawn.html).toContain('<p>There is nothing here.</p>');
  expect(stateOf(drawn).queries[0]?.state.error).toBeInstanceOf(ApiError);
});

test.each([
  ['an overload', answering(503, {})],
  ['a lost answer', () => Promise.reject(new Error('gone'))],
])('%s leaves the page to the browser', async (_what, ask) => {
  await expect(draw(page(Categories, { ask }))).rejects.toThrow();
});

test('what throws while it is drawn leaves the page to the browser', async () => {
  await expect(draw(page(Broken))).rejects.toThrow('broken');
});

/** Speaks the page's language, once an answer is there. */
function Speaking() {
  const api = useApi();
  const { taka } = formats(useLanguage());
  const { data } = useQuery({
    queryKey: ['speaking'],
    queryFn: () => api.call(calls.catalogue.categories),
  });
  return data ? <p>{taka(145_000)}</p> : null;
}

test('pages of both languages that are drawn beside each other do not mix', async () => {
  const asked = ['bn', 'en', 'en', 'bn', 'en', 'bn'] as const;
  const drawn = await Promise.all(
    asked.map((language, place) => {
      // Each waits for another time, so that the drawing of one falls into that of the others.
      const ask: AskParent = async (...call) => {
        await new Promise((resolve) => setTimeout(resolve, (place * 7) % 5));
        return answering(200, categories)(...call);
      };
      return draw(page(Speaking, { language, ask }));
    }),
  );
  const switches = /<a [^>]*hrefLang="bn"[^>]*>বাংলা<\/a>/gi;
  // Without the sign of the taka, which English has too.
  const banglaLetters = /[\u0985-\u09b9\u09e6-\u09ef]/;
  for (const [place, { html }] of drawn.entries()) {
    const isBangla = asked[place] === 'bn';
    expect(html.includes('মূল অংশে যান')).toBe(isBangla);
    expect(html.includes('Skip to the content')).toBe(!isBangla);
    expect(html).toContain(isBangla ? '১,৪৫,০০০' : '1,45,000');
    if (!isBangla) expect(html.replaceAll(switches, '')).not.toMatch(banglaLetters);
  }
});

test('a release of before there were words stands in English inside of a page in Bangla', async () => {
  const old = compositionOf([{ ...shop, language: 'en' }]);
  const { html } = await draw(page(Waiting, { language: 'bn', composition: old }));
  expect(html).toContain('<div lang="en"><p>Waiting</p></div>');
  expect(html).toContain('মূল অংশে যান');
});

test('a query that waits for something else is not asked', async () => {
  expect((await draw(page(Waiting))).html).toContain('Waiting');
});

test('code that is imported late is there when the page is drawn, with its queries', async () => {
  const { html } = await draw(page(WithLate, { ask: answering(200, categories) }));
  expect(html).toContain('<p>Scooters</p>');
  expect(html).not.toContain('Not yet');
});

const Declaring = () => (
  <article>
    <PageHead
      title="Bikes"
      description="Every bike."
      path="/bikes"
      data={[{ '@type': 'ItemList' }]}
    />
    Text
  </article>
);

test('what a page declares of itself is drawn with the site’s own address, which goes with it', async () => {
  const drawn = await draw(page(Declaring));
  expect(drawn.head).toContain('<link rel="canonical" href="https://motohaat.example/bikes"/>');
  expect(drawn.head).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"ItemList"}]}</script>',
  );
  expect(drawn.html).not.toContain('<script');
  expect(stateOf(drawn).origin).toBe('https://motohaat.example');
});

test('what belongs into the head of the document is taken off the front', async () => {
  const { head, html } = await draw(page(WithHead));
  expect(head).toBe(
    '<title>Bikes &amp; more</title><meta name="description" content="For &gt; 1 rider"/>' +
      '<link rel="canonical" href="https://motohaat.example/"/>',
  );
  expect(html).toMatch(/^<div.*Text<\/article>/s);
});

test.each([
  ['a path that is nobody’s', '/nowhere', 'Page not found'],
  ['a page that says that it is missing', '/bikes/7', 'No bike 7'],
])('%s is answered with 404 and a page', async (_what, path, words) => {
  const drawn = await draw(page(Missing, { path }));
  expect(drawn).toMatchObject({ status: 404, html: expect.stringContaining(words) });
});

const Gone = () => <FormerPageHead title="Sold" />;
const Moved = () => <FormerPageHead title="Bike" movedTo="/bikes/7/a&b" />;

test('a page that says that it is gone is answered with 410', async () => {
  expect(await draw(page(Gone, { path: '/bikes/7' }))).toMatchObject({ status: 410 });
});

test('a page that says where it is has moved there, with what else the address says', async () => {
  const moved = await draw(page(Moved, { path: '/bikes/7', search: '?a=b' }));
  expect(moved.redirect).toBe('/bikes/7/a&b?a=b');
});

test('an address with a slash too many has moved', async () => {
  const moved = await draw(page(Categories, { path: '/bikes/7/', search: '?a=b' }));
  expect(moved.redirect).toBe('/bikes/7?a=b');
});

test('a remote that was taken off is closed, and its code not asked for', async () => {
  const closed = { ...shop, closed: 'Back at noon.' };
  const { html } = await draw(
    page(Categories, {
      composition: compositionOf([closed]),
      remote: () => {
        throw new Error('asked for');
      },
    }),
  );
  expect(html).toContain('Back at noon.');
});

test('pages that are drawn at the same time keep apart what each was given', async () => {
  const [one, other] = await Promise.all(
    ['Scooters', 'Sport'].map((name, now) =>
      draw(page(Told, { now, ask: answering(200, [{ ...categories[0], name }]) })),
    ),
  );
  expect(one?.html).toContain('href="/bikes/1" data-discover="true">0 Scooters<');
  expect(other?.html).toContain('1 Sport<');
});

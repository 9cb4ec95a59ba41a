import { PageHead, providePlatform, type ProvidedPlatform } from '@motohaat/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { splitHead } from '../server/split-head.ts';
import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { PageTitle, useDeclaredHead } from './page-title.tsx';

const bikes = { '@type': 'ItemList', name: 'Bikes </script><!--' };
const Shop = ({ title = 'Bikes' }: { title?: string }) => (
  <>
    <PageHead
      title={title}
      description="Every bike."
      path="/bikes"
      picture={{ src: '/remotes/mfe-shop/r1/bikes.jpg', alt: 'Two bikes' }}
      data={[bikes]}
    />
    <h1>{title}</h1>
  </>
);
const shop = composedRemote('mfe-shop', { bikes: '/bikes', plain: '/', late: '/late' });
const composition = compositionOf([shop]);
const pages = {
  'mfe-shop/bikes': Shop,
  'mfe-shop/plain': () => (
    <a href="/bikes">
      <h1>Plain</h1>
    </a>
  ),
};

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const titles = () => all('title').map((title) => title.textContent);
const contents = (selector: string) => all(selector).map((tag) => tag.getAttribute('content'));
/** What the head has of tags that belong to a page; more than one of a kind is a double. */
const pageTags = () =>
  all('title, meta, link[rel=canonical], script').map(
    (tag) => tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.localName,
  );

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it('a page’s head stands in the document, once, with whole addresses', () => {
  document.head.innerHTML =
    '<title data-undrawn>From the manifest</title><meta name="description" data-undrawn content="Of the site">';
  renderShell({ at: '/bikes', composition, pages });
  expect(titles()).toEqual(['Bikes · MotoHaat']);
  expect(contents('meta[name=description]')).toEqual(['Every bike.']);
  expect(all('link[rel=canonical]').map((link) => link.getAttribute('href'))).toEqual([
    'https://motohaat.example/bikes',
  ]);
  expect(contents('meta[property="og:url"]')).toEqual(['https://motohaat.example/bikes']);
  const picture = 'https://motohaat.example/remotes/mfe-shop/r1/bikes.jpg';
  expect(contents('meta[property="og:image"], meta[name="twitter:image"]')).toEqual([
    picture,
    picture,
  ]);
  expect(new Set(pageTags()).size).toBe(pageTags().length);
});

it.each([
  ['the manifest’s title, while the page has not come', '/late', 'late · MotoHaat'],
  ['the manifest’s title, for a page that declares none', '/', 'plain · MotoHaat'],
  ['what a page that is not there says', '/nothing', 'Page not found · MotoHaat'],
])('the document has %s', (_, at, title) => {
  document.head.innerHTML = '<title data-undrawn>From the server</title>';
  renderShell({ at, composition, pages });
  expect(titles()).toEqual([title]);
  expect(document.title).toBe(title);
});

it('nothing of a page’s head is left on the next page', async () => {
  const { user } = renderShell({ at: '/bikes', composition, pages });
  await user.click(screen.getAllByRole('link', { name: /MotoHaat/ })[0] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Plain' })).toBeTruthy();
  expect(pageTags()).toEqual(['title']);
  expect(titles()).toEqual(['plain · MotoHaat']);
});

it('a page that search engines shall leave out says so, and names no address', () => {
  renderShell({ at: '/nothing', composition, pages });
  expect(contents('meta[name=robots]')).toEqual(['noindex']);
  expect(contents('meta[name="prerender-status-code"]')).toEqual(['404']);
  expect(all('link[rel=canonical]')).toEqual([]);
});

it('structured data says what it is given, and cannot end its element', () => {
  renderShell({ at: '/bikes', composition, pages });
  const [script] = all('script[type="application/ld+json"]');
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [bikes],
  });
});

function Page({ title }: { title?: string }) {
  useDeclaredHead();
  return (
    <main>
      <PageTitle title="From the manifest" />
      <Shop {...(title !== undefined && { title })} />
    </main>
  );
}

it('the browser takes over the head that the server drew: no tag is doubled or left behind', () => {
  providePlatform({
    publicAddress: (path) => `https://motohaat.example${path}`,
  } as ProvidedPlatform);
  const errors: unknown[] = [];
  const { head, html } = splitHead(renderToString(<Page />));
  // The server's document has it at its end: where there is a document, no markup holds it.
  document.head.innerHTML = `${head}<script type="application/ld+json">{}</script>`;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  expect(titles()).toEqual(['Bikes · MotoHaat']);
  const drawn = pageTags();
  expect(drawn.filter((tag) => tag === 'script')).toHaveLength(1);

  let hydrated: Root | undefined;
  act(() => {
    hydrated = hydrateRoot(root, <Page />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(pageTags()).toEqual(drawn);
  expect(document.querySelector('script')?.textContent).toContain('ItemList');

  act(() => hydrated?.render(<Page title="Other bikes" />));
  expect(titles()).toEqual(['Other bikes · MotoHaat']);
  expect(pageTags()).toEqual(drawn);
  act(() => hydrated?.unmount());
  expect(pageTags()).toEqual([]);
  root.remove();
});

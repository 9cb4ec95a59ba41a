import { afterEach, expect, test } from 'vitest';

import { nameInlineSheets } from './inline-sheets.ts';
import { preloadFiles } from './preload-files.ts';

const files = ['entry.js', 'page.js'].map((name) => ({
  url: `/remotes/mfe-shop/r1/${name}`,
  as: 'script' as const,
  integrity: `sha384-${name}`,
}));
const links = () => [...document.querySelectorAll('link')].map((link) => link.outerHTML);

afterEach(() => document.head.replaceChildren());

test('asks for all files of a page at once, as the loaders will ask for them', () => {
  preloadFiles(files);
  expect(links()).toEqual([
    '<link rel="preload" as="script" href="/remotes/mfe-shop/r1/entry.js" integrity="sha384-entry.js" crossorigin="anonymous">',
    '<link rel="preload" as="script" href="/remotes/mfe-shop/r1/page.js" integrity="sha384-page.js" crossorigin="anonymous">',
  ]);
});

test('leaves alone a sheet that stands in the document already', () => {
  const sheet = document.createElement('style');
  sheet.dataset['href'] = '/remotes/mfe-shop/r1/page.css';
  document.head.append(sheet);
  nameInlineSheets();
  expect(sheet.dataset['href']).toBe(`${window.location.origin}/remotes/mfe-shop/r1/page.css`);
  preloadFiles([{ url: '/remotes/mfe-shop/r1/page.css', as: 'style', integrity: 'sha384-page' }]);
  expect(links()).toEqual([]);
});

test('leaves alone what the document or an earlier call has named', () => {
  preloadFiles(files.slice(0, 1));
  preloadFiles(files);
  expect(links()).toHaveLength(2);
});

import { afterEach, expect, test } from 'vitest';

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

test('leaves alone what the document or an earlier call has named', () => {
  preloadFiles(files.slice(0, 1));
  preloadFiles(files);
  expect(links()).toHaveLength(2);
});

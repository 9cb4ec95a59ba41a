import { expect, test } from 'vitest';

import { linksTo, providePlatform, type ProvidedPlatform } from './index.ts';

const links = linksTo('terms', 'category');

test('a link asks the shell where the page of its purpose is, at each call', () => {
  let place = '/one';
  const provided: Partial<ProvidedPlatform> = {
    findPage: (purpose, { id = '' }) => `${place}/${purpose}/${id}`,
  };
  providePlatform(provided as ProvidedPlatform);
  expect(links.href('category', { id: '2' })).toBe('/one/category/2');
  place = '/other';
  expect(links.href('terms')).toBe('/other/terms/');
});

test('what a release says that it uses is what its links may name, with what they need', () => {
  expect(links.purposes).toEqual(['terms', 'category']);
  const wrong = [
    // @ts-expect-error -- not among the purposes that this application declares
    () => links.href('orders'),
    // @ts-expect-error -- the address of a category needs its id
    () => links.href('category'),
    // @ts-expect-error -- no page has this purpose
    () => linksTo('nowhere'),
  ];
  expect(wrong).toHaveLength(3);
});

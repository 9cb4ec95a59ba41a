import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { cutSheet } from '../rendering/cut-sheet.ts';
import { createSplitStyles } from './split-styles.ts';

const stylesFor = createSplitStyles(cutSheet('.aa111{x:1}.bb111{x:2}.cc111{x:3}') ?? []);

test.each([
  ['<p class="aa111">', '.aa111{x:1}', '.bb111{x:2}.cc111{x:3}'],
  ['<p class="aa111 cc111"><p class="bb111">', '.aa111{x:1}.bb111{x:2}.cc111{x:3}', ''],
  ['<p class="other"><p class="cc111">', '.cc111{x:3}', '.aa111{x:1}.bb111{x:2}'],
  ['<p>', '', '.aa111{x:1}.bb111{x:2}.cc111{x:3}'],
  ['<p class="aa111', '', '.aa111{x:1}.bb111{x:2}.cc111{x:3}'],
  ['class="aa111"', '', '.aa111{x:1}.bb111{x:2}.cc111{x:3}'],
])('a page has first what its elements use: %s', (html, first, rest) => {
  const styles = stylesFor(html);
  expect([styles.first.text, styles.rest.text]).toEqual([first, rest]);
});

test('a policy can allow both by their hashes', () => {
  const { first, rest } = stylesFor('<p class="aa111">');
  for (const { text, hash } of [first, rest]) {
    expect(hash).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test('pages that use the same have the same, which is made once', () => {
  const one = stylesFor('<p class="aa111"><p class="bb111">');
  expect(stylesFor('<p class="bb111 aa111"><p class="x">')).toBe(one);
  expect(stylesFor('<p class="aa111">')).not.toBe(one);
});

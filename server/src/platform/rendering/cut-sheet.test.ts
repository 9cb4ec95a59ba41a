import { expect, test } from 'vitest';

import { classesOf, cutSheet, splitSheets } from './cut-sheet.ts';

/** Splits a sheet for a page with these classes; those of one module begin alike (`aa…`). */
function split(sheet: string, ...classes: string[]) {
  return splitSheets(cutSheet(sheet) ?? [], (name) => classes.includes(name));
}

test.each([
  ['a rule that the page has the class of', '.aa111{x:1}', '.aa111{x:1}', ''],
  ['a rule that it lacks the class of', '.bb111{x:1}', '', '.bb111{x:1}'],
  ['a rule of which it lacks one class', '.aa111 .bb111{x:1}', '', '.aa111 .bb111{x:1}'],
  ['one of several selectors', '.bb111,.aa111:hover{x:1}', '.bb111,.aa111:hover{x:1}', ''],
  ['a rule without classes', 'h1,[hidden]{x:1}', 'h1,[hidden]{x:1}', ''],
  ['classes that need not be there', 'p:not(.bb111):is(.cc111,p){x:1}', true, ''],
  ['a class in the value of an attribute', '[href=".bb111"]{x:1}', true, ''],
  ['what an attribute says of brackets', '[href="](."].bb111{x:1}', '', '[href="](."].bb111{x:1}'],
  ['a class with an escape', '.bb\\:1{x:1}', true, ''],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}', ''],
  ['a statement', '@namespace url(a);', '@namespace url(a);', ''],
  ['keyframes that nothing used names', '@keyframes k{to{x:1}}', '', '@keyframes k{to{x:1}}'],
  ['keyframes that are used', '@keyframes k{to{x:1}}.aa111{animation:k 1s}', true, ''],
  ['a block of what is not used', '@media print{.bb111{x:1}}', '', '@media print{.bb111{x:1}}'],
  ['a block that is not known', '@scope (.bb111){.bb222{x:1}}', '@scope (.bb111){.bb222{x:1}}', ''],
  [
    'a block of both',
    '@media print{.aa111{x:1}.bb111{x:1}.aa111{x:2}}',
    '@media print{.aa111{x:1}.aa111{x:2}}',
    '@media print{.bb111{x:1}}',
  ],
  [
    'what stands in several',
    '@media print{@supports (x:1){.aa111{x:1}}.aa111{x:2}.bb111{x:1}}',
    '@media print{@supports (x:1){.aa111{x:1}}.aa111{x:2}}',
    '@media print{.bb111{x:1}}',
  ],
])('a page has first what it uses: %s', (_what, sheet, first, rest) => {
  const found = split(sheet, 'aa111');
  if (first === true) expect(found.first).toHaveLength(sheet.length);
  else expect(found.first).toBe(first);
  expect(found.rest).toBe(rest);
});

test('layers are named in their order, whatever of them is used', () => {
  const sheet = '@layer a{.bb111{x:1}}@layer b{@layer c{.aa111{x:1}}}';
  expect(split(sheet, 'aa111')).toEqual({
    first: '@layer a,b.c;@layer b{@layer c{.aa111{x:1}}}',
    rest: '@layer a{.bb111{x:1}}',
  });
});

test('layers without a name stay whole, as each is one by itself', () => {
  const sheet = '@layer {.bb111{x:1}}@layer {.bb222{x:1}}';
  expect(split(sheet, 'aa111')).toEqual({ first: sheet, rest: '' });
});

test('what stands in a module before what is used comes first, so that the same is said last', () => {
  const sheet = '.aa000{x:1}.bb111{x:1}.aa111{x:2}.aa222{x:3}';
  expect(split(sheet, 'aa111')).toEqual({
    first: '.aa000{x:1}.aa111{x:2}',
    rest: '.bb111{x:1}.aa222{x:3}',
  });
});

test('the order counts within a layer alone', () => {
  const sheet = '@layer a{.aa000{x:1}}@layer b{.aa111{x:2}}';
  expect(split(sheet, 'aa111').rest).toBe('@layer a{.aa000{x:1}}');
});

test.each(['a{', 'a}', '@media print{', 'a{content:"'])('no style sheet: %s', (text) => {
  expect(cutSheet(text)).toBeUndefined();
});

test('what stands deeper than builds write stays together, and is there at once', () => {
  const deep = '@media print{'.repeat(9);
  const sheet = `${deep}.bb111{x:1}${'}'.repeat(9)}`;
  expect(split(sheet, 'aa111')).toEqual({ first: sheet, rest: '' });
});

test('all classes that decide are known, each once', () => {
  const parts = cutSheet('.a .b{x:1}@media print{.c,.a{x:1}}h1{x:1}@keyframes k{to{x:1}}');
  expect([...classesOf(parts ?? [])]).toEqual(['a', 'b', 'c']);
});

import { expect, test } from 'vitest';

import { chosen, listed } from './listing.ts';
import { requestOf } from './request.ts';
import type { Row } from './rows.ts';

const rows: Row[] = [
  { application: 'shell', key: 'home', english: 'Home', bangla: 'হোম', from: undefined },
  { application: 'mfe-buyer', key: 'pdf', english: 'PDF', bangla: 'PDF', from: undefined },
  {
    application: 'mfe-buyer',
    key: 'bikes',
    english: '1 bike\n{count} bikes',
    bangla: '{count}টি বাইক',
    from: undefined,
  },
];
const keysOf = (...words: string[]) =>
  chosen(rows, requestOf(words, ['shell', 'mfe-buyer'])!.wanted).map(({ key }) => key);

test.each([
  [[], ['home', 'pdf', 'bikes']],
  [
    ['--application', 'mfe-buyer'],
    ['pdf', 'bikes'],
  ],
  [['--same'], ['pdf']],
  [['BIKES', 'টি'], ['bikes']],
  [['home', 'bikes'], []],
])('%j chooses %j', (words, keys) => {
  expect(keysOf(...words)).toEqual(keys);
});

test('each application is read with its texts below their keys', () => {
  expect(listed(rows.slice(1))).toBe(`mfe-buyer: 2 texts

  pdf
    PDF
    PDF

  bikes
    1 bike
    {count} bikes
    {count}টি বাইক

2 texts in all
`);
});

test.each([
  [['--application', 'mfe-bayer'], '“mfe-bayer” has no texts. These have: shell.'],
  [['--read', 'a.csv', 'bike'], '--read stands alone.'],
  [['--sam'], '--sam'],
])('%j is refused in a sentence', (words, sentence) => {
  expect(() => requestOf(words, ['shell'])).toThrow(sentence);
});

test('help is asked for', () => {
  expect(requestOf(['--help'], [])).toBeUndefined();
});

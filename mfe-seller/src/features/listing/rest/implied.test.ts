import * as choices from '@motohaat/catalogue/choices';
import { expect, test } from 'vitest';

import { impliedBy, type Implied, type Implying, refilled } from './implied.ts';

const nothing: Implying = {
  brand: '',
  model: '',
  otherModel: '',
  year: '',
  district: '',
  area: '',
};
const pulsar = { ...nothing, brand: 'bajaj', model: 'pulsar-150' };
const en = { language: 'en', now: 2026 } as const;
const bn = { language: 'bn', now: 2026 } as const;

const table: [said: string, facts: Partial<Implying>, language: typeof en | typeof bn, Implied][] =
  [
    ['nothing', {}, en, {}],
    ['a brand alone', { brand: 'bajaj' }, en, {}],
    ['a model', pulsar, en, { productName: 'Bajaj Pulsar 150', category: '3', cc: '149' }],
    [
      'a model and its year, in Bangla',
      { ...pulsar, year: '২০২১' },
      bn,
      { productName: 'বাজাজ পালসার ১৫০ ২০২১', category: '3', cc: '১৪৯', used: '৫' },
    ],
    [
      'a year that is half typed',
      { ...pulsar, year: '20' },
      en,
      { productName: 'Bajaj Pulsar 150', category: '3', cc: '149' },
    ],
    ['next year’s model', { year: '2027' }, en, { used: '0' }],
    [
      'another model',
      { otherModel: 'Znen T10', year: '2020' },
      en,
      { productName: 'Znen T10 2020', used: '6' },
    ],
    ['a place', { district: 'dhaka', area: 'mirpur' }, en, { location: 'Mirpur, Dhaka' }],
  ];

test.each(table)('%s implies what can be filled in', (_said, facts, how, implied) => {
  expect(impliedBy({ ...nothing, ...facts }, { ...choices, revision: 0 }, how)).toEqual(implied);
});

test.each<[what: string, typed: Implied, before: Implied[], after: Implied, filled: Implied]>([
  ['an empty input is filled', { cc: '' }, [{}], { cc: '149' }, { cc: '149' }],
  ['what was implied follows', { cc: '149' }, [{ cc: '149' }], { cc: '155' }, { cc: '155' }],
  [
    'in the other language too',
    { cc: '১৪৯' },
    [{ cc: '149' }, { cc: '১৪৯' }],
    { cc: '155' },
    { cc: '155' },
  ],
  ['what is implied no more goes', { cc: '149' }, [{ cc: '149' }], {}, { cc: '' }],
  ['what was typed stays', { cc: '150' }, [{ cc: '149' }], { cc: '155' }, {}],
  ['what was emptied stays empty', { cc: '' }, [{ cc: '149' }], { cc: '149' }, {}],
  ['an input that is not there stays away', {}, [{}], { cc: '155' }, {}],
])('%s', (_what, typed, before, after, filled) => {
  expect(refilled(typed, before, after)).toEqual(filled);
});

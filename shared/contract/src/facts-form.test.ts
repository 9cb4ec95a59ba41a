import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { emptyFacts, factFields, namedFacts } from './fact-fields.ts';
import { FactsEdit, FactsForm, type NumberInput, readNumber, statedOf } from './facts-form.ts';

const nextYear = new Date().getUTCFullYear() + 1;

/** What one input becomes among empty ones, or the sentences that it is refused with. */
function read(name: string, typed: string): unknown {
  const [group, inner] = name.split('.');
  const inputs = inner
    ? { ...emptyFacts, papers: { ...emptyFacts.papers, [inner]: typed } }
    : { ...emptyFacts, [String(group)]: typed };
  const { success, output, issues } = v.safeParse(FactsForm, inputs);
  if (!success) return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  return name
    .split('.')
    .reduce((value: unknown, key) => (value as Record<string, unknown>)[key], output);
}

test('nothing has to be stated', () => {
  const { papers, ...others } = v.parse(FactsForm, emptyFacts);
  expect(new Set([...Object.values(papers), ...Object.values(others)])).toEqual(new Set([null]));
});

test.each<[name: string, typed: string, value: unknown]>([
  ['brand', ' Bajaj ', 'bajaj'],
  ['model', 'pulsar-150', 'pulsar-150'],
  ['otherModel', ' Zongshen  ZS150 ', 'Zongshen  ZS150'],
  ['year', '২০১৯', 2019],
  ['year', '1950', 1950],
  ['year', String(nextYear), nextYear],
  ['cc', '149', 149],
  ['cc', '১৫০ সিসি', 150],
  ['cc', '150 CC', 150],
  ['cc', '30', 30],
  ['cc', '3,000', 3_000],
  ['km', '0', 0],
  ['km', '24,000 km', 24_000],
  ['km', '২৪,০০০ কিমি', 24_000],
  ['km', '9,99,999', 999_999],
  ['colour', 'Black', 'black'],
  ['owners', '৯', 9],
  ['registration', 'applied', 'applied'],
  ['registrationZone', 'dhaka', 'dhaka'],
  ['registrationYear', '2020', 2020],
  ['papers.certificate', 'seller', 'seller'],
  ['papers.taxTokenUntil', '2028-02-29', '2028-02-29'],
  ['papers.taxTokenUntil', '২০২৭-০৬-৩০', '2027-06-30'],
  ['papers.digitalPlate', 'yes', true],
  ['papers.sellerSigns', 'no', false],
])('reads %s from %j', (name, typed, value) => {
  expect(read(name, typed)).toEqual(value);
});

test.each<[input: NumberInput, typed: string, value: number | undefined]>([
  ['km', ' 24,000 km ', 24_000],
  ['km', '১০ কিমি', 10],
  ['km', '99,99,999 kilometres', 9_999_999],
  ['cc', '১৫০ সিসি', 150],
  ['year', '\u200e২০৩৫', 2035],
  ['year', '2019 km', undefined],
  ['km', '24.5 km', undefined],
  ['km', 'km', undefined],
  ['km', '', undefined],
])(
  'the number in the input %s of %j is read alike outside of the form, likely or not',
  (input, typed, value) => {
    expect(readNumber(input, typed)).toBe(value);
  },
);

const year = `Write a year from 1950 to ${nextYear}, such as 2019.`;
const cc = 'Write the engine size in cc, from 30 to 3000.';
const km = 'Write whole kilometres, from 0 to 9,99,999.';
const list = 'Choose one of the list.';
const day = 'Choose a day that there is, such as 2027-06-30.';

describe('refuses with a sentence', () => {
  test.each<[name: string, typed: string, sentence: string]>([
    ['brand', 'Bajaj Auto!', list],
    ['model', '../etc', list],
    ['otherModel', 'x'.repeat(81), 'This may have 80 characters at most.'],
    ['otherModel', 'a\u202eb', 'Write this on one line, in plain letters.'],
    ['year', '1949', year],
    ['year', String(nextYear + 1), year],
    ['year', '19', year],
    ['year', 'new', year],
    ['cc', '29', cc],
    ['cc', '3001', cc],
    ['cc', '149.5', cc],
    ['km', '-1', km],
    ['km', '10,00,000', km],
    ['km', '1e3', km],
    ['colour', 'plaid', list],
    ['owners', '0', 'Write how many owners it has had, with you: from 1 to 9.'],
    ['owners', '10', 'Write how many owners it has had, with you: from 1 to 9.'],
    ['registration', 'yes', list],
    ['papers.certificate', 'mine', list],
    ['papers.taxTokenUntil', '2027-02-30', day],
    ['papers.taxTokenUntil', '30-06-2027', day],
    ['papers.insurance', 'maybe', list],
  ])('%s: %j', (name, typed, sentence) => {
    expect(read(name, typed)).toEqual([`${name}: ${sentence}`]);
  });
});

test('what a form states passes on the server with the same result', () => {
  const facts = v.parse(FactsForm, {
    ...emptyFacts,
    brand: 'bajaj',
    model: 'pulsar-150',
    year: '2019',
    km: '0',
    papers: { ...emptyFacts.papers, digitalPlate: 'no', taxTokenUntil: '2027-06-30' },
  });
  expect(v.parse(FactsForm, factFields(statedOf(facts)))).toEqual(facts);
});

test('an edit names what it names: what is left out stays, and null is no longer stated', () => {
  const edit = namedFacts({ year: 2020, colour: null, papers: { insurance: true } });
  expect(v.parse(FactsEdit, edit)).toEqual({
    year: 2020,
    colour: null,
    papers: { insurance: true },
  });
  expect(v.parse(FactsEdit, namedFacts({}))).toEqual({});
  const none = v.parse(FactsEdit, namedFacts({ papers: null }));
  expect(new Set(Object.values(none.papers ?? {}))).toEqual(new Set([null]));
});

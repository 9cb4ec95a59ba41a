import { highestAskingPrice } from '@motohaat/domain/price';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { bikeFields } from './bike-fields.ts';
import { type BikeFields, BikeForm, bikeFormUpTo, inputOf, newProductOf } from './bike-form.ts';
import { emptyFacts } from './fact-fields.ts';

const filled: BikeFields = {
  ...emptyFacts,
  productName: 'Torongo 125',
  category: '2',
  location: 'Mirpur, Dhaka',
  condition: 'Good',
  originalprice: '1.5 lakh',
  resaleprice: '১,১০,০০০',
  message: 'One owner.\nPapers are up to date.',
  warranty: '',
  used: '1 Year 6 months',
  chassis: 'MD2A11CZ5KCB04821',
  engine: '',
  image: ['https://i.example/a.webp'],
};

function errorsOf(changes: Partial<BikeFields>): Record<string, string | undefined> {
  const { issues = [] } = v.safeParse(BikeForm, { ...filled, ...changes });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

test('a form as people fill it in becomes numbers, lower case and clean text', () => {
  expect(v.parse(BikeForm, filled)).toMatchObject({
    condition: 'good',
    originalprice: 150_000,
    resaleprice: 110_000,
    warranty: null,
    used: 1.5,
  });
});

test('an empty form says each message of the specification', () => {
  const names = Object.keys(filled).filter((name) => name !== 'image' && name !== 'papers');
  const blank = Object.fromEntries(names.map((name) => [name, ' ']));
  const empty = { ...filled, ...blank, image: [] };
  expect(errorsOf(empty)).toEqual({
    productName: 'productName Is Required',
    category: 'category is Required',
    location: 'location is Required',
    condition: 'condition is Required',
    originalprice: 'originalprice is Required',
    resaleprice: 'resaleprice is Required',
    message: 'message is Required',
    image: 'image is Required',
  });
});

test.each<[string, Partial<BikeFields>, string]>([
  ['productName', { productName: '\u200b\u2800' }, 'productName Is Required'],
  ['category', { category: '\u200b' }, 'category is Required'],
  ['location', { location: '\u3164' }, 'location is Required'],
  ['condition', { condition: '\u200e' }, 'condition is Required'],
  ['originalprice', { originalprice: '\u2060' }, 'originalprice is Required'],
  ['resaleprice', { resaleprice: '\u00ad' }, 'resaleprice is Required'],
  ['message', { message: '\n\u{e0041}\u0301' }, 'message is Required'],
  ['productName', { productName: 'x'.repeat(81) }, 'This may have 80 characters at most.'],
  ['productName', { productName: 'a\u202eb' }, 'Write this on one line, in plain letters.'],
  ['location', { location: 'ক'.repeat(81) }, 'This may have 80 characters at most.'],
  ['location', { location: 'a\nb' }, 'Write this on one line, in plain letters.'],
  ['message', { message: 'x'.repeat(2_001) }, 'This may have 2000 characters at most.'],
  ['message', { message: 'a\0b' }, 'Write this in plain letters.'],
  ['category', { category: '4' }, 'Choose one of the list.'],
  ['condition', { condition: 'mint' }, 'Choose one of the list.'],
  ['originalprice', { originalprice: 'much' }, 'Write the price in whole taka, such as 1,25,000.'],
  ['originalprice', { originalprice: '999' }, 'Write a price from ৳1,000 to ৳99,99,999.'],
  ['resaleprice', { resaleprice: '10,00,000' }, 'Write a price from ৳1,000 to ৳9,99,999.'],
  ['used', { used: '51' }, 'Write years from 0 to 50 in steps of a half, such as 1.5.'],
  ['image', { image: Array(9).fill('x') }, 'A bike may have 8 photos at most.'],
])('refuses a bad %s with a sentence', (field, change, sentence) => {
  expect(errorsOf(change)).toEqual({ [field]: sentence });
});

test.each([
  [undefined, '9,99,999', undefined],
  [undefined, '10,00,000', 'Write a price from ৳1,000 to ৳9,99,999.'],
  [2_000, '99,99,999', undefined],
  [2_000, '1,00,00,000', 'Write a price from ৳1,000 to ৳99,99,999.'],
])('with a booking fee of %s an asking price of %s is %s', (bookingFee, typed, sentence) => {
  const { resaleprice } = bikeFormUpTo(highestAskingPrice(bookingFee)).entries;
  expect(v.safeParse(resaleprice, typed).issues?.[0].message).toBe(sentence);
});

test('texts are counted in characters as people see them', () => {
  expect(errorsOf({ productName: '🏍'.repeat(80) })).toEqual({});
});

test('what the form sends passes on the server with the same result', () => {
  const form = v.parse(BikeForm, filled);
  expect(v.parse(BikeForm, bikeFields(newProductOf(form)))).toEqual(form);
});

test('each refused field of the wire has its input', () => {
  const body = newProductOf(v.parse(BikeForm, filled));
  const { papers, ...others } = body;
  const fields = [
    ...Object.keys(others),
    ...Object.keys(papers ?? {}).map((name) => `papers.${name}`),
  ];
  expect(fields).toHaveLength(32);
  expect(fields.map(inputOf)).not.toContain(undefined);
  expect(inputOf('img')).toBe('image');
  expect(inputOf('resalePrice')).toBe('resaleprice');
  expect(inputOf('other')).toBeUndefined();
});

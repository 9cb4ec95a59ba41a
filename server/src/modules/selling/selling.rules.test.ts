import type { NewProduct } from '@motohaat/contract/bike-form';
import { maximumPhotos } from '@motohaat/contract/bike-limits';
import { expect, test } from 'vitest';

import { AppError } from '../../http/app-error.ts';
import { messagesIn } from '../../messages/index.ts';
import { photoField, readBike, refusalIn } from './selling.rules.ts';

const t = messagesIn('en');
const whole: NewProduct = {
  name: 'Torongo 125',
  category_id: '2',
  images: ['https://photos.example/1.webp'],
  location: 'Mirpur, Dhaka',
  condition: 'Good',
  originalPrice: '1,50,000',
  resalePrice: '1.1 lakh',
  description: 'One owner.',
};
/** The fields at which a body is refused, with their sentences. */
function refused(changes: Partial<NewProduct>): Record<string, string> | undefined {
  try {
    readBike({ ...whole, ...changes }, 2026, 999_999);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.said(t).fields : undefined;
  }
}

test('what is left empty is filled from what is stated, and nothing else is', () => {
  const bare = { name: ' ', category_id: '', location: '', used: '' };
  const stated = { model: 'pulsar-150', district: 'dhaka', year: 2020 };
  const implied = { productName: 'Bajaj Pulsar 150', category: '3', location: 'Dhaka', used: 6 };
  expect(readBike({ ...whole, ...bare, ...stated }, 2026, 999_999)).toMatchObject(implied);
  expect(readBike({ ...whole, ...stated }, 2026, 999_999).productName).toBe('Torongo 125');
  expect(Object.keys(refused(bare) ?? {}).toSorted()).toEqual(['category_id', 'location', 'name']);
});

test.each<[what: string, changes: Partial<NewProduct>, fields: string[]]>([
  ['a year that is none', { year: 'old' }, ['year']],
  [
    'facts that are not all read: nothing is filled',
    { year: 'x', model: 'fzs-v3', name: '' },
    ['name', 'year'],
  ],
  ['an unknown brand', { brand: 'bajjaj' }, ['brand']],
  ['an unknown brand and no name', { brand: 'bajjaj', name: '' }, ['brand', 'name']],
  ['no photos', { images: [] }, ['images']],
  ['too many photos', { images: Array<string>(maximumPhotos + 1).fill('x') }, ['images']],
  ['no photo at all', { images: undefined }, ['img']],
  ['a paper that is none', { papers: { taxTokenUntil: 'soon' } }, ['papers.taxTokenUntil']],
])('a bike is refused at its fields: %s', (_what, changes, fields) => {
  expect(Object.keys(refused(changes) ?? {}).toSorted()).toEqual(fields);
});

test('of what is wrong with a field the first is said', () => {
  expect(refused({ name: '' })).toEqual({ name: 'productName Is Required' });
});

test('photos are refused at the field in which they were sent', () => {
  expect([photoField({ images: [] }), photoField({ img: 'x' })]).toEqual(['images', 'img']);
});

test.each([
  ['reserved', 'has_booking', 'This bike has a booking. Cancel it first.'],
  ['sold', 'conflict', 'This bike is sold already.'],
] as const)('a bike that is %s is refused with %s', (status, code, message) => {
  const refusal = refusalIn(status);
  expect([refusal.code, refusal.said(t).message]).toEqual([code, message]);
});

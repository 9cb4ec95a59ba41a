import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { Figures } from '../search/port.ts';
import { presentLanding, presentLink } from './landing.presenter.ts';
import { subjectOf } from './subject.ts';

const shown = shownIn('en', createSpellers().en);
const figures: Figures = {
  total: 8,
  capped: false,
  price: { least: 1, most: 9 },
  prices: [2, 5, 8],
  years: [2012, 2015, 2018],
  km: [10, 20, 30],
};
const pageOf = (name: string, district: string | null, told: Partial<Figures> = {}) => {
  const subject = subjectOf({ name, district });
  if (!subject) throw new Error(`${name} is no page.`);
  return presentLanding(
    subject,
    { figures: { ...figures, ...told }, usual: null, related: [] },
    shown,
  );
};
const [middle, years, km] = [
  { from: 2, median: 5, to: 8 },
  { from: 2012, to: 2018 },
  { from: 10, to: 30 },
];

test.each([
  [2, { middle: null, years: null, km: null }],
  [3, { middle: null, years, km }],
  [7, { middle: null, years, km }],
  [8, { middle, years, km }],
])('a page of %i bikes tells of their figures what so many can: %j', (total, told) => {
  expect(pageOf('bajaj', null, { total })).toMatchObject(told);
});

test.each([
  ['bajaj', null, { brand: 'bajaj' }],
  ['pulsar-150', null, { model: 'pulsar-150' }],
  ['dhaka', null, { district: 'dhaka' }],
  ['standard', 'dhaka', { kind: '2', district: 'dhaka' }],
])('the page %s in %s leads to the search for %j', (name, district, search) => {
  expect(pageOf(name, district).search).toEqual(search);
});

test('nothing leads to a page of what the catalogue has no more', () => {
  expect(presentLink({ name: 'bajaj', district: null, bikes: 3 }, shown)).toHaveLength(1);
  expect(presentLink({ name: 'no-such', district: null, bikes: 3 }, shown)).toEqual([]);
});

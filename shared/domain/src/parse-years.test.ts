import { expect, test } from 'vitest';

import { parseYears } from './parse-years.ts';

test.each([
  ['', null],
  ['  ', null],
  ['\u200b', null],
  ['0', 0],
  ['2', 2],
  ['1.5', 1.5],
  ['২.৫', 2.5],
  ['50', 50],
  ['2 years', 2],
  ['2yrs', 2],
  ['1 Year 6 months', 1.5],
  ['1 year and 6 months', 1.5],
  ['6 months', 0.5],
  ['18 months', 1.5],
  ['২ বছর', 2],
  ['১ বছর ৬ মাস', 1.5],
  ['১ বছর ও ৬ মাস', 1.5],
  ['এক বছর ছয় মাস', 1.5],
  ['ছয় মাস', 0.5],
  ['ছ\u09df মাস', 0.5],
  ['আধা বছর', 0.5],
  ['দেড়', 1.5],
  ['দেড় বছর', 1.5],
  ['দে\u09dc বছর', 1.5],
  ['আড়াই বছর', 2.5],
  ['সাড়ে তিন বছর', 3.5],
  ['সাড়ে ৩', 3.5],
  ['দশ বছর', 10],
])('reads %j as %s years', (text, years) => {
  expect(parseYears(text)).toBe(years);
});

test.each([
  '-1',
  '50.5',
  '1.25',
  '2 months',
  'new',
  '1e1',
  '51',
  'সোয়া এক বছর',
  'পৌনে দুই বছর',
  'দেড় মাস',
  '1.5 years 6 months',
  '1 year 18 months',
  '6 months 1 year',
  '1 year 6',
  'বছর',
  '২-৩ বছর',
  'নতুন',
])('does not take %j for years', (text) => {
  expect(parseYears(text)).toBeUndefined();
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { emptyBike } from '@motohaat/contract/bike-fields';
import { BikeForm } from '@motohaat/contract/bike-form';
import * as sentences from '@motohaat/contract/sentences';
import { inBangla } from '@motohaat/contract/sentences.bn';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../shared/contract/src');

/** Every sentence that the contract's schemas and calls hold, wherever it stands in them. */
async function sentencesOfContract(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('sentences'),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<object>),
  );
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { kind, message, otherRoles } = value as Record<string, unknown>;
    if (kind !== undefined && typeof message === 'string') found.add(message);
    if (typeof otherRoles === 'string') found.add(otherRoles);
    Object.values(value).forEach(collect);
  };
  modules.forEach(collect);
  return [...found];
}

/** What a form of a bike is refused with; some of it no schema holds before it is asked. */
function refusals(fields: Partial<v.InferInput<typeof BikeForm>>): string[] {
  const { issues = [] } = v.safeParse(BikeForm, { ...emptyBike, image: [], ...fields });
  return issues.map(({ message }) => message);
}

test('every sentence of the contract is there in Bangla, without English digits', async () => {
  const all = [
    ...(await sentencesOfContract()),
    ...refusals({}),
    ...refusals({ originalprice: 'much', resaleprice: '1', used: 'long', warranty: '70' }),
    ...refusals({ resaleprice: '9999999', originalprice: '99999999' }),
  ];
  expect(all.length).toBeGreaterThan(20);
  expect(
    all.filter((sentence) => !/^[^A-Za-z0-9]*[ঀ-৿][^A-Za-z0-9]*$/.test(inBangla(sentence))),
  ).toEqual([]);
});

test('what a sentence is about is in its Bangla, in Bangla digits', () => {
  expect(inBangla(sentences.longest(2_000))).toBe('এখানে সর্বোচ্চ ২০০০টি অক্ষর দেওয়া যাবে।');
  expect(inBangla(sentences.priceRange('৳1,000', '৳9,99,999'))).toBe(
    '৳১,০০০ থেকে ৳৯,৯৯,৯৯৯-এর মধ্যে একটি দাম লিখুন।',
  );
});

test('what is no sentence of the contract stays as it is', () => {
  expect(inBangla('This may have spoken.')).toBe('This may have spoken.');
});

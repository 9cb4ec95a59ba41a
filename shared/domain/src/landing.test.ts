import { expect, test } from 'vitest';

import { landingOf } from './landing.ts';
import type { SearchFilters } from './search/filters.ts';

const pages: [SearchFilters, string | undefined][] = [
  [{ brand: ['bajaj'] }, 'bajaj'],
  [{ model: ['pulsar-150'] }, 'pulsar-150'],
  [{ district: ['dhaka'] }, 'dhaka'],
  [{ brand: ['bajaj'], district: ['dhaka'] }, 'bajaj/dhaka'],
  [{ model: ['pulsar-150'], district: ['dhaka'] }, 'pulsar-150/dhaka'],
  [{ kind: [1], district: ['dhaka'] }, 'scooters/dhaka'],
  // The page of a category.
  [{ kind: [1] }, undefined],
  [{}, undefined],
  [{ brand: ['bajaj', 'hero'] }, undefined],
  [{ district: ['dhaka', 'feni'] }, undefined],
  [{ brand: ['bajaj'], model: ['pulsar-150'] }, undefined],
  [{ brand: ['bajaj'], kind: [1], district: ['dhaka'] }, undefined],
  [{ brand: ['bajaj'], priceMax: 100_000 }, undefined],
  [{ district: ['dhaka'], verified: true }, undefined],
];

test.each(pages)('the landing page of %j', (filters, address) => {
  const page = landingOf(filters);
  expect(page && [page.name, page.district].filter((part) => part !== null).join('/')).toBe(
    address,
  );
});

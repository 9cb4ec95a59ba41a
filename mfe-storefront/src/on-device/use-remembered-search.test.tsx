import { findRecentSearches, forgetSearches } from '@motohaat/platform/recent-searches';
import { renderWithPlatform } from '@motohaat/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useRememberedSearch } from './use-remembered-search.ts';

afterEach(forgetSearches);

function Page({ q }: { q: string }) {
  useRememberedSearch({ q }, q);
  return null;
}

test('a search that is left for another page at once is among the recent ones', () => {
  renderWithPlatform(<Page q="pulsar" />);
  expect(findRecentSearches('', 'en')).toEqual([]);
  cleanup();
  expect(findRecentSearches('', 'en').map(({ name }) => name)).toEqual(['pulsar']);
});

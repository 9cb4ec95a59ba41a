import type { Suggestion } from '@motohaat/contract/search';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { readSearch } from './address.ts';
import { SearchBar } from './search-bar.tsx';

const pulsar: Suggestion = {
  kind: 'model',
  slug: 'pulsar-150',
  name: 'Pulsar 150',
  of: 'Bajaj',
  search: { model: 'pulsar-150' },
};
const sylhet: Suggestion = {
  kind: 'district',
  slug: 'sylhet',
  name: 'Sylhet',
  search: { district: 'sylhet' },
};

test.each([
  [pulsar, '?priceMax=150000&district=dhaka&model=pulsar-150'],
  [sylhet, '?brand=honda&priceMax=150000&district=sylhet'],
])(
  'a suggestion of a $kind leaves chosen what it does not speak of',
  async (suggestion, expected) => {
    const { search } = readSearch(
      new URLSearchParams('?brand=honda&district=dhaka&priceMax=150000'),
    );
    const { user, path } = renderWithPlatform(<SearchBar search={search} />, {
      api: { 'GET /suggestions': [suggestion] },
    });
    await user.type(screen.getByRole('searchbox'), 'pul');
    await user.click(await screen.findByRole('option', { name: new RegExp(suggestion.name) }));
    const chosen = new URLSearchParams(path().split('?')[1]);
    expect(Object.fromEntries(chosen)).toEqual(Object.fromEntries(new URLSearchParams(expected)));
  },
);

import { renderWithPlatform } from '@motohaat/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Search } from './address.ts';
import { settled } from './change.ts';
import { FilterForm } from './filter-form.tsx';

const typed: Search = { q: 'scooter', filters: {}, sort: undefined };
const understood = {
  words: 'scooter',
  name: 'kind',
  value: '1',
  label: 'Scooters',
  guessed: false,
} as const;

/** A form whose words are understood when somebody says so. */
function Form({ onChange }: { onChange: (search: Search) => void }) {
  const [search, setSearch] = useState(typed);
  return (
    <>
      <button onClick={() => setSearch(settled(typed, [understood]))}>Answer</button>
      <FilterForm
        search={search}
        facets={undefined}
        isCounting={false}
        nameOf={(_, slug) => slug}
        onChange={onChange}
        onSubmit={onChange}
      >
        {null}
      </FilterForm>
    </>
  );
}

const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

test('what words of the same address turn out to mean is chosen, and can be taken off', () => {
  const onChange = vi.fn<(search: Search) => void>();
  renderWithPlatform(<Form onChange={onChange} />);
  expect(isChosen(/Scooters/)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(isChosen(/Scooters/)).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /Scooters/ }));
  expect(isChosen(/Scooters/)).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange.mock.calls[0]?.[0].filters.kind).toBeUndefined();
});

/** Of a brand, without counts. */
const uncounted = (isCounting: boolean) => (
  <FilterForm
    search={{ q: '', filters: { brand: ['honda'] }, sort: undefined }}
    facets={undefined}
    isCounting={isCounting}
    nameOf={(_, slug) => slug}
    onChange={() => {}}
    onSubmit={() => {}}
  >
    {null}
  </FilterForm>
);

test('values that are being counted have their place, which goes when they cannot be', () => {
  renderWithPlatform(uncounted(true));
  expect(screen.getByRole('group', { name: 'Model' })).toBeTruthy();
  expect(isChosen(/honda/)).toBe(true);
  cleanup();
  renderWithPlatform(uncounted(false));
  expect(screen.queryByRole('group', { name: 'Model' })).toBeNull();
  expect(isChosen(/honda/)).toBe(true);
});

import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FilterRow } from './filter-row.tsx';

test.each([
  [undefined, 'Feni'],
  [{ count: 12, about: false }, 'Feni 12'],
  [{ count: 640, about: true }, 'Feni ~640'],
  [{ count: 0, about: false }, 'Feni 0'],
  [{ count: 0, about: true }, 'Feni'],
] as const)(
  'a value with %j is told as “%s”: an estimate that met none says nothing',
  (count, said) => {
    renderWithPlatform(
      <FilterRow name="district" value="feni" label="Feni" checked={false} count={count} />,
    );
    expect(screen.getByRole('checkbox').closest('label')?.textContent.trim()).toBe(said);
  },
);

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RowMenu } from './row-menu.tsx';

const items = [{ label: 'Delete', onChoose: () => undefined }];
const page = (rows: string[]) => (
  <main>
    <h1>All Users</h1>
    {rows.map((name) => (
      <RowMenu key={name} label={`Actions for ${name}`} items={items} />
    ))}
  </main>
);

test('a row that goes with the focus in it gives the focus to the page’s heading', () => {
  const { rerender } = render(page(['Rina', 'Babul']));
  screen.getByRole('button', { name: 'Actions for Rina' }).focus();
  rerender(page(['Babul']));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a row that goes without the focus leaves the focus where it is', () => {
  const { rerender } = render(page(['Rina', 'Babul']));
  const other = screen.getByRole('button', { name: 'Actions for Babul' });
  other.focus();
  rerender(page(['Babul']));
  expect(document.activeElement).toBe(other);
});

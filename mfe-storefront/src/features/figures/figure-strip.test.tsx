import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import FigureStrip from './figure-strip.tsx';

test('shows the four figures, labelled as for display', () => {
  render(<FigureStrip />);
  expect(screen.getByLabelText('Display figures')).toBeTruthy();
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  const labels = screen.getAllByRole('term').map((label) => label.textContent);
  expect(values).toEqual(['296', '750', '72%', '21%']);
  expect(labels).toEqual(['Orders', 'New customers', 'Growth', 'Bounce rate']);
});

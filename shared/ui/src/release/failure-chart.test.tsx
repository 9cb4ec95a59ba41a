import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FailureChart } from './failure-chart.tsx';
import { ceilingFor } from './failure-shares.ts';
import { health } from './testing.ts';

const views = [
  { opened: 100, failed: 0 },
  { opened: 0, failed: 0 },
  { opened: 20, failed: 4 },
];

test('the chart says in a sentence what it shows', () => {
  renderWithPlatform(<FailureChart health={health({}, views)} ceiling={0.25} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '0.2.0 since 09:00: 4 of 120 views failed, at most 20 % at 09:10.',
  );
});

test.each([
  [[], '0.2.0 since 09:00: no views.'],
  [[{ opened: 9, failed: 0 }], '0.2.0 since 09:00: none of 9 views failed.'],
])('without failures it says so', (series, sentence) => {
  renderWithPlatform(<FailureChart health={health({}, series)} ceiling={0.05} />);
  expect(screen.getByRole('img', { name: sentence })).toBeTruthy();
});

test('columns are as high as their share of the ceiling; times without views have none', () => {
  const { container } = renderWithPlatform(
    <FailureChart health={health({}, views)} ceiling={0.25} />,
  );
  const heights = [...container.querySelectorAll('rect')].map((one) => one.getAttribute('height'));
  expect(heights).toEqual(['2', String(64 * 0.8)]);
});

test('the same figures are a table', () => {
  renderWithPlatform(<FailureChart health={health({}, views)} ceiling={0.25} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['09:0010000 %', '09:1020420 %']);
});

test.each([
  [0, 0.05],
  [5, 0.05],
  [6, 0.1],
  [30, 0.5],
  [80, 1],
])('%i of 100 failed fits under a common ceiling of %d', (failed, ceiling) => {
  const fine = health({}, [{ opened: 100, failed: 0 }]);
  expect(ceilingFor([fine, health({}, [{ opened: 100, failed }])])).toBe(ceiling);
});

import { product, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LatestBikes } from './latest-bikes.tsx';

const made = (category_id: string, day: number) =>
  product({ category_id, name: `Day ${day}`, createdAt: `2026-01-0${day}T00:00:00.000Z` });

test('shows the newest bikes of all categories, newest first', async () => {
  renderWithPlatform(<LatestBikes />, {
    api: {
      'GET /categories/1': [made('1', 8), made('1', 3), made('1', 2), made('1', 1)],
      'GET /categories/2': [made('2', 9), made('2', 4)],
      'GET /categories/3': [made('3', 7)],
    },
  });
  await screen.findByRole('link', { name: 'Day 9' });
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Day 9', 'Day 8', 'Day 7', 'Day 4', 'Day 3', 'Day 2']);
});

test('leaves out what is booked or paid for', async () => {
  const reserved = { ...made('1', 9), status: 'reserved' as const };
  const api = { 'GET /categories/1': [reserved, made('1', 8)], 'GET /categories/2': [] };
  renderWithPlatform(<LatestBikes />, { api: { ...api, 'GET /categories/3': [] } });
  await screen.findByRole('link', { name: 'Day 8' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('says so where there are no bikes', async () => {
  const api = { 'GET /categories/1': [], 'GET /categories/2': [], 'GET /categories/3': [] };
  renderWithPlatform(<LatestBikes />, { api });
  expect(await screen.findByText('No bikes here yet.')).toBeTruthy();
});

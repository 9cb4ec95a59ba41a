import { drafts } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { seenBikesName } from '../on-device/seen-bikes-name.ts';
import { SeenBikes } from './seen-bikes.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../features/seen/seen-bikes-row.tsx', () => {
  loaded();
  return { default: () => <p>The row</p> };
});

beforeEach(() => localStorage.clear());

test('who has seen nothing but the bike at hand gets no code of the row, and who has seen another the row', async () => {
  drafts.write(seenBikesName, [{ id: 'p1' }]);
  renderWithPlatform(<SeenBikes without="p1" />);
  await vi.dynamicImportSettled();
  expect(loaded).not.toHaveBeenCalled();
  renderWithPlatform(<SeenBikes without="p2" />);
  expect(await screen.findByText('The row')).toBeDefined();
});

test('what anybody wrote in the place of the list is none', async () => {
  for (const kept of ['p1', { id: 'p1' }, [], null]) {
    drafts.write(seenBikesName, kept);
    renderWithPlatform(<SeenBikes />);
  }
  await vi.dynamicImportSettled();
  expect(screen.queryByText('The row')).toBeNull();
});

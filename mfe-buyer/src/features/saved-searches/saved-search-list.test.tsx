import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { SavedSearch } from '@motohaat/contract/saved-searches';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { SavedSearchList } from './saved-search-list.tsx';

const call = 'GET /savedSearches';
const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  _id: 's1',
  name: 'R15 in Dhaka',
  address: { q: 'r15 v3', district: 'dhaka' },
  notify: 'at-once',
  newBikes: 0,
  lookedAt: '2026-01-10T03:05:30.000Z',
  createdAt: '2026-01-10T03:05:30.000Z',
  ...changes,
});
const draw = (answer: unknown) =>
  renderWithPlatform(<SavedSearchList />, { api: { [call]: answer } });
const card = async (name = 'R15 in Dhaka') => within(await screen.findByRole('article', { name }));

test('a search leads to its bikes as they were asked for', async () => {
  draw([search({ address: { q: 'r15 v3', district: 'dhaka', sort: 'price' } })]);
  const link = (await card()).getByRole('link', { name: 'R15 in Dhaka' });
  expect(link.getAttribute('href')).toBe('/search?q=r15+v3&district=dhaka&sort=price');
  expect((await card()).queryByText(/new bike/)).toBeNull();
});

test('says how many bikes are new, shows these first, and asks no more once they are looked at', async () => {
  const { platform, user } = draw([search({ newBikes: 2 })]);
  const shown = await card();
  expect(shown.getByText('2 new bikes')).toBeTruthy();
  const link = shown.getByRole('link');
  expect(link.getAttribute('href')).toBe('/search?sort=newest&q=r15+v3&district=dhaka');
  platform.api.answer({ 'PATCH /savedSearches/s1': search(), [call]: [search()] });
  await user.click(link);
  await vi.waitFor(() => expect(platform.api.calls).toContain('PATCH /savedSearches/s1'));
  expect(platform.shown).toEqual([]);
});

test('takes another name and another way to count, and keeps what was typed when it is refused', async () => {
  const { platform, user } = draw([search()]);
  await user.click((await card()).getByRole('button', { name: 'Change' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Give the search a name.')).toBeTruthy();
  await user.type(name, 'Sport');
  await user.click(screen.getByLabelText(/^Tells once a day/));
  const message = 'You may not do this.';
  platform.api.answer({
    'PATCH /savedSearches/s1': new ApiError({ status: 403, code: 'forbidden', message }),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  platform.api.answer({
    'PATCH /savedSearches/s1': search({ name: 'Sport', notify: 'daily' }),
    [call]: [search({ name: 'Sport', notify: 'daily' })],
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'The search was changed.' }]);
  expect((await card('Sport')).getByText(/Tells once a day/)).toBeTruthy();
});

test('asks before it deletes, and leaves what could not be deleted', async () => {
  const { platform, user } = draw([search()]);
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “R15 in Dhaka”?' }));
  platform.api.answer({ 'DELETE /savedSearches/s1': new NetworkError() });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/No connection/)).toBeTruthy();
  platform.api.answer({ 'DELETE /savedSearches/s1': { deletedCount: 1 }, [call]: [] });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'The search was deleted.' }]);
  expect(await screen.findByText(/You have not saved a search yet/)).toBeTruthy();
});

test('a failure loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Your saved searches could not be loaded.')).toBeTruthy();
  platform.api.answer({ [call]: [search()] });
  await user.click(retry);
  expect(await card()).toBeTruthy();
});

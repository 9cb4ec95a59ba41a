import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { overview } from './testing.ts';
import UsesSection from './uses-section.tsx';

const render = () =>
  renderWithPlatform(<UsesSection />, { api: { 'GET /releases/uses': overview } });
const item = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
const rows = () =>
  within(screen.getByRole('table', { name: 'Who uses what' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('who uses what will go is named, and a former contract that nobody needs says so', async () => {
  render();
  expect(await item('lowDataStore')).toBe(
    'lowDataStoreSince platform 4.12.0; goes on 31 Mar 2027. Use useLowData() in its place.Used by mfe-buyer 0.1.0 and mfe-seller 0.2.0.',
  );
  expect(await item('Contract 3.1.0')).toContain('Served until 31 Mar 2027Nobody uses it.');
  expect(screen.getByText(/recorded what they use: mfe-seller 0\.1\.0/)).toBeDefined();
});

test('an application of the picture says its arrows, and pressed it narrows the table', async () => {
  const { user } = render();
  const storefront = await screen.findByRole('button', { name: /^mfe-storefront/ });
  expect(storefront.textContent).toContain('Uses nothing. Used by mfe-buyer (2).');
  expect(rows()).toHaveLength(9);
  await user.click(storefront);
  expect(storefront.getAttribute('aria-pressed')).toBe('true');
  expect(rows()).toEqual([
    'homePagemfe-storefrontmfe-buyer 0.2.0',
    'bike.noticeSlotmfe-storefrontmfe-buyer 0.2.0',
  ]);
  await user.click(storefront);
  expect(rows()).toHaveLength(9);
});

test('a kind is chosen: libraries say their versions, and what nobody uses is found', async () => {
  const { user } = render();
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Library');
  expect(rows()).toEqual([
    'reactLibraryshell 19.3.1mfe-buyer 0.2.0takes ^19.0.0, built with 19.3.1',
  ]);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Call');
  await user.selectOptions(screen.getByLabelText('Use'), 'Used by nobody');
  expect(rows()).toEqual(['bikes.listCallServerNobody uses it.']);
  expect(screen.getByRole('status').textContent).toBe('One thing');
});

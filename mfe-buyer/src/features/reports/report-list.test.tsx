import { NetworkError } from '@motohaat/api/errors';
import type { MyReport } from '@motohaat/contract/administration';
import { picture, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ReportList } from './report-list.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const report = (changes: Partial<MyReport> = {}): MyReport => ({
  _id: 'r1',
  productId: 'p1',
  productName: 'Shalik 110',
  category_id: '1',
  picture: picture('shalik'),
  reason: 'stolen',
  note: 'Seen in Mirpur.',
  status: 'upheld',
  outcome: 'You were right: we removed the bike. Thank you.',
  createdAt: '2026-01-10T20:05:30.000Z',
  closedAt: '2026-01-11T03:05:30.000Z',
  ...changes,
});
const draw = (answer: unknown) =>
  renderWithPlatform(<ReportList />, {
    session: { status: 'ready', user },
    api: { 'GET /myReports': answer },
  });

test('a report says what it was about and what became of it', async () => {
  const { platform } = draw([report()]);
  const card = within(await screen.findByRole('article', { name: 'Shalik 110' }));
  expect(card.getByText('Bike removed')).toBeTruthy();
  expect(card.getByText('You were right: we removed the bike. Thank you.')).toBeTruthy();
  expect(card.getByText(/The bike may be stolen/).textContent).toContain('11 Jan 2026');
  expect(card.getByText('Seen in Mirpur.')).toBeTruthy();
  expect(platform.api.calls).toEqual(['GET /myReports?email=a@b.example']);
});

test('nothing reported says so; a failure loads again on Retry', async () => {
  const { platform, user: person } = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Your reports could not be loaded.')).toBeTruthy();
  platform.api.answer({ 'GET /myReports': [] });
  await person.click(retry);
  expect(await screen.findByText('You have not reported anything.')).toBeTruthy();
});

test('further reports come on demand', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [report()], next: 'c2' },
    c2: { rows: [report({ _id: 'r2', productName: 'Doel 150' })], next: undefined },
  };
  const view = draw(({ query }: { query: { cursor?: string } }) => pages[query.cursor ?? 'first']);
  await view.user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('article', { name: 'Doel 150' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Shalik 110' })).toBeTruthy();
});

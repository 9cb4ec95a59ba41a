import type { AuditRecord } from '@motohaat/contract/administration';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AuditList } from './audit-list.tsx';

const record = (changes: Partial<AuditRecord> = {}): AuditRecord => ({
  number: 7,
  at: '2026-01-10T18:05:30.000Z',
  actor: { id: 'a1', name: 'Asha', email: 'asha@example.com' },
  action: 'user.suspended',
  subject: { kind: 'user', id: 'u1', label: 'rina@example.com' },
  before: { status: 'active', role: 'buyer' },
  after: { status: 'suspended', role: 'buyer' },
  reason: 'Fake bikes',
  requestId: 'req-1',
  details: { paidBooking: true },
  intact: true,
  ...changes,
});
const draw = (answer: unknown, route = '/') =>
  renderWithPlatform(<AuditList />, { api: { 'GET /audit': answer }, route });

test('a record says who did what to whom, what changed, why, when in Dhaka, and in which request', async () => {
  draw([record()]);
  const entry = await screen.findByRole('article', { name: 'Suspended an account' });
  expect(entry.textContent).toContain('Asha asha@example.com');
  expect(entry.textContent).toContain('rina@example.com user');
  expect(entry.textContent).toContain('Statusactive → suspended');
  expect(entry.textContent).not.toContain('Role');
  expect(entry.textContent).toContain('Paid bookingyes');
  expect(entry.textContent).toContain('ReasonFake bikes');
  expect(entry.textContent).toMatch(/11 Jan 2026, 00:05:30/);
  expect(entry.textContent).toContain('No. 7 · request req-1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a record that was altered is marked, and the page says so', async () => {
  draw([record({ intact: false })]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/altered/);
  expect(within(screen.getByRole('article')).getByText('Altered')).toBeTruthy();
});

test('an action without a person is the product’s own, and an unknown one keeps its name', async () => {
  draw([record({ actor: null, action: 'old.act' })]);
  expect(await screen.findByRole('heading', { name: 'old.act' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'MotoHaat itself' })).toBeTruthy();
});

test('what a team did with its token is the team’s action', async () => {
  draw([record({ actor: null, action: 'remote.killed', details: { author: 'team:mfe-buyer' } })]);
  const entry = await screen.findByRole('article', { name: 'Took a part of the site off' });
  expect(within(entry).getByRole('button', { name: 'team mfe-buyer' })).toBeTruthy();
  expect(entry.textContent).not.toContain('Author');
});

test('moments among the facts are told on the clocks of Dhaka', async () => {
  draw([record({ before: { due: null }, after: { due: '2026-01-17T18:05:30.000Z' } })]);
  const entry = await screen.findByRole('article');
  expect(entry.textContent).toContain('Due18 Jan 2026, 00:05:30');
});

test('who and what lead to all actions of theirs, kept in the address', async () => {
  const view = draw([record()]);
  await view.user.click(await screen.findByRole('button', { name: 'Asha' }));
  expect(view.path()).toBe('/?actor=a1');
  await view.user.click(screen.getByRole('button', { name: 'rina@example.com' }));
  expect(view.path()).toBe('/?actor=a1&subject=u1');
  expect(view.platform.api.calls.at(-1)).toBe('GET /audit?actor=a1&subject=u1');
  await view.user.click(screen.getByRole('button', { name: 'Show everybody’s acts' }));
  expect(view.path()).toBe('/?subject=u1');
});

test('an empty log and an empty search read differently', async () => {
  const view = draw([], '/?action=admin.made');
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Nothing has been done yet.')).toBeTruthy();
});

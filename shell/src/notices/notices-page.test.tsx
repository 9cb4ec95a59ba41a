import type { Notice } from '@motohaat/contract/notices';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';

const composition = compositionOf([composedRemote('mfe-shop', { home: '/' })], 'buyer');
const session: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  _id: id,
  kind: 'role_changed',
  title: `Title ${id}`,
  text: `What happened to ${id}.`,
  path: '/dashboard/profile',
  createdAt: '2026-11-20T06:00:00.500Z',
  read: false,
  ...changes,
});

const draw = (answers: Record<string, unknown>) => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  return renderShell({ at: '/dashboard/notices', composition, session, answers });
};
afterEach(cleanup);

test('notices are marked as read one by one, and by following them', async () => {
  const read = vi.fn<() => unknown>(() => ({ acknowledged: true }));
  const { user } = draw({
    'GET /notices': [notice('1'), notice('2', { path: null, read: true })],
    'POST /notices/1/read': read,
  });
  const first = within(await screen.findByRole('article', { name: /Title 1/ }));
  expect(first.getByRole('link', { name: 'Title 1' }).getAttribute('href')).toBe(
    '/dashboard/profile',
  );
  const second = within(screen.getByRole('article', { name: /Title 2/ }));
  expect(second.queryByRole('link')).toBeNull();
  expect(second.queryByRole('button')).toBeNull();
  await user.click(first.getByRole('button', { name: 'Mark as read' }));
  expect(read).toHaveBeenCalledTimes(1);
});

test('all that are shown are marked as read, and none that came since', async () => {
  const readAll = vi.fn<(call: { body?: unknown }) => unknown>(() => ({ acknowledged: true }));
  const { user } = draw({ 'GET /notices': [notice('1')], 'POST /notices/read': readAll });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(readAll.mock.calls[0]?.[0]).toMatchObject({
    body: { until: '2026-11-20T06:00:00.501Z' },
  });
});

test('nothing to tell is said, without a button that does nothing', async () => {
  draw({ 'GET /notices': [] });
  expect(await screen.findByText('There is nothing to tell you yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

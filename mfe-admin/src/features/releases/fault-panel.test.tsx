import type { FaultRecord } from '@motohaat/contract/faults';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FaultPanel } from './fault-panel.tsx';

const fault: FaultRecord = {
  id: 'f1',
  version: '0.2.0',
  kind: 'call',
  name: 'ApiError',
  message: 'It did not work.',
  call: 'POST /bookings',
  status: 500,
  views: 3,
  firstAt: '2026-11-20T03:00:00.000Z',
  lastAt: '2026-11-20T03:10:00.000Z',
  stack: [{ place: 'mfe-buyer/src/book.ts:12:7', name: 'book' }],
};

test('what went wrong is asked for when it is opened, and shows where in the sources it was', async () => {
  const view = renderWithPlatform(<FaultPanel application="mfe-buyer" />, {
    api: { 'GET /releases/mfe-buyer/faults': [fault] },
  });
  const panel = screen.getByRole('group', { name: 'What went wrong: mfe-buyer' });
  expect(within(panel).queryByRole('list')).toBeNull();
  await view.user.click(screen.getByText('What went wrong'));
  const row = (await within(panel).findByText('ApiError: It did not work.')).closest('article');
  expect(row?.textContent).toContain('POST /bookings: answered 500');
  expect(row?.textContent).toContain(
    '0.2.0, in 3 views, from 20 Nov 2026, 09:00 to 20 Nov 2026, 09:10',
  );
  expect(row?.textContent).toContain('book mfe-buyer/src/book.ts:12:7');
});

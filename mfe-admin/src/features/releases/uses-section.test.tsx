import type { FaultRecord } from '@motohaat/contract/faults';
import type { UsesOverview } from '@motohaat/contract/uses';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FaultPanel } from './fault-panel.tsx';
import { UsesSection } from './uses-section.tsx';

const uses: UsesOverview = {
  contracts: [
    { version: '4.12.0', until: null, users: ['mfe-buyer 0.2.0'] },
    { version: '3.1.0', until: '2027-03-31', users: [] },
  ],
  deprecated: [
    {
      member: 'lowDataStore',
      since: '4.12.0',
      until: '2027-03-31',
      instead: 'useLowData()',
      users: ['mfe-buyer 0.1.0', 'mfe-seller 0.2.0'],
    },
  ],
  releases: [
    { application: 'shell', version: '0.2.0', standing: 'live', uses: null },
    {
      application: 'mfe-buyer',
      version: '0.1.0',
      standing: 'kept',
      uses: {
        platform: ['Toasts.success', 'useApi'],
        calls: ['bookings.create'],
        pages: [],
        modules: [{ module: 'react', exports: ['useState'] }],
      },
    },
  ],
};

const item = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;

test('who uses what will go is named, and a former contract that nobody needs says so', async () => {
  renderWithPlatform(<UsesSection />, { api: { 'GET /releases/uses': uses } });
  expect(await item('lowDataStore')).toBe(
    'lowDataStoreSince platform 4.12.0; goes on 2027-03-31. Use useLowData() in its place.Used by mfe-buyer 0.1.0 and mfe-seller 0.2.0.',
  );
  expect(await item('Contract 3.1.0')).toContain('Served until 2027-03-31Nobody uses it any more.');
  expect(screen.getByText('Can be gone back to').closest('details')?.textContent).toContain(
    'PlatformToasts.success, useApiCallsbookings.createreactuseState',
  );
});

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

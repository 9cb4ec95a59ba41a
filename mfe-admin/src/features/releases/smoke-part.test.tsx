import type { SmokeStanding } from '@motohaat/contract/smoke-tests';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { overview, record, release, status, unlooked } from './testing.ts';

const smokeCall = '/releases/mfe-buyer/versions/0.3.0/smoke';

const nobody: SmokeStanding = { ...unlooked, attended: false };
const found: SmokeStanding = {
  ...nobody,
  state: 'done',
  attended: true,
  report: {
    revision: 7,
    browser: 'Chromium 140',
    at: '2026-11-20T16:41:00.000Z',
    passed: false,
    pages: [
      {
        path: '/dashboard/orders',
        faults: ['Uncaught error: No such list (full, 1280 px, light, en)'],
        notes: [],
        views: 12,
        milliseconds: 9000,
        weight: { javascript: 101.2, css: 20 },
      },
    ],
    pictures: [
      { number: 0, path: '/dashboard/orders', of: 'candidate', version: '0.3.0', width: 1280 },
      { number: 1, path: '/dashboard/orders', of: 'live', version: '0.2.0', width: 1280 },
    ],
  },
};

async function openPromote(answers: Record<string, unknown>) {
  const view = renderWithPlatform(<ReleaseConsole />, {
    api: {
      'GET /releases': overview(),
      'GET /releases/revisions': [record()],
      'GET /releases/mfe-buyer': status([release()]),
      ...answers,
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Promote… mfe-buyer' }));
  return { view, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin lets a release through that no machine has looked at, with a reason', async () => {
  const promote = vi.fn(() => ({ revision: 8, changed: true, message: 'Live.' }));
  const order = vi.fn(() => ({ ...nobody, state: 'waiting' }));
  const { view, dialog } = await openPromote({
    [`GET ${smokeCall}`]: nobody,
    [`POST ${smokeCall}`]: order,
    'POST /releases/mfe-buyer/promote': promote,
  });
  await dialog.findByText('No machine has looked at this release yet.');
  await view.user.click(dialog.getByRole('button', { name: 'Order a smoke test' }));
  expect(order).toHaveBeenCalledOnce();
  await view.user.click(dialog.getByRole('checkbox', { name: /Let it through/ }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The machine is away');
  await view.user.click(dialog.getByRole('button', { name: 'Promote' }));
  const body = { version: '0.3.0', reason: 'The machine is away', untested: true };
  expect(promote).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('what is wrong on a page stands beside how it looks and how it looked', async () => {
  const { view, dialog } = await openPromote({
    [`GET ${smokeCall}`]: found,
    [`GET ${smokeCall}/pictures/0`]: { picture: 'data:image/jpeg;base64,AAAA' },
    [`GET ${smokeCall}/pictures/1`]: { picture: 'data:image/jpeg;base64,BBBB' },
  });
  await dialog.findByText(/^Something is wrong on one page/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await view.user.click(dialog.getByText('Pages and pictures'));
  await dialog.findByText(/No such list/);
  const names = (await dialog.findAllByRole('img')).map((image) => image.getAttribute('alt'));
  expect(names).toEqual([
    '/dashboard/orders. This release, 0.3.0',
    '/dashboard/orders. Live, 0.2.0',
  ]);
});

test('a smoke test that could not be loaded is told, and asked for again', async () => {
  const { view, dialog } = await openPromote({});
  await dialog.findByText('The smoke test could not be loaded.');
  view.platform.api.answer({ [`GET ${smokeCall}`]: unlooked });
  await view.user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('No machine has looked at this release yet.');
});

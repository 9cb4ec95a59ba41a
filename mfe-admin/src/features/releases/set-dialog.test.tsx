import { ApiError } from '@motohaat/api/errors';
import type { ReleasesOverview } from '@motohaat/contract/registry';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { liveStatus, record, release, status, unlooked } from './testing.ts';

const done = { revision: 8, changed: true, message: 'Both are live.' };

/** The shell and a remote, each with a release to go to. */
function site(revision = 7): ReleasesOverview {
  const live = release({ version: '0.2.0', release: 'r2' });
  const applications = ['shell', 'mfe-buyer'].map((application) => ({
    standing: liveStatus({ application }),
    live,
    health: [],
  }));
  return { revision, at: release().publishedAt, applications };
}

// Its code comes late, and what is held here is what it does.
beforeAll(async () => {
  await import('./set-dialog.tsx');
});

async function open(answers: Record<string, unknown>) {
  const { user } = renderWithPlatform(<ReleaseConsole />, {
    api: {
      'GET /releases': site(),
      'GET /releases/revisions': [record()],
      'GET /releases/shell': status([release({ version: '2.0.0' })]),
      'GET /releases/mfe-buyer': status([release()]),
      'GET /releases/shell/versions/2.0.0/smoke': unlooked,
      'GET /releases/mfe-buyer/versions/0.3.0/smoke': unlooked,
      ...answers,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Release several at once…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'shell' });
  const choose = async () => {
    await user.selectOptions(dialog.getByRole('combobox', { name: 'shell' }), '2.0.0');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'mfe-buyer' }), '0.3.0');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The new menu');
  };
  return { user, dialog, choose };
}

test('releases of several applications, the shell’s too, go live by one act however often it is pressed', async () => {
  const promote = vi.fn<(call: { body: unknown }) => unknown>(() => done);
  const { user, dialog, choose } = await open({ 'POST /releases/shell/promote': promote });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'x');
  await user.click(dialog.getByRole('button', { name: 'Promote the set' }));
  dialog.getByText('Choose releases of at least two applications.');
  await user.clear(dialog.getByRole('textbox', { name: 'Reason' }));

  await choose();
  await user.dblClick(dialog.getByRole('button', { name: 'Promote the set' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(promote.mock.calls.map(([call]) => call.body)).toEqual([
    {
      version: '2.0.0',
      with: [{ application: 'mfe-buyer', version: '0.3.0' }],
      reason: 'The new menu',
    },
  ]);
});

test('a few people try a set, each release looked at with the others', async () => {
  const canary = vi.fn<(call: { body: unknown }) => unknown>(() => done);
  const order = vi.fn<(call: { query?: unknown }) => unknown>(() => unlooked);
  const { user, dialog, choose } = await open({
    'POST /releases/shell/canary': canary,
    'POST /releases/shell/versions/2.0.0/smoke': order,
    'POST /releases/mfe-buyer/versions/0.3.0/smoke': order,
  });
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Order smoke tests of the set' }));
  expect(order.mock.calls.map(([call]) => call.query)).toEqual([
    { with: 'mfe-buyer@0.3.0' },
    { with: 'shell@2.0.0' },
  ]);
  await user.click(dialog.getByRole('radio', { name: 'A few people first' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Let it grow by itself' }));
  await user.click(dialog.getByRole('button', { name: 'Try the set' }));
  await vi.waitFor(() => expect(canary).toHaveBeenCalledOnce());
  expect(canary.mock.calls[0]?.[0].body).toMatchObject({ percent: 5, ramp: true });
});

test('what somebody else did meanwhile is told, nothing is lost, and one may look again', async () => {
  const overview = vi.fn(() => site());
  const promote = vi.fn<(call: { headers?: Record<string, string> }) => unknown>(() => {
    overview.mockImplementation(() => site(8));
    throw new ApiError({ status: 412, code: 'revision_changed', message: 'Changed.' });
  });
  const { user, dialog, choose } = await open({
    'GET /releases': overview,
    'GET /releases/revisions': () => [record({ number: 8, author: 'Rina' }), record()],
    'POST /releases/shell/promote': promote,
  });
  await choose();
  await user.click(dialog.getByRole('button', { name: 'Promote the set' }));
  await dialog.findByText('Revision 8: Promoted by Rina: Faster search');
  await user.click(dialog.getByRole('button', { name: 'Decide on revision 8' }));
  promote.mockImplementation(() => done);
  await user.click(dialog.getByRole('button', { name: 'Promote the set' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(promote.mock.calls.map(([call]) => call.headers?.['if-match'])).toEqual(['"7"', '"8"']);
});

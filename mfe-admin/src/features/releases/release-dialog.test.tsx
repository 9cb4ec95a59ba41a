import { ApiError } from '@motohaat/api/errors';
import type { LiveStatus } from '@motohaat/contract/registry';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { canary, overview, record, release, status, unlooked } from './testing.ts';

type Call = { body: unknown; headers: unknown; query?: { dryRun?: string } };
const answer = { revision: 8, changed: true, message: 'mfe-buyer 0.3.0 is live.' };
const done = () => vi.fn<(call: Call) => unknown>(() => answer);
const older = release({ version: '0.1.0', release: 'r1', smoke: null });
const untested = release({ version: '0.4.0', release: 'r4', wasLive: false, smoke: null });
const purged = release({ version: '0.0.9', release: 'r0', available: false });
const published = status([untested, release(), release({ version: '0.2.0' }), older, purged]);

/** Opens the dialog of an operation from the card or its menu. */
async function open(
  operation: string,
  answers: Record<string, unknown>,
  changes: Partial<LiveStatus> = {},
) {
  const view = renderWithPlatform(<ReleaseConsole />, {
    api: {
      'GET /releases': overview(changes),
      'GET /releases/revisions': [record()],
      'GET /releases/mfe-buyer': published,
      ...Object.fromEntries(
        published.releases.map(({ version }) => [
          `GET /releases/mfe-buyer/versions/${version}/smoke`,
          unlooked,
        ]),
      ),
      ...answers,
    },
  });
  await screen.findByRole('article');
  if (!screen.queryByRole('button', { name: `${operation} mfe-buyer` })) {
    await view.user.click(screen.getByRole('button', { name: 'More for mfe-buyer' }));
    await view.user.click(screen.getByRole('menuitem', { name: operation }));
  } else {
    await view.user.click(screen.getByRole('button', { name: `${operation} mfe-buyer` }));
  }
  const dialog = within(await screen.findByRole('dialog'));
  return {
    view,
    dialog,
    write: (reason: string) =>
      view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason),
    send: (name: string) => view.user.click(dialog.getByRole('button', { name })),
  };
}
const optionsOf = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getAllByRole('option').map((option) => option.textContent);

test('a release is promoted on the revision that was read, with a reason', async () => {
  const promote = done();
  const { view, dialog, write, send } = await open('Promote…', {
    'POST /releases/mfe-buyer/promote': promote,
  });
  await dialog.findByRole('combobox', { name: 'Release' });
  expect(optionsOf(dialog)).toEqual([
    '0.4.0, no smoke test',
    '0.3.0, smoke test passed',
    '0.1.0, no smoke test',
  ]);
  expect(dialog.getByText(/Published 20 Nov 2026, 09:30 by team mfe-buyer/)).toBeTruthy();
  await send('Promote');
  expect(dialog.getByText('Write down why.')).toBeTruthy();
  await write('Faster');
  await send('Promote');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(promote.mock.calls[0]?.[0]).toMatchObject({
    body: { version: '0.3.0', reason: 'Faster' },
    headers: { 'if-match': '"7"' },
  });
  expect(view.platform.shown).toEqual([{ kind: 'success', message: answer.message }]);
});

test('a refusal lists every reason, and keeps what was chosen and written', async () => {
  const reasons = ['The scripts are too large.', 'mfe-buyer 0.1.0 has had no smoke test.'];
  const message = 'This cannot be done for 2 reasons.';
  const refusal = new ApiError({ status: 409, code: 'release_refused', message, reasons });
  const { view, dialog, write, send } = await open('Promote…', {
    'POST /releases/mfe-buyer/promote': refusal,
  });
  await view.user.selectOptions(await dialog.findByRole('combobox'), '0.1.0');
  await write('Faster');
  await send('Promote');
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual(reasons);
  expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('0.1.0');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Faster');
});

test('when something else went live, it says what, and is decided again on that', async () => {
  const message = 'What is live has changed in the meantime. Look at it again.';
  const promote = vi.fn<(call: Call) => unknown>(
    () => new ApiError({ status: 412, code: 'revision_changed', message }),
  );
  const { view, dialog, write, send } = await open('Promote…', {
    'POST /releases/mfe-buyer/promote': promote,
  });
  await dialog.findByRole('combobox');
  await write('Faster');
  const eighth = record({
    number: 8,
    act: 'kill',
    author: 'Rina',
    reason: 'It burns',
    differences: [{ application: 'mfe-buyer', closed: { from: null, to: 'Back soon.' } }],
  });
  view.platform.api.answer({
    'GET /releases': overview({ closed: 'Back soon.' }, [], 8),
    'GET /releases/revisions': [eighth, record()],
  });
  await send('Promote');
  const again = await dialog.findByRole('button', { name: 'Decide on revision 8' });
  await vi.waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain(
      'Revision 8: Taken off by Rina: It burnsmfe-buyer taken off: “Back soon.”',
    ),
  );
  expect(dialog.queryByText(/stays taken off/)).toBeNull();
  await send('Promote');
  expect(promote).toHaveBeenCalledOnce();
  await view.user.click(again);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(dialog.getByText(/mfe-buyer stays taken off until it is brought back/)).toBeTruthy();
  promote.mockReturnValue(answer);
  await send('Promote');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(promote.mock.calls[1]?.[0]).toMatchObject({
    body: { version: '0.3.0', reason: 'Faster' },
    headers: { 'if-match': '"8"' },
  });
});

test('a canary goes to a percentage and to named accounts', async () => {
  const start = done();
  const { view, dialog, write, send } = await open('Canary…', {
    'POST /releases/mfe-buyer/canary': start,
  });
  const percent = await dialog.findByRole('textbox', { name: 'Percent of visitors' });
  const accounts = dialog.getByRole('textbox', { name: 'Accounts (optional)' });
  await view.user.clear(percent);
  await view.user.type(percent, '110');
  await view.user.type(accounts, 'rina');
  await write('Try it');
  await send('Start canary');
  expect(dialog.getByText('Give a number from 0 to 100.')).toBeTruthy();
  expect(dialog.getByText('“rina” is no e-mail address.')).toBeTruthy();
  expect(document.activeElement).toBe(percent);
  expect(start).not.toHaveBeenCalled();
  await view.user.clear(percent);
  await view.user.type(percent, '10');
  await view.user.type(accounts, '@example.com');
  await send('Start canary');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(start.mock.calls[0]?.[0].body).toEqual({
    version: '0.3.0',
    percent: 10,
    accounts: ['rina@example.com'],
    reason: 'Try it',
  });
});

test('raising a canary leaves alone who is named', async () => {
  const change = done();
  const { view, dialog, write, send } = await open(
    'Change canary…',
    { 'POST /releases/mfe-buyer/canary': change },
    { canary },
  );
  const percent = await dialog.findByRole('textbox', { name: 'Percent of visitors' });
  expect((percent as HTMLInputElement).value).toBe('5');
  expect(dialog.getByText(/in place of the 2 accounts that are named now/)).toBeTruthy();
  await view.user.clear(percent);
  await view.user.type(percent, '20');
  await write('It does well');
  await send('Change canary');
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[0].body).toEqual({
    version: '0.3.0',
    percent: 20,
    reason: 'It does well',
  });
});

const back = ['What was live before', 'Then mfe-buyer is back at 0.1.0.'] as const;
const ending = [
  'End the canary of 0.3.0',
  '5 % of visitors and 2 accounts go back to 0.2.0, which everybody else has.',
] as const;
/** Of what is published, that which everybody has had. */
const lived = ['0.3.0, smoke test passed', '0.1.0, no smoke test'];
test.each([
  ['what was live before', {}, ...back, '', { from: '0.2.0', reason: 'Worse' }],
  [
    'the end of a canary',
    { canary },
    ...ending,
    '',
    { canary: true, from: '0.3.0', reason: 'Worse' },
  ],
  ['a chosen release', {}, ...back, '0.1.0', { version: '0.1.0', reason: 'Worse' }],
])('rolls back to %s', async (_what, changes, first, help, version, body) => {
  const rollBack = vi.fn<(call: Call) => unknown>(({ query }) =>
    query?.dryRun ? { ...answer, message: 'mfe-buyer is back at 0.1.0.' } : answer,
  );
  const { view, dialog, write, send } = await open(
    'Roll back…',
    { 'POST /releases/mfe-buyer/rollback': rollBack },
    changes,
  );
  const choice = await dialog.findByRole('combobox', { name: 'Back to' });
  expect(optionsOf(dialog)).toEqual([first, ...lived]);
  expect(await dialog.findByText(help)).toBeTruthy();
  if (first === ending[0]) expect(rollBack).not.toHaveBeenCalled();
  await view.user.selectOptions(choice, version);
  await write('Worse');
  await send('Roll back');
  const sent = () => rollBack.mock.calls.filter(([{ query }]) => !query?.dryRun);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[0].body).toEqual(body);
});

test('a roll back that has been done already says so before it is sent', async () => {
  const message = 'mfe-buyer 0.3.0 is taken back since revision 7, by system: “It failed.”';
  const { dialog } = await open('Roll back…', {
    'POST /releases/mfe-buyer/rollback': { revision: 7, changed: false, message },
  });
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('a roll back that has nowhere to go says so before it is sent', async () => {
  const message = 'There is no release of mfe-buyer to go back to.';
  const refusal = new ApiError({ status: 409, code: 'release_refused', message });
  const { dialog } = await open('Roll back…', { 'POST /releases/mfe-buyer/rollback': refusal });
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('a remote is taken off with a sentence, which is shown as people will read it', async () => {
  const kill = done();
  const { view, dialog, write, send } = await open('Take off…', {
    'POST /releases/mfe-buyer/kill': kill,
  });
  const sentence = dialog.getByRole('textbox', { name: 'Sentence for people' });
  await view.user.clear(sentence);
  await write('It burns');
  await send('Take off');
  expect(dialog.getByText('Write what people shall read.')).toBeTruthy();
  await view.user.type(sentence, 'Back at noon. ');
  expect(within(dialog.getByRole('figure')).getByText('Back at noon.')).toBeTruthy();
  await send('Take off');
  await vi.waitFor(() => expect(kill).toHaveBeenCalledOnce());
  expect(kill.mock.calls[0]?.[0].body).toEqual({ sentence: 'Back at noon.', reason: 'It burns' });
});

test('a remote is brought back', async () => {
  const revive = done();
  const { dialog, write, send } = await open(
    'Bring back…',
    { 'POST /releases/mfe-buyer/revive': revive },
    { closed: 'Back at noon.' },
  );
  expect(dialog.getByText('Back at noon.')).toBeTruthy();
  await write('Mended');
  await send('Bring back');
  await vi.waitFor(() => expect(revive).toHaveBeenCalledOnce());
  expect(revive.mock.calls[0]?.[0].body).toEqual({ reason: 'Mended' });
});

test('the focus stays at the card when the button that held it is gone with the operation', async () => {
  const revive = done();
  const closed = () => (revive.mock.calls.length === 0 ? 'Back at noon.' : null);
  const { write, send } = await open('Bring back…', {
    'GET /releases': () => overview({ closed: closed() }),
    'POST /releases/mfe-buyer/revive': revive,
  });
  await write('Mended');
  await send('Bring back');
  await screen.findByRole('button', { name: 'Promote… mfe-buyer' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.contains(screen.getByRole('article'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('where no other release is kept, a promotion says so and cannot be sent', async () => {
  const { dialog, send } = await open('Promote…', { 'GET /releases/mfe-buyer': status([purged]) });
  expect(await dialog.findByText('There is no other release whose files are kept.')).toBeTruthy();
  await send('Promote');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

import { ApiError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { canary, judged, overview, record, release, status } from './testing.ts';

type Call = { body: unknown };
const done = () =>
  vi.fn<(call: Call) => unknown>(() => ({ revision: 8, changed: true, message: 'Done.' }));

// Its code comes late, and what is held here is what it does.
beforeAll(async () => {
  await import('./release-dialog.tsx');
});

/** Opens the dialog of an operation of an application that has a canary. */
async function open(operation: string, answers: Record<string, unknown>) {
  const { user } = renderWithPlatform(<ReleaseConsole />, {
    api: {
      'GET /releases': overview({ canary: { ...canary, judged, looks: [judged] } }),
      'GET /releases/revisions': [record()],
      'GET /releases/mfe-buyer': status([release(), release({ version: '0.2.0' })]),
      ...answers,
    },
  });
  await screen.findByRole('article');
  if (operation === 'Promote…') {
    await user.click(screen.getByRole('button', { name: 'Promote… mfe-buyer' }));
  } else {
    await user.click(screen.getByRole('button', { name: 'More for mfe-buyer' }));
    await user.click(screen.getByRole('menuitem', { name: operation }));
  }
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Release' });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Faster');
  const send = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, send };
}

test('a canary that was not shown to be as good is promoted with a word why, and only then', async () => {
  const promote = done();
  const { user, dialog, send } = await open('Promote…', {
    'POST /releases/mfe-buyer/promote': promote,
  });
  await send('Promote');
  expect(dialog.getByText('Say why, or wait until they have.')).toBeTruthy();
  expect(promote).not.toHaveBeenCalled();
  const anyway = dialog.getByRole('textbox', { name: 'Why everybody gets it anyway' });
  await user.type(anyway, 'Nobody comes at night');
  await send('Promote');
  await vi.waitFor(() => expect(promote).toHaveBeenCalledOnce());
  expect(promote.mock.calls[0]?.[0]).toMatchObject({
    body: { version: '0.3.0', reason: 'Faster', anyway: 'Nobody comes at night' },
  });
});

test('a word why is asked for where the server asks for it', async () => {
  const message = 'A few people try it.';
  const refusal = new ApiError({ status: 409, code: 'release_refused', message });
  const promote = vi.fn<(call: Call) => unknown>().mockReturnValueOnce(refusal);
  promote.mockReturnValue({ revision: 8, changed: true, message: 'Done.' });
  const proven = { ...canary, judged: { ...judged, verdict: 'better_or_equal' as const } };
  const { user, dialog, send } = await open('Promote…', {
    'GET /releases': overview({ canary: proven }),
    'POST /releases/mfe-buyer/promote': promote,
  });
  const field = { name: 'Why everybody gets it anyway' };
  expect(dialog.queryByRole('textbox', field)).toBeNull();
  await send('Promote');
  await user.type(await dialog.findByRole('textbox', field), 'Few come');
  await send('Promote');
  await vi.waitFor(() => expect(promote).toHaveBeenCalledTimes(2));
  expect(promote.mock.calls[1]?.[0]).toMatchObject({ body: { anyway: 'Few come' } });
});

test('a canary is told to grow by itself', async () => {
  const start = done();
  const { user, dialog, send } = await open('Change canary…', {
    'POST /releases/mfe-buyer/canary': start,
  });
  await user.click(dialog.getByRole('checkbox', { name: 'Let it grow by itself' }));
  const percent = dialog.getByRole('textbox', { name: 'Percent of visitors' });
  await user.clear(percent);
  await user.type(percent, '60');
  await send('Change canary');
  expect(start).not.toHaveBeenCalled();
  const anyway = dialog.getByRole('textbox', { name: 'Why more than half of the visitors get it' });
  expect(document.activeElement).toBe(anyway);
  await user.type(anyway, 'Few come');
  await send('Change canary');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  const body = { percent: 60, ramp: true, anyway: 'Few come' };
  expect(start.mock.calls[0]?.[0]).toMatchObject({ body });
});

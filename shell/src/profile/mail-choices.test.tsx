import { NetworkError } from '@motohaat/api/errors';
import type { MailChoices } from '@motohaat/contract/mails';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { profile, renderShell } from '../testing/render-shell.tsx';

const session: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const choices: MailChoices = {
  isOpen: true,
  email: 'rina@x.example',
  subjects: [
    {
      subject: 'wish',
      title: 'Bikes you wish for',
      always: false,
      kinds: [
        { kind: 'price_drop', title: 'It costs less', mailed: true },
        { kind: 'wish_sold', title: 'It is sold', mailed: false },
      ],
    },
    {
      subject: 'money',
      title: 'Money',
      always: true,
      kinds: [{ kind: 'paid', title: 'A payment arrives', mailed: true }],
    },
  ],
};

const draw = (answers: Record<string, unknown>) => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  return renderShell({
    at: '/dashboard/profile',
    composition: compositionOf([composedRemote('mfe-shop', { home: '/' })], 'buyer'),
    session,
    answers: { 'GET /profile': { ...profile, role: 'buyer' }, ...answers },
  });
};
const part = async () => within(await screen.findByRole('region', { name: 'Emails' }));
const box = async (name: string) =>
  (await part()).findByRole<HTMLInputElement>('checkbox', { name, hidden: true });
afterEach(cleanup);

test('what is mailed stands by subject; of what is always sent nothing can be chosen', async () => {
  draw({ 'GET /notices/choices': choices });
  expect((await box('It costs less')).checked).toBe(true);
  expect((await box('It is sold')).checked).toBe(false);
  const emails = await part();
  expect(emails.getByText('1 of 2')).toBeTruthy();
  expect(emails.getByText('Always sent')).toBeTruthy();
  expect(emails.queryByRole('checkbox', { name: 'A payment arrives', hidden: true })).toBeNull();
});

test('a choice is saved at once, and is as before where that fails', async () => {
  const choose = vi.fn<(call: { body?: unknown }) => unknown>(() => choices);
  const view = draw({ 'GET /notices/choices': choices, 'PATCH /notices/choices': choose });
  await view.user.click(await box('It is sold'));
  await waitFor(async () => expect((await part()).getByText('All')).toBeTruthy());
  expect(choose.mock.calls[0]?.[0].body).toEqual({ kinds: ['wish_sold'], mailed: true });
  choose.mockImplementation(() => {
    throw new NetworkError();
  });
  await view.user.click(await box('It costs less'));
  await waitFor(async () => expect((await box('It costs less')).ariaBusy).toBe('false'));
  expect((await box('It costs less')).checked).toBe(true);
});

test('where it cannot be loaded, the rest of the profile stands', async () => {
  draw({ 'GET /notices/choices': new NetworkError() });
  const emails = await part();
  await emails.findByText('What you are mailed could not be loaded.', undefined, { timeout: 5000 });
  expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeTruthy();
});

import { NetworkError } from '@motohaat/api/errors';
import type { TroubledMail } from '@motohaat/contract/mails';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MailList } from './mail-list.tsx';

const mail = (changes: Partial<TroubledMail> = {}): TroubledMail => ({
  _id: 'm1',
  to: 'asha@example.com',
  kind: 'booked',
  title: 'A bike is booked',
  status: 'dead',
  tries: 1,
  error: '550 no such mailbox',
  createdAt: '2026-01-10T03:05:30.000Z',
  at: '2026-01-10T03:05:31.000Z',
  ...changes,
});
const draw = (answer: unknown, answers: Record<string, unknown> = {}, route = '/') =>
  renderWithPlatform(<MailList />, { api: { 'GET /mails': answer, ...answers }, route });

test('a mail that was given up says whose it was and why, and is sent again', async () => {
  const view = draw([mail()], { 'POST /mails/m1/sendAgain': { acknowledged: true } });
  await screen.findByRole('heading', { name: 'A bike is booked' });
  for (const text of ['To asha@example.com', '550 no such mailbox']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  view.platform.api.answer({ 'GET /mails': [] });
  await view.user.click(screen.getByRole('button', { name: 'Send again to asha@example.com' }));
  await waitFor(() => expect(screen.getByText('No mail was given up.')).toBeTruthy());
  expect(view.platform.shown).toEqual([
    { kind: 'success', message: 'The mail is sent again within seconds.' },
  ]);
});

test('those that are tried again stand by themselves; a failure loads again on Retry', async () => {
  const view = draw(new NetworkError());
  await screen.findByText('The mails could not be loaded.');
  view.platform.api.answer({ 'GET /mails': [mail({ status: 'failed', tries: 3 })] });
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await view.user.selectOptions(await screen.findByRole('combobox'), 'Tried again');
  expect(view.path()).toBe('/?status=failed');
  expect(await screen.findByText(/tried 3 times/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

import type { SessionOutcome } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ForgotPassword } from './forgot-password.tsx';

const answer = 'If the address exists, a mail is on its way';

async function ask(typed: string, outcome: SessionOutcome = { ok: true }) {
  const view = renderWithPlatform(<ForgotPassword typedEmail={() => typed} />);
  view.platform.outcomes.sendPasswordReset = outcome;
  await view.user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password' }));
  await view.user.click(dialog.getByRole('button', { name: 'Send reset mail' }));
  return view;
}

test.each<[string, SessionOutcome]>([
  ['a known address', { ok: true }],
  ['an unknown address', { ok: false, code: 'user-not-found', message: 'No such user.' }],
  ['too many tries', { ok: false, code: 'too-many-requests', message: 'Too many tries.' }],
])('answers the same for %s', async (_, outcome) => {
  const { platform } = await ask('a@b.example', outcome);
  expect(await screen.findByText(answer)).toBeTruthy();
  expect(platform.actions).toEqual([{ action: 'sendPasswordReset', input: 'a@b.example' }]);
});

test('says so when the connection was lost', async () => {
  await ask('a@b.example', {
    ok: false,
    code: 'network-request-failed',
    message: 'No connection. Try again.',
  });
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
});

test('asks for an address before it sends anything', async () => {
  const { platform } = await ask('');
  const field = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Email Address is required',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(platform.actions).toEqual([]);
});

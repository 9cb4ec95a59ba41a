import type { SessionOutcome } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { SignUpForm } from './sign-up-form.tsx';

const weak = 'Password is weak.Must Have (lowercase,uppercase,special-character)';
const good = { name: 'Asha Rahman', email: 'a@b.example', password: 'Demo#2026' };

function draw(outcome: SessionOutcome = { ok: true }) {
  const onSignUp = vi.fn(async () => outcome);
  const view = renderWithPlatform(<SignUpForm onSignUp={onSignUp} onRole={() => {}} />);
  async function complete(input: typeof good) {
    for (const [label, text] of [
      ['Name', input.name],
      ['Email', input.email],
      ['Password', input.password],
    ] as const) {
      if (text) await view.user.type(screen.getByLabelText(label), text.replace(/[{[]/g, '$&$&'));
    }
    await view.user.click(screen.getByRole('button', { name: 'Sign up' }));
  }
  return { ...view, onSignUp, complete };
}

test.each([
  { input: { name: '' }, message: 'Name is required.', at: 'Name' },
  { input: { name: '  ' }, message: 'Name is required.', at: 'Name' },
  { input: { email: '' }, message: 'Email is required.', at: 'Email' },
  { input: { password: '' }, message: 'Password is required.', at: 'Password' },
  { input: { password: 'aB1!x' }, message: 'Password is too short.', at: 'Password' },
  { input: { password: 'ABCDE1!' }, message: weak, at: 'Password' },
  { input: { password: 'abcde1!' }, message: weak, at: 'Password' },
  { input: { password: 'ABcdef!' }, message: weak, at: 'Password' },
  { input: { password: 'ABcdef1' }, message: weak, at: 'Password' },
  { input: { password: 'ABcdef1_' }, message: weak, at: 'Password' },
])('$input: says "$message"', async ({ input, message, at }) => {
  const form = draw();
  await form.complete({ ...good, ...input });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(at));
  expect(form.onSignUp).not.toHaveBeenCalled();
});

test('sends name, e-mail, password and role, a buyer unless chosen otherwise', async () => {
  const form = draw();
  await form.complete(good);
  expect(form.onSignUp).toHaveBeenLastCalledWith({ ...good, role: 'buyer' });
  await form.user.click(screen.getByRole('radio', { name: /Seller/ }));
  await form.user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(form.onSignUp).toHaveBeenLastCalledWith({ ...good, role: 'seller' });
});

test('nobody can choose to be an admin', () => {
  draw();
  const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(values).toEqual(['buyer', 'seller']);
});

test('announces a refusal under the form and keeps what was typed', async () => {
  const form = draw({ ok: false, code: 'x', message: 'Use another email or log in.' });
  await form.complete(good);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Use another email or log in.');
  const button = screen.getByRole('button', { name: 'Sign up' });
  expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example');
});

test.each([
  ['', []],
  ['a', ['a lowercase letter (a–z)']],
  ['aB1', ['a lowercase letter (a–z)', 'an uppercase letter (A–Z)', 'a digit (0–9)']],
  ['######', ['at least 6 characters', 'one of ! @ # $ % ^ & *']],
])('the checklist of "%s" marks %j', async (password, met) => {
  const { user } = draw();
  if (password) await user.type(screen.getByLabelText('Password'), password);
  const marked = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
    .filter((text) => text.endsWith(' (done)'));
  expect(marked).toEqual(met.map((rule) => `${rule} (done)`));
});

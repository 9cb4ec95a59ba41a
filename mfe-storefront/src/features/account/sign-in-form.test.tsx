import type { SessionOutcome } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { SignInForm } from './sign-in-form.tsx';

const demo = {
  buyer: { email: 'buyer@motohaat.example', password: 'Demo#2026' },
  seller: { email: 'seller@motohaat.example', password: 'Demo#2026' },
};

function draw(outcome: Promise<SessionOutcome> | SessionOutcome = { ok: true }, config = {}) {
  const onSignIn = vi.fn(async () => outcome);
  const view = renderWithPlatform(<SignInForm onSignIn={onSignIn} />, { config });
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const login = screen.getByRole('button', { name: 'Login' });
  return { ...view, onSignIn, email, password, login };
}

test.each([
  { email: '', password: 'secret1', message: 'Email Address is required', at: 'Email' },
  { email: '   ', password: 'secret1', message: 'Email Address is required', at: 'Email' },
  { email: 'a@b.example', password: '', message: 'Password is required', at: 'Password' },
  { email: 'a@b.example', password: '12345', message: 'Password Is Too Short!!', at: 'Password' },
])('says "$message" and puts the focus there', async ({ email, password, message, at }) => {
  const form = draw();
  if (email) await form.user.type(form.email, email);
  if (password) await form.user.type(form.password, password);
  await form.user.click(form.login);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(at));
  expect(form.onSignIn).not.toHaveBeenCalled();
});

test('a password of six characters may try', async () => {
  const form = draw();
  await form.user.type(form.email, ' a@b.example ');
  await form.user.type(form.password, '123456{Enter}');
  expect(form.onSignIn).toHaveBeenCalledExactlyOnceWith({
    email: 'a@b.example',
    password: '123456',
  });
});

test('announces a refusal after the password and keeps what was typed', async () => {
  const form = draw({ ok: false, code: 'x', message: 'Email or password is incorrect.' });
  await form.user.type(form.email, 'a@b.example');
  await form.user.type(form.password, 'wrong-one');
  await form.user.click(form.login);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Email or password is incorrect.');
  expect(form.password.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(alert.compareDocumentPosition(form.login)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([form.email.value, form.password.value]).toEqual(['a@b.example', 'wrong-one']);
});

test('a second submission while one is under way does not happen', async () => {
  const form = draw(new Promise<SessionOutcome>(() => undefined));
  await form.user.type(form.email, 'a@b.example');
  await form.user.type(form.password, 'secret1');
  await form.user.click(form.login);
  await form.user.click(form.login);
  await form.user.type(form.password, '{Enter}');
  expect(form.onSignIn).toHaveBeenCalledOnce();
  expect(form.login.getAttribute('aria-busy')).toBe('true');
});

test('lets password managers fill both fields', () => {
  const { email, password } = draw();
  expect([email.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
});

test('a demo account fills the form, and only a demo shows any', async () => {
  const form = draw({ ok: true }, { demo });
  await form.user.click(screen.getByRole('button', { name: 'Use the seller account' }));
  expect([form.email.value, form.password.value]).toEqual(['seller@motohaat.example', 'Demo#2026']);
});

test('shows no accounts where the site is no demo', () => {
  draw();
  expect(screen.queryByText(/demo account/)).toBeNull();
});

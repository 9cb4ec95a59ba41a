import { renderWithPlatform, setSession } from '@motohaat/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import Login from './login.tsx';
import SignUp from './signup.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
function Pages() {
  return useRoutes([
    { path: '/login', element: <Login /> },
    { path: '/signup', element: <SignUp /> },
    { path: '*', element: null },
  ]);
}

const ready = { status: 'ready', user } as const;
const login = (state: unknown, session?: typeof ready) =>
  renderWithPlatform(<Pages />, {
    route: { pathname: '/login', state },
    ...(session && { session }),
  });

test.each([
  [{ from: '/categories/2?x=1#p-3' }, '/categories/2?x=1#p-3'],
  [null, '/'],
  [{ from: '//evil.example/' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: 'https://evil.example/' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: 42 }, '/'],
])('after the sign-in goes on from %j to %s', async (state, place) => {
  const view = login(state);
  await view.user.type(screen.getByLabelText('Email'), 'a@b.example');
  await view.user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(view.path()).toBe(place);
});

test('whoever is signed in already goes straight on', () => {
  expect(login({ from: '/blogs' }, ready).path()).toBe('/blogs');
});

test('tells a signed-in person that a page is an admin’s, and does not send them back to it', async () => {
  const view = login({ from: '/dashboard/users', notice: 'admin-only' }, ready);
  expect(view.path()).toBe('/login');
  const title = 'This page needs an admin account';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  const dashboard = screen.getByRole('link', { name: 'Go to my dashboard' });
  expect(dashboard.getAttribute('href')).toBe('/dashboard');
  await view.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
});

test('an admin who signs in there goes on to the page', () => {
  login({ from: '/dashboard/users', notice: 'admin-only' }, ready);
  act(() => setSession({ status: 'ready', user: { ...user, role: 'admin' } }));
  expect(screen.queryByText('This page needs an admin account')).toBeNull();
});

const google = () => screen.getByRole('button', { name: 'Continue with Google' });

test.each([
  ['the focus is on a field', () => screen.getByLabelText('Email').focus()],
  ['the pointer is on a button', (view: ReturnType<typeof login>) => view.user.hover(google())],
])('loads the identity provider’s code, before a popup needs it, when %s', async (_, turn) => {
  const view = login(null);
  act(() => screen.getByRole('heading', { name: 'Login' }).focus());
  expect(view.platform.actions).toEqual([]);
  await act(async () => turn(view));
  expect(view.platform.actions[0]).toEqual({ action: 'prepare' });
});

test('the origin travels with the link to the sign-up page', async () => {
  const view = login({ from: '/blogs' });
  await view.user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect([view.path(), view.state()]).toEqual(['/signup', { from: '/blogs' }]);
});

test('a sign-up ends on the home page, which knows where the person was', () => {
  const view = renderWithPlatform(<Pages />, {
    route: { pathname: '/signup', state: { from: '/categories/1#p-2' } },
  });
  expect(screen.getByText(/^Google opens a buyer’s account\./)).toBeTruthy();
  act(() => setSession(ready));
  expect([view.path(), view.state()]).toEqual(['/', { continueTo: '/categories/1#p-2' }]);
});

const signUp = () => renderWithPlatform(<Pages />, { route: '/signup' });

test('what was typed into the sign-up form outlives the document, but for the password', async () => {
  const { user: person } = signUp();
  await person.type(screen.getByLabelText('Name'), 'Asha');
  await person.type(screen.getByLabelText('Email'), 'a@b.example');
  await person.type(screen.getByLabelText('Password'), 'Secret1!');
  await person.click(screen.getByLabelText(/Seller/));
  cleanup();
  signUp();
  const texts = ['Name', 'Email', 'Password'].map((label) => screen.getByLabelText(label));
  expect(texts.map((input) => (input as HTMLInputElement).value)).toEqual([
    'Asha',
    'a@b.example',
    '',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Seller/).checked).toBe(true);
});

test('the address that was typed to sign in outlives the document, and is forgotten afterwards', async () => {
  const { user: person } = login(null);
  await person.type(screen.getByLabelText('Email'), 'a@b.example');
  await person.type(screen.getByLabelText('Password'), 'secret1');
  cleanup();
  const again = login(null);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  await again.user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  expect(again.path()).toBe('/');
  cleanup();
  setSession({ status: 'anonymous' });
  login(null);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test.each([
  ['Become a seller', 1],
  ['Stay a buyer', 0],
])(
  'whom Google made a buyer, and who had chosen to sell, is asked once: %s',
  async (answer, calls) => {
    const become = vi.fn<() => unknown>(() => ({ acknowledged: true }));
    const view = renderWithPlatform(<Pages />, {
      route: '/signup',
      api: { 'POST /profile/role': become },
    });
    await view.user.click(screen.getByLabelText(/Seller/));
    act(() => setSession(ready));
    await view.user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(view.path()).toBe('/'));
    expect(become).toHaveBeenCalledTimes(calls);
    expect(view.platform.shown).toHaveLength(calls);
    cleanup();
    setSession({ status: 'anonymous' });
    signUp();
    expect(screen.getByLabelText<HTMLInputElement>(/Seller/).checked).toBe(false);
  },
);

import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { profile, renderShell } from '../testing/render-shell.tsx';

const composition = compositionOf([composedRemote('mfe-shop', { home: '/' })], 'buyer');
const session: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const mine = { ...profile, name: 'Rina', email: 'rina@x.example', role: 'buyer' as const };
const consequences = {
  unpaidBookings: 1,
  paidBookings: 0,
  listings: 0,
  adverts: 0,
  wishes: 2,
  reports: 0,
};
const plan = { consequences, blocked: null, due: '2026-12-04T06:00:00.000Z' };

const draw = (answers: Record<string, unknown> = {}, at = '/dashboard/profile') => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  return renderShell({
    at,
    composition,
    session,
    answers: { 'GET /profile': mine, 'GET /profile/deletion': plan, ...answers },
  });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const phone = async () => (await part('About you')).getByLabelText<HTMLInputElement>(/Phone/);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('View Profile in the side menu opens the profile', async () => {
  const view = draw({}, '/dashboard');
  const [link] = await screen.findAllByRole('link', { name: 'View Profile' });
  await view.user.click(link!);
  expect(view.path()).toBe('/dashboard/profile');
  expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeTruthy();
});

test('name and phone are saved as the server has them, and the whole site follows', async () => {
  const patch = vi.fn<(call: { body?: unknown }) => unknown>(() => ({
    ...mine,
    name: 'Rina Akter',
    phone: '+8801712345678',
  }));
  const { user, account, toasts } = draw({ 'PATCH /profile': patch });
  const form = await part('About you');
  await user.type(form.getByLabelText('Name'), '  Akter');
  await user.type(form.getByLabelText('Phone (optional)'), '০১৭১২ ৩৪৫৬৭৮');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(patch.mock.calls[0]?.[0].body).toEqual({ name: 'Rina  Akter', phone: '০১৭১২ ৩৪৫৬৭৮' });
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Rina Akter');
  expect(form.getByLabelText<HTMLInputElement>('Phone (optional)').value).toBe('+8801712345678');
  expect(account.refresh).toHaveBeenCalledOnce();
  expect(toasts.shown).toEqual(['success: Saved.']);
});

test('what was changed waits for a save through a reload, and not for who goes elsewhere', async () => {
  const { user } = draw();
  await user.type(await phone(), '01712');
  // The document goes away as it is: nothing is taken down.
  const kept = Object.entries(sessionStorage) as [string, string][];
  cleanup();
  draw();
  expect((await phone()).value).toBe('');
  cleanup();
  for (const [key, draft] of kept) sessionStorage.setItem(key, draft);
  draw();
  expect((await phone()).value).toBe('01712');
});

test('an empty name and a phone that is none are not sent', async () => {
  const { user, api } = draw();
  const form = await part('About you');
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Phone (optional)'), '12');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter your name.')).toBeTruthy();
  expect(form.getByText('Enter a mobile number of Bangladesh, or nothing.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  expect(api.calls).not.toContain('PATCH /profile');
});

test('what the server refuses stands at its field, and a lost connection keeps what was typed', async () => {
  const refusal = new ApiError({
    status: 422,
    code: 'invalid',
    message: 'Some of what was sent is not right.',
    fields: { phone: 'This is no number.' },
  });
  const answers = [refusal, new NetworkError()];
  const { user } = draw({ 'PATCH /profile': () => answers.shift() });
  const form = await part('About you');
  await user.type(form.getByLabelText('Name'), 'x');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This is no number.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toBe('No connection. Try again.');
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Rinax');
});

test('sign out everywhere asks first, and says why it failed', async () => {
  const { user, account, toasts } = draw();
  account.signOutEverywhere.mockRejectedValueOnce(new NetworkError());
  await user.click((await part('Where you are signed in')).getByRole('button'));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('No connection. Try again.');
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(toasts.shown).toEqual(['success: You are signed out everywhere.']);
});

test('a deletion says what will happen and needs the password', async () => {
  const { user, account, toasts } = draw();
  account.leave.mockResolvedValueOnce({
    ok: false,
    code: 'wrong-password',
    message: 'This password is not right.',
  });
  account.leave.mockResolvedValueOnce({ ok: true, answer: { acknowledged: true, due: plan.due } });
  await user.click((await part('Delete my account')).getByRole('button'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const list = await dialog.findByRole('list', { name: 'What will happen' });
  expect(list.textContent).toContain('1 unpaid booking is cancelled');
  expect(list.textContent).toContain('2 wishes are deleted');
  expect(list.textContent).toContain('Until 4 December 2026');
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await user.click(remove);
  expect(dialog.getByText('Password is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Password'), 'Abc#2026');
  await user.click(remove);
  expect((await dialog.findByRole('alert')).textContent).toBe('This password is not right.');
  await user.click(remove);
  expect(account.leave.mock.calls[1]?.[0]).toEqual({ password: 'Abc#2026' });
  expect(toasts.shown).toEqual([
    'message: Your account will be deleted on 4 December 2026. Sign in before then to keep it.',
  ]);
});

test('somebody who signs in with Google alone confirms with Google', async () => {
  const { user, account } = draw();
  account.waysIn.mockResolvedValue(['google']);
  await user.click((await part('Delete my account')).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Continue with Google and delete' }));
  expect(account.leave.mock.calls[0]?.[0]).toBe('google');
});

test('money on its way holds the deletion back, with the reason and a link', async () => {
  const bookings = [{ _id: 'b1', productName: 'Shalik 110', path: '/dashboard/orders/b1' }];
  const blocked = { message: 'You have paid for a bike.', path: '/dashboard/myorders', bookings };
  const { user } = draw({ 'GET /profile/deletion': { ...plan, blocked } });
  await user.click((await part('Delete my account')).getByRole('button'));
  expect(await screen.findByText(blocked.message)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Look into it' });
  expect(link.getAttribute('href')).toBe(blocked.path);
  const held = screen.getByRole('link', { name: 'Shalik 110' });
  expect(held.getAttribute('href')).toBe('/dashboard/orders/b1');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('an account that is to be deleted can be kept', async () => {
  let deletionDue: string | null = plan.due;
  const { user, toasts } = draw({
    'GET /profile': () => ({ ...mine, deletionDue }),
    'POST /profile/keep': () => {
      deletionDue = null;
      return { acknowledged: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(toasts.shown).toEqual(['success: Your account stays.']);
  expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeTruthy();
});

test('whoever signs in again before the deletion is told on every page of the dashboard', async () => {
  draw({ 'GET /profile': { ...mine, deletionDue: plan.due } }, '/dashboard');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Your account will be deleted on 4 December 2026. Keep my account',
  );
});

test('the data come as a file', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = draw({ 'GET /profile/export': { account: {} } });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(saved).toEqual(['motohaat-my-data.json']);
});

test('a profile that cannot be loaded says so and loads again on Retry', async () => {
  let answer: unknown = new NetworkError();
  const { user } = draw({ 'GET /profile': () => answer });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer = mine;
  await user.click(retry);
  expect(await part('About you')).toBeTruthy();
});

const buying = { bookings: 2, offers: 0, wishes: 1, searches: 0 };

test('a buyer reads what changes, becomes a seller with one press, and the site follows', async () => {
  const become = vi.fn<(call: { body?: unknown }) => unknown>(() => ({ acknowledged: true }));
  const { user, account, toasts } = draw({
    'GET /profile/role': { to: 'seller', buying, blocked: null },
    'POST /profile/role': become,
  });
  const role = await part('Buying and selling');
  await user.click(role.getByRole('button', { name: 'Become a seller…' }));
  const changes = await screen.findByRole('list', { name: 'What will change' });
  expect(within(changes).getAllByRole('listitem')).toHaveLength(5);
  expect(changes.textContent).toMatch(/2 bookings stay yours.*rest/s);
  await user.click(screen.getByRole('button', { name: 'Become a seller' }));
  expect(become.mock.calls[0]?.[0].body).toEqual({ role: 'seller' });
  expect(toasts.shown).toEqual(['success: You are a seller now.']);
  expect(account.refresh).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what keeps a seller from buying again is named, with the way there', async () => {
  const holding = [{ _id: 'b', name: 'Honda CB', path: '/dashboard/bookings/b' }];
  const blocked = { message: 'A booking of your bike is not over yet: Honda CB.', holding };
  const { user } = draw({
    'GET /profile': { ...mine, role: 'seller' as const },
    'GET /profile/role': { to: 'buyer', buying, blocked },
  });
  const role = await part('Buying and selling');
  await user.click(role.getByRole('button', { name: 'Become a buyer again…' }));
  expect(await screen.findByText(blocked.message)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Honda CB' });
  expect(link.getAttribute('href')).toBe('/dashboard/bookings/b');
});

test('whoever belongs to a team is led to its releases, and nobody else', async () => {
  draw({ 'GET /teams': [{ application: 'mfe-buyer' }, { application: 'shell' }] });
  const link = (await part('Your teams')).getByRole('link', {
    name: 'Releases of mfe-buyer, shell',
  });
  expect(link.getAttribute('href')).toBe('/dashboard/team');
  cleanup();
  draw({ 'GET /teams': [] });
  await part('Your data');
  expect(screen.queryByRole('region', { name: 'Your teams' })).toBeNull();
});

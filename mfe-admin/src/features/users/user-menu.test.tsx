import { ApiError } from '@motohaat/api/errors';
import type { User } from '@motohaat/contract/accounts';
import type { Consequences, UserDetail } from '@motohaat/contract/administration';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { UserMenu } from './user-menu.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const nothing: Consequences = {
  unpaidBookings: 0,
  paidBookings: 0,
  listings: 0,
  adverts: 0,
  wishes: 0,
  reports: 0,
};
const rina: User = {
  _id: 'u1',
  id: 'u1',
  email: 'rina@example.com',
  name: 'Rina',
  role: 'buyer',
  status: 'active',
  deletionHeld: false,
  createdAt: '2026-01-10T03:05:30.000Z',
};
const detail = (changes: Partial<UserDetail> = {}): UserDetail => ({
  ...rina,
  suspensionReason: null,
  deletion: null,
  consequences: nothing,
  protectedBecause: null,
  strikes: 0,
  ...changes,
});

type Call = { body: unknown };
const draw = (answers: Record<string, unknown> = {}, user: User = rina) =>
  renderWithPlatform(<UserMenu user={user} />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /users/u1': detail(), ...answers },
  });
async function choose(view: ReturnType<typeof draw>, action: string) {
  await view.user.click(screen.getByRole('button', { name: 'Actions for Rina' }));
  await view.user.click(screen.getByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${action} Rina`) }));
}

test('a deletion names the person and lists only what will happen', async () => {
  const consequences = { ...nothing, unpaidBookings: 1, listings: 2 };
  const dialog = await choose(draw({ 'GET /users/u1': detail({ consequences }) }), 'Delete');
  expect(dialog.getByText('rina@example.com')).toBeTruthy();
  const list = await dialog.findByRole('list', { name: 'What will happen' });
  const sentences = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(sentences).toEqual([
    '1 unpaid booking is cancelled, and the other side is told.',
    '2 listings leave the market.',
    'All sessions end at once.',
    'Name, email, phone and photo are erased. Payments are kept under a pseudonym.',
  ]);
});

test('a deletion needs a reason, sends it, and says that it is done', async () => {
  const remove = vi.fn<(call: Call) => unknown>(() => ({ deletedCount: 1, state: 'deleted' }));
  const view = draw({ 'DELETE /users/admin/u1': remove });
  const dialog = await choose(view, 'Delete');
  await dialog.findByRole('list');
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.getByText('Write down why.')).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Fake bikes ');
  await view.user.click(dialog.getByRole('checkbox'));
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(remove.mock.calls[0]?.[0].body).toEqual({ reason: 'Fake bikes', ban: true });
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'Deleted successfully' }]);
});

test('a deletion that waits for money says so in the server’s words', async () => {
  const message = 'The account is closed. It is deleted once money is settled.';
  const view = draw({ 'DELETE /users/admin/u1': { deletedCount: 0, state: 'held', message } });
  const dialog = await choose(view, 'Delete');
  await dialog.findByRole('list');
  await view.user.type(dialog.getByRole('textbox'), 'Fake bikes');
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(view.platform.shown).toEqual([{ kind: 'message', message }]));
});

test('an account that is protected says why and cannot be deleted', async () => {
  const protectedBecause = 'This is the last admin. Make another account an admin first.';
  const view = draw({ 'GET /users/u1': detail({ protectedBecause }) });
  const dialog = await choose(view, 'Delete');
  expect(await dialog.findByText(protectedBecause)).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(view.platform.api.calls).toEqual(['GET /users/u1']);
});

test('a refusal shows the server’s sentence and keeps what was written', async () => {
  const message = 'This is the last admin. Make another account an admin first.';
  const refusal = new ApiError({ status: 409, code: 'last_admin', message });
  const view = draw({ 'POST /users/suspend/u1': refusal });
  const dialog = await choose(view, 'Suspend');
  await view.user.type(dialog.getByRole('textbox'), 'Fraud');
  await view.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Fraud');
});

test('one’s own account can neither be suspended nor deleted, and the menu says why', async () => {
  const view = draw({}, { ...rina, id: 'me' });
  await view.user.click(screen.getByRole('button', { name: 'Actions for Rina' }));
  for (const action of ['Suspend', 'Delete']) {
    const item = screen.getByRole('menuitem', { name: new RegExp(`^${action}`) });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await view.user.click(item);
  }
  expect(screen.getAllByText('This is your own account.')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a suspended account can be reinstated, with or without a reason', async () => {
  const reinstate = vi.fn<(call: Call) => unknown>(() => ({ acknowledged: true }));
  const view = draw({ 'POST /users/reinstate/u1': reinstate }, { ...rina, status: 'suspended' });
  const dialog = await choose(view, 'Reinstate');
  await view.user.click(dialog.getByRole('button', { name: 'Reinstate' }));
  await vi.waitFor(() =>
    expect(view.platform.shown).toEqual([{ kind: 'success', message: 'Rina can sign in again.' }]),
  );
  expect(reinstate.mock.calls[0]?.[0].body).toEqual({ reason: '' });
});

test('the menu is steered by keys, and Escape gives the focus back', async () => {
  const view = draw();
  const button = screen.getByRole('button', { name: 'Actions for Rina' });
  button.focus();
  await view.user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Suspend');
  await view.user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await view.user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

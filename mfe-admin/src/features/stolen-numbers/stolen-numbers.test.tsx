import { ApiError } from '@motohaat/api/errors';
import type { StolenNumber } from '@motohaat/contract/stolen-numbers';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AddNumbers } from './add-numbers.tsx';
import { StolenNumberList } from './stolen-number-list.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const session = { status: 'ready', user: admin } as const;
const row: StolenNumber = {
  _id: 'n1',
  kind: 'chassis',
  end: '4821',
  note: 'Mirpur police, GD 112',
  createdAt: '2026-01-10T03:05:30.000Z',
  bikes: [{ _id: 'p1', productName: 'Shalik 110' }],
};

test('numbers are sent line by line; what is refused stays, with why', async () => {
  const add = vi.fn<(call: { body: unknown }) => unknown>(() => {
    const fields = { numbers: '“12” can be no such number.' };
    return new ApiError({ status: 422, code: 'invalid', message: 'Not right.', fields });
  });
  const { platform, user } = renderWithPlatform(<AddNumbers />, {
    session,
    api: { 'POST /stolenNumbers': add },
  });
  const numbers = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Numbers' });
  await user.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(screen.getByText('Write a number.')).toBeTruthy();
  await user.type(numbers, 'MD2A11CZ5KCB04821{Enter}{Enter}12');
  await user.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(await screen.findByText('“12” can be no such number.')).toBeTruthy();
  expect(add.mock.calls[0]?.[0].body).toEqual({
    kind: 'chassis',
    numbers: ['MD2A11CZ5KCB04821', '12'],
    note: '',
  });
  expect(numbers.value).toContain('12');
  platform.api.answer({ 'POST /stolenNumbers': { acknowledged: true, bikes: 1 } });
  await user.click(screen.getByRole('button', { name: 'Add to the list' }));
  await vi.waitFor(() => expect(numbers.value).toBe(''));
  expect(platform.shown.map(({ message }) => message)).toEqual([
    'Added. 1 bike on the market has one of them: look into Review.',
  ]);
});

test('a number is told by its end, leads to the bikes that have it, and goes when that is confirmed', async () => {
  const remove = vi.fn<() => unknown>(() => ({ deletedCount: 1 }));
  const { platform, user } = renderWithPlatform(<StolenNumberList />, {
    session,
    api: { 'GET /stolenNumbers': [row], 'DELETE /stolenNumbers/n1': remove },
  });
  await screen.findByText('… 4821');
  expect(screen.getByRole('link', { name: 'Shalik 110' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the number that ends in 4821' }));
  platform.api.answer({ 'GET /stolenNumbers': [] });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take it off' }));
  expect(await screen.findByText('No number is on the list.')).toBeTruthy();
  expect(remove).toHaveBeenCalledOnce();
});

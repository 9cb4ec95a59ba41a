import { expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import type { UserDetailRow } from './user-detail.ts';
import { presentUserDetail } from './users.presenter.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const due = now.toISOString();
const row = {
  id: 'user',
  status: 'active',
  created_at: now,
  suspension_reason: null,
  suspension_code: null,
  due_at: null,
  held_at: null,
} as Partial<UserDetailRow> as UserDetailRow;
const t = messagesIn('en');
const present = (changes: Partial<UserDetailRow>) =>
  presentUserDetail(
    { ...row, ...changes },
    { consequences: {} as never, protectedBecause: null, strikes: 0 },
    t,
  );

test.each<[what: string, changes: Partial<UserDetailRow>, deletion: object | null]>([
  ['that nobody deletes', {}, null],
  ['whose owner may still stay', { due_at: now }, { state: 'grace', due }],
  ['that is closed', { due_at: now, status: 'suspended' }, { state: 'running', due }],
  ['that waits for money', { due_at: now, held_at: now }, { state: 'held', due }],
])('of an account %s an admin sees how far its deletion is', (_what, changes, deletion) => {
  expect(present(changes).deletion).toEqual(deletion);
});

test('why an account is suspended is said in the admin’s words, or in those of our code', () => {
  expect(present({}).suspensionReason).toBeNull();
  expect(present({ suspension_reason: 'Fakes.' }).suspensionReason).toBe('Fakes.');
  expect(present({ suspension_code: 'strikes' }).suspensionReason).toBe(t.reasons.strikes);
});

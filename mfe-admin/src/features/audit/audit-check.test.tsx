import { NetworkError } from '@motohaat/api/errors';
import type { AuditCheck as Checked } from '@motohaat/contract/administration';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AuditCheck } from './audit-check.tsx';

const part = (changes: Partial<Checked> = {}): Checked => ({
  checked: 12_000,
  last: 12_000,
  next: null,
  fault: null,
  ...changes,
});

async function check(answer: unknown) {
  const view = renderWithPlatform(<AuditCheck />, { api: { 'GET /audit/check': answer } });
  const press = () => view.user.click(screen.getByRole('button', { name: 'Check the whole log' }));
  await press();
  return { ...view, press };
}

test('the log is walked part by part to its end, and says that it is whole', async () => {
  const later: ((answer: Checked) => void)[] = [];
  const answers = [
    part({ checked: 5_000, next: 5_000 }),
    new Promise<Checked>((resolve) => later.push(resolve)),
  ];
  const { platform } = await check(() => answers.shift());
  expect(await screen.findByText('5,000 of 12,000 records')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(5 / 12);
  later[0]?.(part());
  const sentence = 'All 12,000 records are there, and as they were written.';
  expect((await screen.findByText(sentence)).closest('output')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(platform.api.calls).toEqual(['GET /audit/check?after=0', 'GET /audit/check?after=5000']);
});

test.each([
  [{ number: 17, kind: 'missing' }, /^Record No. 17 is missing/],
  [{ number: 1_700, kind: 'altered' }, /^Record No. 1,700 was altered/],
] as const)('the error %o is named and announced', async (fault, sentence) => {
  await check(part({ fault }));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.queryByText(/as they were written/)).toBeNull();
});

test('a lost connection is told, and the check can be made again', async () => {
  const answers = [new NetworkError(), part({ checked: 1, last: 1 })];
  const { press } = await check(() => answers.shift());
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
  await press();
  expect(await screen.findByText('The one record is as it was written.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

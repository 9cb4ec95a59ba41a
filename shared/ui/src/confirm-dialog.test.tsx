import type { Outcome } from '@motohaat/domain/outcome';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ConfirmDialog } from './confirm-dialog.tsx';

const draw = (outcome: Outcome) =>
  renderWithPlatform(
    <ConfirmDialog
      title="Go live?"
      confirmLabel="Go live"
      reason={{ isNeeded: true, help: 'It is kept.', maximum: 500 }}
      onConfirm={() => Promise.resolve(outcome)}
      onDone={vi.fn<(message: string) => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );

test('a refusal for several reasons lists every one of them, and keeps what was written', async () => {
  const reasons = ['The budget is exceeded.', 'The smoke test failed.'];
  const view = draw({ status: 'refused', message: 'This cannot go live for 2 reasons.', reasons });
  await view.user.type(screen.getByRole('textbox'), 'Faster search');
  await view.user.click(screen.getByRole('button', { name: 'Go live' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('This cannot go live for 2 reasons.')).toBeTruthy();
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual(reasons);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Faster search');
});

test('a single reason is said once', async () => {
  const message = 'The smoke test failed.';
  const view = draw({ status: 'refused', message, reasons: [message] });
  await view.user.type(screen.getByRole('textbox'), 'Faster search');
  await view.user.click(screen.getByRole('button', { name: 'Go live' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

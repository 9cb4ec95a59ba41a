import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { fillBrowserGaps } from '@motohaat/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ConfirmDialog } from './confirm-dialog.tsx';

const failed = (message: string, reasons: string[]): ActionState => ({
  pending: false,
  failure: { status: 'refused', message, reasons },
});

const draft = { values: { reason: '' }, isRestored: false, keep() {}, drop: vi.fn<() => void>() };

function draw() {
  fillBrowserGaps();
  const onConfirm = vi.fn<(reason: string) => Promise<Outcome> | undefined>();
  const ui = (action: ActionState) => (
    <ConfirmDialog
      title="Go live?"
      confirmLabel="Go live"
      reason={{ isNeeded: true, help: 'It is kept.', maximum: 500, draft }}
      action={action}
      onConfirm={onConfirm}
      onClose={vi.fn<() => void>()}
    />
  );
  const { rerender } = render(ui({ pending: false, failure: undefined }));
  const user = userEvent.setup();
  return {
    user,
    onConfirm,
    show: (action: ActionState) => rerender(ui(action)),
    confirm: () => user.click(screen.getByRole('button', { name: 'Go live' })),
  };
}

test('hands on the reason, and asks for it where it is missing', async () => {
  const { user, onConfirm, confirm } = draw();
  await confirm();
  expect(screen.getByText('Write down why.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), ' Faster search ');
  await confirm();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Faster search');
});

test('what was written waits for as long as it is not done', async () => {
  const { user, onConfirm, confirm } = draw();
  await user.type(screen.getByRole('textbox'), 'Faster search');
  for (const status of ['failed', 'refused'] as const) {
    onConfirm.mockResolvedValueOnce({ status, message: '' });
    await confirm();
    expect(draft.drop).not.toHaveBeenCalled();
  }
  onConfirm.mockResolvedValueOnce({ status: 'done', message: '' });
  await confirm();
  expect(draft.drop).toHaveBeenCalledOnce();
});

test('while it is under way it cannot be done again', async () => {
  const { user, onConfirm, confirm, show } = draw();
  await user.type(screen.getByRole('textbox'), 'Faster search');
  show({ pending: true, failure: undefined });
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal for several reasons lists every one of them, and keeps what was written', async () => {
  const reasons = ['The budget is exceeded.', 'The smoke test failed.'];
  const { user, show } = draw();
  await user.type(screen.getByRole('textbox'), 'Faster search');
  show(failed('This cannot go live for 2 reasons.', reasons));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('This cannot go live for 2 reasons.')).toBeTruthy();
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual(reasons);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Faster search');
});

test('a single reason is said once', () => {
  draw().show(failed('The smoke test failed.', ['The smoke test failed.']));
  expect(screen.getByRole('alert').textContent).toBe('The smoke test failed.');
});

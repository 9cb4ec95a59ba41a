import { fillBrowserGaps } from '@motohaat/testing';
import { renderWithPlatform } from '@motohaat/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

beforeAll(fillBrowserGaps);
afterEach(() => vi.restoreAllMocks());

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Reset your password" onClose={() => setOpen(false)}>
        <input aria-label="Email" />
        <DialogActions>
          <Button>Send</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const view = renderWithPlatform(<Example />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Reset your password' }) };
}

test('is modal, named by its title, and starts in its first field', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await openDialog();
  expect(showModal).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('closes by its button, by Escape and by a click beside it', async () => {
  const { user } = await openDialog();
  const reopen = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await reopen();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await reopen();
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click inside leaves it open', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByLabelText('Email'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('is closed while still in the document, so that the browser gives the focus back', async () => {
  const { user, dialog } = await openDialog();
  const connected: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {
    connected.push(dialog.isConnected);
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(connected).toEqual([true]);
});

test('Tab goes round inside', async () => {
  const { user } = await openDialog();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { overview, record, release, status } from './testing.ts';

test('what was convicted is promoted again only with a reason for that', async () => {
  const promote = vi.fn<(call: { body: unknown }) => unknown>(() => ({
    revision: 8,
    changed: true,
    message: 'mfe-buyer 0.3.0 is live.',
  }));
  const convicted = { revision: 5, at: release().publishedAt, reason: 'It failed.' };
  const { user } = renderWithPlatform(<ReleaseConsole />, {
    api: {
      'GET /releases': overview(),
      'GET /releases/revisions': [record()],
      'GET /releases/mfe-buyer': status([release({ convicted })]),
      'POST /releases/mfe-buyer/promote': promote,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote… mfe-buyer' }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('textbox', { name: 'Why again?' });
  expect(dialog.getByText(/MotoHaat took 0\.3\.0 back/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Faster');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(dialog.getByText('Write why people get it all the same.')).toBeTruthy();
  expect(document.activeElement).toBe(again);
  await user.type(again, 'Mended');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  await vi.waitFor(() => expect(promote).toHaveBeenCalledOnce());
  expect(promote.mock.calls[0]?.[0].body).toEqual({
    version: '0.3.0',
    reason: 'Faster',
    again: 'Mended',
  });
});

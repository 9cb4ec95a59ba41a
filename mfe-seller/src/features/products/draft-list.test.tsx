import type { CallInput } from '@motohaat/api/request';
import type { Draft } from '@motohaat/contract/drafts';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { DraftList } from './draft-list.tsx';

const draft: Draft = {
  _id: 'd1',
  body: { name: 'Pulsar', images: [] },
  numbers: { chassis: null, engine: null },
  createdAt: '2026-01-10T03:05:30.000Z',
  savedAt: '2026-01-10T03:05:30.000Z',
};

test('an unfinished listing is there to go on with, and is deleted once that is confirmed', async () => {
  const deleted: CallInput[] = [];
  const { user, platform } = renderWithPlatform(<DraftList />, {
    api: {
      'GET /drafts': [draft],
      'DELETE /drafts/d1': (input: CallInput) => (deleted.push(input), { deletedCount: 1 }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Go on with Pulsar' });
  expect(link.getAttribute('href')).toMatch(/\?draft=d1$/);
  await user.click(screen.getByRole('button', { name: 'Delete the draft of Pulsar' }));
  expect(deleted).toEqual([]);
  platform.api.answer({ 'GET /drafts': [] });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Pulsar')).toBeNull());
  expect(deleted).toHaveLength(1);
});

test('where nothing is unfinished, nothing is said', async () => {
  const { container, platform } = renderWithPlatform(<DraftList />, { api: { 'GET /drafts': [] } });
  await waitFor(() => expect(platform.api.calls).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toBe(''));
});

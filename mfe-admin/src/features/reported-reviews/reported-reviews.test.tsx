import type { ReportedReview } from '@motohaat/contract/deal-reviews';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReportedReviews } from './reported-reviews.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const review: ReportedReview = {
  _id: 'r1',
  stars: 1,
  words: 'He is a thief and a liar.',
  shownAt: '2026-01-10T03:05:30.000Z',
  answer: null,
  author: { _id: 'u1', name: 'Rina' },
  about: { _id: 'u2', name: 'Rafiq' },
  productName: 'Shalik 110',
  reports: 2,
  reasons: ['abusive'],
  notes: ['I am none.'],
  reportedAt: '2026-01-11T03:05:30.000Z',
};

test('a reported review shows why, and goes with a reason', async () => {
  const remove = vi.fn<(call: { body: unknown }) => unknown>(() => ({ acknowledged: true }));
  const { platform, user } = renderWithPlatform(<ReportedReviews />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /reportedReviews': [review], 'POST /reviews/r1/remove': remove },
  });
  const card = within(await screen.findByRole('article', { name: 'Rina about Rafiq' }));
  expect(card.getByText('Reported 2 times: it is an insult or a threat')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Remove it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this review?' }));
  await user.type(dialog.getByRole('textbox'), 'An insult.');
  platform.api.answer({ 'GET /reportedReviews': [] });
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(remove.mock.calls[0]?.[0].body).toEqual({ reason: 'An insult.' });
});

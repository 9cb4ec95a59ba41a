import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { Conversation, Message } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';

const composition = compositionOf([composedRemote('mfe-shop', { home: '/' })], 'buyer');
const session: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const talk: Conversation = {
  _id: 'c1',
  side: 'buyer',
  bike: {
    _id: 'p1',
    name: 'Yamaha R15',
    category_id: '3',
    picture: null,
    price: 240_000,
    status: 'active',
  },
  other: { name: 'Karim Uddin', sellerId: 's1' },
  bookingId: null,
  last: null,
  at: '2026-11-20T06:00:00.000Z',
  count: 0,
  unread: 0,
  seenByOther: 0,
  mayWrite: true,
  isBlocked: false,
  version: 1,
};
const message = (number: number, changes: Partial<Message> = {}): Message => ({
  number,
  own: false,
  clientId: null,
  text: `Message ${number}`,
  offer: null,
  sentAt: '2026-11-20T06:00:00.000Z',
  isDoubtful: false,
  ...changes,
});
const one = 'GET /conversations/c1';
const all = 'GET /conversations/c1/messages';
const offers = 'GET /offers';
const sending = 'POST /conversations/c1/messages';

function draw(answers: Record<string, unknown>) {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  return renderShell({ at: '/dashboard/messages/c1', composition, session, answers });
}
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
/** The page's code and words come late, on a busy machine very late. */
const log = async () => within(await screen.findByRole('log', {}, { timeout: 10_000 }));

test('a question is asked with one press, and one that was not sent waits with its words', async () => {
  const post = vi.fn<(call: { body?: unknown }) => unknown>(() => new NetworkError());
  const { user, api } = draw({ [one]: talk, [all]: [], [sending]: post });
  const shown = await log();
  await user.click(screen.getByRole('button', { name: 'Is it still for sale?' }));
  expect(await shown.findByText(/Not sent/)).toBeTruthy();
  const sent = message(1, { own: true, text: 'Is it still for sale?' });
  const again = vi.fn<(call: { body?: unknown }) => unknown>(() => sent);
  api.answer({ [sending]: again, [one]: { ...talk, count: 1, version: 2 }, [all]: [sent] });
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown.queryByText(/Not sent/)).toBeNull());
  expect(await shown.findByText(/Sent$/)).toBeTruthy();
  expect(shown.getAllByText('Is it still for sale?')).toHaveLength(1);
  expect(again.mock.calls[0]?.[0]).toMatchObject({ body: post.mock.calls[0]?.[0].body });
});

test('Enter sends, Shift and Enter begins a line, and a refusal is told at the message', async () => {
  const { user, api } = draw({ [one]: talk, [all]: [] });
  const shown = await log();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await user.type(field, '{Enter}');
  expect(screen.getByText('Write something first.')).toBeTruthy();
  const why = 'You can send 60 messages an hour. Try again in 3 minutes.';
  api.answer({ [sending]: new ApiError({ status: 429, code: 'rate_limited', message: why }) });
  await user.type(field, 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(field.value).toBe('');
  expect(await shown.findByText(/Try again in 3 minutes/)).toBeTruthy();
  expect(shown.getByText(/Hello\s+there/)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Discard' }));
  expect(shown.queryByText(/Hello/)).toBeNull();
});

test('what comes in is said to be seen; a contact comes with a warning, a removed message without words', async () => {
  const seen = vi.fn<(call: { body?: unknown }) => unknown>(() => ({ acknowledged: true }));
  draw({
    [one]: { ...talk, count: 2, unread: 2 },
    [all]: [message(2, { text: null }), message(1, { isDoubtful: true })],
    'PUT /conversations/c1/seen': seen,
  });
  const shown = await log();
  expect(shown.getByText(/^Careful/)).toBeTruthy();
  expect(shown.getByText('This message was removed.')).toBeTruthy();
  await waitFor(() => expect(seen.mock.calls[0]?.[0]).toMatchObject({ body: { number: 2 } }));
});

test('an offer is made, answered and booked among the messages', async () => {
  const made = message(1, {
    own: true,
    text: null,
    offer: { _id: 'o1', event: 'made', amount: 210_000 },
  });
  const named = message(2, {
    text: null,
    offer: { _id: 'o1', event: 'countered', amount: 225_000 },
  });
  const offer: Offer = {
    _id: 'o1',
    version: 2,
    productId: 'p1',
    conversationId: 'c1',
    productName: 'Yamaha R15',
    side: 'buyer',
    otherName: 'Karim Uddin',
    amount: 225_000,
    price: 240_000,
    status: 'countered',
    acts: ['accept', 'decline', 'counter'],
    createdAt: '2026-11-20T06:00:00.000Z',
    expiresAt: '2026-11-22T06:00:00.000Z',
  };
  const create = vi.fn<(call: { body?: unknown }) => unknown>(() => ({
    acknowledged: true,
    insertedId: 'o1',
  }));
  const { user, api } = draw({ [one]: talk, [all]: [], [offers]: [], 'POST /offers': create });
  const shown = await log();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const answer = vi.fn<(call: { body?: unknown }) => unknown>(() => ({
    acknowledged: true,
    status: 'accepted',
  }));
  api.answer({
    [one]: { ...talk, count: 2, version: 3 },
    [all]: [named, made],
    [offers]: [offer],
    'POST /offers/o1/answer': answer,
    'GET /profile': new NetworkError(),
  });
  await user.keyboard('২১০০০০{Enter}');
  expect(create.mock.calls[0]?.[0]).toMatchObject({ body: { productId: 'p1', amount: 210_000 } });
  expect(await shown.findByText('You offered')).toBeTruthy();
  expect(shown.getByText('Karim Uddin named another price')).toBeTruthy();
  expect(shown.getByText('Asked: ৳2,40,000')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  const agreed = { ...offer, version: 3, status: 'accepted', acts: ['withdraw'] };
  api.answer({ [offers]: [agreed] });
  await user.click(shown.getByRole('button', { name: 'Accept' }));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ body: { act: 'accept', version: 2 } });
  await user.click(await shown.findByRole('button', { name: 'Book for ৳2,25,000' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Agreed price')).toMatchObject({
    value: '৳2,25,000',
  });
  // The dialog stays open when the card moves on to what was said last.
  const accepted = message(3, {
    own: true,
    text: null,
    offer: { _id: 'o1', event: 'accepted', amount: 225_000 },
  });
  api.answer({
    [one]: { ...talk, count: 3, version: 4 },
    [all]: [accepted, named, made],
  });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await shown.findByText('You accepted', {}, { timeout: 8_000 })).toBeTruthy();
  expect(screen.getByLabelText('Agreed price')).toBeTruthy();
});

test('whoever cannot write reads why, and takes an own block back', async () => {
  const unblock = vi.fn<() => unknown>(() => ({ acknowledged: true }));
  const { user } = draw({
    [one]: { ...talk, mayWrite: false, isBlocked: true },
    [all]: [],
    'DELETE /conversations/c1/block': unblock,
  });
  await log();
  expect(screen.getByText(/^You have blocked Karim Uddin/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(unblock).toHaveBeenCalledTimes(1);
});

test('the list leads to a conversation, and from there back', async () => {
  const listed = { ...talk, count: 1, unread: 1, last: message(1) };
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  const { user } = renderShell({
    at: '/dashboard/messages',
    composition,
    session,
    answers: {
      'GET /conversations': [listed],
      [one]: listed,
      [all]: [message(1)],
      'PUT /conversations/c1/seen': { acknowledged: true },
    },
  });
  const link = await screen.findByRole('link', { name: 'Karim Uddin' }, { timeout: 10_000 });
  expect(screen.getByText('1 new')).toBeTruthy();
  await user.click(link);
  await log();
  await user.click(screen.getByRole('link', { name: 'All messages' }));
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy();
});

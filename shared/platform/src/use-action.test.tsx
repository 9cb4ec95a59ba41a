import { ApiError, NetworkError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { CallInput } from '@motohaat/api/request';
import { stubApi } from '@motohaat/api/stub-api';
import * as calls from '@motohaat/contract/calls';
import { providePlatform } from '@motohaat/platform';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createEvents } from './events.ts';
import { type ActionOptions, useAction } from './use-action.ts';

const booked = { acknowledged: true, insertedId: 'b1' };
const refused = new ApiError({ status: 409, code: 'already_booked', message: 'It is booked.' });
const lost = new NetworkError();
const lostSentence = 'No connection. Try again.';

type Options = Partial<ActionOptions<string, { insertedId: string }>>;

/** Draws an action that books a bike, with what the server answers to each try. */
function draw(answers: unknown[], options: Options = {}) {
  const keys: (string | undefined)[] = [];
  const api = stubApi({
    'POST /bookings': ({ idempotencyKey }: CallInput) => {
      keys.push(idempotencyKey);
      return answers.shift();
    },
  });
  const toasts = { success: vi.fn(), error: vi.fn(), message: vi.fn() };
  providePlatform({ api, toasts, events: createEvents() } as unknown as Parameters<
    typeof providePlatform
  >[0]);
  const client = new QueryClient();
  const queryKey = keyOf('bookings', 'list');
  client.setQueryData(queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () =>
      useAction({
        run: (sender, productName: string) =>
          sender.call(calls.bookings.create, { body: { productName } }),
        success: 'Booking Confirmed.',
        changes: ['bookings'],
        ...options,
      }),
    { wrapper },
  );
  const run = (bike = 'Shalik') => act(() => result.current.run(bike));
  const toast = () => [...toasts.success.mock.calls, ...toasts.error.mock.calls].flat();
  const isListStale = () => client.getQueryState(queryKey)?.isInvalidated;
  return { action: () => result.current, isListStale, keys, run, toast, unmount };
}

test.each<[string, unknown, Options, string[], string | undefined]>([
  ['success, by its toast', booked, {}, ['Booking Confirmed.'], undefined],
  [
    'success, in words about the answer',
    booked,
    { success: ({ insertedId }, bike) => `${bike}: ${insertedId}` },
    ['Shalik: b1'],
    undefined,
  ],
  ['no success where none is worded', booked, { success: undefined }, [], undefined],
  ['a refusal, by a toast', refused, {}, ['It is booked.'], undefined],
  ['a refusal, here', refused, { refusals: 'here' }, [], 'It is booked.'],
  ['a refusal, both ways', refused, { refusals: 'both' }, ['It is booked.'], 'It is booked.'],
  ['a refusal, explained', refused, { explain: () => 'Too late.' }, ['Too late.'], undefined],
  ['a lost answer, by a toast', lost, {}, [lostSentence], undefined],
  ['a lost answer, here', lost, { refusals: 'toast', unknowns: 'here' }, [], lostSentence],
])('tells of %s', async (_what, answer, options, toasts, failure) => {
  const { action, run, toast } = draw([answer], options);
  await run();
  expect(toast()).toEqual(toasts);
  await waitFor(() => expect(action().failure?.message).toBe(failure));
  expect(action().pending).toBe(false);
});

test('says how it ended to whoever waits', async () => {
  const onDone = vi.fn();
  const onRefused = vi.fn();
  const { run } = draw([lost, refused, booked], { onDone, onRefused });
  expect(await run()).toMatchObject({ status: 'failed' });
  expect(onRefused).not.toHaveBeenCalled();
  expect(await run()).toMatchObject({ status: 'refused' });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused);
  expect(await run()).toEqual({ status: 'done', message: 'Booking Confirmed.' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(booked, 'Shalik');
});

test('a double click is one action, told once', async () => {
  const answer = new EventTarget();
  const slow = new Promise((resolve) => {
    answer.addEventListener('comes', () => resolve(booked));
  });
  const { action, keys, toast } = draw([slow]);
  const both = [action().run('Shalik'), action().run('Shalik')];
  await waitFor(() => expect(action().pending).toBe(true));
  answer.dispatchEvent(new Event('comes'));
  await act(async () => expect(new Set(await Promise.all(both)).size).toBe(1));
  expect(keys).toHaveLength(1);
  expect(toast()).toEqual(['Booking Confirmed.']);
  await waitFor(() => expect(action().pending).toBe(false));
});

test('a repeat after a lost answer has the key of the first try; other input has another', async () => {
  const { action, keys, run } = draw([lost, lost, booked], { unknowns: 'here' });
  await run();
  await run();
  expect(keys[1]).toBe(keys[0]);
  await run('Baaz');
  expect(keys[2]).not.toBe(keys[0]);
  await waitFor(() => expect(action().failure).toBeUndefined());
});

test('offline it is tried at once, and not kept back for later', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { run, toast } = draw([lost]);
  await run();
  expect(toast()).toEqual([lostSentence]);
});

test.each<[string, unknown, Options]>([
  ['success', booked, {}],
  ['a refusal that a toast tells', refused, {}],
  ['a lost answer that a toast tells', lost, {}],
])('after %s what it changes is asked for again', async (_what, answer, options) => {
  const { isListStale, run } = draw([answer], options);
  await run();
  expect(isListStale()).toBe(true);
});

test('a failure that is read here outlives the list, which is asked for when it goes', async () => {
  const { isListStale, run, unmount } = draw([refused], { refusals: 'here' });
  await run();
  expect(isListStale()).toBe(false);
  unmount();
  expect(isListStale()).toBe(true);
});

test('an error of the program is no outcome: it is thrown, and tells nothing', async () => {
  const { action, run, toast } = draw([new TypeError('x is undefined')]);
  await expect(run()).rejects.toThrow(TypeError);
  expect(toast()).toEqual([]);
  expect(action()).toMatchObject({ pending: false, failure: undefined });
});

test.each([
  ['which one', 'booked', 'Booking Confirmed.'],
  ['which one it was, by the answer', () => 'deletedBefore' as const, 'It was deleted before.'],
] as const)('an action of several applications says %s', async (_what, done, sentence) => {
  const { run, toast } = draw([booked], { success: undefined, done });
  await run();
  expect(toast()).toEqual([sentence]);
});

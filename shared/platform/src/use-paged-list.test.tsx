import type { Page } from '@motohaat/api/client';
import { ApiError, NetworkError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { ListResult } from '@motohaat/domain/list-result';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createEvents } from './events.ts';
import { type ProvidedPlatform, providePlatform } from './index.ts';
import { usePagedAnswer, usePagedList } from './use-paged-list.ts';

providePlatform({ events: createEvents() } as ProvidedPlatform);

type Answer = Page<string> | Error | Promise<never>;
const badCursor = new ApiError({ status: 400, code: 'bad_cursor', message: 'Start again.' });
const firstOf3 = { rows: ['a'], next: 'c2' };

/** Draws a list whose server answers by cursor; an answer may be changed afterwards. */
function draw(answers: Record<string, Answer>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const read = async (cursor = 'top') => {
    asked.push(cursor);
    const answer = await answers[cursor];
    if (answer === undefined) throw new Error(`no answer for ${cursor}`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const queryKey = keyOf('bookings', 'list');
  const { result } = renderHook(() => usePagedList({ queryKey, read }), { wrapper });
  const told = () => summary(result.current);
  const until = (expected: object) => waitFor(() => expect(told()).toMatchObject(expected));
  const loadMore = () =>
    act(() => {
      if (result.current.status === 'ready') result.current.more?.load();
    });
  const retry = () =>
    act(() => {
      if (result.current.status === 'failed') result.current.retry();
    });
  return { answers, asked, client, loadMore, result, retry, told, until };
}

/** What a person would see of a result. */
function summary(list: ListResult<string>): Record<string, unknown> {
  if (list.status === 'loading') return { status: 'loading' };
  if (list.status === 'failed') {
    return { status: 'failed', reason: list.reason, message: list.message };
  }
  const { rows, more } = list;
  const message = more?.status === 'failed' ? more.message : undefined;
  return { status: 'ready', rows: rows.join(''), more: more?.status, message };
}

function goOffline() {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
}

beforeEach(() => onlineManager.setOnline(true));

test.each<[string, Answer, object]>([
  ['is on its way', new Promise<never>(() => undefined), { status: 'loading' }],
  ['is empty', { rows: [], next: undefined }, { status: 'ready', rows: '', more: undefined }],
  ['is all there is', { rows: ['a'], next: undefined }, { rows: 'a', more: undefined }],
  ['goes on', firstOf3, { rows: 'a', more: 'idle' }],
  [
    'was lost',
    new NetworkError(),
    { status: 'failed', reason: 'error', message: 'No connection. Try again.' },
  ],
])('a list whose first page %s says so', async (_what, top, expected) => {
  await draw({ top }).until(expected);
});

test('offline it says so in place of loading for ever, and loads by itself once back', async () => {
  goOffline();
  const list = draw({ top: firstOf3 });
  const offline = { status: 'failed', reason: 'offline', message: 'You are offline.' };
  await list.until(offline);
  list.retry();
  await list.until(offline);
  expect(list.asked).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await list.until({ rows: 'a' });
});

test('the first failed try is told while further ones go on by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const list = draw({ top: new NetworkError() });
  list.client.setDefaultOptions({ queries: { retry: 1, retryDelay: 30_000 } });
  await list.client.resetQueries();
  await list.until({ status: 'failed' });
  list.answers['top'] = firstOf3;
  list.retry();
  await list.until({ rows: 'a' });
});

test('further rows come after those that are there', async () => {
  const list = draw({ top: firstOf3, c2: { rows: ['b'], next: undefined } });
  await list.until({ rows: 'a' });
  list.loadMore();
  expect(list.told()).toMatchObject({ rows: 'a', more: 'loading' });
  await list.until({ rows: 'ab', more: undefined });
});

test.each([
  ['fails', { c2: new NetworkError() }, 'No connection. Try again.'],
  ['is asked for offline', {}, 'You are offline.'],
])('rows stay when the next page %s, and it can be asked for again', async (how, c2, message) => {
  const list = draw({ top: firstOf3, ...c2 });
  await list.until({ rows: 'a' });
  if (how !== 'fails') goOffline();
  list.loadMore();
  await list.until({ rows: 'a', more: 'failed', message });
  list.answers['c2'] = { rows: ['b'], next: undefined };
  act(() => onlineManager.setOnline(true));
  list.loadMore();
  await list.until({ rows: 'ab', more: undefined });
});

test('a stale cursor has the list read from its start, as far as it was shown, and goes on', async () => {
  const list = draw({
    top: firstOf3,
    c2: { rows: ['b'], next: 'stale' },
    stale: badCursor,
    d2: { rows: ['B'], next: 'd3' },
    d3: { rows: ['C'], next: undefined },
  });
  await list.until({ rows: 'a' });
  list.loadMore();
  await list.until({ rows: 'ab' });
  list.answers['top'] = { rows: ['A'], next: 'd2' };
  const seen: unknown[] = [];
  list.client.getQueryCache().subscribe(() => seen.push(list.told()['more']));
  list.loadMore();
  await list.until({ rows: 'ABC', more: undefined });
  expect(list.asked.slice(2)).toEqual(['stale', 'top', 'd2', 'd3']);
  expect(seen).not.toContain('failed');
});

test('a server that knows no cursor at all is asked twice, and not for ever', async () => {
  const list = draw({ top: firstOf3, c2: badCursor });
  await list.until({ rows: 'a' });
  list.loadMore();
  await list.until({ more: 'failed', message: 'Start again.' });
  expect(list.asked).toEqual(['top', 'c2', 'top', 'c2']);
});

test('follows what another tab changes', async () => {
  const list = draw({ top: firstOf3 });
  await list.until({ rows: 'a' });
  list.answers['top'] = { rows: ['z'], next: undefined };
  createEvents().emit('data.changed', { nouns: ['bookings'] });
  await list.until({ rows: 'z' });
});

test('of another question, what the one before brought stays in sight, marked, until it is answered', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const answers = new Map([
    ['red', Promise.resolve({ rows: ['r'], next: undefined, said: 'red' })],
  ]);
  const ask = (about: string) => ({
    queryKey: keyOf('products', about),
    keepsBefore: true,
    read: async () => answers.get(about) ?? new Promise<never>(() => undefined),
  });
  const { result, rerender } = renderHook((about: string) => usePagedAnswer(ask(about)), {
    wrapper,
    initialProps: 'red',
  });
  await waitFor(() => expect(result.current.list).toMatchObject({ rows: ['r'], isStale: false }));
  expect(result.current.first?.said).toBe('red');
  rerender('blue');
  expect(result.current.list).toMatchObject({ rows: ['r'], isStale: true });
});

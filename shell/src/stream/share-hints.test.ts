// @vitest-environment node
// jsdom has no streams.
import { stubApi } from '@motohaat/api/stub-api';
import { eventStream, type Hint } from '@motohaat/contract/stream';
import { createEvents } from '@motohaat/platform/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readEvents } from './read-events.ts';
import { type SharedHints, shareHints } from './share-hints.ts';

const encoder = new TextEncoder();
const hint = (number: number): Hint => ({ number, kind: 'message', id: 't', version: number });
const event = (id: string, hints: Hint[], again = false) =>
  `id: ${id}\ndata: ${JSON.stringify({ again, hints })}\n\n`;

/** A server that writes to whoever streams; a stream that is not `live` fails. */
function createServer() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const asked: Headers[] = [];
  const fails = { next: 0, status: 503 };
  const request = vi.fn<typeof fetch>(async (_url, init) => {
    asked.push(new Headers(init?.headers));
    if (fails.next > 0) {
      fails.next -= 1;
      return new Response('{}', { status: fails.status });
    }
    const body = new ReadableStream<Uint8Array>({
      cancel: () => void streams.pop(),
      start: (controller) => {
        streams.push(controller);
        init?.signal?.addEventListener('abort', () => {
          streams.splice(streams.indexOf(controller), 1);
          controller.error(new Error('aborted'));
        });
      },
    });
    return new Response(body, { headers: { 'content-type': eventStream } });
  });
  return {
    asked,
    fails,
    request,
    streams,
    write: (text: string) => streams.at(-1)?.enqueue(encoder.encode(text)),
    end: () => streams.pop()?.close(),
  };
}

let server: ReturnType<typeof createServer>;
const stops: (() => void)[] = [];
let items: Map<string, string>;
beforeEach(() => {
  server = createServer();
  items = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storage = () =>
  ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }) as Pick<Storage, 'getItem' | 'setItem'> as Storage;

function tab(more: Partial<SharedHints> = {}) {
  const heard: (number | 'again')[] = [];
  const stop = shareHints({
    person: 'asha',
    events: createEvents(),
    api: stubApi(),
    token: () => 'token-1',
    renew: async () => 'token-2',
    fetch: server.request,
    storage,
    hear: (hints) =>
      heard.push(...(hints === 'again' ? ['again' as const] : hints.map((one) => one.number))),
    ...more,
  });
  stops.push(stop);
  return { heard, stop };
}

it.each([1, 3, 1_000])(
  'events are whole however they are cut, here every %i bytes',
  async (size) => {
    const bytes = encoder.encode(
      'id: 1\n\nevent: crowded\ndata:\n\nid: ২\ndata: {"a":1}\n\nid: 3\nda',
    );
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const events = [];
    for await (const each of readEvents(body)) events.push(each);
    expect(events).toEqual([
      { name: 'message', data: '', id: '1' },
      { name: 'crowded', data: '', id: undefined },
      { name: 'message', data: '{"a":1}', id: '২' },
    ]);
  },
);

it('goes on where it was after a line that broke, and hears nothing twice', async () => {
  vi.useFakeTimers();
  const { heard } = tab();
  await vi.advanceTimersByTimeAsync(10);
  server.write(event('c1', [], true));
  server.write(event('c2', [hint(1), hint(2)]));
  await vi.advanceTimersByTimeAsync(10);
  server.write('id: c3\n\n');
  server.write(event('c4', [hint(3)]).slice(0, 12));
  await vi.advanceTimersByTimeAsync(11_000);
  server.end();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(server.asked.at(-1)?.get('last-event-id')).toBe('c3');
  server.write(event('c4', [hint(2), hint(3)]));
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual(['again', 1, 2, 3]);
});

it('has a token renewed that was refused, and leaves a line that says nothing any more', async () => {
  vi.useFakeTimers();
  server.fails.next = 1;
  server.fails.status = 401;
  tab();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.asked.map((headers) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
  server.write(event('c1', []));
  await vi.advanceTimersByTimeAsync(37_000);
  expect(server.streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.asked.length).toBeGreaterThan(2);
});

it.each(['no stream is to be had', 'the account has too many'])(
  'asks again and again where %s',
  async (why) => {
    vi.useFakeTimers();
    const api = stubApi({
      'GET /stream': ({ after }: { after?: string }) => ({
        cursor: 'p1',
        again: false,
        hints: after === 'p1' ? [] : [hint(7)],
      }),
    });
    if (why.startsWith('no')) server.fails.next = 3;
    const { heard } = tab({ api });
    await vi.advanceTimersByTimeAsync(10);
    if (!why.startsWith('no')) server.write('event: crowded\ndata:\n\n');
    await vi.advanceTimersByTimeAsync(25_000);
    expect(heard).toEqual([7]);
    const tries = server.asked.length;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.asked.length).toBeGreaterThan(tries);
  },
);

it('tabs have one stream between them; the next goes on when its tab is gone', async () => {
  const first = tab();
  const second = tab();
  await vi.waitFor(() => expect(server.streams).toHaveLength(1));
  server.write(event('c1', [hint(1)]));
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[1], [1]]));
  expect(server.asked).toHaveLength(1);
  first.stop();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked[1]?.get('last-event-id')).toBe('c1');
  server.write(event('c2', [hint(2)]));
  await vi.waitFor(() => expect(second.heard).toEqual([1, 2]));
});

import { uploadPhoto } from '@motohaat/contract/calls/products';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';

/** The browser's request object, answered by hand. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  answerHeaders = '';
  url = '';
  body: unknown;

  open(method: string, url: string) {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.#end('abort');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  fail() {
    this.#end('error');
  }
  answer(status: number, body: unknown, headers = '') {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.answerHeaders = headers;
    this.#end('load');
  }
  #end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stored = {
  success: true,
  data: { url: '/p.webp', card: '/c.webp', viewer: '/p.webp', width: 800, height: 600 },
};

function client(renewed?: string) {
  const renew = vi.fn(async (_refused: string) => renewed);
  return { api: createApiClient({ token: () => 'token-1', renew }), renew };
}
const request = (place = 0) =>
  vi.waitFor(() => {
    const found = FakeRequest.sent[place];
    if (!found) throw new Error('nothing sent yet');
    return found;
  });

test('an upload carries the form and the token, says how far it is, and gives the answer', async () => {
  const parts: number[] = [];
  const form = new FormData();
  const answer = client().api.upload(uploadPhoto, { form, onProgress: (part) => parts.push(part) });
  const sent = await request();
  expect(sent.url).toBe('POST /api/uploads');
  expect(sent.headers['authorization']).toBe('Bearer token-1');
  expect(sent.body).toBe(form);
  sent.progress(50, 200);
  sent.progress(200, 200);
  sent.answer(200, stored);
  expect(await answer).toEqual(stored);
  expect(parts).toEqual([0.25, 1]);
});

test('a refused token is renewed and the form sent once more', async () => {
  const { api, renew } = client('token-2');
  const answer = api.upload(uploadPhoto, { form: new FormData() });
  (await request()).answer(401, {});
  const again = await request(1);
  expect(renew).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(again.headers['authorization']).toBe('Bearer token-2');
  again.answer(200, stored);
  expect(await answer).toEqual(stored);
});

test('a refusal carries the server’s sentence and how long to wait', async () => {
  const answer = client().api.upload(uploadPhoto, { form: new FormData() });
  const refusal = { code: 'rate_limited', message: 'Too many tries. Wait a moment.' };
  (await request()).answer(429, refusal, 'retry-after: 30\r\ncontent-type: application/json\r\n');
  await expect(answer).rejects.toMatchObject({ ...refusal, status: 429, retryAfter: 30 });
  await expect(answer).rejects.toBeInstanceOf(ApiError);
});

test('a lost connection is a network error', async () => {
  const answer = client().api.upload(uploadPhoto, { form: new FormData() });
  (await request()).fail();
  await expect(answer).rejects.toBeInstanceOf(NetworkError);
});

test('a cancelled upload ends with the reason of its signal, also before it has begun', async () => {
  const cancel = new AbortController();
  const { api } = client();
  const answer = api.upload(uploadPhoto, { form: new FormData(), signal: cancel.signal });
  await request();
  cancel.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  const late = api.upload(uploadPhoto, { form: new FormData(), signal: cancel.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.sent).toHaveLength(1);
});

test('an upload may take as long as it moves, and is given up when it stands still', async () => {
  const answer = client().api.upload(uploadPhoto, { form: new FormData() });
  const lost = expect(answer).rejects.toBeInstanceOf(NetworkError);
  const sent = await request();
  for (const part of [1, 2, 3]) {
    vi.advanceTimersByTime(59_000);
    sent.progress(part, 10);
  }
  const aborted = vi.spyOn(sent, 'abort');
  vi.advanceTimersByTime(59_000);
  expect(aborted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  await lost;
});

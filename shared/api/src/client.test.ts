import * as calls from '@motohaat/contract/calls';
import { afterEach, expect, it, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { NetworkError } from './errors.ts';

const client = createApiClient({ token: () => undefined, renew: async () => undefined });
const answer = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => response),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes an answer without content for what it is: done', async () => {
  answer(new Response(null, { status: 204 }));
  expect(await client.call(calls.composition.endOverride)).toBeUndefined();
});

it('takes an answer that breaks off for an error of the network', async () => {
  answer(new Response('{"half":'));
  await expect(client.call(calls.profile.read)).rejects.toBeInstanceOf(NetworkError);
});

it('says to which trace a call belongs, where there is one', async () => {
  let trace: string | undefined;
  const asked = createApiClient({
    token: () => undefined,
    renew: async () => undefined,
    trace: () => trace,
  });
  answer(new Response(null, { status: 204 }));
  const sent = async () => {
    await asked.call(calls.composition.endOverride);
    const [, init] = vi.mocked(fetch).mock.lastCall ?? [];
    return new Headers(init?.headers).get('traceparent');
  };
  expect(await sent()).toBeNull();
  trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  expect(await sent()).toBe(trace);
});

it('reads an answer together with the place where the next one starts', async () => {
  const link = '</api/search?q=red&cursor=c2>; rel="next"';
  answer(Response.json({ items: [], understood: [] }, { headers: { link } }));
  const page = await client.page(calls.catalogue.search, { query: { q: 'red', counts: '0' } });
  expect(page).toEqual({ answer: { items: [], understood: [] }, next: 'c2' });
});

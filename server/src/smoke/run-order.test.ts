import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import { expect, test } from 'vitest';

import { eachOf, livePages } from './run-order.ts';
import type { OrderCalls } from './work-calls.ts';

const numbers = Array.from({ length: 9 }, (_, place) => place);
const never = new AbortController().signal;

test('each view is looked at once, four at a time, and told', async () => {
  let atOnce = 0;
  let most = 0;
  const told: string[] = [];
  const seen = await eachOf(
    numbers,
    async (view) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return view;
    },
    { onProgress: (done, of) => told.push(`${done}/${of}`), signal: never },
  );
  expect(seen).toEqual(numbers);
  expect(most).toBe(4);
  expect(told).toEqual(numbers.map((place) => `${place + 1}/9`));
});

test('once it is broken off nothing more is looked at', async () => {
  const breaking = new AbortController();
  const seen: number[] = [];
  const look = async (view: number) => {
    seen.push(view);
    breaking.abort(new Error('Another machine has it.'));
  };
  const all = eachOf(numbers, look, { onProgress: () => {}, signal: breaking.signal });
  await expect(all).rejects.toThrow('Another machine has it.');
  expect(seen).toEqual([0]);
});

test.each([
  ['another release is', '1.0.0', ['/orders']],
  ['nothing is', null, []],
  ['the same release is', '2.0.0', []],
])('where %s live, its pages stand beside the candidate’s', async (_what, live, names) => {
  const routes = ['/orders', '/gone'].map((path) => ({ path }));
  const remotes = [{ name: 'mfe-buyer', release: 'r1', closed: null, routes } as ComposedRemote];
  const calls = {
    order: { application: 'mfe-buyer', version: '2.0.0', live },
    composition: async ({ of }: { of: string }) =>
      ({ role: 'buyer', remotes: of === 'live' ? remotes : [] }) as unknown as SignedComposition,
  } as unknown as OrderCalls;
  const pages = await livePages(calls, [{ name: '/orders' }, { name: '/new' }]);
  expect(pages.map(({ name }) => name)).toEqual(names);
});

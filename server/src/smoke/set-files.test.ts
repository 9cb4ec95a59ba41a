import type { SmokeOrder, SmokeState, SmokeView } from '@motohaat/contract/smoke-tests';
import { expect, test } from 'vitest';

import type { PlannedView } from './planned-view.ts';
import { keepSetFiles, whyUndrawn } from './set-files.ts';
import type { OrderCalls } from './work-calls.ts';

type Outcomes = Partial<Record<'candidate' | 'live', readonly string[]>>;
type Judged = { drawnBy: SmokeView['drawnBy']; state?: SmokeState; live?: string | null };

/** How a document of a view is judged, where the server's drawings end so, one after another. */
async function judge(
  { candidate, live: drawnLive }: Outcomes,
  { drawnBy, state = 'full', live = '1.0.0' }: Judged,
  headers: Record<string, string> = {},
) {
  const asked: string[] = [];
  const left = { candidate: [...(candidate ?? [])], live: [...(drawnLive ?? [])] };
  const calls = {
    site: 'http://site.invalid',
    order: { live } as SmokeOrder,
    document: async ({ of = 'candidate' }: { of?: 'candidate' | 'live' }) => {
      asked.push(of);
      const outcome = left[of].shift() ?? 'none';
      return { status: 200, headers: { 'x-drawing': outcome, ...headers }, body: Buffer.from('') };
    },
  } as unknown as OrderCalls;
  const view = { drawnBy, state, language: 'en' };
  const planned = { of: 'candidate', page: { path: '/' }, view } as PlannedView;
  const files = keepSetFiles(calls);
  const document = await files.document(planned, '/');
  return { why: await whyUndrawn(files, planned, document), asked: asked.join(' ') };
}

test.each([
  ['it was drawn', { candidate: ['drawn'] }, { drawnBy: 'server' }, 'candidate'],
  [
    'it was drawn at the second time',
    { candidate: ['failed', 'drawn'] },
    { drawnBy: 'server' },
    'candidate candidate',
  ],
  ['nothing is drawn there', {}, { drawnBy: 'server' }, 'candidate live'],
  ['the browser is to draw it', {}, { drawnBy: 'browser' }, 'candidate'],
  [
    'nothing answered what would have drawn it',
    { candidate: ['failed'] },
    { drawnBy: 'server', state: 'failed' },
    'candidate',
  ],
] as const)('a document is as it should be when %s', async (_case, outcomes, how, all) => {
  expect(await judge(outcomes, how)).toEqual({ why: undefined, asked: all });
});

test('a page that cannot be drawn is found', async () => {
  const undrawn = { candidate: ['failed', 'failed'] };
  const { why } = await judge(undrawn, { drawnBy: 'server' });
  expect(why).toBe('The server could not draw it.');
  const reason = { 'x-why-undrawn': encodeURIComponent('it took 5 s') };
  const told = await judge(undrawn, { drawnBy: 'server' }, reason);
  expect(told.why).toBe('The server could not draw it: it took 5 s.');
});

const unbundled = { candidate: ['none'], live: ['drawn'] };

test('a release that brings nothing to draw its pages with is found where another one was live', async () => {
  const drawnBy = 'server';
  expect((await judge(unbundled, { drawnBy })).why).toMatch(/cannot draw this release/);
  expect((await judge(unbundled, { drawnBy, live: null })).why).toBeUndefined();
});

const view = (drawnBy: string, state: string) =>
  ({ of: 'candidate', page: { path: '/' }, view: { drawnBy, state } }) as PlannedView;

test('each file and each kind of document is asked for once, and again when it did not come', async () => {
  const asked: unknown[] = [];
  let isAway = true;
  const calls = {
    order: { live: null } as SmokeOrder,
    document: async (query: object) => {
      asked.push(query);
      return { headers: {} };
    },
    file: async (path: string) => {
      asked.push(path);
      if (isAway) throw new Error('away');
    },
  } as unknown as OrderCalls;
  const files = keepSetFiles(calls);
  await expect(files.file('/a.js')).rejects.toThrow('away');
  isAway = false;
  await Promise.all([files.file('/a.js'), files.file('/a.js')]);
  for (const state of ['full', 'empty', 'full']) {
    await files.document(view('server', state), '/');
    await files.document(view('browser', state), '/');
  }
  expect(asked).toEqual([
    '/a.js',
    '/a.js',
    { of: 'candidate', path: '/', state: 'full' },
    // What is left to the browser is the same in every state.
    { of: 'candidate', path: '/', empty: 'true' },
    { of: 'candidate', path: '/', state: 'empty' },
  ]);
});

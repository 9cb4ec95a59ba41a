import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import { expect, test } from 'vitest';

import type { PlannedView } from './planned-view.ts';
import { keepSetFiles, whyUndrawn } from './set-files.ts';
import type { OrderCalls } from './work-calls.ts';

type Outcomes = Partial<Record<'candidate' | 'live', string[]>>;

/** How a document of a view is judged, where the server's drawings end so, one after another. */
async function judge(
  { candidate, live: drawnLive }: Outcomes,
  drawnBy: string,
  live: string | null = '1.0.0',
) {
  const asked: string[] = [];
  const left = { candidate: [...(candidate ?? [])], live: [...(drawnLive ?? [])] };
  const calls = {
    site: 'http://site.invalid',
    order: { live } as SmokeOrder,
    document: async ({ of = 'candidate' }: { of?: 'candidate' | 'live' }) => {
      asked.push(of);
      const outcome = left[of].shift() ?? 'none';
      return { status: 200, headers: { 'x-drawing': outcome }, body: Buffer.from('') };
    },
  } as unknown as OrderCalls;
  const view = { drawnBy, language: 'en' };
  const planned = { of: 'candidate', page: { path: '/' }, view } as PlannedView;
  const files = keepSetFiles(calls);
  const document = await files.document(planned, '/');
  return { why: await whyUndrawn(files, planned, document), asked: asked.join(' ') };
}

test.each([
  ['it was drawn', { candidate: ['drawn'] }, 'server', 'candidate'],
  [
    'it was drawn at the second time',
    { candidate: ['failed', 'drawn'] },
    'server',
    'candidate candidate',
  ],
  ['nothing is drawn there', {}, 'server', 'candidate live'],
  ['the browser is to draw it', {}, 'browser', 'candidate'],
])('a document is as it should be when %s', async (_case, outcomes, drawnBy, all) => {
  expect(await judge(outcomes, drawnBy)).toEqual({ why: undefined, asked: all });
});

test('a page that cannot be drawn is found', async () => {
  const { why } = await judge({ candidate: ['failed', 'failed'] }, 'server');
  expect(why).toBe('The server could not draw it.');
});

const unbundled = { candidate: ['none'], live: ['drawn'] };

test('a release that brings nothing to draw its pages with is found where another one was live', async () => {
  expect((await judge(unbundled, 'server')).why).toMatch(/cannot draw this release/);
  expect((await judge(unbundled, 'server', null)).why).toBeUndefined();
});

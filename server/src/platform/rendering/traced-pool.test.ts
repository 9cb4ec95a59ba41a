import { expect, test, vi } from 'vitest';

import { createTraces, type Facts } from '../../traces/traces.ts';
import type { RendererPool } from './pool.ts';
import { drawnPage, noAnswer, page } from './testing.ts';
import { tracedPool } from './traced-pool.ts';

const drawn = { page: drawnPage(), used: [], cpu: 1 };
const by = { key: 'set', route: '/', read: () => Promise.reject(new Error('nobody reads it')) };

const state = () => ({ busy: 0, free: 0, waiting: 0 });

/** Pages that are drawn within something that is recorded, or not. */
function setUp() {
  const spans: { name: string; facts: Facts[]; ended: number }[] = [];
  const traces = createTraces(
    (newTraceId) => ({
      begin(name) {
        const span = { name, facts: [] as Facts[], ended: 0 };
        spans.push(span);
        return {
          traceId: newTraceId(),
          spanId: '1'.repeat(16),
          note: (facts) => void span.facts.push(facts),
          end: () => void (span.ended += 1),
        };
      },
      stop: async () => {},
    }),
    { ratio: 1, secret: 'a secret of this site' },
  );
  const draw = vi.fn<RendererPool['draw']>(async () => drawn);
  const pool = tracedPool({ draw, state, stop: async () => {} }, traces);
  const ask = () => pool.draw(by, page('/'), noAnswer);
  return { draw, spans, ask, within: () => traces.root('request', ask) };
}

test('a drawing is a part of what it is done for', async () => {
  const { spans, within } = setUp();
  expect(await within()).toBe(drawn);
  expect(spans.map(({ name, ended }) => [name, ended])).toEqual([
    ['request', 1],
    ['draw page', 1],
  ]);
});

test('a drawing of which nothing is recorded is drawn all the same', async () => {
  const { spans, ask } = setUp();
  expect(await ask()).toBe(drawn);
  expect(spans).toEqual([]);
});

test.each([
  [new TypeError('broken'), 'TypeError'],
  ['broken', 'unknown'],
])('a drawing that failed is one: %s, recorded as %s', async (error, type) => {
  const { draw, spans, within } = setUp();
  draw.mockRejectedValue(error);
  await expect(within()).rejects.toBe(error);
  expect(spans[1]).toMatchObject({ facts: [{ 'error.type': type }], ended: 1 });
});

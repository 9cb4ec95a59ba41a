import * as calls from '@motohaat/contract/calls';
import fastify from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';

import { ownCalls } from '../http/own-calls.ts';
import type { JobContext } from '../jobs/runner.ts';
import { tracedJobs } from '../jobs/traced-jobs.ts';
import { logging } from '../plugins/logging.ts';
import { traceCalls, traceRoutes } from './trace-calls.ts';
import { traceStatements } from './trace-statements.ts';
import { writeTraceparent } from './traceparent.ts';
import { createTraces, type Facts, type Recorder } from './traces.ts';

type Kept = { name: string; kind: string; parent: string | undefined; facts: Facts };

let kept: Kept[];
beforeEach(() => {
  kept = [];
});

/** Keeps spans here, numbered, when they end. */
const keeping = (newTraceId: () => string): Recorder => {
  let number = 0;
  return {
    begin(name, { kind, facts, parent }) {
      number += 1;
      const own = { ...facts };
      return {
        traceId: parent?.traceId ?? newTraceId(),
        spanId: String(number).padStart(16, '0'),
        note: (more) => void Object.assign(own, more),
        end: () => void kept.push({ name, kind, parent: parent?.spanId, facts: own }),
      };
    },
    stop: async () => {},
  };
};

const secret = 'a secret of tests, with 32 or more characters';
const traces = (ratio = 1) => createTraces(keeping, { ratio, secret });
const first = '0000000000000001';

test('what nobody asked for is recorded by chance, and its answer is its own', async () => {
  expect(await traces(0).root('job', async () => 7)).toBe(7);
  expect(kept).toEqual([]);
  expect(await traces(1).root('job', async () => 7)).toBe(7);
  expect(kept).toEqual([{ name: 'job', kind: 'internal', parent: undefined, facts: {} }]);
});

test('what fails is recorded by the kind of its failure, and fails', async () => {
  const failing = traces().root('job', () => Promise.reject(new RangeError('too much')));
  await expect(failing).rejects.toThrow('too much');
  expect(kept).toMatchObject([{ facts: { 'error.type': 'RangeError' } }]);
});

test('what is no error that was thrown is of an unknown kind', async () => {
  const failing = traces().root('job', () => Promise.reject('no error'));
  await expect(failing).rejects.toBe('no error');
  expect(kept).toMatchObject([{ facts: { 'error.type': 'unknown' } }]);
});

const told = { name: 'bookings.list', facts: {} };

test('a request within something is a part of it, whatever it says of itself', async () => {
  const own = traces();
  const header = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await own.root('job', async () => {
    own.request(header, () => told, { isAlone: false })?.end();
    own.request(header, () => told, { isAlone: true })?.end();
  });
  expect(kept.map(({ name, parent }) => [name, parent])).toEqual([
    ['bookings.list', first],
    ['bookings.list', 'b'.repeat(16)],
    ['job', undefined],
  ]);
});

test('a part ends once, and nothing is a part of what is over', async () => {
  const own = traces();
  expect(own.part('lost', { kind: 'client' })).toBeUndefined();
  await own.root('job', async () => {
    const statement = own.part('SELECT', { kind: 'client' });
    statement?.end({ 'error.type': '23505' });
    statement?.end({ 'error.type': 'lost' });
    expect(statement?.run(() => own.part('late', { kind: 'client' }))).toBeUndefined();
  });
  expect(kept.map(({ name, facts }) => [name, facts])).toEqual([
    ['SELECT', { 'error.type': '23505' }],
    ['job', {}],
  ]);
});

test.each([
  [undefined, {}],
  [new Error('gone'), { 'error.type': 'lost' }],
])('a statement that ends with %s', async (error, facts) => {
  const own = traces();
  const tell = traceStatements(own);
  expect(tell('SELECT 1', () => 'SELECT')).toBeUndefined();
  await own.root('job', async () => tell('SELECT 1', () => 'SELECT')?.(error));
  const known = { 'db.system.name': 'postgresql', 'db.query.summary': 'SELECT' };
  expect(kept[0]).toMatchObject({ name: 'SELECT', kind: 'client', facts: { ...known, ...facts } });
  expect(Object.keys(kept[0]?.facts ?? {})).toHaveLength(2 + Object.keys(facts).length);
});

/** An application of which requests are recorded. */
async function site() {
  const own = traces();
  const app = fastify();
  await app.register(traceRoutes);
  await app.register(logging, { begin: traceCalls(own) });
  app.get('/api/bookings', { config: { call: calls.bookings.list } }, async () => []);
  app.post('/api/bookings', { config: { call: calls.bookings.create } }, async () => ({}));
  app.get('/healthz', async () => 'ok');
  return { app, own };
}

test('what the server asks itself is a part of what it does it for, or is not recorded', async () => {
  const { app, own } = await site();
  const ask = (url: string) => ownCalls.run({}, async () => app.inject(url));
  await ask('/api/bookings');
  expect(kept).toEqual([]);
  await own.root('job', async () => {
    await ask('/api/bookings');
    expect((await ask('/healthz')).statusCode).toBe(200);
  });
  expect(kept.map(({ name, kind, parent }) => [name, kind, parent])).toEqual([
    ['bookings.list', 'internal', first],
    ['job', 'internal', undefined],
  ]);
  await app.close();
});

test('a request with a body is answered whether it is recorded or not', async () => {
  const { app } = await site();
  const place = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  for (const isRecorded of [true, false]) {
    const headers = { traceparent: writeTraceparent({ ...place, isRecorded }) };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/bookings', headers });
    expect(statusCode).toBe(200);
  }
  expect(kept).toHaveLength(1);
  await app.close();
});

test('runs of jobs are recorded by their names, where anything is', async () => {
  const run = vi.fn(async () => {});
  const job = { name: 'sweep', every: 60, run };
  const context = {} as JobContext;
  expect(tracedJobs([job], undefined)).toEqual([job]);
  for (const { run: runIt } of tracedJobs([job], traces())) await runIt(context);
  expect(run.mock.calls).toEqual([[context]]);
  expect(kept.map(({ name }) => name)).toEqual(['job sweep']);
});

import { rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findChromium } from './browser.ts';
import { work } from './work.ts';

type Answer = { status: number; body?: unknown };
/** What a site answers a call, by the end of its path. */
type Site = (call: string) => Answer | Promise<Answer>;

let server: Server | undefined;
/** The calls of the machine, by the ends of their paths, with what was given up. */
let told: unknown[];
let logged: string[];
let folder: string;

beforeEach(async () => {
  told = [];
  logged = [];
  folder = await mkdtemp(path.join(tmpdir(), 'motohaat-work-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true });
});

const pace = { ask: 10, tell: 10, order: 60_000 };
const none: Answer = { status: 200, body: { order: null } };

/** Has a machine work for a site, until the signal. */
async function workFor(site: Site, signal: AbortSignal, onReady: () => void = () => {}) {
  const chromium = path.join(folder, 'chromium');
  await symlink(findChromium(process.env['CHROMIUM_PATH']), chromium);
  server = createServer((request, response) => {
    let sent = '';
    request.on('data', (piece: Buffer) => (sent += String(piece)));
    request.on('end', () => {
      void (async () => {
        const call = new URL(request.url ?? '', 'http://site.invalid').pathname.split('/').at(-1)!;
        if (call === 'failure') told.push(JSON.parse(sent));
        const { status, body } = await site(call);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      })();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return work(
    { site: address, key: 'a key of thirty-two letters or more', chromium, machine: 'm1' },
    {
      log: (message, { problem } = {}) =>
        logged.push([message, problem].filter(Boolean).join(': ')),
      signal,
      onReady: () => onReady(),
    },
    pace,
  );
}

test('a machine whose browser does not start again gives its order up and ends', async () => {
  const order = { id: 'o1', application: 'shell' };
  const worked = workFor(
    (call) => (call === 'claim' ? { status: 200, body: { order } } : { status: 204 }),
    AbortSignal.timeout(30_000),
    // It was there when the machine began.
    () => rmSync(path.join(folder, 'chromium')),
  );
  await expect(worked).rejects.toThrow('needs Chromium');
  expect(told).toEqual([
    { machine: 'm1', problem: expect.stringMatching(/^Looking at.*Chromium/) },
  ]);
});

test('a site that is away is asked again, which is logged once for each time that it went away', async () => {
  const ending = new AbortController();
  const answers = [
    { status: 500, body: { message: 'Away' } },
    { status: 500, body: { message: 'Away' } },
    none,
    { status: 503, body: { message: 'Busy' } },
  ];
  await workFor(() => {
    const next = answers.shift();
    if (!next) ending.abort();
    return next ?? { status: 500, body: { message: 'Ended' } };
  }, ending.signal);
  expect(logged).toEqual(['500 Away', '503 Busy']);
});

test('a machine that is asked to end while it waits for work ends well', async () => {
  const ending = new AbortController();
  const worked = workFor(() => {
    setTimeout(() => ending.abort(), 5);
    return none;
  }, ending.signal);
  await expect(worked).resolves.toBeUndefined();
});

test('an answer that cannot be read ends a machine', async () => {
  const worked = workFor(() => ({ status: 200, body: 'none' }), AbortSignal.timeout(30_000));
  await expect(worked).rejects.toThrow(SyntaxError);
});

/** What a machine did with one order whose set is answered so. */
async function made(composition: Answer, others: Site = () => ({ status: 204 })) {
  const ending = new AbortController();
  const orders = [{ id: 'o1', application: 'mfe-buyer' }];
  await workFor(async (call) => {
    if (call === 'composition') return composition;
    if (call !== 'claim') return others(call);
    const order = orders.shift() ?? null;
    if (!order) ending.abort();
    return { status: 200, body: { order } };
  }, ending.signal);
  return { told, logged };
}

const empty: Answer = { status: 200, body: { role: 'buyer', remotes: [] } };
const noPage = 'It has no page that could be looked at.';

test.each<[string, Answer, string | undefined]>([
  ['has no page is given up', empty, noPage],
  ['is none any more is given up', { status: 404, body: { message: 'Gone' } }, '404 Gone'],
  [
    'a site that went away has is made again',
    { status: 500, body: { message: 'Away' } },
    undefined,
  ],
])('an order whose set %s', async (_what, composition, problem) => {
  await made(composition);
  expect(told).toEqual(problem === undefined ? [] : [{ machine: 'm1', problem }]);
  expect(logged).toEqual([`a release could not be looked at: ${problem ?? '500 Away'}`]);
});

test('a site that is away when an order is given up hears of it no more', async () => {
  await made(empty, () => ({ status: 500 }));
  expect(logged).toEqual([`a release could not be looked at: ${noPage}`]);
});

test('a word of the site that cannot be read ends a machine that gives up', async () => {
  await expect(made(empty, () => ({ status: 200, body: 'none' }))).rejects.toThrow(SyntaxError);
});

test.each([
  ['another machine has by now is not given up by this one', 409, []],
  [
    'whose progress is not heard is given up as any other',
    503,
    [{ machine: 'm1', problem: noPage }],
  ],
])('an order that %s', async (_what, status, given) => {
  const isTold = Promise.withResolvers<void>();
  const ending = new AbortController();
  let isOrdered = false;
  await workFor(async (call) => {
    if (call === 'progress') {
      setTimeout(isTold.resolve, 50);
      return { status };
    }
    if (call === 'composition') await isTold.promise;
    if (call === 'composition') return empty;
    if (call !== 'claim') return { status: 204 };
    if (isOrdered) ending.abort();
    const order = isOrdered ? null : { id: 'o1', application: 'mfe-buyer' };
    isOrdered = true;
    return { status: 200, body: { order } };
  }, ending.signal);
  expect(told).toEqual(given);
});

test('an order that a machine has when it is asked to end is not given up: it is made again', async () => {
  const ending = new AbortController();
  await workFor(async (call) => {
    if (call === 'claim')
      return { status: 200, body: { order: { id: 'o1', application: 'shell' } } };
    ending.abort();
    return { status: 204 };
  }, ending.signal);
  expect(told).toEqual([]);
});

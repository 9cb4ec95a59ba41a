// What open streams of hints cost one process: memory, CPU while nothing happens, and how soon a hint is on
// all streams of its account. Exits with 1 when a goal is missed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { addBenchPeople, type BenchPerson, openEmptyMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { cpuOf, startServer } from './api/processes.ts';
import { quantile } from './overload/open-load.ts';

const folder = join(root, '.motohaat/bench/streams');
/** Bytes of memory that `streams` may cost, and milliseconds until a hint is there. */
const goals = { streams: 2_000, memory: 200e6, delay: 1_000 };
/** Streams of one person: as many as an account may have. */
const each = 8;
/** Seconds of quiet, over several heartbeats. */
const quiet = 40;
const hints = 50;
const secret = 'signs the tokens of a measurement, nothing else';

/** A stream, with the times at which news came on it. */
type Stream = { request: ClientRequest; news: number[] };

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  const market = await openEmptyMarket(join(folder, 'postgres'), say);
  const { site: port } = await findPorts(4980);
  Object.assign(process.env, { RATE_LIMITS: 'off', ACCESS_TOKEN_SECRET: secret });
  const server = await startServer(port, market.url, folder);
  const pid = server.pid ?? 0;
  const streams: Stream[] = [];
  try {
    const people = await addBenchPeople(market.url, { secret, many: goals.streams / each });
    // What a process takes for its first requests is no cost of streams.
    for (const person of people) await markRead(port, person);
    await sleep(5_000);
    const before = memoryOf(pid);
    const ofPeople = new Map<BenchPerson, Stream[]>();
    for (const person of people) {
      const own = await Promise.all(Array.from({ length: each }, () => open(port, person)));
      ofPeople.set(person, own);
      streams.push(...own);
    }
    say(`${streams.length} streams are open`);
    const spent = cpuOf(pid);
    await sleep(quiet * 1_000);
    const idle = (cpuOf(pid) - spent) / quiet;
    const memory = memoryOf(pid) - before;
    const delays = await measureDelays(port, ofPeople);
    return conclude({ memory, idle, delays });
  } finally {
    for (const stream of streams) stream.request.destroy();
    await end(server);
    await market.stop();
  }
});

function open(port: number, { token }: BenchPerson): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const asked = request({ port, host: '127.0.0.1', path: '/api/stream', headers, agent: false });
    const stream: Stream = { request: asked, news: [] };
    asked.once('error', reject);
    asked.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream answers ${response.statusCode}`));
      response.setEncoding('utf8');
      response.once('data', () => resolve(stream));
      response.on('data', (text: string) => {
        if (text.includes('"notice"')) stream.news.push(performance.now());
      });
      response.on('error', () => {});
    });
    asked.end();
  });
}

/** A call after which the pages of that person look again. */
async function markRead(port: number, { token }: BenchPerson): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/notices/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Marking answers ${answer.status}`);
}

/** Milliseconds from a call to its hint on each stream of the account. */
async function measureDelays(port: number, ofPeople: ReadonlyMap<BenchPerson, Stream[]>) {
  const delays: number[] = [];
  for (const [person, own] of [...ofPeople].slice(0, hints)) {
    const begun = performance.now();
    await markRead(port, person);
    for (let turn = 0; turn < 100 && own.some(({ news }) => news.length === 0); turn += 1) {
      await sleep(20);
    }
    delays.push(...own.map(({ news: [first = Infinity] }) => first - begun));
  }
  return delays.toSorted((one, other) => one - other);
}

/** Bytes of memory that a process has. */
function memoryOf(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

type Measured = { memory: number; idle: number; delays: number[] };

function conclude({ memory, idle, delays }: Measured): number {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(delays, share));
  const table = [
    `| ${goals.streams} streams on one process | measured | goal |`,
    '| --- | --- | --- |',
    `| memory | ${(memory / 1e6).toFixed(0)} MB | ${goals.memory / 1e6} MB |`,
    `| CPU while nothing happens | ${(idle / 10).toFixed(1)} % of one | |`,
    `| from a call to its hint on 8 streams, p50 | ${p50?.toFixed(0)} ms | |`,
    `| p99 | ${p99?.toFixed(0)} ms | ${goals.delay} ms |`,
    '',
  ].join('\n');
  writeFileSync(join(root, '.motohaat/bench/streams.md'), table);
  say(table);
  return memory <= goals.memory && (p99 ?? Infinity) <= goals.delay ? 0 : 1;
}

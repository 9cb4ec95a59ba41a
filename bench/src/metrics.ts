// What being watched costs: a server's CPU for each call with metrics, and with metrics and traces, against
// one without, asked in turn in one run. Exits with 1 when it costs more than its goal.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { addBenchPeople, openEmptyMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { cpuOf, startCaller, startServer } from './api/processes.ts';

const folder = join(root, '.motohaat/bench/metrics');
const secret = 'signs the tokens of a measurement, nothing else';

/** Of the CPU of a call. */
const goal = 0.03;
/** Two processes of the same program are some percent apart as long as they live. */
const starts = Number(process.env['BENCH_STARTS'] ?? 8);
/** CPUs are at times a fifth slower: many short turns, each against the one beside it, tell more than long ones. */
const rounds = 40;
/** Turns after which the code of a server is compiled as well as it will be. */
const warmUp = 15;
const callers = 8;
/** ms from one reading of the metrics to the next, as Prometheus does by itself. */
const scrapeEvery = 15_000;
const scrapes = 20;

/** The second says how far two of the same are apart: what is less is not seen. */
const kinds = ['off', 'off again', 'metrics', 'metrics and traces'] as const;
type Kind = (typeof kinds)[number];
/**
 * What is asked for: how often of a hundred calls, as in `overload/mix.ts`, by which all of it is weighed; and
 * how often in a turn, which is less where each call waits for the disk.
 */
const subjects = {
  'a kept list': { weight: 50, calls: 400, path: '/api/categories/1', of: 'visitor' },
  'the composition': { weight: 5, calls: 400, path: '/api/composition', of: 'visitor' },
  'the document of /': { weight: 20, calls: 400, path: '/', of: 'visitor' },
  'own notices': { weight: 15, calls: 400, path: '/api/notices', of: 'person' },
  'a changed profile': { weight: 10, calls: 100, path: '/api/profile', of: 'change' },
} as const;
type Subject = keyof typeof subjects;
const names = Object.keys(subjects) as Subject[];

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  const market = await openEmptyMarket(join(folder, 'postgres'), say);
  const collector = await startCollector();
  const load = startCaller('load', join(folder, 'load.log'));
  // Whoever is first holds the leases of jobs: it is not asked for anything.
  const { site: busyPort } = await findPorts(4880);
  const busy = await startServer(busyPort, market.url, folder, { ACCESS_TOKEN_SECRET: secret });
  const stage: Stage = { url: market.url, collector: collector.port, load };
  try {
    const found: Cost[] = [];
    const scraped: number[] = [];
    const besides: Beside[] = [];
    for (let start = 0; start < starts; start += 1) {
      say(`Measuring ${rounds} rounds in turn (${start + 1} of ${starts})`);
      const { costs, scrape, beside } = await measureOnce(stage, start);
      found.push(...costs);
      scraped.push(scrape);
      besides.push(beside);
    }
    return conclude({ found, scrape: median(scraped), besides, spans: collector.spans() });
  } finally {
    await end(load.child);
    await end(busy);
    collector.stop();
    await market.stop();
  }
});

type Stage = { url: string; collector: number; load: ReturnType<typeof startCaller> };
type Watched = { kind: Kind; child: ChildProcess; port: number; metrics: number };
/** ms of CPU of a call. */
type Cost = { start: number; kind: Kind; subject: Subject; cpu: number };
/** What each kind did while others had their turns, such as sending spans: parts of a CPU. */
type Beside = Readonly<Record<Kind, number>>;

/** Starts the servers afresh, and asks each for everything in turn. */
async function measureOnce({ url, collector, load }: Stage, start: number) {
  const [person] = await addBenchPeople(url, { secret, many: 1 });
  const headers = { authorization: `Bearer ${person?.token}`, 'accept-encoding': 'identity' };
  const email = encodeURIComponent(person?.email ?? '');
  let changes = 0;
  const servers: Watched[] = [];
  const ask = async ({ kind, child, port }: Watched, subject: Subject): Promise<Cost> => {
    const { calls, path, of } = subjects[subject];
    const before = cpuOf(child.pid ?? 0);
    changes += 1;
    const http = {
      port,
      paths: [of === 'change' ? `${path}?email=${email}` : path],
      headers: of === 'visitor' ? {} : headers,
      ...(of === 'change' && { change: changeOf(changes) }),
    };
    await load.run({ callers, calls, http });
    return { start, kind, subject, cpu: (cpuOf(child.pid ?? 0) - before) / calls };
  };
  try {
    for (const kind of turned(kinds, start)) servers.push(await startKind(kind, url, collector));
    for (const server of servers) {
      for (const subject of names) {
        for (let time = 0; time < warmUp; time += 1) await ask(server, subject);
      }
    }
    const costs: Cost[] = [];
    const began = performance.now();
    const before = servers.map(({ child }) => cpuOf(child.pid ?? 0));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of names) {
        // Who goes first changes, so that nobody always comes after the same.
        for (const server of turned(servers, round)) costs.push(await ask(server, subject));
      }
    }
    const lasted = performance.now() - began;
    const beside = servers.map(({ kind, child }, index) => {
      const inTurns = costs
        .filter((each) => each.kind === kind)
        .map(({ cpu, subject }) => cpu * subjects[subject].calls);
      const taken = cpuOf(child.pid ?? 0) - (before[index] ?? 0);
      return [kind, (taken - sum(inTurns)) / lasted] as const;
    });
    const watched = servers.find(({ kind }) => kind === 'metrics');
    return {
      costs,
      scrape: watched ? await costOfScrape(watched) : 0,
      beside: Object.fromEntries(beside) as Beside,
    };
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)));
  }
}

function changeOf(turn: number) {
  return { method: 'PATCH' as const, body: JSON.stringify({ name: `Rahim Uddin ${turn}` }) };
}

async function startKind(kind: Kind, url: string, collector: number): Promise<Watched> {
  const { site: port } = await findPorts(4900 + 20 * kinds.indexOf(kind));
  const metrics = port + 10;
  const child = await startServer(port, url, folder, {
    RATE_LIMITS: 'off',
    ACCESS_TOKEN_SECRET: secret,
    ...(isWatched(kind) && { METRICS_PORT: String(metrics) }),
    ...(kind === 'metrics and traces' && {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector}`,
    }),
  });
  return { kind, child, port, metrics };
}

/** The same, beginning with another. */
function turned<T>(all: readonly T[], by: number): T[] {
  const first = by % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

/** ms of CPU of the server for one reading of its metrics. */
async function costOfScrape({ child, metrics }: { child: ChildProcess; metrics: number }) {
  const before = cpuOf(child.pid ?? 0);
  for (let time = 0; time < scrapes; time += 1) await readMetrics(metrics);
  return (cpuOf(child.pid ?? 0) - before) / scrapes;
}

type Found = {
  found: readonly Cost[];
  scrape: number;
  besides: readonly Beside[];
  spans: number;
};

/** A line for each subject: the median of rounds, and what the starts say of each kind. */
function conclude({ found, scrape, besides, spans }: Found): number {
  const others = kinds.filter((kind) => kind !== 'off');
  const rows = names.map((subject) => {
    const off = found.filter((each) => each.kind === 'off' && each.subject === subject);
    const told = others.map((kind) => written(extraOf(found, kind, [subject])));
    return `| ${subject} | ${median(off.map(({ cpu }) => cpu)).toFixed(3)} | ${told.join(' | ')} |`;
  });
  const whole = others.map((kind) => extraOf(found, kind, names));
  const background = others.map((kind) => median(besides.map((each) => each[kind] - each.off)));
  const lines = [
    `| CPU of a call | off, ms | ${others.join(' | ')} |`,
    `| - | - | ${others.map(() => '-').join(' | ')} |`,
    ...rows,
    `| a busy hour | | ${whole.map(written).join(' | ')} |`,
    `| a CPU, beside calls | | ${background.map((part) => `${(part * 100).toFixed(2)} %`).join(' | ')} |`,
    '',
    `Reading the metrics takes ${scrape.toFixed(1)} ms: ${((scrape / scrapeEvery) * 100).toFixed(2)} % of a CPU.`,
    `${starts} starts, ${rounds} rounds each; ${spans} spans came; ${availableParallelism()} CPUs, load ${loadavg()[0]?.toFixed(1)}.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/metrics.md'), `${lines.join('\n')}\n`);
  const isDear = others.some(
    (kind, index) =>
      isWatched(kind) &&
      (whole[index]?.mean ?? 0) + (background[index] ?? 0) + scrape / scrapeEvery > goal,
  );
  return isDear ? 1 : 0;
}

/**
 * How much more a kind takes than those that nobody watches (the second of them: than the first), as a part:
 * the mean over starts of the median of rounds, each subject weighing as much as it takes of a busy hour's
 * CPU, and its standard error.
 */
function extraOf(found: readonly Cost[], kind: Kind, about: readonly Subject[]) {
  const extras = Array.from({ length: starts }, (_, start) => {
    const of = (which: Kind, subject: Subject) =>
      found
        .filter((each) => each.start === start && each.kind === which && each.subject === subject)
        .map(({ cpu }) => cpu);
    const taken = about.map((subject) => {
      const off = of('off', subject);
      const again = isWatched(kind) ? of('off again', subject) : off;
      const unwatched = off.map((cpu, round) => Math.sqrt(cpu * (again[round] ?? cpu)));
      const ratio = median(of(kind, subject).map((cpu, round) => cpu / (unwatched[round] ?? cpu)));
      return { ratio, share: subjects[subject].weight * median(unwatched) };
    });
    return (
      sum(taken.map(({ ratio, share }) => ratio * share)) / sum(taken.map(({ share }) => share)) - 1
    );
  });
  const centre = average(extras);
  const variance = average(extras.map((extra) => (extra - centre) ** 2)) / (extras.length - 1);
  return { mean: centre, error: Math.sqrt(variance) };
}

function written({ mean: extra, error }: ReturnType<typeof extraOf>): string {
  return `${(extra * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} %`;
}

function isWatched(kind: Kind): boolean {
  return kind.startsWith('metrics');
}

async function readMetrics(port: number): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).arrayBuffer();
}

/** Takes traces and counts their spans. */
async function startCollector() {
  let spans = 0;
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => (spans += piece.toString().split('"spanId"').length - 1));
    request.on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    spans: () => spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

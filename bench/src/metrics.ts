// What being watched costs: a server's CPU for each call with metrics, and with metrics and traces, against
// one without, asked in turn in one run. Exits with 1 when it costs more than its goal.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { addBenchPeople, openEmptyMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { cpuOf, startCaller, startServer } from './api/processes.ts';
import { startCollector } from './metrics/collector.ts';
import { type Extra, extraOf, median } from './metrics/extra.ts';
import {
  folder,
  secret,
  type Stage,
  startAlone,
  startTogether,
  type Watched,
} from './metrics/servers.ts';
import { type Cost, isWatched, kinds, names, type Subject, subjects } from './metrics/subjects.ts';

/** Of the CPU of a call. */
const goal = 0.03;
/** Code is compiled otherwise each time. */
const starts = Number(process.env['BENCH_STARTS'] ?? 8);
/** CPUs are at times a fifth slower: many short turns, each against the one beside it, tell more than long ones. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** Turns after which the code of a server is compiled as well as it will be. */
const warmUp = 15;
const callers = 8;
/** ms from one reading of the metrics to the next, as Prometheus does by itself. */
const scrapeEvery = 15_000;
const scrapes = 20;
/** Rounds in which one is asked and the other watched, to tell what it does beside calls. */
const besideRounds = 20;

type Ask = (server: Watched, subject: Subject) => Promise<number>;

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  const market = await openEmptyMarket(join(folder, 'postgres'), say);
  const collector = await startCollector();
  const load = startCaller('load', join(folder, 'load.log'));
  // Whoever is first holds the leases of jobs: it is not asked for anything.
  const { site: busyPort } = await findPorts(4880);
  const busy = await startServer(busyPort, market.url, folder, { ACCESS_TOKEN_SECRET: secret });
  const stage: Stage = { url: market.url, collector: collector.port };
  try {
    const found: Cost[] = [];
    const scraped: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      say(`Measuring ${rounds} rounds in turn (${start + 1} of ${starts})`);
      const { costs, scrape } = await measureOnce(stage, await asking(stage, load), start);
      found.push(...costs);
      scraped.push(scrape);
      const told = kinds.map((kind) => `${kind} ${written(extraOf(found, kind, names))}`);
      say(`So far ${told.slice(1).join(', ')}`);
    }
    say('Measuring what is done beside calls');
    const beside = await measureBeside(stage, await asking(stage, load));
    return conclude({ found, scrape: median(scraped), beside, spans: collector.spans() });
  } finally {
    await end(load.child);
    await end(busy);
    collector.stop();
    await market.stop();
  }
});

/**
 * Signs a person in, for as long as a start lasts.
 *
 * @returns asks a server as often as a turn does, and says the ms of CPU that its process took for each call
 */
async function asking({ url }: Stage, load: ReturnType<typeof startCaller>): Promise<Ask> {
  const [person] = await addBenchPeople(url, { secret, many: 1 });
  const headers = { authorization: `Bearer ${person?.token}`, 'accept-encoding': 'identity' };
  const email = encodeURIComponent(person?.email ?? '');
  let changes = 0;
  return async ({ child, port }, subject) => {
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
    return (cpuOf(child.pid ?? 0) - before) / calls;
  };
}

function changeOf(turn: number) {
  return { method: 'PATCH' as const, body: JSON.stringify({ name: `Rahim Uddin ${turn}` }) };
}

/** Starts the servers afresh, and asks each for everything in turn. */
async function measureOnce(stage: Stage, ask: Ask, start: number) {
  const servers = await startTogether(turned(kinds, start), stage);
  try {
    await warm(servers, ask);
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of names) {
        // Who goes first changes, so that nobody always comes after the same.
        for (const server of turned(servers, round)) {
          costs.push({ start, kind: server.kind, subject, cpu: await ask(server, subject) });
        }
      }
    }
    const watched = servers.find(({ kind }) => kind === 'metrics');
    return { costs, scrape: watched ? await costOfScrape(watched) : 0 };
  } finally {
    const [first] = servers;
    if (first) await end(first.child);
  }
}

/** In turn: code that they share is else compiled for those that were asked first, and they stay dearer. */
async function warm(servers: readonly Watched[], ask: Ask): Promise<void> {
  for (let time = 0; time < warmUp; time += 1) {
    for (const subject of names) {
      for (const server of turned(servers, time)) await ask(server, subject);
    }
  }
}

/**
 * What the watched one does, by itself in a process, while another is asked, such as sending spans.
 *
 * @returns more than what nobody watches does meanwhile, as a part of a CPU
 */
async function measureBeside(stage: Stage, ask: Ask): Promise<number> {
  const servers: Watched[] = [];
  try {
    for (const kind of ['off', 'metrics and traces'] as const)
      servers.push(await startAlone(kind, stage));
    await warm(servers, ask);
    const began = performance.now();
    const before = servers.map(({ child }) => cpuOf(child.pid ?? 0));
    const asked = servers.map(() => 0);
    for (let round = 0; round < besideRounds; round += 1) {
      for (const subject of names) {
        for (const [index, server] of servers.entries()) {
          asked[index]! += (await ask(server, subject)) * subjects[subject].calls;
        }
      }
    }
    const lasted = performance.now() - began;
    const [off = 0, watched = 0] = servers.map(
      ({ child }, index) =>
        (cpuOf(child.pid ?? 0) - (before[index] ?? 0) - (asked[index] ?? 0)) / lasted,
    );
    return watched - off;
  } finally {
    await Promise.all(servers.map(({ child }) => end(child)));
  }
}

/** The same, beginning with another. */
function turned<T>(all: readonly T[], by: number): T[] {
  const first = by % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

/** ms of CPU of the server for one reading of its metrics. */
async function costOfScrape({ child, metrics }: Watched) {
  const before = cpuOf(child.pid ?? 0);
  for (let time = 0; time < scrapes; time += 1) await readMetrics(metrics);
  return (cpuOf(child.pid ?? 0) - before) / scrapes;
}

async function readMetrics(port: number): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).arrayBuffer();
}

type Found = { found: readonly Cost[]; scrape: number; beside: number; spans: number };

/** A line for each subject: the median of rounds, and what the starts say of each kind. */
function conclude({ found, scrape, beside, spans }: Found): number {
  const others = kinds.filter((kind) => kind !== 'off');
  const rows = names.map((subject) => {
    const off = found.filter((each) => each.kind === 'off' && each.subject === subject);
    const told = others.map((kind) => written(extraOf(found, kind, [subject])));
    return `| ${subject} | ${median(off.map(({ cpu }) => cpu)).toFixed(3)} | ${told.join(' | ')} |`;
  });
  const whole = others.map((kind) => extraOf(found, kind, names));
  const lines = [
    `| CPU of a call | off, ms | ${others.join(' | ')} |`,
    `| - | - | ${others.map(() => '-').join(' | ')} |`,
    ...rows,
    `| a busy hour | | ${whole.map(written).join(' | ')} |`,
    '',
    `Beside calls it takes ${(beside * 100).toFixed(2)} % of a CPU with metrics and traces; reading the metrics ${scrape.toFixed(1)} ms, ${((scrape / scrapeEvery) * 100).toFixed(2)} %.`,
    `${starts} starts, ${rounds} rounds each; ${spans} spans came; ${availableParallelism()} CPUs, load ${loadavg()[0]?.toFixed(1)}.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/metrics.md'), `${lines.join('\n')}\n`);
  const apart = beside + scrape / scrapeEvery;
  const isDear = others.some(
    (kind, index) => isWatched(kind) && (whole[index]?.mean ?? 0) + apart > goal,
  );
  return isDear ? 1 : 0;
}

function written({ mean, error }: Extra): string {
  return `${(mean * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} %`;
}

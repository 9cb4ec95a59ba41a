// What is left of a server that is asked for five times what it can do, as ratios of one run: goodput
// against its own maximum, times of answers against those at 80 % load, refusals, health. Exits with 1
// when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { addBenchPeople, openBigMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { makeControlGroup } from './api/control-group.ts';
import { cpus, moveToWork, start, startServer } from './api/processes.ts';
import type { Report } from './overload/generator.ts';
import { marketMix } from './overload/mix.ts';
import { type OpenLoad, quantile, total } from './overload/open-load.ts';

const folder = join(root, '.motohaat/bench/overload');
const goals = { goodput: 0.9, slowdown: 4, refusal: 50, health: 250 };
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const secret = 'signs the tokens of a measurement, nothing else';

/** Of the maximum: what a good hour looks like, what finds the maximum itself, and too much. */
const loads = { calm: 0.8, full: 1.15, flood: 5 };

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  say('Opening a market of a million bikes');
  const market = await openBigMarket(join(root, '.motohaat/bench/api/postgres'), say);
  moveToWork(market.pid);
  const groups = {
    database: makeControlGroup('database', 100),
    server: makeControlGroup('server', 400),
  };
  const { site: port } = await findPorts(4920);
  // One machine stands for a whole town: what one caller may do is not what is measured.
  Object.assign(process.env, { RATE_LIMITS: 'off', ACCESS_TOKEN_SECRET: secret });
  const started = new Date();
  const server = await startServer(port, market.url, folder);
  const generator = start('bench/src/overload/generator.ts', 'load', join(folder, 'load.log'));
  try {
    groups.database?.take(market.pid);
    groups.server?.take(server.pid ?? 0);
    say('Waiting for its jobs');
    await market.jobsDone(started);
    if (!groups.server) say('Each process of the database counts as much as the server here.');
    if (!cpus) say('The load has no CPU of its own here: the figures say less.');
    const people = await addBenchPeople(market.url, { secret, many: 200 });
    const kinds = await marketMix(port, market.url, people);
    const run = (rate: number, seconds: number) =>
      new Promise<Report>((resolve) => {
        generator.once('message', (report: Report) => resolve(report));
        generator.send({
          port,
          rate,
          seconds,
          warmUp: 2,
          connections: 256,
          kinds,
        } satisfies OpenLoad);
      });
    return conclude(await measure(run));
  } finally {
    await end(generator);
    await end(server);
    await market.stop();
    await groups.server?.remove();
    await groups.database?.remove();
  }
});

type Round = Record<keyof typeof loads, Measured> & { maximum: number };
type Measured = ReturnType<typeof summary>;

async function measure(run: (rate: number, seconds: number) => Promise<Report>) {
  say('Warming up');
  // Long enough for the engine to have compiled what is asked for most, and for connections to be made.
  for (const rate of [30, 60, 100]) await run(rate, 8);
  say('Looking for the maximum');
  let maximum = 0;
  for (let rate = 60; maximum === 0 || maximum > rate / 1.6; rate *= 1.3) {
    maximum = Math.max(maximum, summary(await run(rate, 6), 4).goodput);
  }
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`Round ${round + 1} of ${rounds}, at most ${maximum.toFixed(0)} answers a second`);
    const calm = summary(await run(maximum * loads.calm, 10), 8);
    const full = summary(await run(maximum * loads.full, 10), 8);
    const flood = summary(await run(maximum * loads.flood, 10), 8);
    measured.push({ calm, full, flood, maximum });
    for (const [name, each] of Object.entries({ calm, full, flood }))
      say(`${name} ${JSON.stringify(each)}`);
    // A machine that others use too has another maximum from time to time.
    // What a flood is served is more of what is at hand, and no measure of the whole mix.
    maximum = Math.max(full.goodput, 0.9 * maximum);
  }
  return measured;
}

function summary(report: Report, seconds: number) {
  const share = (name: string) => {
    const good = report.good[name] ?? 0;
    return Number((good / Math.max(1, good + (report.refused[name] ?? 0))).toFixed(3));
  };
  return {
    goodput: total(report.good) / seconds,
    refused: total(report.refused) / seconds,
    failed: total(report.failed) + report.lost,
    p50: quantile(report.goodTimes, 0.5),
    p99: quantile(report.goodTimes, 0.99),
    refusal99: quantile(report.refusalTimes, 0.99),
    health: quantile(report.healthTimes, 1),
    unhealthy: report.unhealthy,
    admitted: { anonymous: share('list'), reads: share('own'), writes: share('change') },
  };
}

function conclude(measured: readonly Round[]): number {
  const median = (of: (round: Round) => number) => quantile(measured.map(of), 0.5);
  const goodput = median(({ full, flood, maximum }) =>
    Math.min(1, flood.goodput / Math.max(full.goodput, maximum * 0.9)),
  );
  const slowdown = median(({ calm, flood }) => flood.p99 / calm.p99);
  const refusal = median(({ flood }) => flood.refusal99);
  const health = median(({ flood }) => flood.health);
  const failed = measured.reduce(
    (sum, { flood, full, calm }) => sum + flood.failed + full.failed + calm.failed,
    0,
  );
  const lines = [
    `| at 5 times the maximum, median of ${measured.length} rounds | measured | goal |`,
    '| - | - | - |',
    `| goodput, of the maximum | ${(goodput * 100).toFixed(0)} % | ${goals.goodput * 100} % |`,
    `| p99 of answers, against p99 at 80 % load | ${slowdown.toFixed(1)} times | ${goals.slowdown} |`,
    `| p99 of refusals | ${refusal.toFixed(0)} ms | ${goals.refusal} ms |`,
    `| longest answer of /healthz and /readyz | ${health.toFixed(0)} ms | ${goals.health} ms |`,
    `| failed otherwise, in all | ${failed} | 0 |`,
    '',
    `Maximum ${median(({ full }) => full.goodput).toFixed(0)} answers a second; p99 ${median(({ calm }) => calm.p99).toFixed(0)} ms at 80 % load.`,
    `Served at 5 times: ${percent(median(({ flood }) => flood.admitted.anonymous))} of what visitors read, ${percent(median(({ flood }) => flood.admitted.reads))} of what people who are signed in read, ${percent(median(({ flood }) => flood.admitted.writes))} of what they change.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/overload.md'), `${lines.join('\n')}\n`);
  const missed =
    goodput < goals.goodput ||
    slowdown > goals.slowdown ||
    refusal > goals.refusal ||
    health > goals.health ||
    failed > 0;
  if (missed) process.stdout.write('A goal is missed.\n');
  return missed ? 1 : 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

// Restarts two server processes behind HAProxy one after the other, again and again, while people read and
// write through it. Exits with 1 when one request failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';
import { addBenchPeople, openBigMarket } from '@motohaat/server/bench';
import { findProgram } from '@motohaat/server/debian-packages';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { start, startServer } from './api/processes.ts';
import type { Report } from './overload/generator.ts';
import { lightMix } from './overload/light-mix.ts';
import { type Kind, type OpenLoad, quantile, total } from './overload/open-load.ts';
import { findPages } from './overload/requests.ts';

const folder = join(root, '.motohaat/bench/restarts');
/** How often both processes are restarted, and how many requests are made meanwhile, at least. */
const goal = { restarts: Number(process.env['BENCH_RESTARTS'] ?? 20), requests: 20_000 };
/** Milliseconds that a sign-in is used for; a token counts for ten minutes. */
const tokenAge = 480_000;
/** Requests a second. */
const rate = Number(process.env['BENCH_RATE'] ?? 80);
const secret = 'signs the tokens of a measurement, nothing else';

/** For the proxy, more than there are here: for as many as in production not every machine has the descriptors. */
const connections = '2000';

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  const haproxy = await findProgram('haproxy');
  if ('missing' in haproxy) throw new UserError(haproxy.missing);
  await buildStale();
  say('Opening a market of a million bikes');
  const market = await openBigMarket(join(root, '.motohaat/bench/api/postgres'), say);
  const { site: one, sandbox: two } = await findPorts(4940);
  const { site: port } = await findPorts(4960);
  Object.assign(process.env, {
    RATE_LIMITS: 'off',
    ACCESS_TOKEN_SECRET: secret,
    DRAIN_SECONDS: '3',
  });
  const launch = (at: number) => startServer(at, market.url, join(folder, String(at)));
  const servers = new Map<number, ChildProcess>();
  for (const at of [one, two]) servers.set(at, await launch(at));
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  const proxy = spawn(
    haproxy.path,
    ['-db', '-n', connections, '-f', join(root, 'deploy/haproxy.cfg')],
    {
      env: {
        ...haproxy.env,
        SITE_ADDRESS: `127.0.0.1:${port}`,
        SERVER_ONE: `127.0.0.1:${one}`,
        SERVER_TWO: `127.0.0.1:${two}`,
      },
      stdio: ['ignore', log, log],
    },
  );
  const generator = start('bench/src/overload/generator.ts', 'load', join(folder, 'load.log'));
  try {
    await isReady(port, '/api/categories');
    const pages = await findPages(port);
    let kinds: Kind[] = [];
    let renewal = 0;
    const load = async (seconds: number) => {
      if (performance.now() > renewal) {
        const people = await addBenchPeople(market.url, { secret, many: 100 });
        kinds = lightMix(port, people, pages);
        renewal = performance.now() + tokenAge;
      }
      const answer = new Promise<Report>((resolve) => generator.once('message', resolve));
      const asked = { port, rate, seconds, warmUp: 0, connections: 64, kinds };
      generator.send(asked satisfies OpenLoad);
      return answer;
    };
    let restarts = 0;
    const restarting = (async () => {
      while (restarts < goal.restarts) {
        for (const [at, server] of servers) {
          await end(server, 60_000);
          servers.set(at, await launch(at));
          // HAProxy wants two checks that are well before it sends anything there.
          await isReady(at);
          await new Promise((resolve) => setTimeout(resolve, 2_000));
        }
        restarts += 1;
        say(`Restarted both, ${restarts} of ${goal.restarts}`);
      }
    })();
    const reports: Report[] = [];
    const made = () => reports.reduce((sum, { due }) => sum + due, 0);
    while (restarts < goal.restarts || made() < goal.requests) reports.push(await load(20));
    await restarting;
    return conclude(reports, restarts);
  } finally {
    await end(generator);
    await end(proxy);
    for (const server of servers.values()) await end(server);
    await market.stop();
  }
});

/** @param path that of the proxy is another: it keeps `/readyz` to itself */
async function isReady(port: number, path = '/readyz'): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserError(`Nothing is ready at port ${port}. Logs: ${folder}`);
}

function conclude(reports: readonly Report[], restarts: number): number {
  const sum = (of: (report: Report) => number) => reports.reduce((all, each) => all + of(each), 0);
  const failed = sum((report) => total(report.failed) + total(report.refused) + report.lost);
  const times = reports.flatMap(({ goodTimes }) => goodTimes);
  const writes = sum(({ good }) => good['change'] ?? 0);
  const text = `${restarts} restarts of two processes: ${failed} failed of ${sum(({ due }) => due)} requests, ${writes} of them writes (p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms).\n`;
  const kinds = reports.map(({ failed: of, refused, lost }) => ({ failed: of, refused, lost }));
  process.stdout.write(text);
  if (failed > 0) process.stdout.write(`${JSON.stringify(kinds)}\n`);
  writeFileSync(join(root, '.motohaat/bench/restarts.md'), text);
  return failed === 0 ? 0 : 1;
}

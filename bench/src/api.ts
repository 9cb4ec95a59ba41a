// What calls cost: the process's CPU for each, and the rate over HTTP against the driver's own for the
// same statement, in one run on a market of a million bikes. Exits with 1 when a budget is exceeded.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { openBigMarket } from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { cpuOf, cpus, moveToWork, startBare, startCaller, startServer } from './api/processes.ts';

const folder = join(root, '.motohaat/bench/api');

/** Milliseconds of the server's CPU for one call. */
const budgets = { list: 0.3, document: 0.15, composition: 0.1, adverts: 0.25 };
type Subject = keyof typeof budgets;
/** What answers nothing but a text of a list's length: the floor of this machine. */
const floors = ['node', 'fastify'] as const;
type Floor = (typeof floors)[number];
/** Of the driver's own rate. */
const leastShare = 0.6;

const callers = [1, 8, 32];
const rounds = 5;
/** Of one round, at one number of callers. */
const calls = 600;
/** How many pages of a category are asked for in turn: more than anything keeps. */
const pages = 400;

const encodings = { none: 'identity', browser: 'gzip, deflate, br, zstd' };
type Encoding = keyof typeof encodings;

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  await buildStale();
  say('Opening a market of a million bikes');
  const market = await openBigMarket(join(folder, 'postgres'), say);
  moveToWork(market.pid);
  const { site: port } = await findPorts(4900);
  const started = new Date();
  const server = await startServer(port, market.url, folder);
  const load = startCaller('load', join(folder, 'load.log'));
  const driver = startCaller('work', join(folder, 'driver.log'));
  const bare: ChildProcess[] = [];
  try {
    say('Waiting for its jobs');
    await market.jobsDone(started);
    if (!cpus) say('The load has no CPU of its own here: rates say less.');
    const list = await pathsOfList(port);
    const cursors = list.map((path) => new URL(path, 'http://site').searchParams.get('cursor'));
    const paths: Record<Subject, string[]> = {
      list,
      document: ['/'],
      composition: ['/api/composition'],
      adverts: ['/api/advertisedItems'],
    };
    const size = (await (await fetch(`http://localhost:${port}${list[1]}`)).arrayBuffer())
      .byteLength;
    for (const [index, kind] of floors.entries()) {
      bare.push(await startBare(kind, size, port + 10 + index, folder));
    }
    const askBare = async (floor: Floor, many: number, often: number) => {
      const index = floors.indexOf(floor);
      const pid = bare[index]?.pid ?? 0;
      const before = cpuOf(pid);
      await load.run({
        callers: many,
        calls: often,
        http: { port: port + 10 + index, paths: ['/'], headers: headersOf('list') },
      });
      return { cpu: (cpuOf(pid) - before) / often };
    };
    const ask = async (subject: Subject, encoding: Encoding, many: number, often: number) => {
      const before = cpuOf(server.pid ?? 0);
      const headers = { 'accept-encoding': encodings[encoding], ...headersOf(subject) };
      const { wall, refused } = await load.run({
        callers: many,
        calls: often,
        http: { port, paths: paths[subject], headers },
      });
      if (refused > 0)
        say(`${refused} calls were refused as too many (${subject}, ${many} callers)`);
      return { rate: often / (wall / 1000), cpu: (cpuOf(server.pid ?? 0) - before) / often };
    };
    const askDriver = async (many: number, often: number) => {
      const { wall, cpu } = await driver.run({
        callers: many,
        calls: often,
        driver: { url: market.url, most: Math.max(...callers), cursors },
      });
      return { rate: often / (wall / 1000), cpu: cpu / often };
    };
    return await measure(ask, askDriver, askBare, size);
  } finally {
    await Promise.all([load.child, driver.child, ...bare].map((child) => end(child)));
    await end(server);
    await market.stop();
  }
});

type Ask = (
  subject: Subject,
  encoding: Encoding,
  many: number,
  often: number,
) => Promise<{ rate: number; cpu: number }>;
type AskDriver = (many: number, often: number) => Promise<{ rate: number; cpu: number }>;
type AskBare = (floor: Floor, many: number, often: number) => Promise<{ cpu: number }>;

/** @param size bytes of a page of the list, and of the answers of the bare servers */
async function measure(
  ask: Ask,
  askDriver: AskDriver,
  askBare: AskBare,
  size: number,
): Promise<number> {
  const subjects = Object.keys(budgets) as Subject[];
  const kinds = Object.keys(encodings) as Encoding[];
  say('Warming up');
  for (const subject of subjects) for (const kind of kinds) await ask(subject, kind, 8, 3 * calls);
  for (const floor of floors) await askBare(floor, 8, 3 * calls);
  await askDriver(32, 3 * calls);

  say('Measuring CPU');
  const costs: { subject: Subject; kind: Encoding; cpu: number }[] = [];
  const rates: { many: number; kind: Encoding; http: number; driver: number; cpu: number }[] = [];
  const bare: { floor: Floor; cpu: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const floor of floors) bare.push({ floor, cpu: (await askBare(floor, 8, calls)).cpu });
    for (const subject of subjects) {
      for (const kind of kinds) {
        costs.push({ subject, kind, cpu: (await ask(subject, kind, 8, calls)).cpu });
      }
    }
  }
  say('Measuring rates, over HTTP and of the driver in turn');
  for (let round = 0; round < rounds; round += 1) {
    for (const many of callers) {
      for (const kind of kinds) {
        const driver = await askDriver(many, calls);
        const http = await ask('list', kind, many, calls);
        rates.push({ many, kind, http: http.rate, driver: driver.rate, cpu: driver.cpu });
      }
    }
  }

  const over: string[] = [];
  const lines = [
    '| CPU of the server, ms a call | plain | as a browser asks | budget |',
    '| - | - | - | - |',
  ];
  for (const subject of subjects) {
    const of = (kind: Encoding) =>
      median(
        costs
          .filter((each) => each.subject === subject && each.kind === kind)
          .map((each) => each.cpu),
      );
    const [plain, browser] = [of('none'), of('browser')];
    if (Math.max(plain, browser) > budgets[subject]) over.push(`the CPU of the ${subject}`);
    lines.push(
      `| ${subject} | ${plain.toFixed(3)} | ${browser.toFixed(3)} | ${budgets[subject]} |`,
    );
  }
  for (const floor of floors) {
    const cpu = median(bare.filter((each) => each.floor === floor).map((each) => each.cpu));
    lines.push(`| bare ${floor}, ${Math.round(size / 1000)} kB | ${cpu.toFixed(3)} | | |`);
  }
  lines.push(
    '',
    '| list, calls a second | driver | HTTP, plain | share | HTTP, as a browser asks | share |',
    '| - | - | - | - | - | - |',
  );
  for (const many of callers) {
    const of = (kind: Encoding) => rates.filter((each) => each.many === many && each.kind === kind);
    const driver = median([...of('none'), ...of('browser')].map((each) => each.driver));
    const cells = kinds.map((kind) => {
      const share = median(of(kind).map((each) => each.http / each.driver));
      if (share < leastShare) over.push(`the share of the driver's rate at ${many} (${kind})`);
      return `${Math.round(median(of(kind).map((each) => each.http)))} | ${(share * 100).toFixed(0)} %`;
    });
    lines.push(`| ${many} callers | ${Math.round(driver)} | ${cells.join(' | ')} |`);
  }
  lines.push(
    '',
    `The driver itself takes ${median(rates.map((each) => each.cpu)).toFixed(3)} ms of CPU a call.`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/api.md'), `${lines.join('\n')}\n`);
  if (over.length > 0) process.stdout.write(`Over budget: ${over.join(', ')}.\n`);
  return over.length === 0 ? 0 : 1;
}

/** The addresses of a category's pages, as whoever leafs through them is led. */
async function pathsOfList(port: number): Promise<string[]> {
  const paths = ['/api/categories/1'];
  while (paths.length < pages) {
    const answer = await fetch(`http://localhost:${port}${paths.at(-1)}`);
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    if (next === undefined)
      throw new Error(`${paths.at(-1)} answers ${answer.status}, and no next page`);
    paths.push(next);
  }
  return paths;
}

function headersOf(subject: Subject): Record<string, string> {
  return subject === 'document' ? { accept: 'text/html,application/xhtml+xml' } : { accept: '*/*' };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

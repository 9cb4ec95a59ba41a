// What searching a million bikes takes, as multiples of reading 24 rows by key in the same run; what the
// first answers are worth, and what it costs to keep what bikes are found by. Exits with 1 when a goal is
// missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';
import {
  marketSettings,
  openSearcher,
  openSearchMarket,
  openWriter,
  type SampledBike,
} from '@motohaat/server/bench';

import { buildStale } from '../../scripts/lib/builds.ts';
import { end, root } from '../../scripts/lib/run.ts';
import { startServer } from './api/processes.ts';
import { goalCallers, missedBy, tableOf } from './search/measured.ts';
import { measurePages } from './search/pages.ts';
import { findScans } from './search/plans.ts';
import { measurePrecision } from './search/precision.ts';
import { kindsOf } from './search/questions.ts';
import { measureRates } from './search/rates.ts';
import { measureSuggestions } from './search/suggestions.ts';
import { measureSavedSearches, measureWrites } from './search/writes.ts';

const folder = join(root, '.motohaat/bench/search');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const parts = ['plans', 'pages', 'writes', 'saved', 'server', 'suggestions'] as const;
type Part = (typeof parts)[number];

const { values: options } = parseArgs({
  // One of the parts, or several of them.
  options: { only: { type: 'string', multiple: true, default: [...parts] } },
});
const isWanted = (part: Part) => options.only.includes(part);

await verb(async () => {
  const unknown = options.only.find((part) => !parts.some((known) => known === part));
  if (unknown) throw new UserError(`--only takes ${parts.join(', ')}, not “${unknown}”.`);
  mkdirSync(folder, { recursive: true });
  await buildStale();
  say('Opening a market of a million bikes');
  const market = await openSearchMarket(join(folder, 'postgres'), say);
  try {
    const lines: string[] = [];
    const missed: string[] = [];
    const take = (part: { lines: string[]; missed: string[] }) => {
      const told = [conditions(), '', ...part.lines, ''];
      process.stdout.write(`${told.join('\n')}\n`);
      lines.push(...told);
      missed.push(...part.missed);
    };
    const bikes = await measureSearches(market.url, take);
    if (isWanted('writes') || isWanted('saved')) await measureKeeping(market.url, bikes, take);
    if (isWanted('server')) await measureServer(market.url, bikes, take);
    if (isWanted('suggestions')) take(measureSuggestions());
    writeFileSync(join(root, '.motohaat/bench/search.md'), `${lines.join('\n')}\n`);
    if (missed.length > 0) process.stdout.write(`Missed:\n${missed.join('\n')}\n`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await market.stop();
  }
});

type Take = (part: { lines: string[]; missed: string[] }) => void;

/** What figures depend on. */
function conditions(): string {
  const load = loadavg().map((each) => each.toFixed(1));
  const settings = Object.entries(marketSettings).map(([name, value]) => `${name} ${value}`);
  return `${new Date().toISOString().slice(0, 16)}, ${cpus().length} CPUs, load ${load.join(' ')}, ${settings.join(', ')}`;
}

async function measureSearches(url: string, take: Take): Promise<SampledBike[]> {
  const searcher = openSearcher(url, goalCallers);
  try {
    const bikes = await searcher.sample(1);
    const kinds = kindsOf(bikes);
    if (isWanted('plans')) {
      say('Looking at plans');
      take(await findScans(searcher, kinds));
    }
    if (isWanted('pages')) {
      say('Measuring pages and counts');
      const measured = await measurePages(searcher, kinds, bikes, rounds);
      const tables = [1, goalCallers].flatMap((callers) => [...tableOf(measured, callers), '']);
      take({ lines: tables, missed: missedBy(measured) });
    }
    return bikes;
  } finally {
    await searcher.close();
  }
}

async function measureKeeping(
  url: string,
  bikes: readonly SampledBike[],
  take: Take,
): Promise<void> {
  say('Measuring writes');
  const writer = await openWriter(url, goalCallers);
  try {
    if (isWanted('writes')) take(await measureWrites(writer, bikes));
    if (isWanted('saved')) {
      take({ lines: [await measureSavedSearches(writer, bikes)], missed: [] });
    }
  } finally {
    await writer.close();
  }
}

async function measureServer(
  url: string,
  bikes: readonly SampledBike[],
  take: Take,
): Promise<void> {
  say('Measuring the server');
  // One machine stands for a whole town: what one caller may do is not what is measured.
  Object.assign(process.env, { RATE_LIMITS: 'off' });
  const { site: port } = await findPorts(4940);
  const server = await startServer(port, url, folder);
  try {
    take(await measurePrecision(`http://localhost:${port}`));
    const addresses = kindsOf(bikes).flatMap((kind) => kind.addresses.slice(0, 100));
    take({ lines: await measureRates(url, port, addresses), missed: [] });
  } finally {
    await end(server);
  }
}

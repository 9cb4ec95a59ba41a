// How soon a visitor sees and can use a page, interleaved in one run: the product as it is served, the
// same with rendering off, and a bare page with the same words and picture. Exits with 1 when a goal is
// missed.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from '@motohaat/cli/terminal/chromium';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';
import { type Browser, chromium } from '@playwright/test';

import { buildStale } from '../../scripts/lib/builds.ts';
import { root } from '../../scripts/lib/run.ts';
import { measureCpu } from './paint/cpu.ts';
import { type Measured, report } from './paint/goals.ts';
import { audit } from './paint/lighthouse.ts';
import { type Kind, kinds, median } from './paint/pages.ts';
import { type Sites, startSites } from './paint/sites.ts';
import { visit } from './paint/slow-line.ts';
import { slowdownOn } from './paint/telephone.ts';

const folder = join(root, '.motohaat/bench/paint');
const parts = ['cpu', 'slow', 'few', 'lighthouse'];

const { values: options } = parseArgs({
  options: {
    /** How often each page is opened in each way. */
    runs: { type: 'string', default: '5' },
    /** One of the parts, or several of them. */
    only: { type: 'string', multiple: true, default: parts },
  },
});

await verb(async () => {
  const runs = Number(options.runs);
  const unknown = options.only.find((part) => !parts.includes(part));
  if (!(runs >= 1)) throw new UserError(`--runs takes a number, not “${options.runs}”.`);
  if (unknown) throw new UserError(`--only takes ${parts.join(', ')}, not “${unknown}”.`);
  await buildStale();
  const program = await findChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  try {
    const sites = await startSites(browser, folder);
    try {
      const isWanted = (part: string) => options.only.includes(part);
      if (isWanted('cpu')) say('Measuring CPU');
      const costs = isWanted('cpu') ? await measureCpu(sites, runs, folder) : undefined;
      const pages = sites.subjects.map(({ name }): Measured => {
        return { name, audits: ofEachKind(), visits: ofEachKind() };
      });
      if (isWanted('slow')) await visitAll(browser, sites, pages, runs);
      const fewBytes = isWanted('few') ? await visitForFewBytes(browser, sites) : undefined;
      if (isWanted('lighthouse')) await auditAll({ program, args }, sites, pages, runs);
      return conclude(browser, report(pages, costs, fewBytes), pages);
    } finally {
      await sites.stop();
    }
  } finally {
    await browser.close();
  }
});

function ofEachKind() {
  return { drawn: [], off: [], bare: [] };
}

async function visitAll(browser: Browser, sites: Sites, pages: Measured[], runs: number) {
  await inTurn(sites, runs, 'the slow line', async (subject, index, kind) => {
    const seen = await visit(browser, subject, subject.urls[kind], {
      hasCode: kind !== 'bare',
    });
    pages[index]?.visits[kind].push(seen);
  });
}

/** Home, once, as who asked to save data gets it. @returns bytes over the line */
async function visitForFewBytes(browser: Browser, { subjects: [home] }: Sites): Promise<number> {
  if (!home) throw new Error('There is no page to visit.');
  say('Measuring low-data mode');
  const headers = { 'save-data': 'on' };
  await warm(home.urls.drawn, headers);
  const { bytes } = await visit(browser, home, home.urls.drawn, { headers });
  return bytes;
}

async function auditAll(
  { program, args }: { program: string; args: string[] },
  sites: Sites,
  pages: Measured[],
  runs: number,
) {
  await inTurn(sites, runs, 'Lighthouse', async (subject, index, kind) => {
    pages[index]?.audits[kind].push(await audit(program, args, subject.urls[kind]));
  });
}

type Step = (subject: Sites['subjects'][number], index: number, kind: Kind) => Promise<void>;

/** Each round has everything once, and begins with another kind: whatever else the machine does meets all. */
async function inTurn(sites: Sites, runs: number, what: string, step: Step): Promise<void> {
  const order = Object.keys(kinds) as Kind[];
  for (let round = 0; round < runs; round += 1) {
    say(`Measuring by ${what}, ${round + 1} of ${runs}`);
    for (const [index, subject] of sites.subjects.entries()) {
      for (const kind of order) {
        // A page that many visit: its document is kept.
        await warm(subject.urls[kind]);
        await step(subject, index, kind);
      }
    }
    order.push(...order.splice(0, 1));
  }
}

async function warm(url: string, more: Record<string, string> = {}): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', ...more };
  for (let time = 0; time < 3; time += 1) await (await fetch(url, { headers })).arrayBuffer();
}

function lighthouseOn(benchmark: number): string {
  return `Lighthouse's benchmark ${benchmark.toFixed(0)} (its telephone ${slowdownOn(benchmark).toFixed(1)} × slower)`;
}

function conclude(
  browser: Browser,
  { lines, missed }: ReturnType<typeof report>,
  pages: readonly Measured[],
): number {
  const benchmarks = pages.flatMap(({ audits }) =>
    Object.values(audits).flatMap((each) => each.map(({ benchmark }) => benchmark)),
  );
  const machine = [
    `${availableParallelism()} CPUs (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    ...(benchmarks.length > 0 ? [lighthouseOn(median(benchmarks))] : []),
  ].join(', ');
  const heading = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}.`;
  const text = `${[heading, '', ...lines].join('\n')}\n`;
  process.stdout.write(text);
  writeFileSync(join(root, '.motohaat/bench/paint.md'), text);
  if (missed.length > 0) process.stdout.write(`Missed: ${missed.join('; ')}.\n`);
  return missed.length === 0 ? 0 : 1;
}

// What federation costs the home page: the composed product against the same code built as one
// plain application, in one run. Exits with 1 when a budget is exceeded.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { findChromium } from '@motohaat/cli/terminal/chromium';
import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, verb } from '@motohaat/cli/terminal/say';
import { chromium } from '@playwright/test';

import { measure, type Transfer } from '../../e2e/fixtures/transfer.ts';
import { buildStale } from '../../scripts/lib/builds.ts';
import { root } from '../../scripts/lib/run.ts';
import { startStack } from '../../scripts/lib/stack.ts';
import { buildPlain } from './plain/build.ts';
import { servePlain } from './plain/serve.ts';

/** Bytes, gzip, and round trips. */
const budget = { javascript: 135_000, tax: 14_000, hops: 2 };

await verb(async () => {
  const folder = join(root, '.motohaat/bench/stack');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildStale();
  say('Building the same code as one plain application');
  const build = await buildPlain();
  const stack = await startStack(await findPorts(4700), folder);
  const { site } = await findPorts(4730);
  // The plain application has no part on the server: its document is one for the browser to draw.
  const undrawn = await stack.addServer(site, { RENDERING: 'off' });
  const server = await servePlain(undrawn, build);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const composed = await measure(await browser.newPage(), stack.url);
    const { port } = server.address() as AddressInfo;
    const plain = await measure(await browser.newPage(), `http://localhost:${port}/`);
    return report(composed, plain);
  } finally {
    await browser.close();
    server.close();
    await stack.stop();
  }
});

function report(composed: Transfer, plain: Transfer): number {
  const tax = composed.gzip - plain.gzip;
  const row = (name: string, { gzip, brotli, files, requests, hops }: Transfer) =>
    `| ${name} | ${kB(gzip)} | ${kB(brotli)} | ${files} | ${requests} | ${hops} |`;
  const ratio = (of: (transfer: Transfer) => number) => (of(composed) / of(plain)).toFixed(2);
  const lines = [
    '| JavaScript of `/` | gzip | brotli | files | requests | hops |',
    '|---|---|---|---|---|---|',
    row('composed', composed),
    row('one plain application', plain),
    `| ratio | ${ratio((t) => t.gzip)} | ${ratio((t) => t.brotli)} | | | |`,
    '',
    `Federation tax: ${kB(tax)} gzip, ${kB(composed.brotli - plain.brotli)} brotli.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(join(root, '.motohaat/bench/federation.md'), `${lines.join('\n')}\n`);
  const over = [
    composed.gzip > budget.javascript && 'the JavaScript of home',
    tax > budget.tax && 'the federation tax',
    composed.hops > budget.hops && 'the number of hops',
  ].filter((problem) => problem !== false);
  if (over.length > 0) process.stdout.write(`Over budget: ${over.join(', ')}.\n`);
  return over.length === 0 ? 0 : 1;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

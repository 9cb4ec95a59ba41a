// How long a machine takes to look at each application as it is built here, and what it finds: a real
// server, a real machine, a real Chromium. Exits with 1 when a release fails, or takes longer than its goal.
import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import { findAccess } from '@motohaat/cli/release/access';
import { publish } from '@motohaat/cli/release/publish';
import { openRegistry } from '@motohaat/cli/release/registry';
import { smokeTest } from '@motohaat/cli/release/smoke';
import { findPorts } from '@motohaat/cli/terminal/ports';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';

import { findLookingBrowser } from '../../scripts/lib/browser.ts';
import { applications, buildStale } from '../../scripts/lib/builds.ts';
import { root } from '../../scripts/lib/run.ts';
import { startStack } from '../../scripts/lib/stack.ts';
import { cpuOfAll } from './paint/process-tree.ts';

/** ms that a page may take on two cores: ten of them within a minute. */
const goal = 6_000;
/** ms. */
const browserPatience = 120_000;
/** No build's own, so that each is a candidate beside the same one that is live. */
const version = '99.0.0';
const folder = join(root, '.motohaat/bench/looks');

await verb(async () => {
  const known = applications();
  const names = process.argv.length > 2 ? process.argv.slice(2) : known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new UserError(`There is no ${unknown} here: ${known.join(', ')}.`);
  rmSync(folder, { recursive: true, force: true });
  await buildStale();
  const browser = await findLookingBrowser(AbortSignal.timeout(browserPatience));
  const stack = await startStack(await findPorts(4760), folder);
  try {
    stack.addMachine(browser);
    let isWell = true;
    for (const name of names) isWell = (await lookAt(name, stack.url)) && isWell;
    return isWell ? 0 : 1;
  } finally {
    await stack.stop();
  }
});

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}

/** @returns whether nothing was found, in time */
async function lookAt(name: string, server: string): Promise<boolean> {
  const registry = openRegistry(findAccess(name, { server }, folder));
  const { code, lines } = await publish(registry, join(root, name, 'dist'), { version });
  if (code !== 0) throw new UserError(lines.join('\n'));
  const load = loadavg()[0]!.toFixed(1);
  const before = cpuOfAll(process.pid);
  const { passed, pages, milliseconds = 0 } = await smokeTest(registry, version, say);
  const views = pages.reduce((sum, page) => sum + (page.views ?? 0), 0);
  const each = milliseconds / pages.length;
  say(
    `${passed ? 'passed' : 'FAILED'}: ${name}, ${pages.length} pages, ${views} views, ${seconds(milliseconds)} s, ` +
      `${seconds(each)} s for each page (goal ${seconds(goal)}), ${seconds(cpuOfAll(process.pid) - before)} s of CPU; ${availableParallelism()} CPUs at a load of ${load}`,
  );
  return passed && each <= goal;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from '@motohaat/contract/composition';

import { applications } from '../lib/builds.ts';
import { makeRemote } from '../lib/new-remote/make.ts';
import { planRemote, usage } from '../lib/new-remote/plan.ts';
import { root, run } from '../lib/run.ts';
import { say, UserError, verb } from '../lib/say.ts';

/** Without it pnpm asks at the terminal before it replaces packages. */
const purgeQuietly = '--config.confirm-modules-purge=false';

await verb(async () => {
  const models = applications().filter((name) => name !== 'shell');
  const plan = planRemote(process.argv.slice(2), await Promise.all(models.map(readManifest)));
  if (!plan) {
    process.stdout.write(usage);
    return;
  }
  say(`Making ${plan.name} for ${plan.audience} at ${plan.path}`);
  const files = makeRemote(plan, models);
  await must('oxfmt', [plan.name]);
  say('Installing its packages');
  await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', purgeQuietly]);
  process.stdout.write(`\n${files.map((file) => `  ${file}\n`).join('')}\n`);
  say(`See it with npm run dev -- ${plan.name}; how to release it: docs/how-to/add-a-remote.md`);
});

async function readManifest(name: string): Promise<Manifest> {
  const file = join(root, name, 'src/manifest.ts');
  return ((await import(pathToFileURL(file).href)) as { manifest: Manifest }).manifest;
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0)
    throw new UserError(`${command} ${args[0]} failed:\n${output.trim().slice(-2000)}`);
}

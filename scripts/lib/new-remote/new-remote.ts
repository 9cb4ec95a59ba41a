import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { say, UserError } from '@motohaat/cli/terminal/say';
import type { Manifest } from '@motohaat/contract/composition';
import { planRemote, type RemotePlan, usageOf } from '@motohaat/create-remote/plan';
import { WrongRemoteError } from '@motohaat/create-remote/wrong-remote-error';

import { applications } from '../builds.ts';
import { root, run } from '../run.ts';
import { makeRemote } from './make.ts';

/** Without it pnpm asks at the terminal before it replaces packages. */
const purgeQuietly = '--config.confirm-modules-purge=false';

const usage = `${usageOf('npm run new-remote -- NAME')}
Makes a remote of one page in mfe-NAME, of the shape of the others, and installs its packages.
`;

/**
 * Makes a remote in this workspace.
 *
 * @param words what it should be
 * @returns an exit code
 * @throws UserError when something is missing, malformed or taken, or cannot be installed
 */
export async function newRemote(words: string[]): Promise<number> {
  const models = applications().filter((name) => name !== 'shell');
  const plan = planFrom(words, await Promise.all(models.map(readManifest)));
  if (!plan) {
    process.stdout.write(usage);
    return 0;
  }
  say(`Making ${plan.name} for ${plan.audience} at ${plan.path}`);
  const files = makeRemote(plan, models);
  await must('oxfmt', [plan.name]);
  say('Installing its packages');
  await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', purgeQuietly]);
  process.stdout.write(`\n${files.map((file) => `  ${file}\n`).join('')}\n`);
  say(`See it with npm run dev -- ${plan.name}; how to release it: docs/how-to/add-a-remote.md`);
  return 0;
}

function planFrom(words: string[], existing: Manifest[]): RemotePlan | undefined {
  try {
    return planRemote(words, existing, { usage });
  } catch (error) {
    throw error instanceof WrongRemoteError ? new UserError(error.message) : error;
  }
}

async function readManifest(name: string): Promise<Manifest> {
  const file = join(root, name, 'src/manifest.ts');
  return ((await import(pathToFileURL(file).href)) as { manifest: Manifest }).manifest;
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0)
    throw new UserError(`${command} ${args[0]} failed:\n${output.trim().slice(-2000)}`);
}

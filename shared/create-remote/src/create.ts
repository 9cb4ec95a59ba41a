import { resolve } from 'node:path';

import { makeRepository } from './make-repository.ts';
import { planRemote, usageOf } from './plan.ts';
import { WrongRemoteError } from './wrong-remote-error.ts';

/**
 * Makes a repository of one remote in a folder of its name.
 *
 * @param words what stands behind the name of the command
 * @param command as people call it
 * @returns an exit code
 */
export function create(words: string[], command = 'npm create @motohaat/remote'): number {
  const usage = usageOf(`${command} NAME -- `, 'public');
  try {
    const plan = planRemote(words, [], { usage, audience: 'public' });
    if (!plan) {
      process.stdout.write(usage);
      return 0;
    }
    const folder = plan.id;
    const files = makeRepository(resolve(folder), plan);
    process.stdout.write(files.map((file) => `  ${folder}/${file}\n`).join(''));
    process.stdout.write(
      `\n${plan.name} for ${plan.audience}, at ${plan.path}. Go on with:\n\n  cd ${folder}\n  npm install\n  npm run dev -- --server https://…\n\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof WrongRemoteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';

import { root, run } from '../run.ts';

/**
 * Lays the tree of a commit out in a folder of its own, with its packages: for tests that change
 * files, or of another time.
 *
 * @param folder emptied before
 */
export async function layOut(commit: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'tree.tar');
  await demand(run('git', ['archive', '--format=tar', `--output=${archive}`, commit]));
  await demand(run('tar', ['-xf', archive, '-C', folder]));
  rmSync(archive);
  const store = ['--store-dir', join(root, '.motohaat/store')];
  const install = ['install', '--frozen-lockfile', '--prefer-offline', ...store];
  await demand(run('pnpm', install, { cwd: folder }));
}

/** @returns what git answers, or nothing where it fails */
export async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
}

async function demand(step: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await step;
  if (code !== 0) throw new UserError(output.trim().slice(-2000));
}

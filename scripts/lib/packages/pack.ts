import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';
import { platformContract } from '@motohaat/platform';

import { root, run } from '../run.ts';
import { publishedPackages, stagePackages } from './stage.ts';

/**
 * Packs what teams elsewhere install: a tarball each, below `.motohaat/packages`.
 *
 * @returns the paths of the tarballs
 * @throws UserError when types are wrong, or a changelog does not know the version
 */
export async function packPackages(): Promise<string[]> {
  const silent = publishedPackages().filter((folder) => !knowsVersion(folder));
  if (silent.length > 0) {
    throw new UserError(
      `Say in CHANGELOG.md what is new in ${platformContract}: ${silent.join(', ')}.`,
    );
  }
  const types = await run('tsc', ['-b']);
  if (types.code !== 0) throw new UserError(types.output.trim());
  const target = join(root, '.motohaat/packages');
  const folders = await stagePackages(join(target, 'staged'));
  const tarballs = join(target, platformContract);
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const quiet = ['--json', '--pack-destination', tarballs];
  const { code, output } = await run('npm', ['pack', ...folders, ...quiet]);
  if (code !== 0) throw new UserError(`npm pack failed:\n${output.trim().slice(-2000)}`);
  return folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    return join(tarballs, `motohaat-${name}-${platformContract}.tgz`);
  });
}

/** Versions follow the platform contract; the minor's heading is enough for its patches. */
function knowsVersion(folder: string): boolean {
  const file = join(root, folder, 'CHANGELOG.md');
  const [major, minor] = platformContract.split('.');
  return existsSync(file) && readFileSync(file, 'utf8').includes(`\n## ${major}.${minor}.`);
}

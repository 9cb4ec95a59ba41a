import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say, UserError } from '@motohaat/cli/terminal/say';

import { compositionPublicKeys } from './keys.ts';
import { root, run } from './run.ts';
import { madeOf } from './workspace.ts';

/** The folders of the applications that are built: the shell and every remote. */
export function applications(): string[] {
  return [
    'shell',
    ...globSync('mfe-*/package.json', { cwd: root })
      .map((file) => file.split('/')[0]!)
      .toSorted(),
  ];
}

/**
 * Builds the applications whose sources changed since their last build, one after another.
 *
 * @param names of those that are wanted
 */
export async function buildStale(names = applications(), tell = say): Promise<void> {
  const stale = names.filter((name) => read(stampOf(name)) !== sourceHash(name) || !built(name));
  for (const [index, name] of stale.entries()) {
    tell(`Building ${name} (${index + 1} of ${stale.length})`);
    const { code, output } = await run('rsbuild', ['build'], {
      cwd: join(root, name),
      env: { NODE_ENV: 'production', COMPOSITION_PUBLIC_KEYS: compositionPublicKeys() },
    });
    if (code !== 0) throw new UserError(`${name} does not build:\n${output.trim().slice(-4000)}`);
    mkdirSync(join(root, '.motohaat/builds'), { recursive: true });
    writeFileSync(stampOf(name), sourceHash(name));
  }
}

const stampOf = (name: string) => join(root, '.motohaat/builds', name);
const built = (name: string) => existsSync(join(root, name, 'dist/release.json'));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What stands beside the sources and never gets into a build. */
const unbuilt = /\.test\.tsx?$|\.tsbuildinfo$|\/README\.md$/;

/**
 * What a build depends on: the application and the packages that it is made of, the versions of
 * everything, and for the shell the keys that it trusts.
 */
function sourceHash(name: string): string {
  const sources = madeOf(name).map((folder) => `${folder}/**/*`);
  const files = globSync([...sources, 'pnpm-lock.yaml', 'tsconfig.base.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !unbuilt.test(file))
    .toSorted();
  const hash = createHash('sha256');
  if (name === 'shell') hash.update(compositionPublicKeys());
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

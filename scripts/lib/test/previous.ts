import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root, run } from '../run.ts';
import { say, UserError } from '../say.ts';
import type { Counts } from './counts.ts';
import { readCounts } from './runs.ts';

const migrations = 'server/migrations';
/** Where a server meets its database: its calls, and what is live. */
const routeTests = ['server/src/modules', 'server/src/platform'];

/**
 * Runs the server's route tests of the release before on the schema of this tree, as a server of
 * that release does while a new one is rolled out, or after it was taken back.
 *
 * @param words the release, as git calls it; by default the last one with a tag, and before there
 *   are tags the last commit without the newest migration
 */
export async function previousRelease([named]: string[]): Promise<Counts> {
  const commit = await findRelease(named);
  if (commit === undefined) {
    say(
      'Skipped: this clone is too shallow to have the release before. Try: git fetch --unshallow',
    );
    return { passed: 0, failed: 0 };
  }
  say(`The route tests of ${commit.slice(0, 12)} on the migrations of this tree`);
  const folder = join(root, '.motohaat/previous');
  await layOut(commit, folder);
  const file = join(folder, 'counts.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(
    'vitest',
    ['run', '--project', 'server', ...reporters, ...routeTests],
    { cwd: folder, show: true },
  );
  return readCounts(file, code);
}

async function findRelease(named: string | undefined): Promise<string | undefined> {
  if (named !== undefined) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);
    if (commit) return commit;
    throw new UserError(`git knows no commit “${named}”.`);
  }
  const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-version:refname');
  const [tag] = tags.split('\n');
  if (tag) return git('rev-parse', `${tag}^{commit}`);
  const newest = globSync('*.sql', { cwd: join(root, migrations) })
    .toSorted()
    .at(-1);
  const added = await git(
    'log',
    '-1',
    '--diff-filter=A',
    '--format=%H',
    '--',
    `${migrations}/${newest}`,
  );
  // Of a commit at the edge of a shallow clone everything seems to be new.
  return (added && (await git('rev-parse', '--verify', '--quiet', `${added}^`))) || undefined;
}

/** @returns what git answers, or nothing where it fails */
async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
}

/** The tree of a commit, with its packages, and with the migrations of this tree. */
async function layOut(commit: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'tree.tar');
  await demand(run('git', ['archive', '--format=tar', `--output=${archive}`, commit]));
  await demand(run('tar', ['-xf', archive, '-C', folder]));
  rmSync(archive);
  for (const file of globSync(join(root, migrations, '*.sql'))) {
    cpSync(file, join(folder, migrations, basename(file)));
  }
  const store = ['--store-dir', join(root, '.motohaat/store')];
  const install = ['install', '--frozen-lockfile', '--prefer-offline', ...store];
  await demand(run('pnpm', install, { cwd: folder }));
}

async function demand(step: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await step;
  if (code !== 0) throw new UserError(output.trim().slice(-2000));
}

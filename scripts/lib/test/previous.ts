import { cpSync, existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

import { say, UserError } from '@motohaat/cli/terminal/say';

import { root, run } from '../run.ts';
import type { Counts } from './counts.ts';
import { git, layOut } from './lay-out.ts';
import { readCounts } from './runs.ts';

const migrations = 'server/migrations';
/** Where a server meets its database: its calls, and what is live. */
const routeTests = ['server/src/modules', 'server/src/platform'];
/**
 * All but those that hold a release to one of its own indexes alone: by those of the next one it may go to
 * rows, and is slower.
 */
const ofAnyIndexes = '^(?!.* is read in its order on )';

/**
 * Runs the server's route tests of the release before on the schema of this tree, as a server of
 * that release does while a new one is rolled out, or after it was taken back.
 *
 * @param words the release, as git calls it; by default the last one with a tag, and before there
 *   are tags the last commit without the newest migration whose own ones are all of this tree
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
  for (const migration of globSync(join(root, migrations, '*.sql'))) {
    cpSync(migration, join(folder, migrations, basename(migration)));
  }
  const file = join(folder, 'counts.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(
    'vitest',
    [
      'run',
      '--project',
      'server',
      ...reporters,
      `--testNamePattern=${ofAnyIndexes}`,
      ...routeTests,
    ],
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
  const earlier = added && (await git('rev-list', `${added}^`));
  for (const commit of earlier.split('\n').filter(Boolean)) {
    if (await isFollowed(commit)) return commit;
  }
  return undefined;
}

/**
 * Whether this tree's migrations go on from a commit's. Where two were written at once, both had one
 * number for a while, and one of them has another now: no database was ever at such a commit.
 */
async function isFollowed(commit: string): Promise<boolean> {
  const theirs = await git('ls-tree', '--name-only', commit, `${migrations}/`);
  return theirs
    .split('\n')
    .filter((path) => path.endsWith('.sql'))
    .every((path) => existsSync(join(root, path)));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { create } from '@motohaat/create-remote/create';

import { ManifestError, manifestPath, readManifest } from './read-manifest.ts';
import { run } from './terminal/run.ts';
import { UserError } from './terminal/say.ts';
import type { Workplace } from './workplace.ts';

/**
 * A repository of one remote. A folder without a remote is a place too: one can be made there, and what
 * is live be looked at.
 *
 * @param folder with the remote's package.json
 * @throws ManifestError when not even the remote's name can be read
 */
export async function repository(folder: string): Promise<Workplace> {
  const name = await nameIn(folder);
  const applications = () => (name === undefined ? [] : [name]);
  return {
    command: (verb) => `npx motohaat ${verb}`,
    state: join(folder, '.motohaat'),
    applications,
    folderOf(application) {
      if (application === name) return folder;
      throw new UserError(`There is no ${application} here.`);
    },
    sourcesOf: () => [join(folder, 'src')],
    async build(_, tell) {
      tell(`Building ${name}`);
      const env = { NODE_ENV: 'production' };
      const { code, output } = await run('rsbuild', ['build'], { cwd: folder, env });
      if (code !== 0) {
        throw new UserError(`${name} does not build:\n${output.trim().slice(-4000)}`);
      }
    },
    async checkTypes() {
      const { code, output } = await run('tsc', ['--noEmit', '--pretty', 'false'], { cwd: folder });
      return code === 0 ? '' : output.trim();
    },
    check: async () => (await run('tsc', ['--noEmit'], { cwd: folder, show: true })).code,
    make: async (words) => create(words, 'npx motohaat new'),
  };
}

async function nameIn(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, manifestPath))) return undefined;
  try {
    return (await readManifest(folder)).name;
  } catch (error) {
    // The verbs that need more of it say what is wrong with it; the others are no worse off.
    const name = packageNameIn(folder);
    if (error instanceof ManifestError && name.startsWith('mfe-')) return name;
    throw error;
  }
}

function packageNameIn(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

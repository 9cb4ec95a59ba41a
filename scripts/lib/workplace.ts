import { delimiter, join } from 'node:path';

import type { LocalSite, Workplace } from '@motohaat/cli';
import { freePorts } from '@motohaat/cli/terminal/ports';
import { say, UserError } from '@motohaat/cli/terminal/say';

import { applications, buildStale } from './builds.ts';
import { checkOne } from './checks.ts';
import { serveEverything } from './dev/everything.ts';
import { claim } from './lock.ts';
import { newRemote } from './new-remote/new-remote.ts';
import { root, run } from './run.ts';
import { startStack } from './stack.ts';
import { scopeOf } from './test/scope.ts';

const state = join(root, '.motohaat');

const verbs: Record<string, string> = {
  dev: 'npm run dev --',
  new: 'npm run new-remote --',
  check: 'npm run check --',
};

/** This workspace, for the command of the teams. */
export const workplace: Workplace = {
  command: (verb) => verbs[verb] ?? `npm run release -- ${verb}`,
  state,
  applications,
  folderOf: (application) => join(root, application),
  sourcesOf: (remote) => [join(root, remote, 'src'), join(root, 'shared')],
  build: buildStale,
  async checkTypes(application) {
    const { code, output } = await run('tsc', ['-b', application, '--pretty', 'false']);
    return code === 0 ? '' : output.trim();
  },
  async check(words) {
    const scope = scopeOf(words);
    if (!scope) throw new UserError('Name the application that is to be checked.');
    return (await checkOne(scope)).failed === 0 ? 0 : 1;
  },
  make: newRemote,
  startSite,
  serveEverything,
};

/** As far as anybody here knows: the port that it would be started at. */
const siteThatRuns = () => `http://localhost:${process.env['PORT'] ?? 4400}`;

/** A site of this folder, without the remote in hand: that one may be broken just now. */
async function startSite(remote: string): Promise<LocalSite> {
  const release = claim(
    state,
    `Work beside it: npm run dev -- ${remote} --server ${siteThatRuns()}`,
  );
  try {
    const ports = await freePorts(process.env['PORT']);
    const others = applications().filter((name) => name !== remote);
    await buildStale(others);
    say('Starting the database, the sandbox and the server');
    const stack = await startStack(ports, state, {
      PUBLISH_FROM: others.map((name) => join(root, name, 'dist')).join(delimiter),
    });
    return {
      url: stack.url,
      ended: stack.ended.then((part) => ({ part, log: join(state, `${part}.log`) })),
      stop: () => stack.stop().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

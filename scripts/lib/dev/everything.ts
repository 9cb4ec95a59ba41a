import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { quiet, watchSources } from '@motohaat/cli/dev/sources';
import { freePorts } from '@motohaat/cli/terminal/ports';
import { say, UserError } from '@motohaat/cli/terminal/say';
import { aborted, askedToStop } from '@motohaat/cli/terminal/stop';

import { applications, buildStale } from '../builds.ts';
import { claim } from '../lock.ts';
import { root } from '../run.ts';
import { startStack, type Stack } from '../stack.ts';

const sources = () => [
  ...applications().map((name) => `${name}/src`),
  'shared',
  'sandbox/src',
  'server/src',
  'demo/src',
  'server/migrations',
];

/**
 * Serves everything from this folder, until it is asked to stop. Production builds, because a
 * development build of a remote does not run in a production shell.
 */
export async function serveEverything(): Promise<void> {
  const folder = join(root, '.motohaat');
  const release = claim(folder);
  const asked = askedToStop();
  const watching = new AbortController();
  let stack: Stack | undefined;
  try {
    const ports = await freePorts(process.env['PORT']);
    const edits = watchSources(
      sources().map((each) => join(root, each)),
      watching.signal,
    );
    while (!asked.aborted) {
      const edit = once(edits, 'edit');
      try {
        // What serves goes on serving until there is something newer that can be built.
        await buildStale();
        await stack?.stop();
        stack = undefined;
        stack = await startStack(ports, folder);
        say(`Serving ${stack.url}; edits are built by themselves, reload the page to see them`);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        say(error.message);
      }
      const why = await Promise.race([edit, aborted(asked), stack?.ended ?? edit]);
      if (typeof why === 'string') {
        say(`The ${why} ended by itself. Its log: ${join(folder, `${why}.log`)}`);
        await Promise.race([edit, aborted(asked)]);
      }
      await sleep(quiet);
    }
  } finally {
    watching.abort();
    await stack?.stop();
    release();
  }
}

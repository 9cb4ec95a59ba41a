import { EventEmitter, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { applications, buildStale } from '../lib/builds.ts';
import { claim } from '../lib/lock.ts';
import { freePorts } from '../lib/ports.ts';
import { root } from '../lib/run.ts';
import { say, Sentence, verb } from '../lib/say.ts';
import { startStack, type Stack } from '../lib/stack.ts';
import { aborted, askedToStop } from '../lib/stop.ts';

/** An editor saves several files, or one in several steps: ms of quiet that end an edit. */
const quiet = 150;

// Production builds, because a development build of a remote does not run in a production shell.
await verb(async () => {
  const folder = join(root, '.motohaat');
  const release = claim(folder);
  const asked = askedToStop();
  const watching = new AbortController();
  let stack: Stack | undefined;
  try {
    const ports = await freePorts(process.env['PORT']);
    const edits = watchSources(watching.signal);
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
        if (!(error instanceof Sentence)) throw error;
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
});

/** Tells of each edit of a source, tests excepted. */
function watchSources(signal: AbortSignal): EventEmitter {
  const edits = new EventEmitter();
  const sources = [
    ...applications().map((name) => `${name}/src`),
    'shared/src',
    'shared/federation',
    'sandbox/src',
    'server/src',
    'server/seed',
    'server/migrations',
  ];
  for (const path of sources
    .map((source) => join(root, source))
    .filter((each) => existsSync(each))) {
    watch(path, { recursive: true, signal }, (_, file) => {
      if (file && /\.(?:tsx?|js|css|svg|sql|woff2)$/.test(file) && !/\.test\.tsx?$/.test(file)) {
        edits.emit('edit');
      }
    });
  }
  return edits;
}

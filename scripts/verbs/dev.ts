import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

import { applications, buildStale } from '../lib/builds.ts';
import { claim } from '../lib/lock.ts';
import { freePorts } from '../lib/ports.ts';
import { end, root } from '../lib/run.ts';
import { say, verb } from '../lib/say.ts';
import { startStack } from '../lib/stack.ts';

// Production builds in watch mode: a development build of a remote does not run in a production shell.
await verb(async () => {
  const folder = join(root, '.motohaat');
  const release = claim(folder);
  const builders: ChildProcess[] = [];
  const asked = new AbortController();
  const changes = new EventEmitter();
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => {
      asked.abort();
      changes.emit('change');
    });
  }
  try {
    const ports = await freePorts(process.env['PORT']);
    await buildStale();
    for (const name of applications()) builders.push(watchBuild(name));
    const watched = [...applications().map((name) => `${name}/dist`), 'server/src', 'shared/src'];
    for (const path of watched) {
      // A build writes release.json last; everything else in dist would restart too early.
      watch(join(root, path), { recursive: true }, (_, file) => {
        if (!path.endsWith('dist') || file === 'release.json') changes.emit('change');
      });
    }
    while (!asked.signal.aborted) {
      const change = once(changes, 'change');
      const stack = await startStack(ports, folder);
      say(`Serving ${stack.url}; edits are rebuilt, reload the page to see them`);
      await Promise.race([change, stack.ended]);
      await stack.stop();
    }
  } finally {
    await Promise.all(builders.map((builder) => end(builder)));
    release();
  }
  process.exit();
});

function watchBuild(name: string): ChildProcess {
  const cwd = join(root, name);
  const command = join(cwd, 'node_modules/.bin/rsbuild');
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!existsSync(command)) throw new Error(`${name} has no rsbuild`);
  return spawn(command, ['build', '--watch'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

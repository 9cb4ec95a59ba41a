import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';

import { applications } from '../builds.ts';
import { compositionKeyFile } from '../keys.ts';
import { end, nodeFlags, root } from '../run.ts';

/** A process of the product, which can be ended and started again where it was. */
export type Server = {
  port: number;
  /** Starts it, and waits until it is ready. */
  start: () => Promise<void>;
  /** Ends it as a platform does that has a newer one. */
  end: () => Promise<void>;
  /** Ends it without a word. */
  kill: () => Promise<void>;
};

export type ServerSettings = {
  port: number;
  /** On its own disk, and empty at first: what it serves comes from the database. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** It makes the builds of this tree live. */
  publishes: boolean;
};

/** A server with what it needs in production: it logs, it is signed, it drains. */
export function serverAt({ port, folder, env, publishes }: ServerSettings): Server {
  const builds = applications().map((name) => join(root, name, 'dist'));
  let child: ChildProcess | undefined;
  return {
    port,
    start: async () => {
      child = launch('server/src/main.ts', join(folder, 'server.log'), {
        NODE_ENV: 'development',
        PORT: String(port),
        MOTOHAAT_DIR: folder,
        TRUST_PROXY: '127.0.0.1',
        COMPOSITION_KEY_FILE: compositionKeyFile,
        DRAIN_SECONDS: '3',
        RATE_LIMITS: 'off',
        PUBLISH_FROM: publishes ? builds.join(delimiter) : '',
        ...env,
      });
      await readiness(child, `the server at port ${port}`, folder);
    },
    end: async () => {
      if (child) await end(child, 60_000);
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts the stand-in for the vendors. @returns the process, which ends with this one */
export async function startVendors(
  { port, folder }: { port: number; folder: string },
  webhook: { url: string; secret: string },
): Promise<ChildProcess> {
  const child = launch('sandbox/src/main.ts', join(folder, 'sandbox.log'), {
    SANDBOX_PORT: String(port),
    SANDBOX_DIR: join(folder, 'sandbox'),
    SANDBOX_WEBHOOK_URL: webhook.url,
    SANDBOX_WEBHOOK_SECRET: webhook.secret,
  });
  await readiness(child, 'the sandbox', folder);
  return child;
}

function launch(script: string, log: string, env: Record<string, string>): ChildProcess {
  mkdirSync(join(log, '..'), { recursive: true });
  const file = openSync(log, 'a');
  const child = fork(join(root, script), [], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: nodeFlags,
    // Ctrl-C reaches the whole terminal; whoever runs the fleet decides who ends when.
    detached: true,
    stdio: ['ignore', file, file, 'ipc'],
  });
  closeSync(file);
  return child;
}

function readiness(child: ChildProcess, what: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; failed?: string }) => {
      if (message.ready) resolve();
      if (message.failed !== undefined) reject(new UserError(message.failed));
    });
    child.once('exit', (code) =>
      reject(new UserError(`What did not start is ${what} (${code}). Logs: ${folder}`)),
    );
  });
}

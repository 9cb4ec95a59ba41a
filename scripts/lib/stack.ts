import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { say, UserError } from '@motohaat/cli/terminal/say';

import { applications } from './builds.ts';
import { compositionKeyFile } from './keys.ts';
import { end, nodeFlags, root } from './run.ts';

export type Stack = {
  url: string;
  sandboxUrl: string;
  /** Resolves with the name of the part that ended by itself. */
  ended: Promise<string>;
  /** Starts one more server process on the same data, at a port of its own, with settings of its own. */
  addServer: (port: number, env?: Record<string, string>) => Promise<string>;
  /** Process number of the server at an address of this stack. */
  pidOf: (url: string) => number;
  /**
   * Starts a machine that looks at releases, in a browser of its own choice where none is named; where it
   * cannot, for want of one, the site works without it. `end` ends it.
   */
  addMachine: (browser?: string) => { end: () => Promise<void> };
  stop: () => Promise<void>;
};

/**
 * Starts the sandbox and the server as processes of their own and waits until both answer. Their
 * logs go to files in `folder`.
 *
 * @param folder everything that they write lies here
 * @param env settings that go before the local ones
 * @throws UserError when one of them does not start; the other is ended first
 */
export async function startStack(
  ports: { site: number; sandbox: number },
  folder: string,
  env: Record<string, string> = {},
): Promise<Stack> {
  const sandboxUrl = `http://localhost:${ports.sandbox}`;
  const url = `http://localhost:${ports.site}`;
  const project = 'demo-motohaat';
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const children: ChildProcess[] = [];
  const pids = new Map<string, number>();
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
  };
  const start = async (name: string, script: string, settings: Record<string, string>) => {
    const child = launch(script, join(folder, `${name}.log`), settings);
    children.push(child);
    if (child.pid !== undefined) pids.set(settings['PUBLIC_ORIGIN'] ?? name, child.pid);
    return ready(name, child, join(folder, `${name}.log`));
  };
  let smtpUrl = '';
  const startServer = (port: number, own: Record<string, string> = {}) =>
    start('server', 'server/src/main.ts', {
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      MOTOHAAT_DIR: folder,
      SANDBOX_URL: sandboxUrl,
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: `sandbox-key-of-${project}`,
      FIREBASE_AUTH_DOMAIN: `localhost:${ports.sandbox}`,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      SMTP_URL: smtpUrl,
      COMPOSITION_KEY_FILE: compositionKeyFile,
      DEMO_MODE: '1',
      PUBLISH_FROM: applications()
        .map((name) => join(root, name, 'dist'))
        .join(delimiter),
      ...env,
      ...own,
    });
  try {
    const sandbox = await start('sandbox', 'sandbox/src/main.ts', {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_DIR: join(folder, 'sandbox'),
      SANDBOX_WEBHOOK_URL: `${url}/api/webhooks/payments`,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
    });
    smtpUrl = sandbox.smtpUrl ?? '';
    await startServer(ports.site);
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(
    children.map(
      (child, index) =>
        new Promise<string>((resolve) =>
          child.once('exit', () => resolve(index === 0 ? 'sandbox' : 'server')),
        ),
    ),
  );
  const addMachine = (browser?: string) => {
    const machine = startMachine(folder, url, browser);
    children.push(machine);
    return { end: () => end(machine) };
  };
  const addServer = async (port: number, own?: Record<string, string>) => {
    await startServer(port, own);
    return `http://localhost:${port}`;
  };
  const pidOf = (address: string) => pids.get(address) ?? 0;
  return { url, sandboxUrl, ended, addServer, pidOf, addMachine, stop };
}

function startMachine(folder: string, url: string, browser?: string): ChildProcess {
  const settings = {
    SMOKE_SERVER: url,
    MOTOHAAT_DIR: folder,
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  const machine = launch('server/src/smoke/worker.ts', join(folder, 'smoke.log'), settings);
  machine.on('message', ({ failed }: Message) => {
    if (failed) say(`No machine looks at releases here. ${failed}`);
  });
  return machine;
}

function launch(script: string, log: string, settings: Record<string, string>): ChildProcess {
  mkdirSync(join(log, '..'), { recursive: true });
  const child = fork(join(root, script), [], {
    cwd: root,
    env: { ...process.env, ...settings },
    execArgv: nodeFlags,
    // Ctrl-C reaches the whole terminal; the verb alone decides who ends when.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  return child;
}

type Message = { ready?: boolean; failed?: string; smtpUrl?: string };

function ready(name: string, child: ChildProcess, log: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.ready) resolve(message);
      if (message.failed) reject(new UserError(message.failed));
    });
    child.once('exit', (code) =>
      reject(new UserError(`The ${name} did not start (exit code ${code}). Its log: ${log}`)),
    );
  });
}

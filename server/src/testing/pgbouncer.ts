import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { canRun, commandAs, type RunAs, unprivilegedAccount } from '../embedded-postgres/run-as.ts';
import { findProgram, type Missing } from './debian-packages.ts';

/** A PgBouncer of a test's own. */
export type TestPooler = {
  /** The address of a database of the server behind it, through the pooler. */
  through: (databaseUrl: string) => string;
  stop: () => Promise<void>;
};

/** Sessions behind it: fewer than a process opens to it, so that transactions of one meet others. */
const sessions = 4;
/** Milliseconds for it to start. */
const patience = 20_000;

/**
 * Starts a PgBouncer that hands sessions from transaction to transaction; of this machine, or of Debian.
 *
 * @param serverUrl the PostgreSQL behind it, which trusts whoever connects, by a socket
 */
export async function startTestPooler(serverUrl: string): Promise<TestPooler | Missing> {
  const program = await findProgram('pgbouncer');
  if ('missing' in program) return program;
  // A path of sockets is short. Whoever it runs as writes there.
  const folder = await mkdtemp(path.join(tmpdir(), 'pooler-'));
  await chmod(folder, 0o777);
  const server = new URL(serverUrl);
  const host = server.searchParams.get('host') ?? server.hostname;
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${server.port} user=${server.username}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${sessions}
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
unix_socket_mode = 0777
auth_type = any
`,
  );
  const command = commandAs(runAsFor(), program.path, ['--quiet', settings]);
  const child = spawn(command.file, command.args, {
    ...command.options,
    env: { ...command.options.env, ...program.env },
    stdio: 'ignore',
  });
  const through = (databaseUrl: string) => {
    const { pathname } = new URL(databaseUrl);
    return `postgres://${server.username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
  };
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(child, through(serverUrl));
    return { through, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It refuses root, as PostgreSQL does; whoever that runs as reaches its socket. */
function runAsFor(): RunAs {
  const namespace: RunAs = { kind: 'namespace' };
  if (process.getuid?.() !== 0) return { kind: 'self' };
  return canRun(namespace, 'env') ? namespace : (unprivilegedAccount() ?? namespace);
}

async function waitFor(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + patience; ;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('PgBouncer does not answer.', { cause: error });
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    } finally {
      await client.end();
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

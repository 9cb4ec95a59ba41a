import { startSandbox } from '@motohaat/sandbox';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test, vi } from 'vitest';

import { type Config, readConfig } from './config/config.ts';
import { openDatabase, processName } from './database/index.ts';
import { isMailing } from './modules/mails/channel.ts';
import { goLive, linkedPages, publishRelease } from './platform/index.ts';
import { listRegistered } from './platform/releases/registered.repository.ts';
import { addRevision } from './platform/revisions/revisions.repository.ts';
import { remoteBuild, shellBuild, writeDist } from './platform/testing/builds.ts';
import { temporaryFolder } from './platform/testing/folders.ts';
import { smokeKey } from './platform/testing/keys.ts';
import { aReport, machineFound } from './platform/testing/machine.ts';
import { startServer } from './server.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

/** A server of this database. @returns what ends it, and what it said of its start */
async function start(
  site: TestDatabase,
  variables: Record<string, string>,
  change: Partial<Config> = {},
) {
  const dir = await temporaryFolder();
  const sandbox = await startSandbox({ port: 0, dir, log: () => {} });
  onTestFinished(() => sandbox.stop());
  const config = readConfig({
    PORT: '0',
    MOTOHAAT_DIR: dir,
    SANDBOX_URL: sandbox.url,
    DATABASE_URL: site.url,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...variables,
  });
  const said: string[] = [];
  const server = await startServer({ ...config, ...change }, (message) => said.push(message));
  return { said, stop: () => server.stop(AbortSignal.abort()) };
}

const begunJobs = async ({ db }: TestDatabase) =>
  (await db.selectFrom('job_leases').select('job').execute()).map(({ job }) => job);

test('a server to which little was given says what is missing, and is an empty market', async () => {
  const site = await createTestDatabase();
  onTestFinished(() => site.drop());
  const { said, stop } = await start(site, {}, { production: true, smokeKey: undefined });
  expect(said).toEqual([
    'SMOKE_KEY is not set: no machine can look at releases, and an admin has to let each of them through.',
    'SMTP_URL is not set: people are told on the site alone, and nobody is mailed.',
  ]);
  expect(await isMailing(site.db)).toBe(false);
  await vi.waitFor(async () => expect(await begunJobs(site)).toContain('expire-bookings'));
  await stop();
  expect(await begunJobs(site)).not.toContain('send-mails');
  for (const table of ['users', 'revisions'] as const) {
    expect(
      await site.db
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .execute(),
    ).toEqual([]);
  }
});

test('a server of a site that mails people says so to their database, and that it is not alone', async () => {
  const site = await createTestDatabase();
  onTestFinished(() => site.drop());
  const applicationName = processName('another');
  const another = openDatabase({ connection: site.url, applicationName });
  const { said, stop } = await another.connection().execute(async (session) => {
    await sql`SELECT 1`.execute(session);
    return start(site, { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_ORIGIN: 'http://localhost:4413' });
  });
  expect(said).toEqual([expect.stringContaining('Another process serves this database.')]);
  expect(await isMailing(site.db)).toBe(true);
  await vi.waitFor(async () => expect(await begunJobs(site)).toContain('send-mails'));
  await stop();
  await another.close();
});

test('a canary that grows by itself goes to everybody by the jobs of a server that was started', async () => {
  const site = await createTestDatabase();
  onTestFinished(() => site.drop());
  const { db } = site;
  const publish = async (build: Parameters<typeof writeDist>[1]) =>
    publishRelease({ db }, await writeDist(await temporaryFolder(), build));
  // The server's own mails and answers lead to these.
  const pages = Object.fromEntries(linkedPages.map((purpose) => [purpose, `/at/${purpose}`]));
  const store = (content: string) =>
    remoteBuild({
      name: 'mfe-store',
      audience: 'buyer',
      routes: pages,
      purposes: Object.fromEntries(linkedPages.map((purpose) => [purpose, purpose])),
      contents: { 'own.js': content },
    });
  const builds = await Promise.all([shellBuild(), store('"one"')].map(publish));
  const releases = Object.fromEntries(builds.map(({ name, release }) => [name, release]));
  await goLive({ db }, releases, { author: 'test', reason: 'test' });
  const { name: remote, release } = await publish(store('"two"'));
  const { version } = (await listRegistered(db, remote, 5)).find(({ id }) => id === release)!;
  await machineFound(db, { application: remote, version }, aReport(1));
  const tried = { release, percent: 25, accounts: [], ramp: true };
  await addRevision(
    db,
    { number: 1 },
    {
      releases,
      canaries: { [remote]: tried },
      closed: {},
      act: 'canary',
      author: 'team:mfe-store',
      reason: 'To try',
    },
  );
  for (const side of [releases[remote]!, release]) {
    const rows = Array.from({ length: 800 }, (_, index) => {
      const view = newId();
      const origin = `${String(index).padStart(8, '0')}address`;
      const canary = side === release;
      return {
        view,
        remote,
        release: side,
        canary,
        kind: 'opened' as const,
        visitor: view,
        origin,
      };
    });
    await db.insertInto('measurements').values(rows).execute();
  }

  const { stop } = await start(site, { SMOKE_KEY: smokeKey });
  const last = () =>
    db
      .selectFrom('revisions')
      .select(['act', 'author', 'releases'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  await vi.waitFor(
    async () =>
      expect(await last()).toMatchObject({
        act: 'promote',
        author: 'system',
        releases: { [remote]: release },
      }),
    { timeout: 15_000, interval: 250 },
  );
  await stop();
}, 60_000);

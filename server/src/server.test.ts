import { startSandbox } from '@motohaat/sandbox';
import { v7 as newId } from 'uuid';
import { expect, onTestFinished, test, vi } from 'vitest';

import { readConfig } from './config/config.ts';
import { goLive, linkedPages, publishRelease } from './platform/index.ts';
import { listRegistered } from './platform/releases/registered.repository.ts';
import { addRevision } from './platform/revisions/revisions.repository.ts';
import { remoteBuild, shellBuild, writeDist } from './platform/testing/builds.ts';
import { temporaryFolder } from './platform/testing/folders.ts';
import { smokeKey } from './platform/testing/keys.ts';
import { aReport, machineFound } from './platform/testing/machine.ts';
import { startServer } from './server.ts';
import { createTestDatabase } from './testing/database.ts';

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

  const dir = await temporaryFolder();
  const sandbox = await startSandbox({ port: 0, dir, log: () => {} });
  onTestFinished(() => sandbox.stop());
  const settings = { PORT: '0', MOTOHAAT_DIR: dir, SANDBOX_URL: sandbox.url, SMOKE_KEY: smokeKey };
  const server = await startServer(
    readConfig({ ...settings, DATABASE_URL: site.url, LOG_LEVEL: 'error', DRAIN_SECONDS: '0' }),
    () => {},
  );
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
  await server.stop(AbortSignal.abort());
}, 60_000);

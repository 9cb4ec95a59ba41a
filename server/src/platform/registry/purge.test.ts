import type { ApplicationStatus, ReleasePublished } from '@motohaat/contract/registry';
import { releaseId } from '@motohaat/releases/release-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Queryable } from '../../database/index.ts';
import { addContents } from '../releases/contents.repository.ts';
import { createFileStore } from '../releases/file-store.ts';
import { listedContents } from '../releases/listed-contents.ts';
import { holdRelease } from '../releases/registered.repository.ts';
import { addRevision } from '../revisions/revisions.repository.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { markPurged } from './purge.repository.ts';
import { purgeReleases } from './purge.ts';
import { tidyCache } from './tidy-cache.ts';

const application = 'mfe-storefront';
let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(shellBuild(), storefrontBuild());
});
afterAll(() => site.stop());

const day = 24 * 3_600_000;

/** Removes what is old as if so many days had passed. */
async function purgeAfter(days: number, signal = new AbortController().signal): Promise<number> {
  const now = new Date(Date.now() + days * day);
  return purgeReleases({ db: site.db }, { now, signal });
}

const version = (number: string) => {
  const { release, files } = storefrontBuild({ 'new.js': number });
  return { release: { ...release, version: number }, files };
};

async function fileOf(number: string): Promise<number> {
  const { id } = await site.db
    .selectFrom('releases')
    .select('id')
    .where('version', '=', number)
    .where('application', '=', 'mfe-storefront')
    .executeTakeFirstOrThrow();
  return (await site.app.inject(`/remotes/mfe-storefront/${id}/entry.js`)).statusCode;
}

test('files stay 14 days after their release was published or last live, and then go', async () => {
  await site.publish(version('1.1.0'));
  await site.publish(version('1.2.0'));
  await site.smoke('1.1.0', 1);
  await site.operate('promote', 1, { version: '1.1.0', reason: 'Better' });
  expect(await purgeAfter(13.9)).toBe(0);

  expect(await purgeAfter(14.1, AbortSignal.abort())).toBe(0);
  // 1.0.0 was live until now, 1.2.0 never: both had their time. 1.1.0 and the shell are live.
  expect(await purgeAfter(14.1)).toBe(2);
  // What this machine has at hand of them goes an hour later.
  const store = createFileStore({ db: site.db, folder: `${site.folder}/files` });
  await tidyCache({ db: site.db, store }, new Date(Date.now() + 2 * 3_600_000));
  expect([await fileOf('1.0.0'), await fileOf('1.1.0'), await fileOf('1.2.0')]).toEqual([
    404, 200, 404,
  ]);
  expect(await purgeAfter(14.1)).toBe(0);
});

test('files of an old release stay 14 days after it was last live, not after it was published', async () => {
  for (const number of ['0.1.0', '0.2.0']) {
    const { release, files } = version(number);
    const id = releaseId(release);
    const contents = Object.entries(files).map(([path, content]) => ({
      path,
      content: Buffer.from(content),
    }));
    await site.db
      .insertInto('releases')
      .values({
        application: 'mfe-storefront',
        id,
        version: number,
        manifest: JSON.stringify(release),
        created_at: new Date(Date.now() - 30 * day),
      })
      .execute();
    const key = { application: 'mfe-storefront', release: id };
    await site.db
      .transaction()
      .execute((trx) => addContents(trx, key, listedContents(release, contents)));
  }
  await site.smoke('0.1.0', 2);
  await site.operate('promote', 2, { version: '0.1.0', reason: 'Worse' });
  await site.operate('rollback', 3, { version: '1.1.0', reason: 'Better after all' });
  // 0.2.0 was never live.
  expect(await purgeAfter(0)).toBe(1);
  expect([await fileOf('0.1.0'), await fileOf('0.2.0')]).toEqual([200, 404]);
});

test('a release whose files are gone does not go live, and does when it is published again', async () => {
  const back = { version: '1.0.0', reason: 'Worse' };
  const { number } = await site.live();
  const refused = await site.operate('rollback', number, back);
  expect(refused).toMatchObject([409, { reasons: [expect.stringContaining('no longer kept')] }]);
  const { body } = await site.get('/api/registry/mfe-storefront');
  const { releases } = body as ApplicationStatus;
  expect(releases.filter(({ available }) => available).map((each) => each.version)).toEqual([
    '1.1.0',
    '0.1.0',
  ]);

  const again = storefrontBuild();
  expect(await site.publish(again)).toMatchObject([200, { created: false }]);
  expect(await fileOf('1.0.0')).toBe(200);
  expect(await site.operate('rollback', number, back)).toMatchObject([200, { changed: true }]);
});

test('what was taken off is not tried, and comes back when its files are whole', async () => {
  const { number } = await site.live();
  await site.operate('kill', number, { sentence: 'Back soon.', reason: 'It burns' });
  const trial = { version: '1.1.0', percent: 5, reason: 'To see' };
  expect(await site.operate('canary', number + 1, trial)).toMatchObject([
    409,
    { message: 'mfe-storefront is taken off. Revive it first.' },
  ]);
  const { release } = storefrontBuild();
  await site.db
    .deleteFrom('release_files')
    .where('release', '=', releaseId(release))
    .where('integrity', '=', release.files.find(({ path }) => path === 'entry.js')?.integrity ?? '')
    .execute();
  const revive = () => site.operate('revive', number + 1, { reason: 'Mended' });
  expect(await revive()).toMatchObject([
    409,
    { message: 'The file entry.js of mfe-storefront 1.0.0 is not in the store.' },
  ]);
  await site.publish(storefrontBuild());
  expect(await revive()).toMatchObject([200, { changed: true }]);
});

test('a file that was altered in the store keeps its release from going live', async () => {
  const { number } = await site.live();
  const { id } = await site.db
    .selectFrom('releases')
    .select('id')
    .where('version', '=', '1.1.0')
    .executeTakeFirstOrThrow();
  const { release } = version('1.1.0');
  const integrityOf = (file: string) =>
    release.files.find(({ path }) => path === file)?.integrity ?? '';
  await site.db
    .updateTable('release_content_parts')
    .set({ content: Buffer.from('evil') })
    .where('integrity', '=', integrityOf('entry.js'))
    .execute();
  await site.db
    .deleteFrom('release_files')
    .where('release', '=', id)
    .where('integrity', '=', integrityOf('new.js'))
    .execute();
  const answer = await site.operate('rollback', number, { version: '1.1.0', reason: 'x' });
  expect(answer).toMatchObject([
    409,
    {
      message: 'This cannot be done for 2 reasons.',
      reasons: [
        'The file entry.js of mfe-storefront 1.1.0 is not the one that was published.',
        'The file new.js of mfe-storefront 1.1.0 is not in the store.',
      ],
    },
  ]);
});

test('of what a machine keeps at hand, what no release has goes after an hour', async () => {
  const store = createFileStore({ db: site.db, folder: `${site.folder}/files` });
  const key = { application: 'mfe-storefront', release: 'never-written-down' };
  await store.cache.keep(key, 'a.js', [Buffer.from('1')]);
  const cached = await store.cache.list();
  const came = cached.find(({ release }) => release === key.release)?.since.getTime() ?? 0;
  const hour = 3_600_000;
  await tidyCache({ db: site.db, store }, new Date(came + hour));
  expect(await store.cache.list()).toEqual(cached);
  await tidyCache({ db: site.db, store }, new Date(came + hour + 1));
  const rest = cached.filter(({ release }) => release !== key.release);
  expect(rest).not.toEqual([]);
  expect(await store.cache.list()).toEqual(rest);
});

test('contents go with the last release that needs them', async () => {
  const loose = await site.db
    .selectFrom('release_contents')
    .select('integrity')
    .where('integrity', 'not in', site.db.selectFrom('release_files').select('integrity'))
    .execute();
  // One whose row this file has taken away above.
  expect(loose).toHaveLength(1);
  await purgeAfter(0);
  expect(
    await site.db.selectFrom('release_contents').select('integrity').execute(),
  ).not.toContainEqual(loose[0]);
});

const isWaiting = async () => {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(site.db);
  return rows.length > 0;
};

test.each<[string, (trx: Queryable, id: string) => Promise<unknown>]>([
  ['was purged by another', (trx, id) => markPurged(trx, application, id)],
  [
    'went live',
    async (trx, id) => {
      const last = await site.live();
      const releases = { ...last.releases, [application]: id };
      const by = { act: 'promote', author: 'test', reason: 'x' } as const;
      return addRevision(trx, last, { ...last, releases, ...by });
    },
  ],
])('what %s while it was looked at is not purged then', async (what, act) => {
  await purgeAfter(14.1);
  const [, published] = await site.publish(version(what.startsWith('was') ? '7.0.0' : '8.0.0'));
  const { release } = published as ReleasePublished;
  let purged: Promise<number> | undefined;
  await site.db.transaction().execute(async (trx) => {
    await holdRelease(trx, application, release);
    purged = purgeAfter(14.1);
    await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true);
    await act(trx, release);
  });
  expect(await purged).toBe(0);
});

import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ReleasePublished } from '@motohaat/contract/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createFileStore } from '../releases/file-store.ts';
import { newWorkName } from '../releases/unfinished.ts';
import { longScript, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { healFiles } from './heal.ts';

let site: TeamSite;
let live: Record<string, string>;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  const before = storefrontBuild({ 'old.js': `${longScript}// old` });
  live = {
    ...(await site.goLive(shellBuild(), before)),
    ...(await site.goLive(storefrontBuild())),
  };
});
afterAll(() => site.stop());

function heal() {
  const told: object[] = [];
  const log = {
    info: (about: object) => void told.push(about),
    error: (about: object) => void told.push(about),
  };
  const store = createFileStore({ db: site.db, folder: path.join(site.folder, 'files') });
  const { signal } = new AbortController();
  return healFiles({ db: site.db, store }, { log: log as never, signal }).then(() => told);
}

test('a start completes the files of every release that is kept, what is live first, once', async () => {
  const first = await heal();
  expect(first).toHaveLength(3);
  expect(first.slice(0, 2)).toContainEqual(
    expect.objectContaining({ release: live['mfe-storefront'], compressed: 2 }),
  );
  expect(await heal()).toEqual([]);
});

test('a start removes leftovers, and what is missing or damaged on the disk is served all the same', async () => {
  const files = path.join(site.folder, 'files');
  const place = path.join(files, 'releases/mfe-storefront', live['mfe-storefront'] ?? '');
  await rm(path.join(place, 'entry.js'));
  await writeFile(path.join(place, 'assets/page.css'), 'x');
  const dead = newWorkName().replace(`~${process.pid}~`, `~${2 ** 30}~`);
  await mkdir(path.join(files, 'unfinished', dead));
  expect(await heal()).toMatchObject([{ leftovers: 1 }]);
  expect(await readdir(path.join(files, 'unfinished'))).toEqual([]);
  for (const file of ['entry.js', 'assets/page.css']) {
    const answer = await site.app.inject(
      `/remotes/mfe-storefront/${live['mfe-storefront']}/${file}`,
    );
    expect(answer.body).toBe(storefrontBuild().files[file]);
  }
});

test('a start brings back what is damaged in the database, of the form that is whole', async () => {
  const { shell = '' } = live;
  await sql`
    UPDATE release_content_parts SET content = 'x' WHERE form = 'plain' AND integrity IN (
      SELECT integrity FROM release_files WHERE application = 'shell'
    )`.execute(site.db);
  await rm(path.join(site.folder, 'files/releases/shell'), { recursive: true, force: true });
  const get = () => site.app.inject(`/shell/${shell}/shell.js`);
  expect((await get()).statusCode).toBe(404);
  // Of short files there is no other form.
  expect(await heal()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ release: shell, copied: 1 }),
      expect.objectContaining({ release: shell, restored: 1 }),
      expect.objectContaining({ release: shell, damaged: ['shell.css'] }),
    ]),
  );
  expect((await get()).body).toBe(longScript);
});

test.each([
  ['in all forms', '1.1.1', sql`true`],
  ['as it was published', '1.1.2', sql`form = 'plain'`],
])(
  'whoever publishes a release again brings back what was damaged %s, for the next caller',
  async (...row) => {
    const [, version, damaged] = row;
    const again = storefrontBuild({ 'new.js': `new in ${version}` });
    again.release.version = version;
    const [, published] = await site.publish(again);
    const { release } = published as ReleasePublished;
    await sql`
    UPDATE release_content_parts SET content = set_byte(content, 0, 255 - get_byte(content, 0))
    WHERE ${damaged}
      AND integrity IN (SELECT integrity FROM release_files WHERE release = ${release})`.execute(
      site.db,
    );
    const place = path.join(site.folder, 'files/releases/mfe-storefront', release);
    await rm(place, { recursive: true, force: true });
    const get = () => site.app.inject(`/remotes/mfe-storefront/${release}/new.js`);
    expect((await get()).statusCode).toBe(404);
    expect(await site.publish(again)).toMatchObject([200, { created: false, compressed: true }]);
    expect((await get()).body).toBe(`new in ${version}`);
    // What is whole stays where it is.
    const { ino } = await stat(path.join(place, 'new.js'));
    expect(await site.publish(again)).toMatchObject([200, {}]);
    expect((await stat(path.join(place, 'new.js'))).ino).toBe(ino);
  },
);

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createFileStore } from '../releases/file-store.ts';
import { newWorkName } from '../releases/unfinished.ts';
import { longScript, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startSite, type Site } from '../testing/site.ts';
import { healFiles } from './heal.ts';

let site: Site;
let live: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  await site.goLive(shellBuild(), storefrontBuild({ 'old.js': `${longScript}// old` }));
  live = await site.goLive(storefrontBuild());
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
  const { shell: _shell, ...storefront } = live;
  expect(first.slice(0, 2)).toContainEqual(
    expect.objectContaining({ release: storefront['mfe-storefront'], compressed: 2 }),
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

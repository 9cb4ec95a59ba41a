import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createFileStore } from '../releases/file-store.ts';
import { remoteBuild, sellerBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeam, type Team } from '../testing/team-calls.ts';
import { healFiles, lookAfterFiles } from './heal.ts';

const reason = 'To see what happens';
const info = remoteBuild({ name: 'mfe-info', audience: 'public', routes: { about: '/about' } });

let site: Site;
let shell: Team;
let seller: Team;
beforeAll(async () => {
  site = await startSite();
  [shell, seller] = await Promise.all([startTeam(site, 'shell'), startTeam(site, 'mfe-seller')]);
  await seller.ready(sellerBuild(), '1.0.0').catch(() => undefined);
});
afterAll(() => site.stop());

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${seller.token}` };
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [answer.statusCode, answer.json()];
}

test('before anything is live a release is there, and nothing stands', async () => {
  expect(await call('GET', '/api/registry/mfe-seller')).toMatchObject([
    200,
    { revision: 0, standing: null, health: [], releases: [{ version: '1.0.0', wasLive: false }] },
  ]);
  const { authorization } = await site.signIn('admin');
  for (const url of ['/api/releases', '/api/releases/uses']) {
    const answer = await site.app.inject({ url, headers: { authorization } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  }
  expect(await call('GET', '/api/registry/mfe-seller/uses')).toMatchObject([404, {}]);
});

test('before anything is live nothing is operated, previewed or overridden', async () => {
  const message = 'Nothing is live yet. Start the server with its builds first.';
  expect(await seller.act('promote', { version: '1.0.0', reason })).toMatchObject([
    409,
    { message },
  ]);
  const own = { application: 'mfe-seller', version: '1.0.0' };
  const preview = { name: 'next', releases: [own], days: 1 };
  const { release } = sellerBuild();
  const override = { account: 'a@b.example', origin: 'http://localhost:4413', hours: 1, release };
  for (const [name, payload] of [
    ['previews', preview],
    ['overrides', override],
  ] as const) {
    expect(await call('POST', `/api/registry/mfe-seller/${name}`, payload)).toMatchObject([
      503,
      { code: 'unavailable' },
    ]);
  }
});

test('a start heals files before anything is live, unless it is told to stop', async () => {
  const told: object[] = [];
  const log = {
    info: (about: object) => void told.push(about),
    error: (about: object) => void told.push(about),
  };
  const store = createFileStore({ db: site.db, folder: path.join(site.folder, 'elsewhere') });
  await site.db.deleteFrom('release_content_forms').execute();
  const over = { log: log as never, signal: AbortSignal.abort() };
  await lookAfterFiles({ db: site.db, store }, over);
  expect(told).toEqual([]);
  await healFiles({ db: site.db, store }, { ...over, signal: new AbortController().signal });
  expect(told).toMatchObject([{ application: 'mfe-seller', compressed: 2 }]);
});

test('what is not live is neither taken off, brought back, tried, removed nor taken back', async () => {
  await site.goLive(shellBuild(), info);
  const notLive = [409, { message: 'mfe-seller is not live.' }];
  const sentence = 'Back soon.';
  expect(await seller.act('kill', { sentence, reason })).toMatchObject(notLive);
  expect(await seller.act('revive', { reason })).toMatchObject(notLive);
  expect(await seller.act('remove', { reason })).toMatchObject(notLive);
  expect(await seller.act('rollback', { reason })).toMatchObject(notLive);
  expect(await seller.act('rollback', { version: '1.0.0', reason })).toMatchObject(notLive);
  expect(await seller.act('rollback', { from: '1.0.0', reason })).toMatchObject([
    409,
    { message: expect.stringContaining('neither live nor tried') },
  ]);
  const nowhere = [409, { message: 'mfe-seller has no canary.' }];
  expect(await seller.act('rollback', { canary: true, reason })).toMatchObject(nowhere);
  expect(await seller.act('canary', { version: '1.0.0', percent: 0, reason })).toMatchObject([
    200,
    { changed: false, message: 'mfe-seller has no canary.' },
  ]);
});

test('the shell is neither taken off nor removed, and has nothing to go back to at first', async () => {
  const stays = 'The shell cannot be taken off: nobody would be left to say why.';
  for (const [name, body, message] of [
    ['kill', { sentence: 'Back soon.' }, stays],
    ['remove', {}, stays],
    ['rollback', {}, 'There is no release of shell to go back to.'],
  ] as const) {
    expect(await shell.act(name, { ...body, reason })).toMatchObject([409, { message }]);
  }
});

test('a set names each application once, and nothing is handed to itself', async () => {
  const own = { application: 'mfe-seller', version: '1.0.0' };
  const twice = [409, { message: 'mfe-seller is named twice.' }];
  expect(await seller.act('promote', { version: '1.0.0', with: [own], reason })).toMatchObject(
    twice,
  );
  expect(await seller.act('hand-over', { to: own, reason })).toMatchObject(twice);
});

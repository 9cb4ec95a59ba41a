import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ReleasePublished } from '@motohaat/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  type Contents,
  remoteBuild,
  sellerBuild,
  shellBuild,
  storefrontBuild,
} from '../testing/builds.ts';
import { form, releaseForm } from '../testing/release-form.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(shellBuild(), storefrontBuild(), sellerBuild());
});
afterAll(() => site.stop());

/** Another build of the storefront. */
function build(version: string, change: object = {}, contents: Contents = {}) {
  const { release, files } = storefrontBuild({ 'new.js': version, ...contents });
  return { release: { ...release, version, ...change }, files };
}

/** Everything that a publish could leave. */
async function traces() {
  const { db, folder } = site;
  const releases = await db.selectFrom('releases').select(['application', 'id']).execute();
  const stored = await db.selectFrom('release_files').selectAll().execute();
  const unfinished = await readdir(path.join(folder, 'files/unfinished')).catch(() => []);
  const audit = await db.selectFrom('audit_log').select('number').execute();
  return { releases, stored, unfinished, audit };
}

test('a version has one content for ever', async () => {
  const first = build('1.1.0');
  expect(await site.publish(first)).toMatchObject([201, { version: '1.1.0', created: true }]);
  const before = await traces();
  expect(await site.publish(first)).toMatchObject([200, { created: false }]);
  const other = await site.publish(build('1.1.0', {}, { 'new.js': 'something else' }));
  expect(other).toMatchObject([409, { code: 'version_taken' }]);
  expect(await traces()).toEqual(before);
});

test('of several who publish one version with other contents at once, one gets it', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((content) => site.publish(build('1.2.0', {}, { 'new.js': content }))),
  );
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status === 409)).toHaveLength(3);
});

const whole = build('2.0.0');
const altered: [string, Contents, RegExp][] = [
  ['a byte more', { ...whole.files, 'entry.js': `${whole.files['entry.js']} ` }, /entry.js is not/],
  [
    'as many bytes, but others',
    { ...whole.files, 'assets/home.js': '"mfe-storefront HOME"' },
    /home.js is not/,
  ],
  [
    'a file too few',
    { ...whole.files, 'new.js': undefined } as unknown as Contents,
    /new.js was not sent/,
  ],
  ['a file too many', { ...whole.files, 'more.js': '1' }, /does not list the file more.js/],
  [
    'a file that climbs out',
    { ...whole.files, '../../x.js': '1' },
    /does not list the file ..\/..\/x.js/,
  ],
];
test.each(altered)('a part that is altered is refused: %s', async (_case, files, message) => {
  const sent = Object.fromEntries(
    Object.entries(files).filter(([, content]) => content !== undefined),
  );
  const before = await traces();
  const [status, body] = await site.publish(whole, sent);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid', message: expect.stringMatching(message) });
  expect(await traces()).toEqual(before);
});

const listed = (file: string) => ({
  files: [...whole.release.files, { path: file, bytes: 1, integrity: 'sha384-x' }],
});
const route = (change: object) => ({
  routes: [{ ...whole.release.routes[0], ...change }],
  preload: {},
});
const hostile: [string, object, RegExp][] = [
  ["another remote's name", { name: 'mfe-seller' }, /release of mfe-seller, not of mfe-storefront/],
  ['the name of the shell', { name: 'shell' }, /not the description/],
  ['a name that leads elsewhere', { name: '../mfe-seller' }, /not the description/],
  ['a path out of its folder', listed('../../mfe-seller/x/entry.js'), /file path/],
  ['an absolute path', listed('/etc/passwd'), /file path/],
  ['a path of another host', listed('https://evil.example/x.js'), /file path/],
  ['an endless path', listed(`${'a'.repeat(201)}.js`), /file path/],
  ['a file that is a folder', listed('assets'), /is a file and a folder/],
  ['an entry on another host', { entry: '//evil.example/x.js' }, /names the file/],
  [
    'a preload on another host',
    { preload: { home: ['https://evil.example/x.js'] } },
    /names the file/,
  ],
  ['a route on another host', route({ path: '//evil.example' }), /route path/],
  ['a route that takes everything', route({ path: '/*' }), /route path/],
  [
    'navigation to another host',
    { navigation: [{ place: 'navbar', label: 'x', path: 'https://evil.example', order: 1 }] },
    /navigation path/,
  ],
  ['another version than semver knows', { version: '../1' }, /is not a version/],
  ['text that cannot be kept', route({ title: 'a\u0000b' }), /cannot be read/],
  ['half a character', route({ title: '\ud800' }), /cannot be read/],
];
test.each(hostile)('a hostile release is refused: %s', async (_case, change, message) => {
  const before = await traces();
  const release = { ...whole.release, ...change };
  const [status, body] = await site.publish({ release, files: whole.files });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid', message: expect.stringMatching(message) });
  expect(await traces()).toEqual(before);
});

const claims: [string, object, RegExp][] = [
  ["another remote's route", route({ path: '/Dashboard/addProduct' }), /both claim the route path/],
  ["another remote's container", { container: 'mfe_seller' }, /both claim the container name/],
  ["the server's paths", route({ path: '/api/jwt' }), /not a remote's to have/],
  ["the shell's paths", route({ path: '/shell/:x' }), /not a remote's to have/],
  ['another audience', { audience: 'admin' }, /a release cannot change that/],
];
test.each(claims)('what claims %s does not go live', async (name, change, reason) => {
  const version = `3.0.0-${claims.findIndex(([each]) => each === name)}`;
  expect(await site.publish(build(version, change))).toMatchObject([201, {}]);
  const { number } = await site.live();
  await site.smoke(version, number);
  for (const act of ['promote', 'canary']) {
    const body = { version, percent: 1, reason: 'Mine' };
    const answer = await site.operate(act, number, body);
    expect(answer).toMatchObject([409, { reasons: [expect.stringMatching(reason)] }]);
  }
  expect((await site.live()).number).toBe(number);
});

test('a preview has the candidate in its place, in both languages, and nothing that its audience may not have', async () => {
  const version = '5.0.0';
  const { body } = await publishedRelease(version, { audience: 'public' });
  const base = `/api/registry/mfe-storefront/releases/${version}/preview`;
  const page = await site.app.inject({ url: `${base}/document?path=/`, headers: site.team });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/);
  expect(page.body).toContain(`/remotes/mfe-storefront/${body.release}/entry.js`);

  const headers = { ...site.team, 'accept-language': 'bn' };
  const bangla = await site.app.inject({ url: `${base}/document?path=/bn`, headers });
  expect(bangla.body).toContain('<html lang="bn">');
  const composition = await site.app.inject({ url: `${base}/composition`, headers });
  expect(composition.json()).toMatchObject({ remotes: [{ language: 'en' }] });

  const claiming = '5.1.0';
  await publishedRelease(claiming, { audience: 'seller' });
  const answer = await site.get(
    `/api/registry/mfe-storefront/releases/${claiming}/preview/composition?role=seller`,
  );
  expect(answer.body).toMatchObject({ role: null, remotes: [] });
});

test('a preview is of the revision that it is asked for, also when another is live by now', async () => {
  await publishedRelease('5.2.0', {});
  const base = '/api/registry/mfe-storefront/releases/5.2.0/preview';
  const revisionOf = async (query = '') =>
    (await site.get(`${base}/composition${query}`)).body as { revision: number };
  const { revision } = await revisionOf();
  const words = { sentence: 'Back at six.', reason: 'Testing.' };
  expect(await site.operate('kill', revision, words)).toMatchObject([200, { changed: true }]);
  expect(await revisionOf()).toMatchObject({ revision: revision + 1 });
  expect(await revisionOf(`?revision=${revision}`)).toMatchObject({ revision });
  const document = (number: number) =>
    site.app.inject({ url: `${base}/document?path=/&revision=${number}`, headers: site.team });
  expect((await document(revision)).body).toContain(`"revision":${revision},`);
  expect((await document(999)).statusCode).toBe(404);
});

async function publishedRelease(version: string, change: object) {
  const [status, body] = await site.publish(build(version, change));
  expect(status).toBe(201);
  return { body: body as ReleasePublished };
}

const json = { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } };
const missing = form([['name="file"; filename="a.js"', '1']]);
test.each([
  ['no multipart', json, 415],
  ['multipart without its boundary', { ...missing, headers: form([]).headers }, 400],
  ['without release.json', missing, 422],
  ['with a release.json that is no JSON', releaseForm({ release: '{', files: {} }), 422],
  ['far too large', { ...missing, payload: Buffer.alloc(21_500_000) }, 413],
])('a body is refused that is %s', async (_case, sent, status) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/registry/mfe-storefront/releases',
    headers: { ...site.team, ...sent.headers },
    payload: sent.payload,
  });
  expect(answer.statusCode).toBe(status);
});

test('more than 20 MB, or 500 files, are too many', async () => {
  const large = remoteBuild({ name: 'mfe-storefront', audience: 'public', routes: {} });
  large.release.version = '6.0.0';
  const big = await site.publish(large, {
    'a.js': 'x'.repeat(10_500_000),
    'b.js': 'x'.repeat(9_600_000),
  });
  expect(big).toMatchObject([413, { code: 'payload_too_large' }]);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.js`, '']));
  expect(await site.publish(large, many)).toMatchObject([413, { code: 'payload_too_large' }]);
});

const file = { path: 'large.json', bytes: 10_000_001, integrity: 'sha384-x' };
const tooMany = Array.from({ length: 500 }, (_, index) => ({
  ...file,
  path: `${index}`,
  bytes: 1,
}));
const light = { javascript: 1, css: 0.01 };
test.each<[string, object, number, object]>([
  [
    'lists more than 20 MB',
    { files: [...whole.release.files, file, { ...file, path: 'other.json' }] },
    413,
    { message: 'A release may have 20 MB in 500 files.' },
  ],
  ['lists more than 500 files', { files: [...whole.release.files, ...tooMany] }, 413, {}],
  [
    'weighs more than its budget',
    { budget: light },
    409,
    {
      code: 'release_refused',
      reasons: [
        expect.stringMatching(/^The scripts of .* kB; their budget is 1 kB\.$/),
        expect.stringMatching(/^The style sheets of .* kB; their budget is 0\.01 kB\.$/),
      ],
    },
  ],
  ['has a version that is taken', { version: '1.0.0' }, 409, { code: 'version_taken' }],
])('a release is refused for its description alone that %s', async (...row) => {
  const [, change, status, body] = row;
  const before = await traces();
  // None of its files comes with it.
  const answer = await site.publish({ release: { ...whole.release, ...change }, files: {} });
  expect(answer).toMatchObject([status, body]);
  expect(await traces()).toEqual(before);
});

test('who publishes hears whether the compressed forms are there', async () => {
  const [status, body] = await site.publish(build('7.0.0'));
  expect([status, body]).toMatchObject([201, { compressed: true }]);
  const { release } = body as ReleasePublished;
  const url = `/remotes/mfe-storefront/${release}/entry.js`;
  const answer = await site.app.inject({
    url,
    headers: { ...site.team, 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
});

test('publishes that are cut in the middle leave nothing, and the whole one comes through', async () => {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/api/registry/mfe-storefront/releases`;
  const { payload, headers } = releaseForm(build('4.0.0', {}, { 'big.json': 'x'.repeat(200_000) }));
  const before = await traces();
  const cuts = Array.from({ length: 10 }, async (_, index) => {
    const all = { ...headers, ...site.team, 'content-length': payload.length };
    const call = request(url, { method: 'POST', headers: all });
    call.on('error', () => {});
    call.write(payload.subarray(0, Math.round((payload.length * (index + 1)) / 11)));
    await sleep(50);
    call.destroy();
  });
  await Promise.all(cuts);
  await sleep(200);
  expect(await traces()).toEqual(before);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...site.team },
    body: new Uint8Array(payload),
  });
  expect(answer.status).toBe(201);
});

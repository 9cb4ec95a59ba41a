import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Role } from '@motohaat/domain/role';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { forgetFiles } from '../releases/contents.repository.ts';
import { createFileStore } from '../releases/file-store.ts';
import {
  adminBuild,
  longScript,
  sellerBuild,
  shellBuild,
  storefrontBuild,
} from '../testing/builds.ts';
import { startSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
let releases: Record<string, string>;
const oldStorefront = storefrontBuild({ 'old.js': 'old' });
let oldRelease: string;

beforeAll(async () => {
  site = await startSite();
  const before = await site.goLive(shellBuild(), oldStorefront);
  oldRelease = before['mfe-storefront'] ?? '';
  releases = await site.goLive(shellBuild(), storefrontBuild(), adminBuild(), sellerBuild());
  await complete('mfe-storefront', releases['mfe-storefront'] ?? '');
});

test('what draws pages on the server is no browser’s', async () => {
  const bundle = { 'server/pages.cjs': 'module.exports = {};' };
  const drawn = await site.goLive(shellBuild(bundle), storefrontBuild(bundle), adminBuild());
  for (const place of [
    `/shell/${drawn['shell']}`,
    `/remotes/mfe-storefront/${drawn['mfe-storefront']}`,
  ]) {
    const { statusCode, body, headers } = await get(`${place}/server/pages.cjs`);
    expect({ statusCode, body, headers: withoutTime(headers) }).toEqual(await unknown());
  }
});

/** Gives a release of the storefront its compressed forms. */
async function complete(application: string, release: string) {
  const store = createFileStore({ db: site.db, folder: path.join(site.folder, 'files') });
  await store.complete({ application, release }, storefrontBuild().release.files);
}
afterAll(() => site.stop());

const inStorefront = (file: string) =>
  `/remotes/mfe-storefront/${releases['mfe-storefront']}/${file}`;
const inAdmin = (file: string) => `/remotes/mfe-admin/${releases['mfe-admin']}/${file}`;
const adminFiles = () => adminBuild().release.files.map((file) => inAdmin(file.path));
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

async function unknown() {
  const { statusCode, body, headers } = await get('/remotes/mfe-none/0123456789abcdef0123/a.js');
  return { statusCode, body, headers: withoutTime(headers) };
}

function withoutTime({ date: _date, ...headers }: Record<string, unknown>) {
  return headers;
}

describe('a public remote', () => {
  test('is served to anyone, for ever', async () => {
    const answer = await get(inStorefront('entry.js'));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(storefrontBuild().files['entry.js']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    // That is for pages alone.
    expect(answer.headers).not.toHaveProperty('permissions-policy');
  });

  test('comes compressed to callers who take that, under a tag of its own', async () => {
    const plain = await get(inStorefront('entry.js'));
    const br = await get(inStorefront('entry.js'), { 'accept-encoding': 'gzip, br' });
    const gzip = await get(inStorefront('entry.js'), { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('comes as it is, to be asked for again soon, while a form of it is missing or damaged', async () => {
    const { shell = '' } = releases;
    const url = `/shell/${shell}/shell.js`;
    const plain = await get(url);
    const answer = () => get(url, { 'accept-encoding': 'br' });
    const missing = await answer();
    await writeFile(path.join(site.folder, 'files/releases/shell', shell, 'shell.js.br'), 'x');
    for (const each of [missing, await answer()]) {
      expect(each.statusCode).toBe(200);
      expect(each.headers['content-encoding']).toBeUndefined();
      expect(each.headers).toMatchObject({
        etag: plain.headers.etag,
        'cache-control': 'public, max-age=60',
      });
      expect(each.body).toBe(plain.body);
    }
  });

  test('that is altered on the disk is never sent: it comes from the database again', async () => {
    const { shell = '' } = releases;
    const place = path.join(site.folder, 'files/releases/shell', shell, 'shell.css');
    const url = `/shell/${shell}/shell.css`;
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, ':rOot{}');
    expect((await get(url)).body).toBe(':root{}');
    expect(await readFile(place, 'utf8')).toBe(':root{}');
  });

  test('is not sent again to who has it', async () => {
    const first = await get(inStorefront('assets/page.css'));
    expect(first.headers['content-type']).toBe('text/css; charset=utf-8');
    const again = await get(inStorefront('assets/page.css'), {
      'if-none-match': `"other", W/${first.headers.etag}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: inStorefront('entry.js') });
    const full = await get(inStorefront('entry.js'));
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(withoutTime(head.headers)).toEqual(withoutTime(full.headers));
  });

  test('stays there when another release is live', async () => {
    const answer = await get(`/remotes/mfe-storefront/${oldRelease}/old.js`);
    expect(answer.body).toBe('old');
    expect((await get(inStorefront('old.js'))).statusCode).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'refuses %s',
    async (method) => {
      const answer = await site.app.inject({ method, url: inStorefront('entry.js') });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('the admin remote', () => {
  test('is served to an admin, who asks each time', async () => {
    const cookie = await site.cookieOf((await site.signIn('admin')).authorization);
    for (const url of adminFiles()) {
      const answer = await get(url, { cookie });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.headers.vary).toMatch(/Cookie$/);
    }
  });

  const others: (Role | null)[] = [null, 'buyer', 'seller'];
  test.each(others)('answers %s as if it did not exist, byte for byte', async (role) => {
    const headers: Record<string, string> = role
      ? { cookie: await site.cookieOf((await site.signIn(role)).authorization) }
      : {};
    for (const url of adminFiles()) {
      const answer = await get(url, { ...headers, 'if-none-match': '*' });
      const { statusCode, body } = answer;
      expect({ statusCode, body, headers: withoutTime(answer.headers) }).toEqual(await unknown());
    }
  });

  test('is not opened by the access token, nor by it in the place of the cookie', async () => {
    const { authorization } = await site.signIn('admin');
    const token = authorization.replace('Bearer ', '');
    expect((await get(inAdmin('entry.js'), { authorization })).statusCode).toBe(404);
    const cookie = `composition=${token}`;
    expect((await get(inAdmin('entry.js'), { cookie })).statusCode).toBe(404);
  });

  test('closes at once when the session ends', async () => {
    const { authorization } = await site.signIn('admin');
    const cookie = await site.cookieOf(authorization);
    const { headers } = await get(inAdmin('entry.js'), { cookie });
    const actor = await site.app.authentication.bearer({ headers: { authorization } } as never);
    if (actor) await site.app.authentication.revoke(actor);
    const known = { cookie, 'if-none-match': String(headers.etag) };
    expect((await get(inAdmin('entry.js'), known)).statusCode).toBe(404);
  });

  test.each([{ role: 'seller' }, { status: 'suspended' }, { token_version: 2 }] as const)(
    'closes at once when the account becomes %o',
    async (change) => {
      const { userId, authorization } = await site.signIn('admin');
      const cookie = await site.cookieOf(authorization);
      expect((await get(inAdmin('entry.js'), { cookie })).statusCode).toBe(200);
      await site.db.updateTable('users').set(change).where('id', '=', userId).execute();
      expect((await get(inAdmin('entry.js'), { cookie })).statusCode).toBe(404);
    },
  );
});

test('a seller gets the seller remote, a buyer does not', async () => {
  const url = `/remotes/mfe-seller/${releases['mfe-seller']}/entry.js`;
  const seller = await site.cookieOf((await site.signIn('seller')).authorization);
  const buyer = await site.cookieOf((await site.signIn('buyer')).authorization);
  expect((await get(url, { cookie: seller })).statusCode).toBe(200);
  expect((await get(url, { cookie: buyer })).statusCode).toBe(404);
});

const wrong = (release: string, admin: string) => [
  '/remotes',
  '/remotes/',
  '/remotes/mfe-storefront',
  `/remotes/mfe-storefront/${release}`,
  `/remotes/mfe-storefront/${release}/`,
  `/remotes/mfe-storefront/${release}/release.json`,
  `/remotes/mfe-storefront/${release}/entry.js.br`,
  `/remotes/mfe-storefront/${release}/ENTRY.js`,
  `/remotes/mfe-storefront/${release}/assets/../entry.js/`,
  `/remotes/mfe-storefront/${release}/..%2f..%2fmfe-admin%2f${admin}%2fentry.js`,
  `/remotes/mfe-storefront/${release}/%2e%2e/%2e%2e/mfe-admin/${admin}/entry.js`,
  `/remotes/mfe-storefront/${release}//etc/passwd`,
  `/remotes/mfe-storefront/${release}/%2fetc%2fpasswd`,
  `/remotes/mfe-storefront/${release}/..%5c..%5centry.js`,
  `/remotes/mfe-storefront/${release}/entry.js%00.css`,
  `/remotes/mfe-storefront/..%2fmfe-storefront/${release}/entry.js`,
  `/remotes/mfe-storefront/${admin}/entry.js`,
  `/remotes/shell/${releases['shell']}/shell.js`,
  `/shell/${releases['shell']}/../shell.js`,
  `/shell/${release}/entry.js`,
  '/shell/',
  '/shell/..%2f..%2f..%2fetc%2fpasswd',
  '/pictures/..%2f..%2fpackage.json',
  '/pictures/none.avif',
  '/pictures/share/bike.jpg',
  '/pictures/',
];

describe('what is not there', () => {
  test('is never a page, never a file, and always the same words', async () => {
    const urls = wrong(releases['mfe-storefront'] ?? '', releases['mfe-admin'] ?? '');
    const answers = await Promise.all(
      urls.map((url) => get(url, { accept: 'text/html' }).then((answer) => ({ url, answer }))),
    );
    for (const { url, answer } of answers) {
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type'], url).not.toMatch(/html/);
      expect(answer.body, url).not.toContain('motorbike');
      expect(answer.headers['cache-control'], url).toBe('no-store');
    }
  });

  test('is also what is listed but no longer kept', async () => {
    await forgetFiles(site.db, { application: 'mfe-storefront', release: oldRelease });
    const answer = await get(`/remotes/mfe-storefront/${oldRelease}/entry.js`);
    expect(answer.statusCode).toBe(404);
    const { body, headers } = await unknown();
    expect(answer.body).toBe(body);
    expect(withoutTime(answer.headers)).toEqual(headers);
  });

  test('a path that cannot be decoded is refused without a page', async () => {
    const answer = await get('/remotes/%E0%A4%A', { accept: 'text/html' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-type']).not.toMatch(/html/);
  });
});

test("the shell's files are for everyone, for ever", async () => {
  const answer = await get(`/shell/${releases['shell']}/shell.js`);
  expect(answer.body).toBe(longScript);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the icon is a drawing that carries no style and no script', async () => {
  const answer = await get('/favicon.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.body).not.toMatch(/<style|style=|<script/);
});

test('a demo picture is served with its type and a tag', async () => {
  await mkdir(path.join(site.folder, 'pictures'));
  await writeFile(path.join(site.folder, 'pictures/bike-card.avif'), 'picture');
  await writeFile(path.join(site.folder, 'beside.avif'), 'no picture');
  expect((await get('/pictures/..%2fbeside.avif')).statusCode).toBe(404);
  const answer = await get('/pictures/bike-card.avif');
  expect(answer.body).toBe('picture');
  expect(answer.headers['content-type']).toBe('image/avif');
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await get('/pictures/bike-card.avif', known)).statusCode).toBe(304);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { localConfig } from '../testing/revisions.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startRendering } from './rendering.ts';
import { canRender } from './start-child.ts';

const shell = shellBuild({
  'shell.css': 'a{background:url(img/a.svg)}',
  'server/shell.cjs': `
    exports.shared = {};
    exports.draw = async (page) => {
      const { path, search, now } = page;
      if (path.endsWith('/') && path !== '/') return { status: 200, redirect: path.slice(0, -1), html: '', head: '', state: '' };
      const own = ['/', '/guides'].includes(path) || path.startsWith('/categories/');
      const html = own ? await page.remote('mfe-storefront').draw(page) : '<p>Not found</p>';
      const head = '<link rel="preload" as="image" href="/other.avif"/><link rel="preload" as="image" href="/hero.avif" fetchPriority="high"/><title>Drawn</title>';
      if (path === '/sold') {
        const began = Date.now();
        while (Date.now() - began < 400);
        return { status: 410, html: '<p>Sold</p>', head, state: '{}' };
      }
      return { status: own ? 200 : 404, html, head, state: JSON.stringify({ now, search }) };
    };`,
});
const storefront = (name: string) =>
  remoteBuild({
    name: 'mfe-storefront',
    audience: 'public',
    routes: { home: '/', category: '/categories/:id', guides: '/guides' },
    contents: {
      'server/pages.cjs': `
      exports.draw = async ({ path, ask }) => {
        const began = Date.now();
        while (path === '/guides' && Date.now() - began < 400);
        if (path === '/categories/broken') throw new Error('broken');
        if (path !== '/categories/asks') return '<p>${name} ' + path + '</p>';
        const answers = await Promise.all(['/api/composition', '/api/composition/revision', '/', '/api/nothing']
          .map((url) => ask(url, { cookie: 'a=b' }).then(({ status }) => status < 400, () => 'none')));
        return '<p>' + answers + '</p>';
      };`,
    },
  });

let site: Site;
let live: Record<string, string>;
beforeAll(async () => {
  if (!canRender) return;
  site = await startSite({ rendering: true });
  live = await site.goLive(shell, storefront('stable'));
  await drawn('/');
});
afterAll(() => site?.stop());

const get = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { accept: 'text/html', cookie } });

/** The document when the renderer has started, and has drawn it. */
async function drawn(url: string, cookie = '') {
  await vi.waitFor(async () => expect((await get(url, cookie)).body).toContain('data-drawn'), {
    timeout: 10_000,
    interval: 50,
  });
  return get(url, cookie);
}

describe.runIf(canRender)('the document of a public page', () => {
  test('holds what was drawn, with its styles, and everything in the order in which it is needed', async () => {
    const { body, headers } = await drawn('/');
    expect(body).toContain('<div id="root" data-drawn><p>stable /</p></div>');
    expect(body).toMatch(
      /<script type="application\/json" id="state">{"now":\d+,"search":""}<\/script>/,
    );
    const order = [
      '/hero.avif',
      '<title>Drawn',
      '<style>',
      '<div id="root"',
      '<script type="text/css" data-sheets="',
      'id="state"',
      '<script data-later',
      'id="boot"',
    ];
    const places = order.map((each) => body.indexOf(each));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(body).not.toContain('other.avif');
    expect(body).not.toContain('noscript');
    expect(body).toContain(`url(/shell/${live['shell']}/img/a.svg)`);
    expect(headers['cache-control']).toMatch(/^public, .*s-maxage=10/);
  });

  test('allows its styles by their hashes, and nothing else that is inline', async () => {
    const { body, headers } = await drawn('/');
    const found = body.matchAll(
      /<(?:style|script type="text\/css")[^>]*>([^<]*)<\/(?:style|script)>/g,
    );
    const styles = [...found].map(([, text = '']) => text);
    expect(styles).toHaveLength(2);
    // What it uses, what it does not, and of other sheets that they are here.
    const hashes = [...styles, ''].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const [, sources] = /style-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(sources?.split(' ')).toEqual(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]);
  });

  test('answers what the page says: not found, and where it is now', async () => {
    expect((await drawn('/nowhere')).statusCode).toBe(404);
    const moved = await get('/categories/1/');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/categories/1']);
  });

  test('is the same whoever led there, and who is led on goes with what says so', async () => {
    const came = '?utm_source=mail&fbclid=IwAR0x';
    expect((await drawn(`/${came}`)).headers['etag']).toBe((await drawn('/')).headers['etag']);
    const { headers } = await get(`/categories/1/${came}`);
    expect(headers['location']).toBe(`/categories/1${came}`);
  });

  test('answers what the page says however long it takes to draw it', async () => {
    const sold = await get('/sold');
    expect([sold.statusCode, sold.body]).toEqual([410, expect.stringContaining('<p>Sold</p>')]);
  });

  test('of which nothing depends on that is not waited for, and is there for who comes later', async () => {
    const guides = await get('/guides');
    expect([guides.statusCode, guides.headers['cache-control']]).toEqual([
      200,
      'private, no-cache',
    ]);
    expect(guides.body).not.toContain('data-drawn');
    expect((await drawn('/guides')).body).toContain('<p>stable /guides</p>');
  });

  test('answers what the page says at an address that is long, drawn for each who asks', async () => {
    const search = `?q=${'%E0%A6%95'.repeat(300)}`;
    const [one, other] = [await get(`/categories/1${search}`), await get(`/categories/1${search}`)];
    expect([one.body, other.body]).toEqual([
      expect.stringContaining('data-drawn'),
      expect.stringContaining('data-drawn'),
    ]);
    expect((await get(`/nowhere${search}`)).statusCode).toBe(404);
  });

  test('is the browser’s to draw in the dashboard, and where it cannot be drawn, which is counted', async () => {
    expect((await get('/dashboard')).body).not.toContain('data-drawn');
    const broken = await get('/categories/broken');
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([
      200,
      'private, no-cache',
    ]);
    expect(broken.body).not.toContain('data-drawn');
    expect(broken.body).toContain('noscript');
  });

  test('is asked for data as by anybody: not of the visitor, not of files, not of what is nowhere', async () => {
    const { body } = await drawn('/categories/asks');
    expect(body).toContain('<p>false,false,none,false</p>');
  });

  test('of a canary is drawn by the release whose scripts it names, and nobody keeps it', async () => {
    const next = await register(site.db, storefront('next'));
    const canary = { release: next['mfe-storefront'], percent: 100, accounts: [] };
    await site.db
      .insertInto('revisions')
      .values({
        number: 2,
        previous: 1,
        author: 'test',
        reason: 'test',
        releases: JSON.stringify(live),
        canaries: JSON.stringify({ 'mfe-storefront': canary }),
      })
      .execute();
    await expect
      .poll(async () => (await get('/', 'bucket=1')).body, { timeout: 10_000 })
      .toContain(`/${next['mfe-storefront']}/`);
    // It has files of its own in the registry alone: the page is left to the browser, not to the stable release.
    const few = await get('/', 'bucket=1');
    expect(few.body).not.toContain('stable /');
    expect(few.headers['cache-control']).toBe('private, no-cache');
    const many = await drawn('/');
    expect(many.body).toContain('stable /');
    expect(many.body).not.toContain(`/${next['mfe-storefront']}/`);
  });

  test('is there for five thousand who ask while renderers are killed, and drawn after them', async () => {
    let killed = 0;
    const killer = setInterval(() => {
      const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
      for (const id of children.split(' ').filter(Boolean)) {
        if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('renderer.child')) continue;
        process.kill(Number(id), 'SIGKILL');
        killed += 1;
      }
    }, 200);
    const failed: number[] = [];
    let asked = 0;
    await Promise.all(
      Array.from({ length: 500 }, async () => {
        while (asked < 5_000) {
          asked += 1;
          // oxlint-disable-next-line no-await-in-loop -- five hundred at a time
          const { statusCode } = await get(`/?page=${asked % 300}`);
          if (statusCode !== 200) failed.push(statusCode);
        }
      }),
    );
    clearInterval(killer);
    expect(failed).toEqual([]);
    expect(killed).toBeGreaterThan(0);
    expect((await drawn('/categories/fresh')).body).toContain('<p>stable /categories/fresh</p>');
  }, 60_000);
});

test('a server that is not asked to draws no pages', async () => {
  const plain = await startSite();
  const options = { db: plain.db, read: async () => undefined, config: localConfig };
  expect(startRendering(plain.app, options)).toBeUndefined();
  await plain.stop();
});

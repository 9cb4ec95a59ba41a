import type { Boot, PublicConfig } from '@motohaat/contract/composition';
import { describe, expect, test } from 'vitest';

import { bytesOf } from '../../http/utf8.ts';
import { compositionFor } from '../composition/composition.ts';
import { noGroup } from '../measurements/group-of.ts';
import { adminBuild, remoteBuild, sellerBuild, storefrontBuild } from '../testing/builds.ts';
import { sign } from '../testing/keys.ts';
import { liveRevision, publicConfig } from '../testing/revisions.ts';
import { createDocumentWriter } from './document.ts';

const revision = liveRevision(adminBuild(), sellerBuild(), storefrontBuild());
const composition = sign(compositionFor(revision, null), noGroup);
function render(path: string, live = revision, config: PublicConfig = publicConfig) {
  const write = createDocumentWriter(config);
  const signed = sign(compositionFor(live, null), noGroup);
  const parts = write.empty({ revision: live, composition: signed, language: 'en', path });
  return { status: parts.status, html: String(bytesOf(write.join(parts, signed))) };
}

describe('status and title', () => {
  test.each([
    ['/', 200, 'The home page · MotoHaat'],
    ['/categories/3/', 200, 'The category page · MotoHaat'],
    ['/dashboard', 200, 'Dashboard · MotoHaat'],
    ['/dashboard/profile', 200, 'Profile · MotoHaat'],
    ['/dashboard/users', 200, 'MotoHaat'],
    ['/dashboard/nothing', 200, 'MotoHaat'],
    ['/dashboardx', 404, 'Page not found · MotoHaat'],
    ['/office', 404, 'Page not found · MotoHaat'],
    ['/nowhere', 404, 'Page not found · MotoHaat'],
    ['/%', 404, 'Page not found · MotoHaat'],
  ])('%s answers %i with the title "%s"', (path, status, title) => {
    const document = render(path);
    expect(document.status).toBe(status);
    expect(document.html).toContain(`<title data-undrawn>${title}</title>`);
  });
});

test.each([
  [200, true],
  [201, false],
])('what documents of a path of %d letters have in common is kept: %s', (letters, isKept) => {
  const write = createDocumentWriter(publicConfig);
  const path = `/${'x'.repeat(letters - 1)}`;
  const parts = () => write.empty({ revision, composition, language: 'en', path });
  expect(parts() === parts()).toBe(isKept);
});

test.each(['/', '/dashboard/users', '/dashboard/addProduct', '/nothing'])(
  'the document of %s says nothing of a remote that is not public',
  (path) => {
    const { html } = render(path);
    const secrets = revision.remotes
      .filter(({ manifest }) => manifest.audience !== 'public')
      .flatMap(({ id, manifest }) => [
        id,
        manifest.name,
        manifest.container,
        ...manifest.routes.flatMap((route) => [route.path, route.title]),
        ...manifest.files.map(({ integrity }) => integrity),
      ]);
    expect(secrets.length).toBeGreaterThan(10);
    for (const secret of secrets) expect(html).not.toContain(secret);
  },
);

test('the shell is loaded with its hashes', () => {
  const { html } = render('/');
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/shell\/id-of-shell\/shell.css" integrity="sha384-[^"]+" crossorigin="anonymous">/,
  );
  expect(html).toMatch(
    /<script defer src="\/shell\/id-of-shell\/shell.js" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script>/,
  );
});

test('the public remote that owns the path is preloaded: entry, chunk and style, each once', () => {
  const preloads = [
    ...render('/categories/1').html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g),
  ];
  expect(preloads.map(([, as, href]) => `${as} ${href}`)).toEqual([
    'script /remotes/mfe-storefront/id-of-mfe-storefront/entry.js',
    'script /remotes/mfe-storefront/id-of-mfe-storefront/assets/category.js',
    'style /remotes/mfe-storefront/id-of-mfe-storefront/assets/page.css',
  ]);
});

test('a head has no empty lines, and closes no tag but those of scripts', () => {
  const { html } = render('/categories/1');
  const head = html.slice(0, html.indexOf('<body'));
  expect(head).not.toContain('\n\n');
  expect(head.match(/<\/script>/g)).toHaveLength(head.match(/<script/g)?.length ?? 0);
});

test('a page that is not public preloads nothing', () => {
  expect(render('/dashboard/users').html).not.toContain('rel="preload"');
});

test('a remote that was taken off preloads nothing, and its page is still there', () => {
  const closed = { ...revision, closed: { 'mfe-storefront': 'Closed for an hour.' } };
  const { status, html } = render('/categories/1', closed);
  expect(status).toBe(200);
  expect(html).not.toContain('rel="preload"');
});

const anyText = expect.any(String) as string;
const ofVisit = { view: anyText, signature: anyText, issuedAt: anyText, expiresAt: anyText };

test('the boot block is the composition of a visitor and the public settings', () => {
  expect(bootOf(render('/').html)).toEqual({
    composition: { ...composition, ...ofVisit },
    config: publicConfig,
  });
});

test('no title and no setting can break out of its place', () => {
  const hostile = '</script><script>alert(1)</script><!--"\u2028&';
  const build = remoteBuild({ name: 'mfe-odd', audience: 'public', routes: { odd: '/odd' } });
  const routes = build.release.routes.map((route) => ({ ...route, title: hostile }));
  const config = { ...publicConfig, contact: { email: hostile, phone: hostile } };
  const live = liveRevision({ release: { ...build.release, routes } });
  const { html } = render('/odd', live, config);

  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<!--');
  expect(html.split('<script')).toHaveLength(3);
  expect(bootOf(html).config.contact.email).toBe(hostile);
});

test('the icon is in the document, which browsers would ask for as for a picture of the page', () => {
  const { html } = render('/');
  const [, address = ''] =
    /<link rel="icon" type="image\/svg\+xml" href="([^"]*)">/.exec(html) ?? [];
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/^<svg xmlns='[^']+' viewBox='0 0 32 32'>.*fill='#006869'.*<\/svg>$/);
});

test('nothing in the document is inline script or style', () => {
  const { html } = render('/');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) {
    expect(tag).toMatch(/ src="| type="application\/json"/);
  }
});

function bootOf(html: string): Boot {
  const text = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return JSON.parse(text) as Boot;
}

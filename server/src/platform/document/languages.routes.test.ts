import type { SignedComposition } from '@motohaat/contract/composition';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';

/** A storefront with words of its own in both languages. */
function bilingual() {
  const build = storefrontBuild({ 'words-en.js': '"words"', 'words-bn.js': '"শব্দ"' });
  const { release } = build;
  const [home] = release.routes;
  const [entry] = release.navigation;
  if (!home || !entry) throw new Error('The storefront has a home and a way to it.');
  home.title = { en: 'Used bikes', bn: 'পুরোনো বাইক' };
  entry.label = { en: 'Home', bn: 'হোম' };
  release.wordFiles = { en: { home: ['words-en.js'] }, bn: { home: ['words-bn.js'] } };
  return build;
}

/** As it was built before there were languages. */
const old = remoteBuild({ name: 'mfe-news', audience: 'public', routes: { news: '/news' } });

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const shell = shellBuild({ 'words-en.js': '"Login"', 'words-bn.js': '"লগইন"' });
  shell.release.wordFiles = { en: ['words-en.js'], bn: ['words-bn.js'] };
  await site.goLive(shell, bilingual(), old);
});
afterAll(() => site.stop());

const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } });

test.each([
  ['/', 'en', 'Used bikes · MotoHaat', 'bn'],
  ['/bn', 'bn', 'পুরোনো বাইক · MotoHaat', 'en'],
  ['/bn?utm=x', 'bn', 'পুরোনো বাইক · MotoHaat', 'en'],
  ['/bn/news', 'bn', 'The news page · MotoHaat', 'en'],
])('%s speaks %s, with its words and no others', async (url, language, title, other) => {
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<title data-undrawn>${title}</title>`);
  expect(body).toMatch(new RegExp(`rel="preload" as="script" href="/shell/[^"]*words-${language}`));
  expect(body).not.toContain(`words-${other}`);
  expect(body).toContain(language === 'en' ? '"label":"Home"' : '"label":"হোম"');
});

test.each([
  ['/bn/dashboard/anything', 200],
  ['/bn/nowhere', 404],
  ['/bn/api/categories', 404],
  ['/bn/bn', 404],
  ['/bna', 404],
])('%s answers %i with a page', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
});

test('home in Bangla has one address', async () => {
  const { statusCode, headers } = await get('/bn/?a=b');
  expect([statusCode, headers.location]).toEqual([308, '/bn?a=b']);
});

test.each([
  ['bn', 'হোম'],
  ['en', 'Home'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'Home'],
  [undefined, 'Home'],
])('who asks with Accept-Language %s gets labels as %s', async (language, label) => {
  const answer = await site.app.inject({
    url: '/api/composition',
    headers: { ...(language && { 'accept-language': language }) },
  });
  const { remotes } = answer.json<SignedComposition>();
  expect(remotes.flatMap(({ navigation }) => navigation.map((entry) => entry.label))).toEqual([
    label,
  ]);
  expect(answer.headers.vary).toContain('Accept-Language');
});

test('a release of before there were words is there in Bangla too, and said to speak English', async () => {
  const answer = await site.app.inject({
    url: '/api/composition',
    headers: { 'accept-language': 'bn' },
  });
  const { remotes } = answer.json<SignedComposition>();
  const spoken = remotes.map(({ name, language, routes }) => [name, language, routes[0]?.title]);
  expect(spoken).toEqual([
    ['mfe-news', 'en', 'The news page'],
    ['mfe-storefront', undefined, 'পুরোনো বাইক'],
  ]);
});

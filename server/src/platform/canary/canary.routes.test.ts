import type { Boot, Composition } from '@motohaat/contract/composition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPageViews } from '../measurements/page-views.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { platformSecret } from '../testing/keys.ts';
import { register } from '../testing/registry.ts';
import { startSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { isInCanary } from './bucket.ts';

let site: Site;
let named: { userId: string; authorization: string };
const stable: Record<string, string> = {};
const next: Record<string, string> = {};

const nextStorefront = storefrontBuild({ 'next.js': 'next' });
const nextSeller = { ...sellerBuild(), files: { ...sellerBuild().files } };
nextSeller.release = {
  ...nextSeller.release,
  routes: nextSeller.release.routes.map((route) => ({ ...route, title: 'The next page' })),
};

beforeAll(async () => {
  site = await startSite();
  Object.assign(stable, await site.goLive(shellBuild(), storefrontBuild(), sellerBuild()));
  Object.assign(next, await register(site.db, nextStorefront, nextSeller));
  named = await site.signIn('seller');
  await tryOut({
    'mfe-storefront': { percent: 50, accounts: [named.userId] },
    'mfe-seller': { percent: 50, accounts: [named.userId] },
  });
});
afterAll(() => site.stop());

async function tryOut(canaries: Record<string, { percent: number; accounts: string[] }>) {
  const states = Object.entries(canaries).map(([name, canary]) => [
    name,
    { ...canary, release: next[name] },
  ]);
  const set = { releases: JSON.stringify(stable), author: 'test', reason: 'test', previous: 1 };
  await site.db
    .insertInto('revisions')
    .values({ number: 2, ...set, canaries: JSON.stringify(Object.fromEntries(states)) })
    .execute();
}

type Answer = Awaited<ReturnType<Site['app']['inject']>>;

async function page(cookie = ''): Promise<Answer> {
  return site.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
}

function bootOf({ body }: Answer): Composition {
  const [, json = ''] = /id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(json) as Boot).composition;
}

function cookiesOf({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0] ?? '');
}

const nameView = (cookie?: string) =>
  site.app.inject({
    url: '/api/composition/view?revision=2',
    headers: cookie === undefined ? {} : { cookie },
  });
const releaseOf = (composition: Composition, name: string) =>
  composition.remotes.find((remote) => remote.name === name);

const bucketWhere = (isWanted: (bucket: number) => boolean) => {
  for (let bucket = 0; ; bucket += 1) if (isWanted(bucket)) return `bucket=${bucket}`;
};
const inStorefront = (bucket: number) => isInCanary('mfe-storefront', bucket, 50);
const inSeller = (bucket: number) => isInCanary('mfe-seller', bucket, 50);

describe('a visitor, while a remote has a canary', () => {
  test('gets what is live for all in the first document, which many get', async () => {
    const answer = await page();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toMatch(/^public/);
    expect(releaseOf(bootOf(answer), 'mfe-storefront')?.canary).toBe(false);
  });

  test('is given a bucket for a year, once, that only the server reads', async () => {
    const answer = await nameView();
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies.toSorted()).toEqual([
      expect.stringMatching(/^bucket=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^visitor=[\w-]{12}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const again = await nameView(cookiesOf(answer).join('; '));
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['inside the percentage gets the canary', true],
    ['outside it what is live for all', false],
  ])('%s, with the hints for it', async (_what, isIn) => {
    const answer = await page(bucketWhere((bucket) => inStorefront(bucket) === isIn));
    const wanted = isIn ? next : stable;
    expect(releaseOf(bootOf(answer), 'mfe-storefront')).toMatchObject({
      release: wanted['mfe-storefront'],
      canary: isIn,
    });
    const hints = [...answer.body.matchAll(/rel="preload"[^>]*href="([^"]+)"/g)];
    expect(hints.length).toBeGreaterThan(1);
    for (const [, href] of hints) expect(href).toContain(`/${wanted['mfe-storefront']}/`);
    expect(answer.headers['cache-control']).toMatch(isIn ? /^private, no-cache$/ : /^public/);
    expect(answer.headers.vary).toContain('Cookie');
  });

  test.each([
    ['', '<html lang="en">'],
    ['signed_in=1', '<html data-signed-in lang="en">'],
    ['low_data=1', '<html data-low-data lang="en">'],
    ['signed_in=1; low_data=1', '<html data-signed-in data-low-data lang="en">'],
    ['low_data=0', '<html lang="en">'],
  ])('is told apart by %j in the canary as outside it: %s', async (cookie, first) => {
    for (const isIn of [true, false]) {
      const bucket = bucketWhere((one) => inStorefront(one) === isIn);
      const { body } = await page(`${bucket}; ${cookie}`);
      expect(body).toContain(`<!doctype html>\n${first}\n`);
    }
  });

  test.each(['bucket=10000', 'bucket=x', 'bucket='])('gets another for %s', async (cookie) => {
    expect(cookiesOf(await nameView(cookie))).toContainEqual(
      expect.stringMatching(/^bucket=\d{1,4}$/),
    );
  });
});

const compositionOf = (authorization: string, cookie: string) =>
  site.app.inject({ url: '/api/composition', headers: { authorization, cookie } });

const told = (canary: boolean) => {
  const [release = ''] = [(canary ? next : stable)['mfe-storefront']];
  return { remote: 'mfe-storefront', release, canary };
};
const wholeCookie = (cookie: string, id = 'abcdefghijkl') => `${cookie}; visitor=${id}`;

describe('a view', () => {
  const views = createPageViews(platformSecret);
  /** As whom the visitor of a view counts, of the page that everybody gets. */
  const groupOf = async (cookie?: string) => {
    const { view } = (await nameView(cookie)).json<{ view: string }>();
    return views.read(view)?.groupOf(told(false));
  };
  const [inside, outside] = [bucketWhere(inStorefront), bucketWhere((one) => !inStorefront(one))];

  test('counts for a visitor whom a coin gave its release', async () => {
    const group = await groupOf(wholeCookie(outside));
    expect(group).toMatch(/^[\w-]{12}$/);
    expect(await groupOf(wholeCookie(outside))).toBe(group);
    expect(await groupOf(wholeCookie(outside, 'other-person'))).not.toBe(group);
    const { view } = bootOf(await page(wholeCookie(inside)));
    expect(views.read(view ?? '')?.groupOf(told(true))).toMatch(/^[\w-]{12}$/);
  });

  test('counts for nobody who comes for the first time, or got another release by another way', async () => {
    expect(await groupOf()).toBeNull();
    expect(await groupOf(outside)).toBeNull();
    expect(await groupOf(wholeCookie(inside))).toBeNull();
    const answer = await compositionOf(named.authorization, wholeCookie(outside));
    const { view } = answer.json<Composition>();
    expect(views.read(view ?? '')?.groupOf(told(true))).toBeNull();
  });
});

describe('an account', () => {
  test('gets its role’s remotes and the public ones by the same bucket', async () => {
    const { authorization } = await site.signIn('seller');
    const cookie = bucketWhere((bucket) => inSeller(bucket) && !inStorefront(bucket));
    const answer = await compositionOf(authorization, cookie);
    const composition = answer.json<Composition>();
    expect(releaseOf(composition, 'mfe-seller')).toMatchObject({
      release: next['mfe-seller'],
      canary: true,
    });
    expect(releaseOf(composition, 'mfe-storefront')).toMatchObject({ canary: false });
  });

  test('that is named gets every canary, and a cookie by which its pages do too', async () => {
    const outside = bucketWhere((bucket) => !inSeller(bucket) && !inStorefront(bucket));
    const answer = await compositionOf(named.authorization, outside);
    const composition = answer.json<Composition>();
    expect(composition.remotes.map(({ canary }) => canary)).toEqual([true, true]);
    const [, attributes = ''] =
      [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((each) => /^canary=[^;]+; (.*)$/.exec(each))
        .find((each) => each !== null) ?? [];
    expect(attributes).toBe('Max-Age=86400; Path=/; HttpOnly; SameSite=Lax');
    const cookie = cookiesOf(answer).find((each) => each.startsWith('canary='));
    const itsPage = await page(`${outside}; ${cookie}`);
    expect(releaseOf(bootOf(itsPage), 'mfe-storefront')?.canary).toBe(true);
    expect(itsPage.body).not.toContain('mfe-seller');
  });

  test('that is not named loses the cookie of another; a made-up one counts for nothing', async () => {
    const outside = bucketWhere((bucket) => !inSeller(bucket) && !inStorefront(bucket));
    const made = `canary=${Buffer.from(`${named.userId} 9999999999999`).toString('base64url')}.x`;
    const madeUp = await page(`${outside}; ${made}`);
    expect(releaseOf(bootOf(madeUp), 'mfe-storefront')?.canary).toBe(false);
    const { authorization } = await site.signIn('seller');
    const answer = await compositionOf(authorization, `${outside}; ${made}`);
    expect(cookiesOf(answer)).toContain('canary=');
    expect(answer.json<Composition>().remotes.map(({ canary }) => canary)).toEqual([false, false]);
  });
});

test('open pages can ask for the number of what is live', async () => {
  const answer = await site.app.inject('/api/composition/revision');
  expect(answer.json()).toEqual({ revision: 2 });
  expect(answer.headers['cache-control']).toBe('no-store');
});

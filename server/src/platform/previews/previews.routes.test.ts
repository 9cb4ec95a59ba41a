import type { Boot, Composition } from '@motohaat/contract/composition';
import type { PreviewMade, PreviewRecord } from '@motohaat/contract/previews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { markPurged } from '../registry/purge.repository.ts';
import { addTeamMember } from '../teams/team-members.repository.ts';
import { remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { releaseForm } from '../testing/release-form.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

const orders = { orders: '/dashboard/myOrders' };
const buyerBuild = (routes: Record<string, string> = orders) =>
  remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes });

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite('mfe-buyer');
  await site.goLive(shellBuild(), storefrontBuild(), buyerBuild());
  const build = buyerBuild({ ...orders, next: '/dashboard/next' });
  expect((await publishAs(build, '2.0.0'))[0]).toBe(201);
  const store = storefrontBuild();
  const team = await site.addTeam('mfe-storefront');
  const next = { ...store, release: { ...store.release, version: '2.0.0' } };
  const { payload, headers } = releaseForm(next, store.files);
  const url = '/api/registry/mfe-storefront/releases';
  await site.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...team } });
});
afterAll(() => site.stop());

const publishAs = (build: ReturnType<typeof buyerBuild>, version: string) =>
  site.publish({ ...build, release: { ...build.release, version } });

type Values = Partial<Record<'name' | 'releases' | 'days', unknown>>;
const own = { application: 'mfe-buyer', version: '2.0.0' };

const ask = (values: Values = {}, headers = site.team) =>
  site.app.inject({
    method: 'POST',
    url: '/api/registry/mfe-buyer/previews',
    headers,
    payload: { name: 'new-orders', releases: [own], days: 7, ...values },
  });

async function made(values: Values = {}) {
  const answer = await ask(values);
  expect([200, 201]).toContain(answer.statusCode);
  const preview = answer.json<PreviewMade>();
  return { ...preview, address: preview.url.slice(new URL(preview.url).origin.length) };
}

const page = (url: string, cookie = '') =>
  site.app.inject({ url, headers: { accept: 'text/html', cookie } });
type Answer = Awaited<ReturnType<typeof page>>;
const cookieOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('preview='));

/** The cookie of a browser that opened the address. */
async function opened(values: Values = {}) {
  const answer = await page((await made(values)).address);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  return cookieOf(answer)?.split(';', 1)[0] ?? '';
}

const bootOf = ({ body }: Answer) =>
  (JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as Boot).composition;

async function compositionOf(role: 'buyer' | 'seller', cookie: string) {
  const { authorization } = await site.signIn(role);
  const headers = { authorization, cookie };
  const answer = await site.app.inject({ url: '/api/composition', headers });
  return answer.json<Composition>();
}

const pathsOf = ({ remotes }: Composition) =>
  remotes.flatMap(({ routes }) => routes.map(({ path }) => path));

/** Whether a buyer with a cookie sees the previewed release, or why not. */
async function shownIn(cookie: string) {
  const composition = await compositionOf('buyer', cookie);
  const isPreviewed = pathsOf(composition).includes('/dashboard/next');
  const { failed } = composition.preview ?? {};
  return { isPreviewed, ...(failed && { failed }) };
}

describe('a preview', () => {
  test('shows published releases to accounts that may have them, and to nobody else', async () => {
    const cookie = await opened();
    const buyers = await compositionOf('buyer', cookie);
    expect(pathsOf(buyers)).toContain('/dashboard/next');
    expect(buyers.preview).toMatchObject({ name: 'new-orders', releases: [own] });
    const sellers = await compositionOf('seller', cookie);
    expect(sellers.preview?.releases).toEqual([]);
    expect(JSON.stringify(sellers)).not.toContain('mfe-buyer');
    expect(pathsOf(await compositionOf('buyer', ''))).not.toContain('/dashboard/next');
  });

  test('of a set: each of its applications is the chosen release, as soon as it is chosen', async () => {
    const releases = [own, { application: 'mfe-storefront', version: '2.0.0' }];
    const cookie = await opened({ name: 'both', releases });
    const document = await page('/', cookie);
    expect(document.headers['cache-control']).toBe('private, no-cache');
    expect(bootOf(document).preview?.releases).toEqual([releases[1]]);
    await made({ name: 'both', releases: [own] });
    expect(bootOf(await page('/', cookie)).preview?.releases).toEqual([]);
  });

  test('is told to be new, or to have another set under its name', async () => {
    expect((await ask({ name: 'twice' })).statusCode).toBe(201);
    expect((await ask({ name: 'twice' })).statusCode).toBe(200);
  });

  test('is told to the browser by a cookie that ends a day after it, and is left by an address', async () => {
    const { address } = await made({ days: 1 });
    const cookie = cookieOf(await page(address));
    expect(cookie).toMatch(/^preview=\S+; Max-Age=172\d{3}; Path=\/; HttpOnly; SameSite=Lax$/);
    const left = await page('/dashboard?tab=a&preview=end', cookie?.split(';', 1)[0]);
    expect(left.headers.location).toBe('/dashboard?tab=a');
    expect(cookieOf(left)).toMatch(/^preview=; Max-Age=0;/);
  });

  test('keeps its address when its set changes, and nobody has it once it is over', async () => {
    const { address, expiresAt } = await made();
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect((await made()).address).toBe(address);
    const cookie = await opened();
    const url = '/api/registry/mfe-buyer/previews/new-orders';
    const ended = await site.app.inject({ method: 'DELETE', url, headers: site.team });
    expect(ended.statusCode).toBe(204);
    expect(await shownIn(cookie)).toEqual({ isPreviewed: false, failed: 'over' });
    const late = await page(address);
    expect([late.statusCode, late.body]).toEqual([404, expect.stringContaining('is over')]);
    expect(late.body).toContain('<a href="/">Go on to the site');
    const inBangla = `href="/bn${address.slice(1)}" lang="bn"`;
    expect(late.body).toContain(inBangla);
    const other = await page(`/bn${address.slice(1)}`);
    expect(other.body).toContain('মেয়াদ শেষ');
    expect(cookieOf(late)).toBeUndefined();
  });

  test('has an address in the language of who asks for it', async () => {
    const headers = { ...site.team, 'accept-language': 'bn' };
    const { url } = (await ask({}, headers)).json<PreviewMade>();
    expect(new URL(url).pathname).toBe('/bn');
    const { authorization } = site.team;
    const listed = await site.app.inject({
      url: '/api/registry/mfe-buyer/previews',
      headers: { authorization, 'accept-language': 'bn' },
    });
    expect(listed.json<PreviewRecord[]>().map((each) => each.url)).toContain(url);
  });

  test('does not count when its time is over, or its token is made up', async () => {
    const cookie = await opened({ name: 'late' });
    await site.db
      .updateTable('previews')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('name', '=', 'late')
      .execute();
    expect(await shownIn(cookie)).toEqual({ isPreviewed: false, failed: 'over' });
    expect((await page('/?preview=made.up')).statusCode).toBe(404);
    const { address } = await made();
    const token = new URL(address, 'http://x').searchParams.get('preview') ?? '';
    expect((await compositionOf('buyer', `preview=${token}`)).preview).toBeUndefined();
  });
});

test('the team, its accounts and admins see what is previewed, by whom, and may end it', async () => {
  const { authorization, userId } = await site.signIn('seller');
  await site.db.updateTable('users').set({ name: 'Rafiq' }).where('id', '=', userId).execute();
  await addTeamMember(site.db, { application: 'mfe-buyer', account_id: userId });
  const member = { authorization };
  const url = '/api/registry/mfe-buyer/previews';
  const get = async (address: string, headers: object) =>
    (await site.app.inject({ url: address, headers: { ...headers } })).json<PreviewRecord[]>();
  await site.db.deleteFrom('previews').execute();
  const { url: address } = await made({ name: 'by-token' });
  expect((await ask({ name: 'by-account' }, member)).statusCode).toBe(201);
  const listed = await get(url, member);
  expect(listed).toMatchObject([
    { name: 'by-account', madeBy: 'Rafiq', releases: [own] },
    { name: 'by-token', madeBy: 'team mfe-buyer', url: address, application: 'mfe-buyer' },
  ]);
  expect(await get(url, site.team)).toEqual(listed);

  const storefront = await site.addTeam('mfe-storefront');
  const others = '/api/registry/mfe-storefront/previews';
  expect(await get(others, storefront)).toEqual([]);

  const admin = await site.signIn('admin');
  const first = await site.app.inject({
    url: '/api/releases/previews?limit=1',
    headers: { authorization: admin.authorization },
  });
  expect(first.json()).toMatchObject([{ name: 'by-account' }]);
  const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect(await get(next, { authorization: admin.authorization })).toMatchObject([
    { name: 'by-token' },
  ]);
  const both = { method: 'DELETE', headers: { authorization: admin.authorization } } as const;
  await site.app.inject({ ...both, url: '/api/releases/mfe-buyer/previews/by-token' });
  await site.app.inject({ method: 'DELETE', headers: member, url: `${url}/by-account` });
  expect(await get(url, site.team)).toEqual([]);
});

describe('a preview is not made', () => {
  test.each<[string, Values, number]>([
    ['for longer than seven days', { days: 7.1 }, 422],
    ['under a name that is none', { name: 'A b' }, 422],
    ['of what is not published', { releases: [{ ...own, version: '9.9.9' }] }, 422],
    [
      'without one of its own',
      { releases: [{ application: 'mfe-storefront', version: '2.0.0' }] },
      422,
    ],
    ['with two of one application', { releases: [own, { ...own, version: '1.0.0' }] }, 422],
  ])('%s', async (_what, values, status) => {
    expect((await ask(values)).statusCode).toBe(status);
  });

  test('by another team', async () => {
    expect((await ask({}, await site.addTeam('mfe-seller'))).statusCode).toBe(403);
  });

  test('of a release whose files are gone', async () => {
    expect((await publishAs(buyerBuild(), '2.5.0'))[0]).toBe(201);
    const { id } = await site.db
      .selectFrom('releases')
      .select('id')
      .where('version', '=', '2.5.0')
      .executeTakeFirstOrThrow();
    await markPurged(site.db, 'mfe-buyer', id);
    const answer = await ask({ name: 'gone', releases: [{ ...own, version: '2.5.0' }] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('no longer kept') },
    ]);
  });

  test('of a page that is another remote’s', async () => {
    expect((await publishAs(buyerBuild({ home: '/' }), '3.0.0'))[0]).toBe(201);
    const answer = await ask({ name: 'grab', releases: [{ ...own, version: '3.0.0' }] });
    expect(answer.statusCode).toBe(409);
  });
});

test('a preview for which what is live by now leaves no place says so, and shows what everybody has', async () => {
  const { address } = await made({ name: 'later' });
  const cookie = await opened({ name: 'later' });
  const routes = { next: '/dashboard/next' };
  await site.goLive(remoteBuild({ name: 'mfe-seller', audience: 'seller', routes }));
  const isTold = () => shownIn(cookie);
  await expect.poll(isTold, { timeout: 5_000 }).toEqual({ isPreviewed: false, failed: 'misfit' });
  const document = await page('/', cookie);
  expect(document.headers['cache-control']).toBe('private, no-cache');
  expect(bootOf(document).preview).toMatchObject({ name: 'later', failed: 'misfit', releases: [] });
  const late = await page(`/bn${address.slice(1)}`);
  expect([late.statusCode, cookieOf(late)]).toEqual([409, undefined]);
  expect(late.body).toContain('এখন চালু সাইটের সঙ্গে মেলে না');
});

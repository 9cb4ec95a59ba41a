import type { Boot, Composition } from '@motohaat/contract/composition';
import type { OverrideMade } from '@motohaat/contract/overrides';
import type { Role } from '@motohaat/domain/role';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { erasePerson } from '../../modules/account-closure/erase.ts';
import { pseudonyms } from '../../modules/accounts/pseudonyms.ts';
import { exportOf } from '../../modules/profile/export.ts';
import { remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

const origin = 'http://localhost:4413';
const buyerBuild = (routes: Record<string, string> = { orders: '/dashboard/myOrders' }) =>
  remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes });
const local = buyerBuild({ orders: '/dashboard/myOrders', next: '/dashboard/next' }).release;

let site: TeamSite;
let owner: Person;
beforeAll(async () => {
  site = await startTeamSite('mfe-buyer');
  await site.goLive(shellBuild(), storefrontBuild(), buyerBuild());
  owner = await signIn('buyer');
});
afterAll(() => site.stop());

type Person = { id: string; email: string; authorization: string };

async function signIn(role: Role): Promise<Person> {
  const { userId, authorization } = await site.signIn(role);
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id: userId, email, authorization };
}

type Values = { account?: string; hours?: number };

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  site.app.inject({ method, url, headers: site.team, ...(payload && { payload }) });

const ask = (values: Values = {}) =>
  call('POST', '/api/registry/mfe-buyer/overrides', {
    account: owner.email,
    origin,
    hours: 8,
    release: local,
    ...values,
  });

async function made(values: Values = {}): Promise<OverrideMade & { token: string }> {
  const answer = await ask(values);
  expect(answer.statusCode).toBe(201);
  const override = answer.json<OverrideMade>();
  return { ...override, token: new URL(override.url).searchParams.get('override') ?? '' };
}

const take = (person: { authorization: string }, token: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/composition/override',
    headers: { authorization: person.authorization },
    payload: { token },
  });

type Answer = Awaited<ReturnType<typeof take>>;

const cookieOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('override='));
const sent = (answer: Answer) => cookieOf(answer)?.split(';', 1)[0] ?? '';

/** An override that its owner has taken up; the cookie that the browser has of it. */
async function taken(values: Values = {}) {
  const override = await made(values);
  const answer = await take(owner, override.token);
  expect(answer.statusCode).toBe(204);
  return { ...override, cookie: sent(answer) };
}

const compositionOf = (person: Person, cookie: string) =>
  site.app.inject({
    url: '/api/composition',
    headers: { authorization: person.authorization, cookie },
  });

const pageWith = (cookie: string, url = '/') =>
  site.app.inject({ url, headers: { accept: 'text/html', cookie } });

const bootOf = ({ body }: Answer) =>
  (JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as Boot).composition;

describe('an override', () => {
  test('puts the local build into the pages of the account that took it up', async () => {
    const { url, expiresAt, cookie } = await taken();
    expect(url).toMatch(/^http:\/\/[^/]+\/dashboard\?override=/);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.99);
    expect(hours).toBeLessThanOrEqual(8);
    expect(cookieOf(await compositionOf(owner, cookie))).toBeUndefined();
    const composition = (await compositionOf(owner, cookie)).json<Composition>();
    expect(composition.override).toEqual({ remote: 'mfe-buyer', origin, expiresAt });
    expect(composition.remotes[0]).toMatchObject({
      name: 'mfe-buyer',
      entry: { url: `${origin}/entry.js`, integrity: expect.stringMatching(/^sha384-/) },
    });
    expect(composition.remotes[0]?.routes.map(({ path }) => path)).toContain('/dashboard/next');
    expect(composition.remotes[1]?.entry.url).toMatch(/^\/remotes\//);
    expect(composition.serving?.remotes).toHaveProperty('mfe-buyer.version');
    expect((await compositionOf(owner, '')).json<Composition>().serving).toBeUndefined();
  });

  test('is told to the browser by a cookie that ends with it', async () => {
    const { token } = await made({ hours: 1 });
    const cookie = cookieOf(await take(owner, token));
    expect(cookie).toMatch(/^override=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const age = Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]);
    expect(age).toBeGreaterThan(3_590);
    expect(age).toBeLessThanOrEqual(3_600);
  });

  test('lets its document load from that one origin, and no other', async () => {
    const { cookie } = await taken();
    const document = await pageWith(cookie, '/dashboard/next');
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-security-policy']).toContain(`style-src 'self' ${origin};`);
    expect(document.body).not.toContain('mfe-buyer');
    const plain = await pageWith('');
    expect(plain.headers['content-security-policy']).not.toContain('localhost');
  });

  test('of a public remote is in the document, with its hints', async () => {
    const team = await site.addTeam('mfe-storefront');
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/registry/mfe-storefront/overrides',
      headers: team,
      payload: { account: owner.email, origin, hours: 1, release: storefrontBuild().release },
    });
    const token = new URL(answer.json<OverrideMade>().url).searchParams.get('override') ?? '';
    const page = await pageWith(sent(await take(owner, token)));
    expect(bootOf(page)).toMatchObject({ override: { remote: 'mfe-storefront', origin } });
    expect(page.body).toContain(`rel="preload" as="script" href="${origin}/entry.js"`);
  });

  test('changes with the local build', async () => {
    const { id, cookie } = await taken();
    const changed = buyerBuild({ orders: '/dashboard/myOrders', later: '/dashboard/later' });
    const url = `/api/registry/mfe-buyer/overrides/${id}`;
    expect((await call('PUT', url, { release: changed.release })).statusCode).toBe(204);
    const composition = (await compositionOf(owner, cookie)).json<Composition>();
    const paths = composition.remotes[0]?.routes.map(({ path }) => path);
    expect(paths).toEqual(['/dashboard/myOrders', '/dashboard/later']);
  });
});

const overridden = async (person: Person, cookie: string) =>
  (await compositionOf(person, cookie)).json<Composition>().override !== null;

describe('it ends', () => {
  test('when the person ends it, for good and in every browser', async () => {
    const { token, cookie } = await taken();
    const headers = { cookie };
    const answer = await site.app.inject({
      method: 'DELETE',
      url: '/api/composition/override',
      headers,
    });
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(answer)).toMatch(/^override=; Max-Age=0;/);
    expect(await overridden(owner, cookie)).toBe(false);
    expect((await take(owner, token)).statusCode).toBe(404);
  });

  test('when the team ends it', async () => {
    const { id, cookie } = await taken();
    const url = `/api/registry/mfe-buyer/overrides/${id}`;
    expect((await call('DELETE', url)).statusCode).toBe(204);
    expect(await overridden(owner, cookie)).toBe(false);
    expect((await call('PUT', url, { release: local })).statusCode).toBe(404);
    expect((await call('DELETE', url)).statusCode).toBe(204);
  });

  test('when its time is over', async () => {
    const { id, token, cookie } = await taken();
    await site.db
      .updateTable('overrides')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect(await overridden(owner, cookie)).toBe(false);
    expect((await take(owner, token)).statusCode).toBe(404);
    expect((await pageWith(cookie)).headers['content-security-policy']).not.toContain(origin);
  });

  test('when another account uses the browser, which then forgets it', async () => {
    const { cookie } = await taken();
    const other = await signIn('buyer');
    const answer = await compositionOf(other, cookie);
    expect(answer.json<Composition>().override).toBeNull();
    expect(cookieOf(answer)).toMatch(/^override=; Max-Age=0;/);
  });

  test('when what is live no longer leaves room for it', async () => {
    const { id, cookie } = await taken();
    const claimed = buyerBuild({ orders: '/dashboard/myOrders', home: '/' }).release;
    await site.db
      .updateTable('overrides')
      .set({ manifest: JSON.stringify(claimed) })
      .where('id', '=', id)
      .execute();
    expect(await overridden(owner, cookie)).toBe(false);
  });
});

describe('nobody else takes it up', () => {
  test('another account gets the same answer as for a made-up token', async () => {
    const { token } = await made();
    const answers = await Promise.all([
      take(await signIn('buyer'), token),
      take(await signIn('admin'), token),
      take(owner, 'made.up'),
      take(owner, `${token}x`),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        message: 'This link is over, or for another account.',
      });
      expect(cookieOf(answer)).toBeUndefined();
    }
  });

  test('a link’s token in a cookie counts for nothing', async () => {
    const { token } = await made();
    expect(await overridden(owner, `override=${token}`)).toBe(false);
  });

  test('an account without the role is told so', async () => {
    const seller = await signIn('seller');
    const { token } = await made({ account: seller.email });
    const answer = await take(seller, token);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('mfe-');
  });
});

test('another team cannot change or end it', async () => {
  const { id, cookie } = await taken();
  const headers = await site.addTeam('mfe-storefront');
  const url = `/api/registry/mfe-storefront/overrides/${id}`;
  const release = storefrontBuild().release;
  const answer = await site.app.inject({ method: 'PUT', url, headers, payload: { release } });
  expect(answer.statusCode).toBe(404);
  await site.app.inject({ method: 'DELETE', url, headers });
  expect(await overridden(owner, cookie)).toBe(true);
});

test('the log says whose pages a team may change, and where from', async () => {
  const { expiresAt } = await made({ hours: 2 });
  const entry = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'override.made')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor_id: null,
    subject_kind: 'user',
    subject_id: owner.id,
    detail: { author: 'team:mfe-buyer', origin, expiresAt },
  });
});

test('an account can export its overrides, and they go with it', async () => {
  const { id } = await made();
  let text = '';
  for await (const part of exportOf(site.db, owner.id)) text += part;
  const { overrides } = JSON.parse(text) as { overrides: object[] };
  expect(overrides).toContainEqual(
    expect.objectContaining({ id, application: 'mfe-buyer', origin, ended_at: null }),
  );
  const person = { ...owner, uid: 'uid', phone: null };
  await erasePerson(site.db, person, { pseudonyms: pseudonyms('secret'), ban: false });
  const left = await site.db
    .selectFrom('overrides')
    .select('id')
    .where('account_id', '=', owner.id)
    .execute();
  expect(left).toEqual([]);
});

test('pages are there when overrides cannot be read', async () => {
  owner = await signIn('buyer');
  const { cookie } = await taken();
  await site.app.revision.current();
  await site.db.close();
  expect((await pageWith(cookie)).statusCode).toBe(200);
});

import type { Access, Composition } from '@motohaat/contract/composition';
import { roles } from '@motohaat/domain/role';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminBuild, sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await site.goLive(shellBuild(), storefrontBuild(), adminBuild(), sellerBuild());
});
afterAll(() => site.stop());

const get = async (headers = {}) => site.app.inject({ url: '/api/composition', headers });

describe('GET /api/composition', () => {
  test('a visitor gets the public remotes and no cookie', async () => {
    const answer = await site.app.inject('/api/composition');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const composition = answer.json<Composition>();
    expect(composition).toMatchObject({ revision: 1, role: null });
    expect(composition.remotes.map(({ name }) => name)).toEqual(['mfe-storefront']);
    expect(composition.remotes[0]?.routes[0]?.preload).toHaveLength(2);
  });

  test('what all visitors get alike is signed once, and not sent again to who has it', async () => {
    const [first, second] = [await get(), await get()];
    expect(second.body).toBe(first.body);
    const known = await get({ 'if-none-match': first.headers.etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test.each(roles)(
    'a %s gets the remotes of that role and the cookie for their files',
    async (role) => {
      const { authorization } = await site.signIn(role);
      const answer = await site.app.inject({ url: '/api/composition', headers: { authorization } });
      const composition = answer.json<Composition>();
      expect(composition.role).toBe(role);
      const own = { buyer: [], seller: ['mfe-seller'], admin: ['mfe-admin'] }[role];
      expect(composition.remotes.map(({ name }) => name)).toEqual([...own, 'mfe-storefront']);
      expect(answer.headers['set-cookie']).toMatch(
        /^composition=.+; Max-Age=\d+; Path=\/remotes; HttpOnly; SameSite=Strict$/,
      );
    },
  );

  test.each(['Bearer nonsense', 'Basic abc', 'Bearer '])(
    'the credential "%s" is refused, not taken for a visitor',
    async (authorization) => {
      const answer = await site.app.inject({ url: '/api/composition', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('mfe-');
    },
  );

  test('a role that changed is another composition on the next request', async () => {
    const { userId, authorization } = await site.signIn('admin');
    await site.db.updateTable('users').set({ role: 'buyer' }).where('id', '=', userId).execute();
    const answer = await site.app.inject({ url: '/api/composition', headers: { authorization } });
    expect(answer.json<Composition>().role).toBe('buyer');
    expect(answer.body).not.toContain('mfe-admin');
  });
});

describe('GET /api/composition/access', () => {
  test.each([
    ['/', 'public', 'public'],
    ['/categories/2?sort=price#top', 'public', 'public'],
    ['/dashboard/users', null, 'admin'],
    ['/dashboard/users/', null, 'admin'],
    ['/dashboard/%75sers', null, 'admin'],
    ['/dashboard/addProduct', null, 'seller'],
    ['/dashboard', null, null],
    ['/nowhere', null, null],
    ['%', null, null],
  ])('of "%s" a visitor learns %s and a buyer %s', async (path, visitor, buyer) => {
    const { authorization } = await site.signIn('buyer');
    const ask = async (headers: { authorization?: string }) => {
      const url = '/api/composition/access';
      const answer = await site.app.inject({ url, query: { path }, headers });
      expect(answer.statusCode).toBe(200);
      return answer.json<Access>();
    };
    expect(await ask({})).toEqual({ audience: visitor });
    expect(await ask({ authorization })).toEqual({ audience: buyer });
  });

  test.each(['', '?path=/a&path=/b', `?path=${'a'.repeat(501)}`])(
    'refuses the query "%s"',
    async (query) => {
      const answer = await site.app.inject(`/api/composition/access${query}`);
      expect(answer.statusCode).toBe(422);
    },
  );
});

test('while nothing is live, a composition is not there yet', async () => {
  const empty = await startSite();
  const answer = await empty.app.inject('/api/composition');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  await empty.stop();
});

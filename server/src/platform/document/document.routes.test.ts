import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminBuild, remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { localConfig } from '../testing/revisions.ts';
import { startSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { pagePolicy } from './content-security-policy.ts';

/** Each page view has its own name and time, and so its own signature, and each refusal its own id. */
const undated = (html: string) =>
  html.replaceAll(/"(?:issuedAt|expiresAt|view|signature|requestId)":"[^"]*"/g, '');

let site: Site;
let releases: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  const routes = { office: '/office' };
  const office = remoteBuild({ name: 'mfe-office', audience: 'admin', routes });
  releases = await site.goLive(shellBuild(), storefrontBuild(), adminBuild(), office);
});
afterAll(() => site.stop());

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = (url: string, accept = browser) => site.app.inject({ url, headers: { accept } });

describe('the document', () => {
  test.each([
    ['/', 200],
    ['/?from=mail', 200],
    ['/categories/2', 200],
    ['/dashboard', 200],
    ['/dashboard/users', 200],
    ['/dashboard/nothing', 200],
    ['/DASHBOARD/no/such/page/', 200],
    ['/%64ashboard/nothing', 200],
    ['/nowhere', 404],
    ['/favicon.ico', 404],
  ])('%s answers %i with the page', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=10',
      vary: 'Cookie, Save-Data',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain(`/shell/${releases['shell']}/shell.js`);
  });

  test('is the same bytes for everybody, and none for who has them already', async () => {
    const [one, other] = [await get('/'), await get('/')];
    expect(other.body).toBe(one.body);
    const { etag = '' } = one.headers;
    const known = await site.app.inject({
      url: '/',
      headers: { accept: browser, 'if-none-match': etag },
    });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test('is the same for a signed-in admin: it names no remote that is not public', async () => {
    const { authorization } = await site.signIn('admin');
    const headers = { accept: browser, authorization, cookie: await site.cookieOf(authorization) };
    const answer = await site.app.inject({ url: '/dashboard/users', headers });
    expect(answer.body).not.toContain('mfe-admin');
    expect(undated(answer.body)).toBe(undated((await get('/dashboard/users')).body));
  });

  test.each([
    ['/dashboard/users', '/dashboard/nothing'],
    ['/Dashboard/%75sers/', '/Dashboard/nothing/'],
    ['/office', '/nowhere'],
  ])('of %s a visitor learns no more than of %s', async (reserved, nothing) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
      for (const accept of [browser, 'image/avif', 'application/json']) {
        const answerOf = async (url: string) => {
          const { statusCode, headers, body } = await site.app.inject({
            method,
            url,
            headers: { accept },
          });
          const { date: _date, 'x-request-id': _id, ...constant } = headers;
          return { statusCode, headers: constant, body: undated(body) };
        };
        const [one, other] = [await answerOf(reserved), await answerOf(nothing)];
        expect(one).toEqual(other);
      }
    }
  });

  test('every file that it names is there, with the hash that it says', async () => {
    const { body } = await get('/');
    const urls = [...body.matchAll(/<(?:link|script)[^>]* (?:src|href)="(\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(urls).toHaveLength(5);
    const answers = await Promise.all(urls.map((url) => get(url, '*/*')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  });

  test.each(['*/*;q=0.8', 'TEXT/HTML', 'text/*', 'application/json, text/plain, */*', ''])(
    'is given to who takes “%s”',
    async (accept) => expect((await get('/', accept)).statusCode).toBe(200),
  );

  test.each([
    'image/avif,image/webp,*/*;q=0.8',
    'application/json',
    'text/css,*/*;q=0.1',
    'text/html;q=0, application/json',
  ])('is not given to a browser that asks for %s', async (accept) => {
    const answer = await get('/nowhere.png', accept);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test.each(['/api', '/api/', '/api/nothing', '/API/nothing', '/api%2Fnothing', '/remotes%2fx'])(
    'is not given for the path %s of data and files',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'refuses %s',
    async (method) => {
      const answer = await site.app.inject({ method, url: '/login', payload: 'a=b' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  test('answers HEAD without a body', async () => {
    const answer = await site.app.inject({
      method: 'HEAD',
      url: '/nowhere',
      headers: { accept: browser },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('');
  });

  test('while nothing is live there is a plain answer that says when to come back', async () => {
    const empty = await startSite();
    const answer = await empty.app.inject({ url: '/', headers: { accept: browser } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    await empty.stop();
  });
});

const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];

describe('security headers', () => {
  const closed = "default-src 'none'; frame-ancestors 'none'";

  test('the document has the policy of a page, everything else a closed one', async () => {
    const options = { production: false, imageOrigins: [], trustedTypes: true };
    const policy = pagePolicy(localConfig, options);
    expect(await policyOf('/')).toBe(policy);
    expect(await policyOf('/nowhere')).toBe(policy);
    expect(await policyOf('/api/composition')).toBe(closed);
    expect(await policyOf('/favicon.svg')).toBe(closed);
    expect(await policyOf('/remotes/none')).toBe(closed);
  });

  test('every answer has them, refusals too', async () => {
    const refused = { authorization: 'Bearer nonsense' };
    const answers = await Promise.all([
      get('/'),
      get('/api/composition'),
      get('/api/nothing'),
      get('/remotes/none'),
      site.app.inject({ url: '/api/composition', headers: refused }),
      site.app.inject({ method: 'POST', url: '/' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 401, 405]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
    expect(answers[0]?.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'strict-origin',
    });
  });

  test('in production browsers are told to come by HTTPS only', async () => {
    const production = await startSite({ production: true });
    const answer = await production.app.inject('/');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await production.stop();
  });
});

import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Delivery, Webhook } from '@motohaat/contract/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Log } from '../../plugins/logging.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { keepHold, keepVerdict } from '../canary/findings.repository.ts';
import { goLive } from '../revisions/go-live.ts';
import { shellBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { makeDueAgain } from './deliveries.repository.ts';
import { tellSome } from './tell-some.ts';
import { addWebhook } from './webhooks.repository.ts';

type Heard = { headers: IncomingHttpHeaders; body: string };

let site: TestApp;
let admin: Person;
const heard: Heard[] = [];
/** What the log says of what could not be told. */
const logged: string[] = [];
/** What the other side answers next; 204 when nothing is here. */
const answers: number[] = [];
const other = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    const status = answers.shift() ?? 204;
    response.writeHead(status, { location: '/elsewhere' }).end('It says much.');
  });
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/hook`;
  site = await createTestApp();
  admin = await site.signIn('admin');
});
afterAll(async () => {
  other.close();
  await site.stop();
});
beforeEach(async () => {
  heard.length = 0;
  logged.length = 0;
  await site.db.deleteFrom('webhooks').execute();
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  site.app.inject({
    method,
    url: `/api/webhooks${url}`,
    headers: { authorization: admin.authorization },
    ...(payload && { payload }),
  });
const add = async () =>
  (await call('POST', '', { url: address })).json<{ _id: string; secret: string }>();
const list = async () => (await call('GET', '')).json<Webhook[]>();

let made = 0;
/** Writes a revision. */
async function act(): Promise<number> {
  made += 1;
  const set = await register(site.db, shellBuild({ 'n.js': String(made) }));
  return goLive(site, set, { author: 'user:0192', reason: `Release ${made}` });
}
/** Tells what is due so many minutes from now; a second later, for two clocks never agree. */
const tell = (minutes = 0) =>
  tellSome(
    { db: site.db, secret: site.secret, development: true },
    {
      now: () => new Date(Date.now() + 1_000 + minutes * 60_000),
      signal: new AbortController().signal,
      log: {
        warn: (_about: object, said: string) => void logged.push(`warn: ${said}`),
        error: (_about: object, said: string) => void logged.push(`error: ${said}`),
      } as Pick<Log, 'warn' | 'error'>,
    },
  );

test('each act is told once, signed as the standard says, with no name of an admin', async () => {
  const { secret } = await add();
  const number = await act();
  expect(await tell()).toBe(1);
  const [message] = heard;
  const { headers, body } = message!;
  expect(JSON.parse(body)).toMatchObject({
    type: 'release.started',
    data: { revision: number, author: 'admin', applications: ['shell'] },
  });
  expect(body).not.toContain('0192');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
  expect(await tell(600)).toBe(0);
});

test('an act of each kind is told by its own name', async () => {
  await add();
  const first = await act();
  const acts = [
    ['promote', 'release.promoted'],
    ['canary', 'release.canary'],
    ['rollback', 'release.rolled_back'],
    ['kill', 'remote.killed'],
    ['revive', 'remote.revived'],
    ['remove', 'remote.removed'],
    ['handover', 'remote.handed_over'],
  ] as const;
  const { releases } = await site.db
    .selectFrom('revisions')
    .select('releases')
    .where('number', '=', first)
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('revisions')
    .values(
      acts.map(([kind], index) => ({
        number: first + index + 1,
        previous: first + index,
        releases: JSON.stringify(releases),
        act: kind,
        application: 'shell',
        author: 'team:mfe-buyer',
        reason: kind,
      })),
    )
    .execute();
  const release = releases['shell'] ?? '';
  const revision = first + acts.length;
  const figures = { failed: 0, views: 800, othersFailed: 1, othersViews: 800 };
  const tried = { application: 'shell', release, revision, at: new Date() };
  const why = { code: 'canary_equal', ...figures } as const;
  await keepVerdict(site.db, { ...tried, kind: 'better_or_equal', why, signals: [] }, new Date(0));
  await keepVerdict(site.db, { ...tried, kind: 'better_or_equal', why, signals: [] }, new Date(0));
  const said = { en: 'It waits.', bn: 'অপেক্ষা।' };
  await keepHold(site.db, { ...tried, said }, new Date(0));
  await keepHold(site.db, { ...tried, said }, new Date(0));
  expect(await tell()).toBe(1 + acts.length + 2);
  const told = heard.map(({ body }) => JSON.parse(body) as { type: string; data: object });
  for (const [index, [kind, type]] of acts.entries()) {
    const data = {
      revision: first + index + 1,
      act: kind,
      author: 'team mfe-buyer',
      reason: kind,
      applications: ['shell'],
    };
    expect(told).toContainEqual(
      expect.objectContaining({ type, data: expect.objectContaining(data) }),
    );
  }
  const ofCanary = (data: object) => expect.objectContaining({ revision, ...data });
  expect(told).toContainEqual(
    expect.objectContaining({
      type: 'canary.better_or_equal',
      data: ofCanary({ applications: ['shell'], verdict: why, signals: [] }),
    }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'canary.held', data: ofCanary({ reason: 'It waits.' }) }),
  );
  const [{ _id }] = (await list()) as [Webhook];
  const page = async (query: string) => {
    const answer = await call('GET', `/${_id}/deliveries${query}`);
    const next = /<[^>]*[?&]cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1];
    return { rows: answer.json<Delivery[]>(), next };
  };
  const first2 = await page('?limit=2');
  const rest = await page(`?limit=50&cursor=${first2.next}`);
  const all = [...first2.rows, ...rest.rows];
  expect(new Set(all.map((one) => one._id)).size).toBe(1 + acts.length + 2);
  expect(all.flatMap(({ finding }) => finding ?? []).toSorted()).toEqual([
    'better_or_equal',
    'held',
  ]);
});

test('what is not taken is told again under the same id, later each time, and given up in the end', async () => {
  const { _id } = await add();
  const number = await act();
  answers.push(500, 302);
  await tell();
  expect(await tell()).toBe(0);
  await tell(2);
  expect(await list()).toMatchObject([{ waiting: 1, dead: 0 }]);
  expect(new Set(logged)).toEqual(new Set(['warn: a webhook could not be told yet']));
  await tell(600);
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(heard).toHaveLength(3);
  expect((await call('GET', `/${_id}/deliveries`)).json<Delivery[]>()).toMatchObject([
    { revision: number, status: 'sent', tries: 3, error: '' },
  ]);

  await act();
  for (let tries = 0; tries < 12; tries += 1) {
    answers.push(500);
    await tell(600 * (tries + 1) ** 2);
  }
  const [dead] = (await call('GET', `/${_id}/deliveries`)).json<Delivery[]>();
  expect(dead).toMatchObject({ status: 'dead', tries: 12, error: 'The other side answered 500.' });
  expect(logged.slice(-2)).toEqual([
    'warn: a webhook could not be told yet',
    'error: a webhook is given up',
  ]);
  const again = () => call('POST', `/${_id}/deliveries/${dead!._id}/again`);
  expect((await again()).statusCode).toBe(204);
  expect((await again()).statusCode).toBe(409);
  expect(await tell()).toBe(1);
  expect(await list()).toMatchObject([{ waiting: 0, dead: 0 }]);
});

test('an address whose other side is gone is told nothing more', async () => {
  const { _id } = await add();
  await act();
  answers.push(410);
  await tell();
  expect((await call('GET', `/${_id}/deliveries`)).json<Delivery[]>()).toMatchObject([
    { status: 'dead', error: 'The other side said that it is gone (410).' },
  ]);
  expect(logged).toEqual(['error: a webhook is given up']);
  await act();
  expect(await tell(600)).toBe(0);
  expect(await list()).toMatchObject([{ endedAt: expect.any(String), dead: 1 }]);
});

test.each([
  ['http://127.0.0.1:1/', 'The other side could not be reached (ECONNREFUSED).'],
  ['https://10.0.0.1/', 'The address leads to a network that is not public.'],
])('what cannot be sent to %s waits, and says why', async (url, error) => {
  const { _id } = await add();
  await site.db.updateTable('webhooks').set({ url }).execute();
  await act();
  await tell();
  const [waiting] = (await call('GET', `/${_id}/deliveries`)).json<Delivery[]>();
  expect(waiting).toMatchObject({ status: 'failed', error });
  const again = await call('POST', `/${_id}/deliveries/${waiting!._id}/again`);
  expect(again.statusCode).toBe(409);
  expect(await makeDueAgain(site.db, { id: waiting!._id, webhookId: _id })).toBe('failed');
  expect((await call('GET', `/${_id}/deliveries`)).json()).toEqual([waiting]);
});

test('of what is not there nothing is told, removed or sent again', async () => {
  const { _id } = await add();
  const none = '00000000-0000-7000-8000-000000000000';
  for (const [method, url] of [
    ['DELETE', `/${none}`],
    ['GET', `/${none}/deliveries`],
    ['POST', `/${_id}/deliveries/${none}/again`],
  ] as const) {
    expect((await call(method, url)).statusCode).toBe(404);
  }
});

test('an address that is added again under its id is there once', async () => {
  const { _id } = await add();
  const again = () =>
    site.db.transaction().execute((trx) => addWebhook(trx, { id: _id, url: address }, 1));
  expect(await again()).toBe(true);
  expect(await list()).toHaveLength(1);
});

test('what was written for one of two servers at once is told by one of them', async () => {
  await add();
  await act();
  const tried = await Promise.all([tell(), tell(), tell()]);
  expect(tried.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(heard).toHaveLength(1);
});

test('no address of a network of our own is taken, and there are not too many', async () => {
  for (const url of ['https://10.0.0.1/', 'http://hooks.example.com/', 'https://localhost/']) {
    expect((await call('POST', '', { url })).statusCode).toBe(422);
  }
  for (let count = 0; count < 20; count += 1) await add();
  const refused = await call('POST', '', { url: address });
  expect(refused.json()).toMatchObject({ code: 'limit_reached' });
});

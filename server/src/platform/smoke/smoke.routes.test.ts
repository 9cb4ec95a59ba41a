import type { SignedSmokeTest, SmokeStanding, SmokeWork } from '@motohaat/contract/smoke-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { smokeKey } from '../testing/keys.ts';
import { aReport } from '../testing/machine.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { describeOrder, setOfOrder } from './order.ts';
import { findLatestOrder, type OrderRow } from './orders.repository.ts';
import { machineToken, signReport } from './smoke-key.ts';
import { findLatestSmokeTests } from './smoke.repository.ts';

let site: TeamSite;
let admin: { authorization: string };
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(shellBuild(), sellerBuild(), storefrontBuild());
  admin = await site.signIn('admin');
});
afterAll(() => site.stop());

const application = 'mfe-storefront';
const machines = { authorization: `Bearer ${machineToken(smokeKey)}` };
const reason = 'To see what happens';

async function publish(version: string): Promise<string> {
  const { release, files } = storefrontBuild({ 'new.js': version });
  const [, body] = await site.publish({ release: { ...release, version }, files });
  return (body as { release: string }).release;
}

async function call<Body>(
  method: 'GET' | 'POST',
  url: string,
  headers: object,
  payload?: object,
): Promise<[status: number, body: Body]> {
  const answer = await site.app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return [answer.statusCode, (answer.body ? answer.json() : undefined) as Body];
}

const smokeOf = (version: string) => `/api/registry/${application}/releases/${version}/smoke`;
const order = async (version: string) =>
  (await call<SmokeStanding>('POST', smokeOf(version), site.team))[1];
const standing = async (version: string) =>
  (await call<SmokeStanding>('GET', smokeOf(version), site.team))[1];
const claim = async (machine = 'm1') =>
  (
    await call<SmokeWork>('POST', '/api/smoke-tests/claim', machines, {
      machine,
      browser: 'Chromium',
    })
  )[1].order;

function send(
  id: string,
  sent: Partial<SignedSmokeTest> & Pick<SignedSmokeTest, 'report' | 'signature'>,
  by: object = machines,
) {
  const body = { machine: 'm1', pictures: [], ...sent };
  return call<{ code?: string }>('POST', `/api/smoke-tests/${id}/report`, by, body);
}

async function promote(version: string, by?: { authorization: string }, more: object = {}) {
  const { number } = await site.live();
  return site.operate('promote', number, { version, reason, ...more }, '', by);
}

test('a promotion waits until a machine has looked, and says so where there is none', async () => {
  await publish('1.1.0');
  expect(await standing('1.1.0')).toMatchObject({ state: 'none', report: null });
  const waiting = await order('1.1.0');
  expect(waiting).toMatchObject({ state: 'waiting', attended: false });
  expect(waiting.problem).toMatch(/^No machine looks at releases now/);
  expect(await promote('1.1.0')).toMatchObject([
    409,
    { reasons: [expect.stringMatching('no smoke test')] },
  ]);

  const claimed = await claim();
  expect(claimed).toMatchObject({ application, version: '1.1.0', live: '1.0.0' });
  expect(await claim('m2')).toBeNull();
  const { id, release, revision } = claimed!;
  const [tells] = await call('POST', `/api/smoke-tests/${id}/progress`, machines, {
    machine: 'm1',
    done: 2,
    of: 9,
  });
  expect(tells).toBe(204);
  expect(await order('1.1.0')).toMatchObject({ state: 'running', attended: true, done: 2, of: 9 });

  const report = aReport(revision);
  const signature = signReport(smokeKey, { order: id, application, release, report });
  const picture = { path: '/', of: 'candidate', version: '1.1.0', width: 1280 } as const;
  const pictures = [{ ...picture, content: Buffer.from('a picture').toString('base64') }];
  expect(await send(id, { report, signature, pictures })).toEqual([200, { passed: true }]);
  expect(await standing('1.1.0')).toMatchObject({
    state: 'done',
    report: { passed: true, revision, pictures: [{ ...picture, number: 0 }] },
  });
  const shown = await call('GET', `${smokeOf('1.1.0')}/pictures/0`, site.team);
  expect(shown).toEqual([200, { picture: `data:image/jpeg;base64,${pictures[0]?.content}` }]);
  expect(await promote('1.1.0')).toMatchObject([200, { changed: true }]);
});

test('no report made elsewhere counts: not a team’s own, not one without the key, not one of another order', async () => {
  const release = await publish('1.2.0');
  const { number } = await site.live();
  const report = aReport(number);
  await call('POST', smokeOf('1.2.0'), site.team, report);
  // A machine was there a moment ago: nothing is missing.
  const waiting = { state: 'waiting', attended: true, problem: null, report: null };
  expect(await standing('1.2.0')).toMatchObject(waiting);

  const { id } = (await claim())!;
  const parts = { order: id, application, release, report };
  const signature = signReport(smokeKey, parts);
  expect(await send(id, { report, signature }, site.team)).toMatchObject([403, {}]);
  const forged = [
    signReport('a key of somebody else’s, with 32 letters', parts),
    signReport(smokeKey, { ...parts, order: crypto.randomUUID() }),
    signReport(smokeKey, { ...parts, report: { ...report, browser: 'Other' } }),
  ];
  for (const other of forged) {
    expect(await send(id, { report, signature: other })).toMatchObject([422, { code: 'invalid' }]);
  }
  // Even in the database: what was changed there is not what a machine signed.
  expect(await send(id, { report, signature })).toMatchObject([200, {}]);
  await site.db
    .updateTable('smoke_tests')
    .set({ report: JSON.stringify({ ...report, browser: 'Other' }) })
    .where('id', '=', id)
    .execute();
  expect(await promote('1.2.0')).toMatchObject([
    409,
    { reasons: [expect.stringMatching('no smoke test')] },
  ]);
});

test('a machine that goes away loses its order to another one, and what it found late does not count', async () => {
  const release = await publish('1.3.0');
  await order('1.3.0');
  const { id, revision } = (await claim())!;
  await site.db
    .updateTable('smoke_orders')
    .set({ held_until: new Date(0) })
    .where('id', '=', id)
    .execute();
  expect(await standing('1.3.0')).toMatchObject({ state: 'waiting' });
  expect(await claim('m2')).toMatchObject({ id });
  const report = aReport(revision, ['Uncaught error: x']);
  report.pages.push({ path: '/about', faults: [], milliseconds: 12 });
  const signature = signReport(smokeKey, { order: id, application, release, report });
  expect(await send(id, { report, signature })).toMatchObject([409, { code: 'conflict' }]);
  expect(await send(id, { machine: 'm2', report, signature })).toEqual([200, { passed: false }]);
  expect(await promote('1.3.0')).toMatchObject([
    409,
    { reasons: [expect.stringMatching('failed')] },
  ]);
  expect(await promote('1.3.0', admin, { untested: true })).toMatchObject([
    409,
    { reasons: [expect.stringMatching('failed')] },
  ]);
});

test('an order over which three machines ended is given up, and can be ordered again', async () => {
  await publish('1.4.0');
  await order('1.4.0');
  for (const name of ['m1', 'm2', 'm3']) {
    expect(await claim(name)).not.toBeNull();
    await site.db
      .updateTable('smoke_orders')
      .set({ held_until: new Date(0) })
      .where('ended_at', 'is', null)
      .execute();
  }
  expect(await claim('m4')).toBeNull();
  expect(await standing('1.4.0')).toMatchObject({
    state: 'broken',
    problem: 'Three machines ended over it.',
  });
  expect(await order('1.4.0')).toMatchObject({ state: 'waiting' });
});

test('an admin lets a release through that nobody looked at, with a reason in the history; its team does not', async () => {
  await publish('1.5.0');
  const own = await promote('1.5.0', undefined, { untested: true });
  expect(own).toMatchObject([403, { code: 'forbidden' }]);
  expect(await promote('1.5.0', admin, { untested: true })).toMatchObject([200, { changed: true }]);
  const [, [latest]] = await call<object[]>('GET', '/api/registry/revisions', site.team);
  expect(latest).toMatchObject({ act: 'promote', reason, untested: true });
  const record = await site.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'release.promoted')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  expect(record?.detail).toMatchObject({ untested: true });
});

test('a release is looked at in the set that was named with the order', async () => {
  await site.db.deleteFrom('smoke_orders').execute();
  const release = await publish('1.6.0');
  const [status] = await call('POST', `${smokeOf('1.6.0')}?with=shell@1.0.0`, site.team);
  expect(status).toBe(200);
  const row = await findLatestOrder(site.db, { application, id: release });
  expect(await describeOrder(site.db, row!)).toMatchObject({
    application,
    with: [{ application: 'shell', version: '1.0.0' }],
  });
  const others = row?.others ?? null;
  const parts = { order: (await claim())!.id, application, release, others };
  const signed = { ...parts, report: aReport(row!.revision) };
  const signature = signReport(smokeKey, signed);
  expect(await send(parts.order, { report: signed.report, signature })).toMatchObject([200, {}]);
  const latest = await findLatestSmokeTests(site.db, application, [release]);
  expect(latest.get(release)?.others).toEqual(others);
});

/** An order that is in no database. */
const anOrder = async (change: Partial<OrderRow> = {}): Promise<OrderRow> => {
  const { number, releases } = await site.live();
  const release = releases[application] ?? '';
  return { id: 'o1', application, release, revision: number, others: null, ...change } as OrderRow;
};

test('a machine hears what is live of an application, and of what else there is', async () => {
  const live = { live: expect.stringMatching(/^1\.\d\.0$/) as string };
  expect(await describeOrder(site.db, await anOrder())).toMatchObject(live);
  const nothing = await anOrder({ revision: 0, others: { shell: 'gone' } });
  expect(await describeOrder(site.db, nothing)).toMatchObject({ live: null, with: [] });
  const gone = describeOrder(site.db, await anOrder({ release: 'gone' }));
  await expect(gone).rejects.toMatchObject({ code: 'not_found' });
});

const audienceOf = async (change: Partial<OrderRow>) =>
  (await setOfOrder(site.db, await anOrder(change))).audience;

test('the set of an order is seen by the audience of its application', async () => {
  expect(await audienceOf({})).toBe('public');
  expect(await audienceOf({ application: 'mfe-seller' })).toBe('seller');
  expect(await audienceOf({ application: 'shell' })).toBeNull();
  await expect(audienceOf({ revision: 0 })).rejects.toMatchObject({ code: 'not_found' });
});

test('a release that nobody published, or whose files are gone, is not looked at', async () => {
  const [, nobodys] = await call('POST', smokeOf('9.9.9'), site.team);
  expect(nobodys).toMatchObject({ code: 'not_found', message: expect.stringMatching('9.9.9') });
  const release = await publish('1.7.0');
  await site.db.insertInto('purged_releases').values({ application, release }).execute();
  const [status, gone] = await call('POST', smokeOf('1.7.0'), site.team);
  expect([status, gone]).toMatchObject([404, { code: 'not_found' }]);
});

/** A new release that nothing was waited for before it, and its order in the hands of `m1`. */
async function ordered(version: string) {
  await site.db.deleteFrom('smoke_orders').execute();
  const release = await publish(version);
  await order(version);
  return { release, id: (await claim())!.id };
}

test('a machine gives up its own order alone, once, and says why', async () => {
  const { id } = await ordered('1.8.0');
  const giveUp = async (machine: string) => {
    const about = { machine, problem: 'The browser ended.' };
    return (await call('POST', `/api/smoke-tests/${id}/failure`, machines, about))[0];
  };
  const ways = [await giveUp('m2'), await giveUp('m1'), await giveUp('m1')];
  expect(ways).toEqual([409, 204, 409]);
  expect(await standing('1.8.0')).toMatchObject({ problem: 'The browser ended.' });
});

test('a machine has the set of its order, with what is looked at or as it is live, until the order ends', async () => {
  const { release, id } = await ordered('1.9.0');
  const setOf = (query: string) =>
    call<{ remotes: { name: string; release: string }[] }>(
      'GET',
      `/api/smoke-tests/${id}/composition${query}`,
      machines,
    );
  const live = (await site.live()).releases[application];
  expect(await setOf('')).toMatchObject([200, { remotes: [{ release }] }]);
  expect(await setOf('?of=live')).toMatchObject([200, { remotes: [{ release: live }] }]);
  await site.db.updateTable('smoke_orders').set({ ended_at: new Date() }).execute();
  expect(await setOf('')).toMatchObject([404, { code: 'not_found' }]);
});

test('of no releases there are no smoke tests', async () => {
  expect(await findLatestSmokeTests(site.db, application, [])).toEqual(new Map());
});

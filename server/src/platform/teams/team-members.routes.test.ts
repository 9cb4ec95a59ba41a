import { afterAll, beforeAll, expect, test } from 'vitest';

import { erasePerson } from '../../modules/account-closure/erase.ts';
import { pseudonyms } from '../../modules/accounts/pseudonyms.ts';
import { exportOf } from '../../modules/profile/export.ts';
import { remoteBuild, sellerBuild, shellBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { joinTeam, leaveTeam } from './team-members.ts';

let site: TeamSite;
let member: { id: string; email: string; authorization: string };
beforeAll(async () => {
  site = await startTeamSite('mfe-buyer');
  const routes = { orders: '/dashboard/myOrders' };
  const buyer = remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes });
  await site.goLive(shellBuild(), buyer, sellerBuild());
  const { userId, authorization } = await site.signIn('seller');
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  member = { id: userId, email, authorization };
});
afterAll(() => site.stop());

/** Status, code of a refusal, and what was answered. */
async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const { authorization } = member;
  const headers = { authorization, ...(payload && { 'if-match': '"1"' }) };
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [answer.statusCode, answer.json()] as const;
}

const own = '/api/registry/mfe-buyer';

test('an account of a team reads its part, and nothing of others; it changes nothing', async () => {
  expect(await ask('GET', own)).toMatchObject([403, { code: 'forbidden' }]);
  expect(await ask('GET', '/api/teams')).toEqual([200, []]);

  expect(await joinTeam(site.db, 'mfe-buyer', member.email.toUpperCase())).toBe(true);
  expect(await joinTeam(site.db, 'mfe-buyer', member.email)).toBe(false);
  expect(await ask('GET', '/api/teams')).toEqual([200, [{ application: 'mfe-buyer' }]]);
  expect(await ask('GET', own)).toMatchObject([
    200,
    { revision: 1, standing: { application: 'mfe-buyer' } },
  ]);
  expect(await ask('GET', `${own}/faults`)).toEqual([200, []]);
  for (const list of ['revisions?', 'revisions/difference?from=1&to=1&']) {
    const url = `/api/registry/${list}`;
    expect((await ask('GET', `${url}application=mfe-buyer`))[0]).toBe(200);
    expect((await ask('GET', url))[0]).toBe(403);
    expect((await ask('GET', `${url}application=mfe-seller`))[0]).toBe(403);
  }

  expect((await ask('GET', '/api/registry/mfe-seller'))[0]).toBe(403);
  expect((await ask('GET', '/api/releases/mfe-buyer'))[0]).toBe(403);
  const reason = 'Not with an account.';
  expect((await ask('POST', `${own}/kill`, { sentence: 'Gone.', reason }))[0]).toBe(403);
  expect((await ask('GET', `${own}/releases/1.0.0/preview/composition?role=buyer`))[0]).toBe(403);

  expect(await leaveTeam(site.db, 'mfe-buyer', member.email)).toBe(true);
  expect(await leaveTeam(site.db, 'mfe-buyer', member.email)).toBe(false);
  expect((await ask('GET', own))[0]).toBe(403);
  // What was so already is no event.
  const events = site.db.selectFrom('audit_log').select('action').orderBy('number');
  const told = await events.where('action', 'like', 'team_member.%').execute();
  expect(told.map(({ action }) => action)).toEqual(['team_member.added', 'team_member.removed']);
  await expect(joinTeam(site.db, 'mfe-buyer', 'nobody@x.example')).rejects.toThrow(
    'No account has the address nobody@x.example.',
  );
});

test('the history that an account reads names nothing of what went live together with its own', async () => {
  await joinTeam(site.db, 'mfe-buyer', member.email);
  const seller = sellerBuild();
  await site.goLive(
    remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes: { next: '/dashboard/next' } }),
    { ...seller, release: { ...seller.release, version: '2.0.0' } },
  );
  const history = await ask('GET', '/api/registry/revisions?application=mfe-buyer');
  const only = { differences: [{ application: 'mfe-buyer' }] };
  expect(history).toMatchObject([
    200,
    [
      { number: 2, ...only },
      { number: 1, ...only },
    ],
  ]);
  const difference = '/api/registry/revisions/difference?from=1&to=2';
  expect(await ask('GET', `${difference}&application=mfe-buyer`)).toMatchObject([200, only]);
  const byToken = async (url: string) => (await site.get(url)).body;
  expect(await byToken(difference)).toMatchObject({ differences: [{}, {}] });
  expect(await byToken('/api/registry/revisions?application=mfe-buyer&limit=1')).toMatchObject([
    { differences: [{}, {}] },
  ]);
});

test('who may see a team’s part is in the log, in the export, and goes with the account', async () => {
  await joinTeam(site.db, 'mfe-buyer', member.email);
  const entry = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'team_member.added')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ subject_id: member.id, detail: { application: 'mfe-buyer' } });
  let text = '';
  for await (const part of exportOf(site.db, member.id)) text += part;
  expect(JSON.parse(text)).toMatchObject({ teams: [{ application: 'mfe-buyer' }] });

  const person = { ...member, uid: 'uid', phone: null };
  await erasePerson(site.db, person, { pseudonyms: pseudonyms('secret'), ban: false });
  expect(await site.db.selectFrom('team_members').select('application').execute()).toEqual([]);
});

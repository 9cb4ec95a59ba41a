import { setTimeout as sleep } from 'node:timers/promises';

import type { OperationDone, ApplicationStatus } from '@motohaat/contract/registry';
import { banglaDigits } from '@motohaat/domain/digits';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTeamToken, revokeTeam } from '../teams/issue-team-token.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { releaseForm } from '../testing/release-form.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { rollBack } from './roll-back.ts';

let site: TeamSite;
let beside: Site;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(shellBuild(), storefrontBuild());
  beside = await startSite({ beside: site });
});
afterAll(async () => {
  await beside.stop();
  await site.stop();
});

let made = 0;
/** A version that may go live, on the live revision. */
async function candidate(): Promise<{ version: string; revision: number }> {
  made += 1;
  const version = `1.${made}.0`;
  const { release, files } = storefrontBuild({ 'new.js': version });
  await site.publish({ release: { ...release, version }, files });
  const { number } = await site.live();
  await site.smoke(version, number);
  return { version, revision: number };
}

const url = '/api/registry/mfe-storefront/promote';

function promoteAt(at: Site, version: string, revision: number, language = 'en') {
  return at.app.inject({
    method: 'POST',
    url,
    headers: { ...site.team, 'if-match': `"${revision}"`, 'accept-language': language },
    payload: { version, reason: 'Better' },
  });
}

test.each([undefined, '*', '7', '""', '"x"', '"1", "2"'])(
  'an operation that does not say on which revision it was decided is refused: %s',
  async (ifMatch) => {
    const headers = { ...site.team, ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
    const payload = { version: '1.0.0', reason: 'Better' };
    const answer = await site.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([428, { code: 'revision_wanted' }]);
  },
);

test.each([
  ['promote', {}],
  ['promote', { version: '1.0.0' }],
  ['promote', { version: '1.0.0', reason: '  ' }],
  ['promote', { version: '1.0.0', reason: '\u2800\u3164' }],
  ['promote', { version: 'latest', reason: 'x' }],
  ['canary', { version: '1.0.0', percent: 101, reason: 'x' }],
  ['canary', { version: '1.0.0', percent: 1, accounts: ['nobody@nowhere.example'], reason: 'x' }],
  ['kill', { sentence: '', reason: 'x' }],
  ['kill', { sentence: 'a\u0000b', reason: 'x' }],
  ['kill', { sentence: 'a\u202Eb', reason: 'x' }],
  ['revive', { reason: 'a'.repeat(501) }],
])('%s with %j is refused, and nothing changes', async (name, body) => {
  const { number } = await site.live();
  expect(await site.operate(name, number, body)).toMatchObject([422, { code: 'invalid' }]);
  expect((await site.live()).number).toBe(number);
});

test('what is too long, or missing, is said in words for people', async () => {
  const { number } = await site.live();
  const kill = { sentence: 'a'.repeat(301), reason: ' ' };
  const fields = { sentence: 'Write at most 300 characters.', reason: 'Write something here.' };
  expect(await site.operate('kill', number, kill)).toMatchObject([422, { fields }]);
});

test('a version that nobody published is not there', async () => {
  const { number } = await site.live();
  const answer = await site.operate('promote', number, { version: '9.9.9', reason: 'x' });
  expect(answer).toMatchObject([404, { message: 'There is no mfe-storefront 9.9.9.' }]);
});

test('what was done, and everything that stands in the way, is said in the language of the page', async () => {
  const { version, revision } = await candidate();
  const done = await promoteAt(site, version, revision, 'bn');
  expect(done.headers['vary']).toContain('Accept-Language');
  expect(done.json()).toMatchObject({
    message: `রিভিশন ${banglaDigits(revision + 1)} থেকে mfe-storefront ${version} চালু।`,
  });
  const { release, files } = storefrontBuild({ 'new.js': 'untested' });
  await site.publish({ release: { ...release, version: '9.0.0' }, files });
  const [en, bn] = await Promise.all(
    ['en', 'bn'].map((language) => promoteAt(site, '9.0.0', revision + 1, language)),
  );
  const untested = 'mfe-storefront 9.0.0 has had no smoke test.';
  expect(en?.json()).toMatchObject({ message: untested, reasons: [untested] });
  const inBangla = 'mfe-storefront 9.0.0-এর প্রাথমিক পরীক্ষা হয়নি।';
  expect(bn?.json()).toMatchObject({ message: inBangla, reasons: [inBangla] });
});

test('of two promotes at once, in two processes, one is done and one is told to look again', async () => {
  const [one, other] = [await candidate(), await candidate()];
  expect(one.revision).toBe(other.revision);
  const answers = await Promise.all([
    promoteAt(site, one.version, one.revision),
    promoteAt(beside, other.version, other.revision),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
  expect((await site.live()).number).toBe(one.revision + 1);
});

test('of many operations at once exactly one is done, and each revision has its audit record', async () => {
  const { version, revision } = await candidate();
  const operations = ['promote', 'canary', 'kill'].flatMap((name) =>
    [1, 2, 3].map((turn) =>
      site.operate(name, revision, {
        version,
        percent: turn,
        sentence: `Closed ${turn}.`,
        reason: 'At once',
      }),
    ),
  );
  const answers = await Promise.all(operations);
  const changed = answers.filter(
    ([status, body]) => status === 200 && (body as OperationDone).changed,
  );
  expect(changed).toHaveLength(1);
  expect((await site.live()).number).toBe(revision + 1);
  const records = await site.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'detail'])
    .where('action', 'in', ['release.promoted', 'release.canary', 'remote.killed'])
    .execute();
  const numbers = records.map(({ detail }) => (detail as { after: { revision: number } }).after);
  expect(new Set(numbers.map((after) => after.revision)).size).toBe(records.length);
  expect(records.at(-1)).toMatchObject({ detail: { author: 'team:mfe-storefront' } });
  const { number, closed } = await site.live();
  if (Object.keys(closed).length > 0) await site.operate('revive', number, { reason: 'Go on' });
});

test('a roll back is a higher revision, and nothing before it is rewritten', async () => {
  const { version, revision } = await candidate();
  await site.operate('promote', revision, { version, reason: 'Better' });
  const rows = () => site.db.selectFrom('revisions').selectAll().orderBy('number').execute();
  const before = await rows();
  const answer = await site.operate('rollback', revision + 1, { reason: 'Worse' });
  expect(answer).toMatchObject([200, { revision: revision + 2, changed: true }]);
  const after = await rows();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)?.releases).toEqual(before.at(-2)?.releases);
});

test('a roll back goes to no release that was never live, which would be a way past the smoke test', async () => {
  const { version, revision } = await candidate();
  const answer = await site.operate('rollback', revision, { version, reason: 'Worse' });
  const reasons = [`mfe-storefront ${version} was never live: promote it.`];
  expect(answer).toMatchObject([409, { code: 'release_refused', reasons }]);
  expect((await site.live()).number).toBe(revision);
});

test('the first release of a remote has no canary, for nothing is there to be compared with', async () => {
  const team = await site.addTeam('mfe-seller');
  const base = '/api/registry/mfe-seller';
  const build = sellerBuild();
  const { payload, headers } = releaseForm(build, build.files);
  const send = { method: 'POST', headers: { ...headers, ...team } } as const;
  await site.app.inject({ ...send, url: `${base}/releases`, payload });
  const { number } = await site.live();
  const answer = await site.app.inject({
    method: 'POST',
    url: `${base}/canary`,
    headers: { ...team, 'if-match': `"${number}"` },
    payload: { version: '1.0.0', percent: 5, reason: 'First' },
  });
  const message = 'mfe-seller has nothing live to be compared with: promote 1.0.0.';
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { message }]);
});

test('the people of a canary stay while its percentage grows, and end with it', async () => {
  const { version, revision } = await candidate();
  const [one, other] = [await site.signIn('buyer'), await site.signIn('buyer')];
  const people = [one.userId, other.userId].toSorted();
  const users = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', people)
    .execute();
  const accounts = users.map(({ email }) => email.toUpperCase());
  const named = { version, percent: 1, accounts, reason: 'Look' };
  await site.operate('canary', revision, named);
  await site.operate('canary', revision + 1, { version, percent: 50, reason: 'More' });
  expect((await site.live()).canaries).toMatchObject({
    'mfe-storefront': { percent: 50, accounts: people },
  });
  const { body } = await site.get('/api/registry/mfe-storefront');
  expect((body as ApplicationStatus).standing?.canary).toMatchObject({ version, accounts: 2 });
  const ended = await site.operate('rollback', revision + 2, { reason: 'Enough' });
  expect(ended).toMatchObject([200, { revision: revision + 3, changed: true }]);
  expect((await site.live()).canaries).toEqual({});
});

test('a second roll back takes nothing back, and says who has done so and what is left to do', async () => {
  const [one, other] = [await candidate(), await candidate()];
  await promoteAt(site, one.version, one.revision);
  await promoteAt(site, other.version, one.revision + 1);
  const { number } = await site.live();
  const first = await site.operate('rollback', number, { reason: 'Worse' });
  expect(first).toMatchObject([200, { revision: number + 1, changed: true }]);
  const { releases } = await site.live();
  const [, body] = await site.operate('rollback', number + 1, { reason: 'Worse' });
  expect(body).toMatchObject({ revision: number + 1, changed: false });
  expect((body as OperationDone).message).toMatch(
    new RegExp(
      `^mfe-storefront ${other.version} is taken back since revision ${number + 1}, by team mfe-storefront: “Worse”. mfe-storefront ${one.version} stays live. To take that back too, name the release to go to: \\S+ was live before.$`,
    ),
  );
  expect((await site.live()).releases).toEqual(releases);
  // Both were sent by who saw the same: the second one hears that it came too late.
  const stale = await site.operate('rollback', number, { reason: 'Worse' });
  expect(stale).toMatchObject([412, { code: 'revision_changed' }]);
  const named = await site.operate('rollback', number + 1, { version: '1.0.0', reason: 'Worse' });
  expect(named).toMatchObject([200, { revision: number + 2, changed: true }]);
});

test('a roll back does not hit what is live when the server has just ended the canary', async () => {
  const { version, revision } = await candidate();
  const live = (await site.live()).releases;
  await site.operate('canary', revision, { version, percent: 5, reason: 'To see' });
  const reason = 'It failed in 12 of 12 page views (100 %); nobody opened what is live for all.';
  await rollBack(site.app.registry, {
    application: 'mfe-storefront',
    author: 'system',
    reason,
    ifMatch: revision + 1,
  });
  const seen = await site.operate('rollback', revision + 1, { reason: 'It throws' });
  expect(seen).toMatchObject([412, { message: expect.stringContaining(reason) }]);
  const [status, body] = await site.operate('rollback', revision + 2, { reason: 'It throws' });
  expect([status, body]).toMatchObject([200, { revision: revision + 2, changed: false }]);
  expect((body as OperationDone).message).toContain(`by system: “${reason}”`);
  expect((await site.live()).releases).toEqual(live);

  const standing = async () =>
    ((await site.get('/api/registry/mfe-storefront')).body as ApplicationStatus).standing;
  expect((await standing())?.takenBack).toMatchObject({ version, revision: revision + 2, reason });
  const trial = { version, percent: 5, reason: 'Once more' };
  const refused = [409, { message: expect.stringContaining('say why (again)') }];
  expect(await site.operate('canary', revision + 2, trial)).toMatchObject(refused);
  await site.operate('canary', revision + 2, { ...trial, again: 'That machine was broken' });
  expect((await standing())?.takenBack).toBeNull();
  await site.operate('rollback', revision + 3, { reason: 'Enough' });
  expect((await standing())?.takenBack).toBeNull();
});

test('a change shows in another process within five seconds', async () => {
  await beside.app.inject('/');
  const { version, revision } = await candidate();
  expect((await promoteAt(site, version, revision)).statusCode).toBe(200);
  const start = performance.now();
  let seen = 0;
  while (seen <= revision && performance.now() - start < 5_000) {
    const answer = await beside.app.inject('/api/composition');
    seen = answer.json<{ revision: number }>().revision;
    if (seen <= revision) await sleep(100);
  }
  expect(seen).toBe(revision + 1);
});

const ask = async (at: Site, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await at.app.inject({ url: '/api/registry/shell', headers })).statusCode;
};

test('a token that was rotated or revoked counts no more, at once and everywhere', async () => {
  const first = await createTeamToken(site.db, 'shell', { label: 'one', instead: false });
  const second = await createTeamToken(site.db, 'shell', { label: 'two', instead: false });
  expect([await ask(site, first), await ask(beside, second)]).toEqual([200, 200]);
  const third = await createTeamToken(site.db, 'shell', { label: 'three', instead: true });
  expect([await ask(site, first), await ask(beside, second)]).toEqual([401, 401]);
  expect(await ask(beside, third)).toBe(200);
  expect(await revokeTeam(site.db, 'shell')).toBe(1);
  expect(await ask(beside, third)).toBe(401);
  const rows = await site.db.selectFrom('team_tokens').select('hash').execute();
  for (const token of [first, second, third]) expect(JSON.stringify(rows)).not.toContain(token);
});

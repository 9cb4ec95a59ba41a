import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addUser } from '../../testing/rows.ts';
import { createFileStore } from '../releases/file-store.ts';
import { findVersion } from '../releases/registered.repository.ts';
import {
  addRevision,
  findLastRevision,
  listRevisions,
  type SetState,
} from '../revisions/revisions.repository.ts';
import { withCanary, withoutCanaries } from '../revisions/set-changes.ts';
import { adminBuild, sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { smokeKey } from '../testing/keys.ts';
import { register } from '../testing/registry.ts';
import { findAccounts } from './accounts.repository.ts';
import { readAuthors } from './authors.ts';
import { carryOut } from './carry-out.ts';
import { listConvictions } from './convictions.repository.ts';
import { candidatesOf } from './members.ts';
import { canary, promote } from './operations.ts';
import { markPurged } from './purge.repository.ts';
import { writeAct } from './write-act.ts';

let database: TestDatabase;
let releases: Record<string, string>;
let trial: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  releases = await register(db, shellBuild(), storefrontBuild());
  trial = (await register(db, storefrontBuild({ 'own.js': '2' })))['mfe-storefront'] ?? '';
});
afterAll(() => database.drop());

const reason = 'To see what happens';
const application = 'mfe-storefront';
/** A state of the whole set that follows what is live. */
async function next(change: (last: SetState) => Partial<SetState>, author = 'test') {
  const { db } = database;
  const last = await findLastRevision(db);
  const state = last ?? { releases, canaries: {}, closed: {} };
  const act = author === 'system' ? 'rollback' : 'promote';
  await addRevision(db, last, { ...state, ...change(state), act, author, reason });
  return (last?.number ?? 0) + 1;
}
beforeEach(async () => {
  await next(() => ({ releases, canaries: {}, closed: {} }));
});
const live = async () => {
  const last = await findLastRevision(database.db);
  if (!last) throw new Error('nothing is live');
  return last;
};

function registryOf({ db }: TestDatabase) {
  const store = createFileStore({ db, folder: '/nowhere' });
  return { db, store, linkedByServer: [], smokeKey };
}

test('who loses every race for the next revision is told after twenty of them', async () => {
  const registry = registryOf(database);
  const request = { application, author: 'system', reason, ifMatch: undefined } as const;
  const { number } = await live();
  const operating = carryOut(registry, request, 'kill', async (last) => {
    await next(() => ({}));
    return { state: last, message };
  });
  await expect(operating).rejects.toMatchObject({ code: 'conflict' });
  expect((await live()).number).toBe(number + 20);
});

const message = () => () => 'Done.';
const act = {
  application,
  applications: [application],
  author: 'team:mfe-storefront',
  operation: 'canary',
  reason,
  ifMatch: undefined,
} as const;

test('a release whose files have just been purged goes live for nobody, and an act that cannot be kept is no lost race', async () => {
  const { db } = database;
  const last = await live();
  const purged = sellerBuild();
  await register(db, purged);
  const candidate = await findVersion(db, 'mfe-seller', purged.release.version);
  if (!candidate) throw new Error('nobody published it');
  const plan = { state: last, candidates: [candidate], message };
  await markPurged(db, 'mfe-seller', candidate.id);
  await expect(writeAct(db, act, last, plan)).rejects.toMatchObject({ code: 'release_refused' });
  const broken = { ...act, reason: 'a\u0000b' };
  await expect(writeAct(db, broken, last, { state: last, message })).rejects.toThrow();
  expect((await live()).number).toBe(last.number);
  expect(await writeAct(db, act, last, { state: last, message })).toBe(true);
  expect(await writeAct(db, act, last, { state: last, message })).toBe(false);
});

test('what was done is written with how it was and is, and with each word that somebody gave for it', async () => {
  const { db } = database;
  const last = await live();
  const people = { percent: 5, accounts: ['a'] };
  const state = withCanary(last, { [application]: trial }, people);
  await writeAct(db, { ...act, again: 'Once more', untested: true }, last, { state, message });
  const why = {
    code: 'canary_failed',
    failed: 2,
    views: 2,
    othersFailed: 0,
    othersViews: 9,
  } as const;
  const both = { ...act, applications: [application, 'shell'], author: 'system', why } as const;
  await writeAct(db, both, await live(), { state: last, message });
  const [ended, tried] = await listRevisions(db, { limit: 2 });
  expect(tried).toMatchObject({ applications: null, again: 'Once more', untested: true, reason });
  expect(ended).toMatchObject({ applications: both.applications, untested: false, why });
  const records = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'detail'])
    .orderBy('number', 'desc')
    .limit(3)
    .execute();
  const [ofShell, ofEnd, ofTrial] = records.map(({ detail }) => detail);
  const plain = { version: '1.0.0', canary: null, closed: null };
  const few = { version: expect.any(String), percent: 5, accounts: 1 };
  expect(ofTrial).toEqual({
    author: act.author,
    reason,
    again: 'Once more',
    untested: true,
    before: { ...plain, revision: last.number },
    after: { ...plain, revision: last.number + 1, canary: few },
  });
  expect(ofEnd).toEqual({
    author: 'system',
    why: expect.anything(),
    applications: 'mfe-storefront, shell',
    before: { ...plain, revision: last.number + 1, canary: few },
    after: { ...plain, revision: last.number + 2 },
  });
  expect(ofShell).toMatchObject({ before: plain, after: plain });
});

test('a release that was taken back twice has its latest conviction', async () => {
  for (let time = 0; time < 2; time += 1) {
    await next((state) =>
      withCanary(state, { [application]: trial }, { percent: 5, accounts: [] }),
    );
    await next((state) => withoutCanaries(state, [application]), 'system');
  }
  const { number } = await live();
  const latest = [{ release: trial, number, author: 'system', reason }];
  const { db } = database;
  expect(await listConvictions(db, application)).toMatchObject(latest);
  expect(await listConvictions(db, application, { among: [trial] })).toMatchObject(latest);
  expect(await listConvictions(db, application, { among: ['another'] })).toEqual([]);
});

test('authors are read by their name of today, and nobody is asked about where nobody is named', async () => {
  const { db } = database;
  const [named, nameless] = [await addUser(db, { name: 'Rafiq' }), await addUser(db, { name: '' })];
  const authors = [`user:${named.id}`, `user:${nameless.id}`, 'team:mfe-buyer', 'server'];
  const authorOf = await readAuthors(db, authors);
  expect(authors.map(authorOf)).toEqual(['Rafiq', 'an admin', 'team mfe-buyer', 'server']);
  expect(await findAccounts(db, [named.email.toUpperCase()])).toEqual([named.id]);
  expect(await findAccounts(db, [])).toEqual([]);
});

test('a set of which a part is there already is judged as a whole', async () => {
  const { db } = database;
  const [old, fresh] = [
    await register(db, adminBuild()),
    await register(db, adminBuild({ x: '' })),
  ];
  const people = { percent: 5, accounts: [] };
  const { number } = await live();
  await next(() => ({ releases: { ...releases, ...old } }));
  const others = [{ application: 'mfe-admin', version: `1.0.0+${fresh['mfe-admin']}` }];
  const given = { application, others, author: 'system', reason, ifMatch: undefined } as const;
  const registry = registryOf(database);
  const promoting = promote(registry, { ...given, version: '1.0.0' });
  await expect(promoting).rejects.toMatchObject({ code: 'release_refused' });
  await next((state) => withCanary(state, { [application]: trial }, people));
  // It was convicted above.
  const again = { ...given, version: `1.0.0+${trial}`, again: 'Mended' };
  const trying = canary(registry, { ...again, percent: 5 });
  await expect(trying).rejects.toMatchObject({ code: 'release_refused' });
  expect((await live()).number).toBe(number + 2);
});

test('what is tried with others is meant with them, in the name of each team; another release alone', async () => {
  const { db } = database;
  await register(db, adminBuild());
  const { 'mfe-admin': ofAdmin = '' } = await register(db, adminBuild({ x: '' }));
  const people = { percent: 5, accounts: [], set: ['mfe-admin', application] };
  await next((state) => withCanary(state, { [application]: trial, 'mfe-admin': ofAdmin }, people));
  const last = await live();
  const given = { application, author: 'system', reason, ifMatch: undefined } as const;
  const meant = async (
    version: string,
    speaksFor = (name: string): boolean => name === 'mfe-admin',
  ) => (await candidatesOf(database, last, { ...given, version, speaksFor })).map(({ id }) => id);
  expect(await meant(`1.0.0+${trial}`)).toEqual([trial, ofAdmin]);
  expect(await meant('1.0.0', () => false)).toEqual([releases[application]]);
  await expect(meant(`1.0.0+${trial}`, () => false)).rejects.toMatchObject({ code: 'forbidden' });
});

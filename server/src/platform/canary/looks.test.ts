import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addRevision } from '../revisions/revisions.repository.ts';
import { keepLook, listUnproven, readLastVerdict, readLooks } from './looks.repository.ts';
import { refuseUnproven } from './refuse-unproven.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

type Verdict = Parameters<typeof keepLook>[2]['verdict'];

const application = 'mfe-buyer';
const look = (release: string, verdict: Verdict, at: string) =>
  keepLook(home.db, { application, release }, { verdict, signals: [] }, new Date(at));

test('of what was tried, what was last said to be neither better or equal nor worse is unproven', async () => {
  await look('r1', 'better_or_equal', '2026-11-20T10:10:00Z');
  await look('r1', 'not_yet', '2026-11-20T11:10:00Z');
  await look('r2', 'not_yet', '2026-11-20T10:10:00Z');
  await look('r2', 'better_or_equal', '2026-11-20T10:40:00Z');
  await look('r3', 'not_yet', '2026-11-20T10:10:00Z');
  await look('r3', 'worse', '2026-11-20T11:10:00Z');
  await look('r4', 'not_yet', '2026-11-20T10:10:00Z');
  const unproven = await listUnproven(home.db, application, ['r1', 'r2', 'r3', 'r5']);
  expect([...unproven]).toEqual(['r1']);
  expect(await listUnproven(home.db, application, [])).toEqual(new Set());
  expect(await listUnproven(home.db, 'mfe-seller', ['r1'])).toEqual(new Set());
});

test('of looks in one hour the last one stands', async () => {
  const { judged, looks } = await readLooks(home.db, { application, release: 'r2' });
  expect(looks).toEqual([{ at: '2026-11-20T10:40:00.000Z', verdict: 'better_or_equal' }]);
  expect(judged).toMatchObject({ verdict: 'better_or_equal', signals: [] });
  expect(await readLooks(home.db, { application, release: 'r5' })).toEqual({ looks: [] });
  expect(await readLastVerdict(home.db, { application, release: 'r5' })).toBeUndefined();
});

/** What is answered where so many visitors, or all of them, are to get a release. */
const given = (id: string, percent?: number) =>
  refuseUnproven(
    home.db,
    { releases: {}, canaries: {} },
    [{ application, id, version: '1.0.0' }],
    percent === undefined ? undefined : { percent },
  ).catch(({ code }: { code: string }) => code);

test('what was shown to be as good goes to most people; what was not, to none but those who had it once', async () => {
  expect(await given('r2', 51)).toBeUndefined();
  expect(await given('r1', 51)).toBe('release_refused');
  expect(await given('r1', 50)).toBeUndefined();
  expect(await given('r1')).toBe('release_refused');
  const act = { act: 'promote', author: 'test', reason: 'x' } as const;
  const state = { releases: { [application]: 'r1' }, canaries: {}, closed: {} };
  await addRevision(home.db, undefined, { ...state, ...act });
  expect(await given('r1')).toBeUndefined();
  expect(await given('r1', 51)).toBe('release_refused');
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { goLive } from '../revisions/go-live.ts';
import { shellBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { messageOf } from './message.ts';

type Told = { data: { verdict?: unknown; again?: string; differences: object[] } };

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

test('a verdict is told with its figures, and what was done once more with why', async () => {
  const releases = await register(home.db, shellBuild());
  const number = await goLive(home, releases, { author: 'server', reason: 'Started.' });
  const figures = { failed: 3, views: 90, othersFailed: 0, othersViews: 90 };
  const why = { code: 'canary_failed', ...figures };
  const acts = [
    { author: 'system', why: JSON.stringify(why) },
    { author: 'server', why: JSON.stringify({ code: 'start' }) },
    { author: 'system', why: null },
    { author: 'user:0192', why: null, again: 'It is mended.' },
  ];
  const written = acts.map((each, index) => ({
    number: number + index + 1,
    previous: number + index,
    releases: JSON.stringify(index === 0 ? {} : releases),
    act: 'rollback' as const,
    application: 'shell',
    reason: 'It fails.',
    ...each,
  }));
  await home.db.insertInto('revisions').values(written).execute();
  const told = await Promise.all(
    written.map(async (each) => JSON.parse(await messageOf(home.db, each.number)) as Told),
  );
  expect(told.map(({ data }) => [data.verdict, data.again])).toEqual([
    [why, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, 'It is mended.'],
  ]);
  expect(told.map(({ data }) => data.differences)).toMatchObject([
    [{ application: 'shell', version: { from: '1.0.0', to: null } }],
    [{ application: 'shell', version: { from: null, to: '1.0.0' } }],
    [],
    [],
  ]);
});

test('a revision that is not there is not told of in the name of another', async () => {
  await expect(messageOf(home.db, 99_999)).rejects.toThrow('there is no revision 99999');
});

import { afterAll, beforeAll, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createFileStore } from '../releases/file-store.ts';
import { addRevision } from '../revisions/revisions.repository.ts';
import { shellBuild } from '../testing/builds.ts';
import { smokeKey } from '../testing/keys.ts';
import { register } from '../testing/registry.ts';
import { healFiles } from './heal.ts';
import { remove } from './leave.ts';
import { readOverview } from './status.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { shell = '' } = await register(db, shellBuild());
  const state = { releases: { shell, 'mfe-lost': 'lost' }, canaries: {}, closed: {} };
  await addRevision(db, undefined, { ...state, act: 'start', author: 'server', reason: 'test' });
});
afterAll(() => database.drop());

test('what is live and not in the registry is not shown, and hinders neither what is nor a start', async () => {
  const { db } = database;
  const store = createFileStore({ db, folder: '/nowhere' });
  const { applications } = await readOverview(db, messagesIn('en'));
  expect(applications.map(({ standing }) => standing.application)).toEqual(['shell']);
  const told: object[] = [];
  const tell = (about: object) => void told.push(about);
  const log = { info: tell, error: tell } as never;
  await healFiles({ db, store }, { log, signal: new AbortController().signal });
  expect(told).not.toContainEqual(expect.objectContaining({ err: expect.any(TypeError) }));
  const registry = { db, store, linkedByServer: [], smokeKey };
  const request = { author: 'system', reason: 'Gone', ifMatch: undefined } as const;
  await expect(remove(registry, { ...request, application: 'mfe-lost' })).rejects.toThrow(
    'the registry lacks mfe-lost lost, which is live',
  );
});

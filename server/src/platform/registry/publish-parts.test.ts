import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createFileStore } from '../releases/file-store.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { publishParts } from './publish-parts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const by = {
  application: 'mfe-storefront',
  author: 'team:mfe-storefront',
  requestId: 'request',
} as const;

/** Publishes a build as it was admitted. @param more what is sent besides */
function publish(content: string, more: { path: string; content: Buffer }[] = []) {
  const { db } = database;
  const store = createFileStore({ db, folder: '/nowhere' });
  const { release, files } = storefrontBuild({ 'own.js': content });
  const sent = Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) }));
  return publishParts({ db, store }, by, { release, files: [...sent, ...more] });
}
const releases = () => database.db.selectFrom('releases').select('id').execute();

test('a file that is sent twice is refused, whichever of the two is the right one', async () => {
  const again = { path: 'own.js', content: Buffer.from('twice') };
  await expect(publish('twice', [again])).rejects.toMatchObject({
    code: 'invalid',
    message: 'A file was sent twice.',
  });
  expect(await releases()).toEqual([]);
});

test('of two who were admitted with one version and other contents, the second is told that it is taken', async () => {
  expect(await publish('one')).toMatchObject({ created: true });
  await expect(publish('other')).rejects.toMatchObject({ code: 'version_taken' });
  expect(await publish('one')).toMatchObject({ created: false });
  expect(await releases()).toHaveLength(1);
});

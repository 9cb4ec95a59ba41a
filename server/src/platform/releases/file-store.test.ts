import { createHash, randomBytes } from 'node:crypto';

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { tidyCache } from '../registry/tidy-cache.ts';
import { storefrontBuild, writeDist } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { addContents, putForm, sweepContents } from './contents.repository.ts';
import { createFileStore } from './file-store.ts';
import { findDamages, findLacking, formsOf, readContent } from './kept-contents.repository.ts';
import { encodings } from './media.ts';
import { publishRelease } from './publish.ts';
import { createVerifiedFiles } from './verified-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { release, files } = storefrontBuild();

/** A machine's store with an empty disk, and how it serves. */
async function machine() {
  const { db } = database;
  const store = createFileStore({ db, folder: await temporaryFolder() });
  const read = createVerifiedFiles(store, () => {});
  const serve = async (id: string, name: string) => {
    const file = release.files.find(({ path }) => path === name);
    const wanted = { application: release.name, release: id, encoding: undefined };
    const found = file && (await read({ ...wanted, file }));
    return found && Buffer.isBuffer(found.content) ? found.content.toString() : undefined;
  };
  return { store, serve };
}

async function publish() {
  const dist = await writeDist(await temporaryFolder(), storefrontBuild());
  const published = await publishRelease(database, dist);
  return { application: published.name, release: published.release };
}

test('what one machine publishes another one serves, whose disk was empty', async () => {
  const key = await publish();
  const { serve } = await machine();
  for (const name of Object.keys(files)) expect(await serve(key.release, name)).toBe(files[name]);
  expect(await serve('0123456789abcdef', 'entry.js')).toBeUndefined();
});

test('of a store from before, what lies on the disk is copied, and stays there until it is', async () => {
  const key = await publish();
  const { store } = await machine();
  for (const file of release.files) await store.fetch(key, file, 'plain');
  await sql`DELETE FROM release_files; DELETE FROM release_contents`.execute(database.db);
  const tidy = () => tidyCache({ db: database.db, store }, new Date(), 0);
  await tidy();
  expect(await store.cache.list()).toHaveLength(1);
  const distinct = release.files.length;
  expect(await store.complete(key, release.files)).toMatchObject({ copied: distinct, damaged: [] });
  expect(await findLacking(database.db, key, release.files)).toEqual([]);
  expect(await findDamages(database.db, key, release.files)).toEqual(new Map());
  expect(await store.complete(key, release.files)).toMatchObject({ copied: 0, compressed: 0 });
  await tidy();
  expect(await store.cache.list()).toEqual([]);
  // Where nothing is lacking, nothing is fetched.
  await store.complete(key, release.files);
  expect(await store.cache.list()).toEqual([]);
  const { serve } = await machine();
  expect(await serve(key.release, 'entry.js')).toBe(files['entry.js']);
});

test('of what is not there no form is kept, and of a release without files nothing', async () => {
  const { db } = database;
  const key = await publish();
  await putForm(db, 'sha384-none', 'br', Buffer.from('x'));
  const forms = db.selectFrom('release_content_forms').select('form');
  expect(await forms.where('integrity', '=', 'sha384-none').execute()).toEqual([]);
  expect(await db.transaction().execute((trx) => addContents(trx, key, []))).toBe(0);
});

test('contents that no release needs go in one sweep, however many', async () => {
  const { db } = database;
  await sweepContents(db);
  const rows = Array.from({ length: 401 }, (_, place) => ({
    integrity: `sha384-${place}`,
    bytes: 1,
  }));
  await db.insertInto('release_contents').values(rows).execute();
  expect(await sweepContents(db)).toBe(401);
});

test('a file stays on the disk while the database has another content for it', async () => {
  const key = await publish();
  const { store } = await machine();
  for (const file of release.files) await store.fetch(key, file, 'plain');
  const tidy = () => tidyCache({ db: database.db, store }, new Date(), 0);
  const swap = sql`
    UPDATE release_content_parts SET content = set_byte(content, 0, 255 - get_byte(content, 0))
    WHERE form = 'plain' AND length(content) > 0`;
  await swap.execute(database.db);
  await tidy();
  expect(await store.cache.list()).toHaveLength(1);
  await swap.execute(database.db);
  const [{ bytes } = raise('nothing is there')] = await store.cache.list();
  await tidyCache({ db: database.db, store }, new Date(), bytes);
  expect(await store.cache.list()).toHaveLength(1);
  await tidyCache({ db: database.db, store }, new Date(), bytes - 1);
  expect(await store.cache.list()).toEqual([]);
});

test('a file on the disk that is not the one that was published is not copied', async () => {
  const key = await publish();
  const { store } = await machine();
  for (const file of release.files) await store.fetch(key, file, 'plain');
  await store.cache.keep(key, 'assets/page.css', [Buffer.from('altered')]);
  await sql`DELETE FROM release_files; DELETE FROM release_contents`.execute(database.db);
  expect(await store.complete(key, release.files)).toMatchObject({ damaged: ['assets/page.css'] });
  const lacking = await findLacking(database.db, key, release.files);
  expect(lacking.map(({ file }) => file.path)).toEqual(['assets/page.css']);
  await publish();
  expect(await findLacking(database.db, key, release.files)).toEqual([]);
});

test('a file of 19 MB is written, hashed and read in small parts', async () => {
  const key = await publish();
  const content = randomBytes(19_000_000);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  await database.db.transaction().execute((trx) => addContents(trx, key, [{ integrity, content }]));
  const hash = createHash('sha256');
  let largest = 0;
  for await (const part of readContent(database.db, key, integrity, 'plain')) {
    largest = Math.max(largest, part.byteLength);
    hash.update(part);
  }
  expect(`sha256-${hash.digest('base64')}`).toBe(integrity);
  expect(largest).toBe(262_144);
  const file = { path: 'large.bin', bytes: content.byteLength, integrity };
  expect(await findDamages(database.db, key, [file])).toEqual(new Map());
});

const long = storefrontBuild({ 'long.js': `"${'motorbike '.repeat(30_000)}"` });
const longFile = long.release.files.find(({ path }) => path === 'long.js') ?? raise('no long.js');
const ofLong = sql`integrity = ${longFile.integrity}`;
const alter = (form: string) => sql`
  UPDATE release_content_parts SET content = set_byte(content, 5, 255 - get_byte(content, 5))
  WHERE ${ofLong} AND form = ${form} AND number = 0`;
const without = (what: RawBuilder<unknown>) => sql`
  DELETE FROM release_content_parts WHERE ${ofLong} AND ${what}`;

function raise(what: string): never {
  throw new Error(what);
}

type Disk = 'whole' | 'empty' | 'with other forms';
const damages: [what: string, disk: Disk, RawBuilder<unknown>[], done: object][] = [
  ['a plain file is altered', 'empty', [alter('plain')], { copied: 1, restored: 1 }],
  ['a plain file is altered', 'with other forms', [alter('plain')], { copied: 1, restored: 1 }],
  [
    'the end of a file is gone, with its forms',
    'whole',
    [without(sql`(form <> 'plain' OR number = 1)`)],
    { copied: 1, restored: 0, compressed: 0 },
  ],
  [
    'a file and a form of it are gone',
    'empty',
    [without(sql`form IN ('plain', 'br')`)],
    { copied: 1, compressed: 1 },
  ],
  ['a form is altered', 'empty', [alter('br')], { copied: 0, compressed: 1 }],
  ['both forms are altered', 'whole', [alter('br'), alter('gzip')], { copied: 0, compressed: 0 }],
  ['a form is gone', 'empty', [without(sql`form = 'gzip'`)], { copied: 0, compressed: 1 }],
  [
    'nobody knows what a form was',
    'empty',
    [sql`DELETE FROM release_content_forms WHERE ${ofLong} AND form = 'gzip'`],
    { copied: 0, compressed: 1 },
  ],
];
test.each(damages)('%s in the database, the disk is %s: it is healed', async (...row) => {
  const [, disk, damage, done] = row;
  const dist = await writeDist(await temporaryFolder(), long);
  const { name: application, release: id } = await publishRelease(database, dist);
  const key = { application, release: id };
  const { store: whole } = await machine();
  await whole.complete(key, long.release.files);
  for (const file of long.release.files) {
    for (const form of formsOf(file)) await whole.fetch(key, file, form);
  }
  for (const each of damage) await each.execute(database.db);
  const store = disk === 'whole' ? whole : (await machine()).store;
  if (disk === 'with other forms') {
    for (const { extension } of encodings) {
      await store.cache.keep(key, `long.js${extension}`, [Buffer.from('x')]);
    }
  }
  expect(await store.complete(key, long.release.files)).toMatchObject({ damaged: [], ...done });
  expect(await findLacking(database.db, key, long.release.files)).toEqual([]);
  const { store: other } = await machine();
  const read = createVerifiedFiles(other, () => {});
  for (const encoding of [undefined, ...encodings]) {
    expect(await read({ ...key, file: longFile, encoding })).toBeDefined();
  }
});

test('what nothing is left of in the database comes back when it is published again', async () => {
  const dist = await writeDist(await temporaryFolder(), long);
  const { name: application, release: id } = await publishRelease(database, dist);
  const key = { application, release: id };
  await without(sql`number = 0`).execute(database.db);
  const { store } = await machine();
  expect(await store.complete(key, long.release.files)).toMatchObject({ damaged: ['long.js'] });
  expect(await publishRelease(database, dist)).toMatchObject({ created: false });
  expect(await findDamages(database.db, key, long.release.files)).toEqual(new Map());
});

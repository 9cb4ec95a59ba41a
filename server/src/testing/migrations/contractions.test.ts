import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { lte } from 'semver';
import { expect, test } from 'vitest';

import { contractedSince, readMigrations } from '../../database/migration-files.ts';
import { contractionsIn } from './contractions.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const migrations = await readMigrations(here('../../../migrations/'));
const { version } = JSON.parse(await readFile(here('../../../../package.json'), 'utf8')) as {
  version: string;
};

/** Databases have had these before there was a release. */
const before = migrations.filter(({ name }) => name < '0018');

test('each migration only expands, or says which release stopped using what it takes away', async () => {
  for (const [place, { name, text }] of migrations.entries()) {
    if (place < before.length) continue;
    const since = contractedSince(text);
    if (since === undefined) {
      const earlier = migrations.slice(0, place).map((each) => each.text);
      expect(await contractionsIn(text, earlier), name).toEqual([]);
    } else {
      const released = /^unused since (\d+\.\d+\.\d+)$/.exec(since)?.[1];
      expect(released && lte(released, version), `${name}: a version that was released`).toBe(true);
    }
  }
});

const texts = before.map(({ text }) => text);

test.each([
  'CREATE TABLE visits (id uuid PRIMARY KEY, at timestamptz NOT NULL)',
  'CREATE TABLE visits (id uuid); CREATE UNIQUE INDEX visits_once ON visits (id)',
  'CREATE TABLE visits (id uuid); ALTER TABLE visits ADD CONSTRAINT one CHECK (id IS NOT NULL)',
  'CREATE INDEX users_by_phone ON users (phone)',
  'DROP INDEX bookings_by_seller',
  'ALTER TABLE users ADD COLUMN nickname text',
  `ALTER TABLE users ADD COLUMN seen timestamptz DEFAULT now();
   ALTER TABLE users ALTER COLUMN seen DROP DEFAULT`,
  `ALTER TABLE users ADD COLUMN age integer,
     ADD CONSTRAINT users_age CHECK (age BETWEEN 0 AND 150) NOT VALID`,
  "ALTER TABLE users ADD COLUMN nickname text NOT NULL DEFAULT ''",
  "ALTER TABLE users ADD COLUMN mood text CHECK (mood IN ('good', 'bad'))",
  "UPDATE users SET name = '' WHERE name = ' '",
  `ALTER TABLE revisions DROP CONSTRAINT revisions_act_known;
   ALTER TABLE revisions ADD CONSTRAINT revisions_act_known CHECK (
     act IN ('revive', 'kill', 'start', 'promote', 'canary', 'rollback', 'judge')
   )`,
  `CREATE TABLE seen (id uuid);
   CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN INSERT INTO seen DEFAULT VALUES; RETURN NULL; END';
   CREATE TRIGGER noted AFTER UPDATE ON users FOR EACH STATEMENT EXECUTE FUNCTION note()`,
])('"%s" expands', async (text) => {
  expect(await contractionsIn(text, texts)).toEqual([]);
});

test.each([
  ['DROP TABLE wishlist_items', 'DropStmt'],
  ['DROP INDEX bookings_one_live_per_product', 'DropStmt'],
  [
    `ALTER TABLE users ADD COLUMN seen boolean NOT NULL DEFAULT true;
     ALTER TABLE users ALTER COLUMN seen DROP DEFAULT`,
    'AT_ColumnDefault',
  ],
  ['ALTER TABLE users DROP COLUMN phone', 'AT_DropColumn'],
  ['ALTER TABLE users RENAME COLUMN phone TO mobile', 'RenameStmt'],
  ['ALTER TABLE users RENAME TO people', 'RenameStmt'],
  ['ALTER TABLE users ALTER COLUMN phone TYPE varchar(20)', 'AT_AlterColumnType'],
  ['ALTER TABLE users ALTER COLUMN phone SET NOT NULL', 'AT_SetNotNull'],
  ['ALTER TABLE users ALTER COLUMN status DROP DEFAULT', 'AT_ColumnDefault'],
  ['ALTER TABLE users ADD COLUMN nickname text NOT NULL', 'which must be given'],
  ["ALTER TABLE users ADD COLUMN nickname text UNIQUE DEFAULT ''", 'no two may be alike'],
  ["ALTER TABLE users ADD CONSTRAINT named CHECK (name <> '')", 'AT_AddConstraint'],
  [
    `ALTER TABLE users ADD COLUMN nickname text,
       ADD CONSTRAINT named CHECK (nickname IS NULL OR name <> '')`,
    'AT_AddConstraint',
  ],
  [
    'ALTER TABLE users ADD COLUMN friend uuid, ADD FOREIGN KEY (friend) REFERENCES users (id)',
    'AT_AddConstraint',
  ],
  ['ALTER TABLE adverts ADD FOREIGN KEY (id) REFERENCES users (id)', 'AT_AddConstraint'],
  ['CREATE UNIQUE INDEX users_one_name ON users (name)', 'the unique index'],
  [
    `ALTER TABLE revisions DROP CONSTRAINT revisions_act_known;
     ALTER TABLE revisions ADD CONSTRAINT revisions_act_known CHECK (act IN ('start', 'kill'))`,
    'AT_AddConstraint',
  ],
  ['ALTER TABLE revisions DROP CONSTRAINT revisions_number_follows', 'AT_DropConstraint'],
  [
    'CREATE TRIGGER stop BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse_rewrite()',
    'the trigger stop',
  ],
  [
    `CREATE FUNCTION forbid() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END';
     CREATE TRIGGER forbidden AFTER UPDATE ON users FOR EACH STATEMENT EXECUTE FUNCTION forbid()`,
    'the trigger forbidden',
  ],
  ['DELETE FROM users', 'DeleteStmt'],
  ['TRUNCATE users', 'TruncateStmt'],
  ["DO $$ BEGIN EXECUTE 'DROP TABLE users'; END $$", 'DoStmt'],
])('"%s" is more than that', async (text, refusal) => {
  expect((await contractionsIn(text, texts)).join()).toContain(refusal);
});

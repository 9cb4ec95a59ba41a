import { fork } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { MigrationError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';

const own = fileURLToPath(new URL('../../migrations/', import.meta.url));

let home: TestDatabase;
beforeEach(async () => {
  home = await createTestDatabase('nothing');
});
afterEach(() => home.drop());

describe('the own migrations', () => {
  test('run in order, once', async () => {
    const files = (await readdir(own)).toSorted();
    await expect(migrate(home.db)).resolves.toEqual(files);
    await expect(migrate(home.db)).resolves.toEqual([]);
  });

  test('each run once when eight processes start at the same time', async () => {
    const script = fileURLToPath(new URL('../testing/migrate-once.ts', import.meta.url));
    const runs = Array.from({ length: 8 }, () => {
      const child = fork(script, [home.url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      return new Promise<string[]>((resolve, reject) => {
        child.once('message', (names) => resolve(names as string[]));
        child.once('exit', (code) => reject(new Error(`ended with ${code} and no answer`)));
      });
    });
    const applied = (await Promise.all(runs)).flat();
    expect(applied.toSorted()).toEqual((await readdir(own)).toSorted());
  });
});

test('a database that may not be written is told as it is, at once', async () => {
  const options = '-c default_transaction_read_only=on';
  const db = openDatabase({
    connection: { connectionString: home.url, options },
    applicationName: 'reads alone',
  });
  onTestFinished(() => db.close());
  await expect(migrate(db)).rejects.toMatchObject({ code: '25006' });
});

describe('a folder of migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
    await writeFile(path.join(folder, '0001_one.sql'), 'CREATE TABLE one (id integer);');
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('runs what was added since', async () => {
    await migrate(home.db, folder);
    await writeFile(path.join(folder, '0002_two.sql'), 'CREATE TABLE two (id integer);');
    await expect(migrate(home.db, folder)).resolves.toEqual(['0002_two.sql']);
  });

  test('is refused when a file was edited after it ran', async () => {
    await migrate(home.db, folder);
    await writeFile(path.join(folder, '0001_one.sql'), 'CREATE TABLE one (id bigint);');
    await expect(migrate(home.db, folder)).rejects.toThrow(MigrationError);
    await expect(migrate(home.db, folder)).rejects.toThrow('0001_one.sql was edited');
  });

  /** Brings the database to what is here and more, as a newer version of the program does. */
  async function migrateFurther(name: string, text: string) {
    const newer = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
    try {
      await cp(folder, newer, { recursive: true });
      await writeFile(path.join(newer, name), text);
      await migrate(home.db, newer);
    } finally {
      await rm(newer, { recursive: true });
    }
  }

  test.each([
    ['0018_two.sql', '-- contracts: unused since 0.1.0\nDROP TABLE one;'],
    ['0002_two.sql', 'CREATE TABLE two (id integer);'],
  ])('is refused by a database that has had %s with %j too', async (name, text) => {
    await migrateFurther(name, text);
    await expect(migrate(home.db, folder)).rejects.toThrow(MigrationError);
    await expect(migrate(home.db, folder)).rejects.toThrow(name);
  });

  test('serves on a database that has had more, as long as all of that only expands', async () => {
    await migrateFurther('0018_two.sql', '-- A table.\nCREATE TABLE two (id integer);');
    await expect(migrate(home.db, folder)).resolves.toEqual([]);
  });

  test.each([
    [['0018_a', '0018_b'], '0018 is there twice'],
    [['0018_a', '0019_b', '0019_c'], '0019 is there twice'],
    [['0019_a'], '0018 is missing'],
    [['0018_a', '0020_b'], '0019 is missing'],
    [['18_a'], '18_a.sql is not named as a migration'],
  ])('is refused, and nothing of it runs, with the files %j', async (names, sentence) => {
    await Promise.all(
      names.map((name) => writeFile(path.join(folder, `${name}.sql`), 'SELECT 1;')),
    );
    await expect(migrate(home.db, folder)).rejects.toThrow(MigrationError);
    await expect(migrate(home.db, folder)).rejects.toThrow(sentence);
    const { rows } = await sql<{
      one: string | null;
    }>`SELECT to_regclass('one')::text AS one`.execute(home.db);
    expect(rows).toEqual([{ one: null }]);
  });

  test('may have what the first 17 have: a number that is missing, and one that is there twice', async () => {
    const names = ['0015_a.sql', '0015_b.sql', '0017_c.sql', '0018_d.sql', '0019_e.sql'];
    await Promise.all(names.map((name) => writeFile(path.join(folder, name), 'SELECT 1;')));
    await expect(migrate(home.db, folder)).resolves.toEqual(['0001_one.sql', ...names]);
  });

  test('leaves nothing of a file that fails halfway, and keeps the files before it', async () => {
    await writeFile(
      path.join(folder, '0002_two.sql'),
      'CREATE TABLE two (id integer); SELECT 1/0;',
    );
    await expect(migrate(home.db, folder)).rejects.toMatchObject({ code: '22012' });
    const tables = await sql<{ one: string | null; two: string | null }>`
      SELECT to_regclass('one')::text AS one, to_regclass('two')::text AS two`.execute(home.db);
    expect(tables.rows).toEqual([{ one: 'one', two: null }]);
  });

  test('may take longer than the limit of an ordinary statement, and others wait for it', async () => {
    await writeFile(path.join(folder, '0002_slow.sql'), 'SELECT pg_sleep(5.5);');
    const other = openDatabase({ connection: home.url });
    try {
      const applied = await Promise.all([migrate(home.db, folder), migrate(other, folder)]);
      expect(applied.flat().toSorted()).toEqual(['0001_one.sql', '0002_slow.sql']);
    } finally {
      await other.close();
    }
  });
});

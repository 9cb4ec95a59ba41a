import type { SmokePicture } from '@motohaat/contract/smoke-tests';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

export type NewPicture = Omit<SmokePicture, 'number'> & { content: Buffer };

/** Keeps the pictures of a test; those of the release's earlier tests go. */
export async function keepPictures(
  trx: Queryable,
  test: { id: string; application: string; release: string },
  pictures: readonly NewPicture[],
): Promise<void> {
  await forgetPictures(trx, test);
  if (pictures.length === 0) return;
  await trx
    .insertInto('smoke_pictures')
    .values(pictures.map((picture, number) => ({ ...picture, number, test: test.id })))
    .execute();
}

/** Removes what the pages of a release looked like. */
export async function forgetPictures(
  trx: Queryable,
  { application, release }: { application: string; release: string },
): Promise<void> {
  await sql`
    DELETE FROM smoke_pictures WHERE test IN (
      SELECT id FROM smoke_tests WHERE application = ${application} AND release = ${release}
    )`.execute(trx);
}

/** The pictures of a test, without what they show. */
export async function listPictures(db: Queryable, test: string): Promise<SmokePicture[]> {
  return db
    .selectFrom('smoke_pictures')
    .select(['number', 'path', 'of', 'version', 'width'])
    .where('test', '=', test)
    .orderBy('number')
    .execute();
}

/** What a picture shows, as JPEG. */
export async function findPicture(
  db: Queryable,
  test: string,
  number: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('smoke_pictures')
    .select('content')
    .where('test', '=', test)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content;
}

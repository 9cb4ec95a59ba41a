import { createHash } from 'node:crypto';

import type { ReleaseFile } from '@motohaat/contract/composition';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { inTextOrder } from '../../system/text-order.ts';
import { type Form, integrityOfParts, type ReleaseKey } from './kept-contents.repository.ts';

/** A file of a release with its bytes. */
export type Content = Pick<ReleaseFile, 'integrity'> & { content: Buffer };

/** Bytes of a part; bytes and number of the parts that are written at once. */
const partBytes = 262_144;
const batchBytes = 1_000_000;
const batchParts = 200;

/**
 * Adds files of a release, in the transaction that makes it known; its row is there. What another release
 * has already is kept once, and written again where it is not what was published. Its files are kept again,
 * if they were purged.
 *
 * @returns how many were there, and not as they were published
 */
export async function addContents(
  trx: Queryable,
  { application, release }: ReleaseKey,
  files: readonly Content[],
): Promise<number> {
  // Whoever sends the same content is waited for as long as its transaction takes.
  await sql.raw(`SET LOCAL lock_timeout = '30s'`).execute(trx);
  await trx
    .selectFrom('releases')
    .select('id')
    .where('application', '=', application)
    .where('id', '=', release)
    .forUpdate()
    .execute();
  await trx
    .deleteFrom('purged_releases')
    .where('application', '=', application)
    .where('release', '=', release)
    .execute();
  // All in one order: two who publish at once wait for each other, and not in a circle.
  const contents = new Map(
    files
      .toSorted((one, other) => inTextOrder(one.integrity, other.integrity))
      .map(({ integrity, content }) => [integrity, content]),
  );
  if (contents.size === 0) return 0;
  const added = await addRows(trx, contents);
  const known = [...contents.keys()].filter((integrity) => !added.has(integrity));
  const damaged = await removeDamaged(trx, known);
  const isWanted = (integrity: string) => added.has(integrity) || damaged.has(integrity);
  await addParts(
    trx,
    [...contents].flatMap(([integrity, content]) =>
      isWanted(integrity) ? partsOf(integrity, 'plain', content) : [],
    ),
  );
  await trx
    .insertInto('release_files')
    .values([...contents.keys()].map((integrity) => ({ application, release, integrity })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return damaged.size;
}

/**
 * Those that are there are held until the transaction ends, so that they are not swept away.
 *
 * @returns those that were not there
 */
async function addRows(
  trx: Queryable,
  contents: ReadonlyMap<string, Buffer>,
): Promise<Set<string>> {
  const rows = await trx
    .insertInto('release_contents')
    .values([...contents].map(([integrity, { byteLength: bytes }]) => ({ integrity, bytes })))
    .onConflict((conflict) =>
      conflict
        .column('integrity')
        .doUpdateSet((excluded) => ({ bytes: excluded.ref('excluded.bytes') })),
    )
    // A row that was there has its holder in xmax.
    .returning(['integrity', sql<boolean>`xmax = 0`.as('is_new')])
    .execute();
  return new Set(rows.filter((row) => row.is_new).map(({ integrity }) => integrity));
}

/**
 * Hashes what is there of contents, and removes the parts of those that are not what was published.
 *
 * @returns which those are
 */
async function removeDamaged(trx: Queryable, known: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ integrity: string }>`
    SELECT contents.integrity
    FROM release_contents AS contents
    LEFT JOIN release_content_parts AS parts
      ON parts.integrity = contents.integrity AND parts.form = 'plain'
    WHERE contents.integrity = ANY(${known}::text[])
    GROUP BY contents.integrity, parts.integrity
    HAVING contents.integrity IS DISTINCT FROM ${integrityOfParts}`.execute(trx);
  const damaged = rows.map(({ integrity }) => integrity);
  if (damaged.length > 0) await removeParts(trx, damaged, 'plain');
  return new Set(damaged);
}

async function removeParts(trx: Queryable, integrities: readonly string[], form: Form) {
  await trx
    .deleteFrom('release_content_parts')
    .where('integrity', 'in', integrities)
    .where('form', '=', form)
    .execute();
}

type Part = { integrity: string; form: Form; number: number; content: Buffer };

function partsOf(integrity: string, form: Form, content: Buffer): Part[] {
  const count = Math.max(1, Math.ceil(content.byteLength / partBytes));
  return Array.from({ length: count }, (_, number) => ({
    integrity,
    form,
    number,
    content: content.subarray(number * partBytes, (number + 1) * partBytes),
  }));
}

async function addParts(trx: Queryable, parts: readonly Part[]): Promise<void> {
  let batch: Part[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await trx.insertInto('release_content_parts').values(batch).execute();
    batch = [];
    bytes = 0;
  };
  for (const part of parts) {
    if (bytes + part.content.byteLength > batchBytes || batch.length === batchParts) await send();
    batch.push(part);
    bytes += part.content.byteLength;
  }
  await send();
}

/** Writes a compressed form of a content in the place of what is there of it, if the content is still there. */
export async function putForm(
  trx: Queryable,
  integrity: string,
  form: Exclude<Form, 'plain'>,
  content: Buffer,
): Promise<void> {
  const held = await trx
    .selectFrom('release_contents')
    .select('integrity')
    .where('integrity', '=', integrity)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return;
  await removeParts(trx, [integrity], form);
  await addParts(trx, partsOf(integrity, form, content));
  const hash = createHash('sha256').update(content).digest();
  await trx
    .insertInto('release_content_forms')
    .values({ integrity, form, hash })
    .onConflict((conflict) => conflict.columns(['integrity', 'form']).doUpdateSet({ hash }))
    .execute();
}

/** Says that a release needs none of its files any longer. */
export async function forgetFiles(trx: Queryable, { application, release }: ReleaseKey) {
  await trx
    .deleteFrom('release_files')
    .where('application', '=', application)
    .where('release', '=', release)
    .execute();
}

/** How many contents are swept at once. */
const sweptAtOnce = 200;

/** Removes the contents that no release needs; those that somebody is publishing stay. @returns how many */
export async function sweepContents(db: Queryable): Promise<number> {
  for (let swept = 0; ;) {
    const { rows } = await sql`
      DELETE FROM release_contents
      WHERE integrity IN (
        SELECT integrity FROM release_contents AS contents
        WHERE NOT EXISTS (
          SELECT FROM release_files AS files WHERE files.integrity = contents.integrity
        )
        LIMIT ${sweptAtOnce}
        FOR UPDATE SKIP LOCKED
      )
      RETURNING integrity`.execute(db);
    swept += rows.length;
    if (rows.length < sweptAtOnce) return swept;
  }
}

import type { ReleaseFile } from '@motohaat/contract/composition';
import { sql } from 'kysely';

import type { Queryable, Schema } from '../../database/index.ts';
import { encodings, isCompressible } from './media.ts';

/** As a file was published, or compressed. */
export type Form = Schema['release_content_parts']['form'];

/** Which release: its application and its id. */
export type ReleaseKey = { application: string; release: string };

/** A form of a file; what the database lacks, or has. */
export type FileForm = { file: ReleaseFile; form: Form };

type FormKey = { integrity: string; form: Form };

/** How many parts are read at once. */
const partsRead = 4;

const contentOfParts = sql`string_agg(parts.content, ''::bytea ORDER BY parts.number)`;

/** Under which hash a release lists what the plain parts of a content are; of the kind that it is listed by. */
export const integrityOfParts = sql<string>`
  CASE WHEN parts.integrity LIKE 'sha384-%'
    THEN 'sha384-' || encode(sha384(${contentOfParts}), 'base64')
    ELSE 'sha256-' || encode(sha256(${contentOfParts}), 'base64')
  END`;

/**
 * Reads a form of a file of a release, a few parts at a time; nothing of what is not there, or is there for
 * another release alone.
 */
export async function* readContent(
  db: Queryable,
  { application, release }: ReleaseKey,
  integrity: string,
  form: Form,
): AsyncGenerator<Buffer, void, undefined> {
  for (let from = 0; ; from += partsRead) {
    const parts = await db
      .selectFrom('release_files as files')
      .innerJoin('release_content_parts as parts', 'parts.integrity', 'files.integrity')
      .select('parts.content')
      .where('files.application', '=', application)
      .where('files.release', '=', release)
      .where('files.integrity', '=', integrity)
      .where('parts.form', '=', form)
      .where('parts.number', '>=', from)
      .orderBy('parts.number')
      .limit(partsRead)
      .execute();
    for (const { content } of parts) yield content;
    if (parts.length < partsRead) return;
  }
}

/**
 * The forms of a release's files that the database does not have for it, or not as they were published and
 * made: it hashes what it has. 20 MB take it a tenth of a second.
 */
export async function findLacking(
  db: Queryable,
  key: ReleaseKey,
  files: readonly ReleaseFile[],
): Promise<FileForm[]> {
  const damages = await findDamages(db, key, files);
  const made = await findMade(db, key);
  const isLacking = ({ path, integrity }: ReleaseFile, form: Form) =>
    form === 'plain' ? damages.has(path) : !made.has(`${form} ${integrity}`);
  return files.flatMap((file) =>
    formsOf(file).flatMap((form) => (isLacking(file, form) ? [{ file, form }] : [])),
  );
}

/** The compressed forms of a release's files that are there as they were made. */
async function findMade(
  db: Queryable,
  { application, release }: ReleaseKey,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<FormKey>`
    SELECT parts.integrity, parts.form
    FROM release_files AS files
    JOIN release_content_forms AS made ON made.integrity = files.integrity
    JOIN release_content_parts AS parts ON (parts.integrity, parts.form) = (made.integrity, made.form)
    WHERE files.application = ${application} AND files.release = ${release}
    GROUP BY parts.integrity, parts.form, made.hash
    HAVING sha256(${contentOfParts}) = made.hash`.execute(db);
  return new Set(rows.map(({ integrity, form }) => `${form} ${integrity}`));
}

/** In which forms a file is kept. */
export function formsOf({ path, bytes }: ReleaseFile): Form[] {
  return ['plain', ...(isCompressible(path, bytes) ? encodings.map(({ name }) => name) : [])];
}

/**
 * What is wrong with files as the database has them for a release, which hashes each of them again.
 *
 * @returns by path: not there, or not what the release lists
 */
export async function findDamages(
  db: Queryable,
  { application, release }: ReleaseKey,
  files: readonly ReleaseFile[],
): Promise<Map<string, 'missing' | 'other'>> {
  const { rows } = await sql<{ integrity: string; bytes: number; stored: string }>`
    SELECT parts.integrity, sum(octet_length(parts.content))::int AS bytes,
      ${integrityOfParts} AS stored
    FROM release_files AS files
    JOIN release_content_parts AS parts ON parts.integrity = files.integrity AND parts.form = 'plain'
    WHERE files.application = ${application} AND files.release = ${release}
    GROUP BY parts.integrity`.execute(db);
  const stored = new Map(rows.map((row) => [row.integrity, row]));
  const damageOf = ({ integrity, bytes }: ReleaseFile) => {
    const found = stored.get(integrity);
    if (!found) return 'missing' as const;
    const isWhole = found.bytes === bytes && found.stored === integrity;
    return isWhole ? undefined : ('other' as const);
  };
  return new Map(
    files.flatMap((file) => {
      const damage = damageOf(file);
      return damage ? [[file.path, damage] as const] : [];
    }),
  );
}

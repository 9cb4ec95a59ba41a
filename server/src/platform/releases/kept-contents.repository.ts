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

/** How many parts are read at once. */
const partsRead = 4;

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

/** The forms of a release's files that the database does not have for it. */
export async function findLacking(
  db: Queryable,
  { application, release }: ReleaseKey,
  files: readonly ReleaseFile[],
): Promise<FileForm[]> {
  const plain = await db
    .selectFrom('release_files')
    .select('integrity')
    .where('application', '=', application)
    .where('release', '=', release)
    .execute();
  const compressed = await db
    .selectFrom('release_content_parts as parts')
    .select(['parts.integrity', 'parts.form'])
    .where(
      'parts.integrity',
      'in',
      db
        .selectFrom('release_files')
        .select('integrity')
        .where('application', '=', application)
        .where('release', '=', release),
    )
    .where('parts.number', '=', 0)
    .execute();
  const has = new Set([
    ...plain.map(({ integrity }) => `plain ${integrity}`),
    ...compressed.map(({ integrity, form }) => `${form} ${integrity}`),
  ]);
  return files.flatMap((file) =>
    formsOf(file).flatMap((form) => (has.has(`${form} ${file.integrity}`) ? [] : [{ file, form }])),
  );
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
  const { rows } = await sql<{ integrity: string; bytes: number | null; hash: string | null }>`
    SELECT files.integrity, sum(octet_length(parts.content))::int AS bytes,
      encode(
        CASE WHEN files.integrity LIKE 'sha384-%'
          THEN sha384(string_agg(parts.content, ''::bytea ORDER BY parts.number))
          ELSE sha256(string_agg(parts.content, ''::bytea ORDER BY parts.number))
        END, 'base64') AS hash
    FROM release_files AS files
    JOIN release_content_parts AS parts ON parts.integrity = files.integrity AND parts.form = 'plain'
    WHERE files.application = ${application} AND files.release = ${release}
    GROUP BY files.integrity`.execute(db);
  const stored = new Map(rows.map((row) => [row.integrity, row]));
  const damageOf = ({ integrity, bytes }: ReleaseFile) => {
    const found = stored.get(integrity);
    if (!found) return 'missing' as const;
    const isWhole = found.bytes === bytes && integrity.endsWith(`-${found.hash}`);
    return isWhole ? undefined : ('other' as const);
  };
  return new Map(
    files.flatMap((file) => {
      const damage = damageOf(file);
      return damage ? [[file.path, damage] as const] : [];
    }),
  );
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { MigrationError } from './errors.ts';

export interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the file, hexadecimal. */
  checksum: string;
  /** Whether it only adds to the schema. */
  expands: boolean;
}

/**
 * Reads the files of a folder, in order of name.
 *
 * @throws MigrationError if their numbers have a gap or a double
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = await readdir(directory);
  const names = files.filter((name) => name.endsWith('.sql')).toSorted();
  refuseMisnumbered(names);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(directory, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, text, checksum, expands: onlyExpands(name, text) };
    }),
  );
}

/** Before it, 0011 is missing and 0015 is there twice; databases have had those files as they are. */
const numberedFrom = 18;

/** Two branches that each add a migration take the same number, and whoever joins them sees it here. */
function refuseMisnumbered(names: string[]): void {
  const numbers = names.map(numberOf);
  for (const [place, number] of numbers.filter((each) => each >= numberedFrom).entries()) {
    const expected = numberedFrom + place;
    if (number === expected) continue;
    const what =
      number < expected ? `${written(number)} is there twice` : `${written(expected)} is missing`;
    throw new MigrationError(`The numbers of the migrations have a mistake: ${what}.`);
  }
}

/** @throws MigrationError for a file that has no number */
function numberOf(name: string): number {
  const [, number] = /^(\d{4})_\w+\.sql$/.exec(name) ?? [];
  if (number !== undefined) return Number(number);
  throw new MigrationError(`${name} is not named as a migration, such as 0018_new_table.sql.`);
}

/**
 * Whether a file only adds to the schema, so that a server of the release before works on. From 0018
 * on a test holds the statements of each file to it; a file that takes something away says so in a
 * line at its head, with the release that stopped using it: `-- contracts: unused since 0.2.0`.
 */
function onlyExpands(name: string, text: string): boolean {
  return numberOf(name) >= numberedFrom && contractedSince(text) === undefined;
}

/** What a file that takes something away says at its head of since when it is unused. */
export function contractedSince(text: string): string | undefined {
  const [head = ''] = /^(?:--.*\n?)*/.exec(text) ?? [];
  return /^-- contracts:(.*)$/m.exec(head)?.[1]?.trim();
}

const written = (number: number) => String(number).padStart(4, '0');

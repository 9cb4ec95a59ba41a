import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';

import { read } from '../fences/sources.ts';
import { changeSource } from './change-source.ts';
import { rowsOf } from './rows.ts';
import { type Change, readSheet } from './sheet.ts';

/**
 * Writes what a sheet corrects into the sources; they are not formatted yet.
 *
 * @param bytes of the sheet, a CSV file
 * @returns path of each file that has changed → how many of its texts have
 * @throws UserError with all that is wrong with the sheet; then nothing is written
 */
export function correct(root: string, bytes: Uint8Array): Map<string, number> {
  const { changes, problems } = readSheet(textOf(bytes), rowsOf(root));
  if (problems.length > 0) {
    throw new UserError(`${problems.join('\n')}\n\nNothing was written.`);
  }
  const files = new Map<string, Change[]>();
  for (const change of changes) {
    const others = files.get(change.path);
    if (others) others.push(change);
    else files.set(change.path, [change]);
  }
  for (const [path, own] of files) {
    writeFileSync(join(root, path), changeSource(read(root, path), own));
  }
  return new Map([...files].map(([path, own]) => [path, own.length]));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError('The sheet is not in UTF-8: save it as “CSV UTF-8”. Nothing was written.');
  }
}

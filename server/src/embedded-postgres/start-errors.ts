import { statfs } from 'node:fs/promises';

import { DatabaseStartError } from '../database/errors.ts';
import { codeOf } from '../system/thrown.ts';

const full = /No space left on device|Disk quota exceeded/;
const closed =
  /Permission denied|wrong ownership|Read-only file system|Operation not permitted|has invalid permissions/;
const otherVersion = /database files are incompatible with server/;

// PostgreSQL writes its log of changes in files of 16 MB, so with less it cannot start.
const leastRoom = 32_000_000;

/**
 * Turns whatever kept the database from starting into one sentence for the person who started it.
 *
 * @param folder the database's folder
 */
export async function explainStartError(
  error: unknown,
  folder: string,
): Promise<DatabaseStartError> {
  const isOwn = error instanceof DatabaseStartError;
  const details = isOwn ? error.details : '';
  const said = `${details}\n${String(error)}`;
  const sentence = (message: string) => new DatabaseStartError(message, said, { cause: error });
  const hasCode = (...codes: string[]) => codes.includes(codeOf(error) ?? '');

  if (full.test(said) || hasCode('ENOSPC', 'EDQUOT') || (await isFull(folder))) {
    return sentence(`There is no room on the disk for the database in ${folder}.`);
  }
  if (closed.test(said) || hasCode('EACCES', 'EPERM', 'EROFS')) {
    return sentence(
      `The database's folder ${folder} is not open to this account: start MotoHaat from the account that owns it.`,
    );
  }
  if (hasCode('ENOTDIR', 'EEXIST')) {
    return sentence(`The database needs the folder ${folder}, but there is a file: move it away.`);
  }
  if (otherVersion.test(said)) {
    return sentence(
      `The database in ${folder} was made by another version of PostgreSQL: start that version, or empty the folder.`,
    );
  }
  return isOwn ? error : sentence(`The database in ${folder} did not start.`);
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < leastRoom;
}

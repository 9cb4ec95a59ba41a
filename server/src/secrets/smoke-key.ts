import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';

import { keptInFile } from './kept-file.ts';

type Settings = {
  smokeKey: string | undefined;
  /** Of a server whose processes share one. */
  accessTokenSecret?: string | undefined;
  /** The folder in which the server keeps its files. */
  dir: string;
};

/**
 * The secret of the server and the machines that look at releases: the one of the settings. Without it one
 * that all processes of a site come to, so that each of them believes the same reports; and where each
 * keeps secrets of its own, one in a file that only its owner reads, for machines beside the server.
 */
export async function readSmokeKey({
  smokeKey,
  accessTokenSecret,
  dir,
}: Settings): Promise<string> {
  if (smokeKey !== undefined) return smokeKey;
  return accessTokenSecret === undefined
    ? keptInFile(path.join(dir, 'smoke-key'), () => randomBytes(32).toString('base64url'))
    : createHmac('sha256', accessTokenSecret).update('smoke-key').digest('base64url');
}

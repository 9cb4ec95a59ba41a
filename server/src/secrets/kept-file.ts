import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { unless } from '../system/thrown.ts';

/**
 * What a file holds that only its owner reads; it is made when it is not there.
 *
 * @param make makes the content
 */
export async function keptInFile(file: string, make: () => string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const kept = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (kept !== undefined) return kept;
  await write(file, make());
  return keptInFile(file, make);
}

/** Linked under its name when it is complete: of two processes that start at once, one makes it. */
async function write(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file).catch(unless('EEXIST'));
  } finally {
    await unlink(draft);
  }
}

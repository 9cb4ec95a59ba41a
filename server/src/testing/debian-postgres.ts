import { access, chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Missing, unpackPackage } from './debian-packages.ts';

/**
 * Finds another version of PostgreSQL for tests: the one that Debian's package has installed, or the
 * package itself, unpacked below `.motohaat/debian/`.
 *
 * @param version the major one, as in `15`
 * @returns a folder laid out as PostgreSQL installs itself
 */
export async function findDebianPostgres(version: string): Promise<{ folder: string } | Missing> {
  const place = `usr/lib/postgresql/${version}`;
  const installed = path.join('/', place);
  if (await isThere(path.join(installed, 'bin/initdb'))) return { folder: installed };
  const unpacked = await unpackPackage(`postgresql-${version}`);
  if ('missing' in unpacked)
    return { missing: `There is no PostgreSQL ${version} here, ${unpacked.missing}` };
  const root = unpacked.folder;
  const libraries = path.join(
    root,
    `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  );
  // Programs run with an environment of their own, in which they would not find their libraries.
  const folder = path.join(root, 'ready');
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  for (const program of ['initdb', 'postgres']) {
    const script = path.join(folder, 'bin', program);
    const real = path.join(root, place, 'bin', program);
    await writeFile(script, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${real}' "$@"\n`);
    await chmod(script, 0o755);
  }
  return { folder };
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

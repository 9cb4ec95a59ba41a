import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from '@motohaat/contract/composition';
import { asManifest } from '@motohaat/releases/as-manifest';

import { UserError } from './terminal/say.ts';

/** Where a remote says what it is. */
export const manifestPath = 'src/manifest.ts';

/** A manifest that cannot be read, or is none: what is wrong with it, and at which line as far as that is known. */
export class ManifestError extends UserError {
  override name = 'ManifestError';
  readonly reason: string;
  /** Such as `src/manifest.ts:12`. */
  readonly place: string;

  constructor(reason: string, place: string, cause?: unknown) {
    super(`${manifestPath} is no manifest: ${reason}\n    at ${place}`, { cause });
    this.reason = reason;
    this.place = place;
  }
}

/**
 * Reads what a remote says of itself.
 *
 * @param folder the remote's
 * @param version of the sources: a module is read once under each address
 * @throws ManifestError
 */
export async function readManifest(folder: string, version = 0): Promise<Manifest> {
  const file = pathToFileURL(join(folder, manifestPath));
  file.searchParams.set('version', String(version));
  const checked = asManifest(await importManifest(file, folder));
  if ('wrong' in checked) throw new ManifestError(checked.wrong, manifestPath);
  return checked.manifest;
}

async function importManifest(file: URL, folder: string): Promise<unknown> {
  try {
    return ((await import(file.href)) as { manifest?: unknown }).manifest;
  } catch (cause) {
    const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
    throw new ManifestError(message, placeIn(stack, realpathSync(folder)), cause);
  }
}

/** @returns the innermost line of the remote's own sources; the file alone where the stack has none */
function placeIn(stack: string, folder: string): string {
  const own = stack
    .replaceAll(`${pathToFileURL(folder).href}/`, '')
    .replaceAll(join(folder, '/'), '');
  const [, path, line] = /(?:^|[\s(])(src\/[^\s?:()]+)(?:\?[^\s:()]*)?:(\d+)/.exec(own) ?? [];
  return path === undefined ? manifestPath : `${path}:${line}`;
}

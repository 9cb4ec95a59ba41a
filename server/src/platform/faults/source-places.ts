import { SourceMap } from 'node:module';

import type { ReleaseFile } from '@motohaat/contract/composition';
import type { Frame } from '@motohaat/contract/faults';

import type { Queryable } from '../../database/index.ts';
import { readContent } from '../releases/kept-contents.repository.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';

/** Where a frame was in the sources. */
export type SourcePlace = { place: string; name: string | null };

/** Source maps that are remembered; a page of faults is mostly about a few files. */
const remembered = 8;

/** A file of a release in an address: application, release, path. */
const address = /^\/(?:remotes\/)?([a-z][a-z0-9-]*)\/([\w-]+)\/(.+)$/;

/**
 * Finds the places in the sources, by the maps that releases were published with. Nobody else reads those:
 * no address has them.
 */
export function createSourcePlaces(db: Queryable) {
  const maps = new Map<string, Promise<SourceMap | undefined>>();

  async function read(application: string, release: string, path: string) {
    const found = (await lookUpRegistered(db, [[application, release]]))(application, release);
    const file = found?.manifest.files.find((listed) => listed.path === `${path}.map`);
    return file && parse(db, { application, release }, file);
  }

  function mapOf(application: string, release: string, path: string) {
    const key = `${application}/${release}/${path}`;
    const known = maps.get(key) ?? read(application, release, path);
    maps.delete(key);
    maps.set(key, known);
    // What could not be read may be there the next time.
    known.then((map) => !map && maps.delete(key)).catch(() => maps.delete(key));
    const [oldest = key] = maps.keys();
    if (maps.size > remembered) maps.delete(oldest);
    return known;
  }

  /** @returns the file and place that the browser told, where no map knows better */
  return async function placeOf(frame: Frame): Promise<SourcePlace> {
    const found = address.exec(frame.file ?? '');
    if (!found) return { place: '…', name: frame.name ?? null };
    const [, application = '', release = '', path = ''] = found;
    const map = await mapOf(application, release, path);
    const entry = map?.findEntry(frame.line - 1, frame.column - 1);
    if (!entry || !('originalSource' in entry)) {
      return { place: `${path}:${frame.line}:${frame.column}`, name: frame.name ?? null };
    }
    const { originalSource, originalLine, originalColumn } = entry;
    // Node's types leave out the name that a map may have.
    const { name } = entry as { name?: string };
    return {
      place: `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
      name: name ?? frame.name ?? null,
    };
  };
}

async function parse(
  db: Queryable,
  key: { application: string; release: string },
  { integrity }: ReleaseFile,
): Promise<SourceMap | undefined> {
  const parts: Buffer[] = [];
  for await (const part of readContent(db, key, integrity, 'plain')) parts.push(part);
  try {
    return new SourceMap(JSON.parse(Buffer.concat(parts).toString('utf8')) as never);
  } catch {
    // It may be gone, and a team sent it: what is no map tells no place.
    return undefined;
  }
}

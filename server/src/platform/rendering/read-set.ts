import type { Readable } from 'node:stream';

import type { PublicConfig } from '@motohaat/contract/composition';
import type { Language } from '@motohaat/domain/language';

import type { ComposedPart } from '../composition/sign-composition.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { ReadFile, VerifiedFile } from '../releases/verified-files.ts';
import type { Bundle, RendererSet } from './child/protocol.ts';
import { DrawError } from './draw-error.ts';

/** Releases that draw pages: the shell's, and those of remotes that are in the composition. */
export type DrawingReleases = { shell: Published; remotes: readonly Published[] };

/**
 * Reads what pages of a set are drawn with, each bundle as it was published.
 *
 * @throws DrawError when the shell cannot draw, or a bundle is missing or damaged
 */
export async function readRendererSet(
  read: ReadFile,
  { shell, remotes }: DrawingReleases,
  { compositions, config }: { compositions: Record<Language, ComposedPart>; config: PublicConfig },
): Promise<RendererSet> {
  const drawing = remotes.filter(({ manifest }) => manifest.server !== undefined);
  const bundles = await Promise.all(
    drawing.map(
      async (release) => [release.manifest.name, await readBundle(read, release)] as const,
    ),
  );
  const undated = { issuedAt: '', expiresAt: '', view: null };
  return {
    shell: await readBundle(read, shell),
    remotes: Object.fromEntries(bundles),
    compositions: {
      en: { ...compositions.en, ...undated },
      bn: { ...compositions.bn, ...undated },
    },
    config,
  };
}

async function readBundle(read: ReadFile, { id, manifest }: Published): Promise<Bundle> {
  const { name, server, files } = manifest;
  const file = files.find(({ path }) => path === server);
  const found = file && (await read({ application: name, release: id, file, encoding: undefined }));
  if (!found) {
    throw new DrawError(`The server bundle of ${name} ${manifest.version} is missing.`, 'server');
  }
  const base = name === 'shell' ? `/shell/${id}/` : `/remotes/${name}/${id}/`;
  return { code: await textOf(found), base };
}

/** A verified file as text. */
export async function textOf({ content }: VerifiedFile): Promise<string> {
  return Buffer.isBuffer(content) ? content.toString() : textOfStream(content);
}

async function textOfStream(content: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

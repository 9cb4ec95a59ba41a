import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { partFor } from '@motohaat/contract/part-for';
import { entitlementOf } from '@motohaat/domain/role';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../../database/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { unless } from '../../system/thrown.ts';
import type { ReadFile } from '../releases/verified-files.ts';
import { createFileFinder } from './file-access.ts';
import type { ListedFile } from './file-access.ts';
import { answerLooseFile, answerNoFile, answerReleaseFile } from './file-answer.ts';

/**
 * Files that everybody may have cost little, and a page of which some are refused is broken: no limit. What
 * the database is asked about has one.
 */
const config = { access: 'public', limit: 'none' } as const;
const favicon = fileURLToPath(new URL('favicon.svg', import.meta.url));

/** Pictures lie flat in their folders. */
const pictureName = /^[\w-]+\.(?:avif|webp|png|jpg|svg)$/;

type Wildcard = { Params: { '*': string } };

/**
 * Every file that the site serves: those of releases, of a remote only to callers of its audience,
 * and the few that belong to no release. What is not there, and what the caller may not have, get
 * one and the same answer.
 */
export async function fileRoutes(
  app: FastifyInstance,
  { db, read, pictures }: { db: Database; read: ReadFile; pictures: readonly string[] },
): Promise<void> {
  const finder = createFileFinder(db);

  /** A browser's file; for what has to be looked up the caller pays, unless it is one of our machines. */
  async function findFile(request: FastifyRequest, name: string, release: string, file: string) {
    const isFree = finder.isKnown(name, release) || app.isMachine(request);
    if (!isFree) await app.limits.lookedUp(request);
    return finder.find(name, release, file);
  }

  app.get<Wildcard>('/remotes/*', { config }, async (request, reply) => {
    const [name = '', release = '', ...rest] = request.params['*'].split('/');
    const file = rest.join('/');
    const found = name === 'shell' ? undefined : await findFile(request, name, release, file);
    const audience = audienceOf(found);
    if (found && audience === 'public') return answerListed(request, reply, found);
    // Read even when there is nothing to guard, so that both take equally long.
    const actor = await app.authentication.cookie(request);
    const isEntitled =
      isFor(actor, found) || app.isMachine(request) || (await isTriedBy(request, name, release));
    return found && isEntitled
      ? answerListed(request, reply, found, { restricted: true })
      : answerNoFile(reply);
  });

  app.get<Wildcard>('/shell/*', { config }, async (request, reply) => {
    const [release = '', ...rest] = request.params['*'].split('/');
    const found = await findFile(request, 'shell', release, rest.join('/'));
    return found ? answerListed(request, reply, found) : answerNoFile(reply);
  });

  app.get('/favicon.svg', { config }, async (request, reply) => {
    request.isPublicFile = true;
    return answerLooseFile(request, reply, { path: favicon, content: await readFile(favicon) });
  });

  app.get<Wildcard>('/pictures/*', { config }, async (request, reply) => {
    const name = request.params['*'];
    if (!pictureName.test(name)) return answerNoFile(reply);
    for (const folder of pictures) {
      const content = await readFile(path.join(folder, name)).catch(unless('ENOENT'));
      if (!content) continue;
      request.isPublicFile = true;
      return answerLooseFile(request, reply, { path: name, content });
    }
    return answerNoFile(reply);
  });

  /** A team tries its own releases; the shell's tries the shell with every page that is live. */
  async function isTriedBy(request: FastifyRequest, name: string, release: string) {
    const team = await app.teamOf(request);
    if (team === null) await app.limits.refused(request);
    if (team !== 'shell') return team === name;
    const live = await app.revision.current();
    return live?.remotes.some(({ id, manifest }) => manifest.name === name && id === release);
  }

  function answerListed(
    request: FastifyRequest,
    reply: FastifyReply,
    { release, file }: ListedFile,
    options = { restricted: false },
  ): Promise<FastifyReply> {
    const { name } = release.manifest;
    request.isPublicFile = !options.restricted;
    return answerReleaseFile(
      request,
      reply,
      {
        path: file.path,
        bytes: file.bytes,
        version: file.integrity,
        read: (encoding) => read({ application: name, release: release.id, file, encoding }),
      },
      options,
    );
  }
}

function isFor(actor: Actor | null, found: ListedFile | undefined): boolean {
  const manifest = found?.release.manifest;
  return (
    manifest?.kind === 'remote' && partFor(manifest, actor && entitlementOf(actor)) !== undefined
  );
}

function audienceOf(found: ListedFile | undefined) {
  return found?.release.manifest.kind === 'remote' ? found.release.manifest.audience : undefined;
}

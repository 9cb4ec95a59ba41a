import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fastifyCookie } from '@fastify/cookie';
import type { Release } from '@motohaat/contract/composition';
import type { Role } from '@motohaat/domain/role';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { actorStore } from '../../modules/accounts/actors.repository.ts';
import { access } from '../../plugins/access.ts';
import { authentication } from '../../plugins/authentication.ts';
import { database } from '../../plugins/database.ts';
import { errorHandler } from '../../plugins/error-handler.ts';
import { etag } from '../../plugins/etag.ts';
import { keptAnswers } from '../../plugins/kept-answers.ts';
import { machines } from '../../plugins/machines.ts';
import { methods } from '../../plugins/methods.ts';
import { rateLimit } from '../../plugins/rate-limit.ts';
import { readingPlace } from '../../plugins/reading-place.ts';
import { teams } from '../../plugins/teams.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { addUser } from '../../testing/rows.ts';
import { platformPlugin } from '../index.ts';
import { publishRelease } from '../releases/publish.ts';
import { goLive } from '../revisions/go-live.ts';
import { isMachineToken } from '../smoke/smoke-key.ts';
import { listTeamsOf } from '../teams/team-members.repository.ts';
import { teamOfToken } from '../teams/team-token.ts';
import { writeDist } from './builds.ts';
import type { Contents } from './builds.ts';
import { compositionKey, platformSecret, smokeKey } from './keys.ts';
import { localConfig } from './revisions.ts';

/** The platform's side of the server with a database and a folder of its own. */
export type Site = {
  app: FastifyInstance;
  db: Database;
  /** Where everything lies; `pictures/` in it is served. */
  folder: string;
  /** Publishes builds and makes them live as one set; name → release id. */
  goLive(...builds: { release: Release; files: Contents }[]): Promise<Record<string, string>>;
  /** A new account and its access token. */
  signIn(role: Role): Promise<{ userId: string; authorization: string }>;
  /** What a browser of that account sends for remote files: the cookie that the composition set. */
  cookieOf(authorization: string): Promise<string>;
  stop(): Promise<void>;
};

/**
 * @param options.rendering whether public pages are drawn
 * @param options.beside another process of the same site, with its database and its files
 */
export async function startSite({
  production = false,
  rendering = false,
  beside,
}: { production?: boolean; rendering?: boolean; beside?: Site } = {}): Promise<Site> {
  const folder = beside?.folder ?? (await mkdtemp(path.join(tmpdir(), 'motohaat-site-')));
  const testDatabase = beside ?? (await createTestDatabase());
  const { db } = testDatabase;
  const files = path.join(folder, 'files');
  const app = fastify({ genReqId: () => randomUUID() });
  const identity = { verifyIdToken: () => Promise.reject(new Error('nobody signs in here')) };
  await app.register(errorHandler, { strict: true });
  await app.register(database, { db });
  await app.register(fastifyCookie);
  await app.register(authentication, {
    secret: platformSecret,
    identity,
    actors: actorStore(db),
    secureCookie: production,
  });
  await app.register(teams, {
    teamOfToken: (token) => teamOfToken(db, token),
    teamsOfAccount: (accountId) => listTeamsOf(db, accountId),
  });
  await app.register(machines, { isMachineToken: (token) => isMachineToken(smokeKey, token) });
  await app.register(rateLimit, { enabled: false });
  await app.register(access);
  await app.register(methods, { prefix: '/api' });
  await app.register(readingPlace, { secureCookie: production });
  await app.register(etag);
  await app.register(keptAnswers);
  await app.register(platformPlugin, {
    db,
    files,
    publicConfig: localConfig,
    secret: platformSecret,
    compositionKey,
    smokeKey,
    pictures: [path.join(folder, 'pictures')],
    production,
    linkedByServer: [],
    rendering,
  });
  app.refuseTheRest();
  await app.ready();

  return {
    app,
    db,
    folder,
    async goLive(...builds) {
      const published = builds.map(async (build) => {
        const dist = await mkdtemp(path.join(folder, 'dist-'));
        return publishRelease({ db }, await writeDist(dist, build));
      });
      const set = Object.fromEntries(
        (await Promise.all(published)).map(({ name, release }) => [name, release]),
      );
      await goLive({ db }, set, { author: 'test', reason: 'test' });
      return set;
    },
    async signIn(role) {
      const user = await addUser(db, { role });
      const token = await app.authentication.issue({ id: user.id, tokenVersion: 1 });
      return { userId: user.id, authorization: `Bearer ${token}` };
    },
    async cookieOf(authorization) {
      const answer = await app.inject({ url: '/api/composition', headers: { authorization } });
      return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    },
    async stop() {
      await app.close();
      if (!('drop' in testDatabase)) return;
      await testDatabase.drop();
      // The process that completes releases may be in the middle of one that nobody waits for any more.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

import { fastifyMultipart } from '@fastify/multipart';
import {
  ApplicationParam,
  ReleasePublished,
  SmokeAttached,
  SmokeTest,
  VersionParam,
} from '@motohaat/contract/registry';
import type { FastifyPluginAsync } from 'fastify';
import type { InferOutput } from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { input, output } from '../../plugins/schemas.ts';
import { teamThatCalls } from '../../plugins/teams.ts';
import { findRevision } from '../revisions/revisions.repository.ts';
import type { Registry } from './operations.ts';
import { publishParts } from './publish-parts.ts';
import { receiveRelease } from './receive-release.ts';
import { findVersion } from './registered.repository.ts';
import { addSmokeTest } from './smoke.repository.ts';

const config = { access: 'team' } as const;
const tags = ['releases'];

/** Bytes of the longest report of a smoke test. */
const reportLimit = 1_100_000;

/** What only teams do: sending a release, and what its smoke test found. */
export const publishRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  await app.register(fastifyMultipart);

  app.post<{ Params: ApplicationParam }>(
    '/registry/:application/releases',
    {
      config,
      schema: {
        summary: 'Publishes a release: release.json in the field "release", then its files',
        tags,
        consumes: ['multipart/form-data'],
        params: input(ApplicationParam),
        response: { 200: output(ReleasePublished), 201: output(ReleasePublished) },
      },
    },
    async (request, reply): Promise<ReleasePublished> => {
      const { application } = request.params;
      const author = `team:${teamThatCalls(request)}` as const;
      const sent = await receiveRelease(request);
      const by = { application, author, requestId: request.id };
      const published = await publishParts(registry, by, sent);
      if (published.created) reply.code(201);
      return published;
    },
  );

  app.post<{ Params: VersionParam; Body: SmokeTest }>(
    '/registry/:application/releases/:version/smoke',
    {
      config,
      bodyLimit: reportLimit,
      schema: {
        summary: 'Attaches a smoke test to a release',
        tags,
        params: input(VersionParam),
        body: input(SmokeTest),
        response: { 200: output(SmokeAttached) },
      },
    },
    async (request): Promise<InferOutput<typeof SmokeAttached>> => {
      const { application, version } = request.params;
      const report = request.body;
      const release = await findVersion(app.db, application, version);
      if (!release) throw new AppError('not_found');
      if (!(await findRevision(app.db, report.revision))) {
        throw new AppError('invalid', { fields: { revision: 'There is no such revision.' } });
      }
      const author = `team:${teamThatCalls(request)}`;
      const passed = await auditedTransaction(app.db, async (trx) => {
        const result = await addSmokeTest(trx, release, report);
        await writeAudit(trx, {
          actorId: null,
          action: 'release.smoke_tested',
          subject: { kind: 'application', id: application },
          requestId: request.id,
          detail: { author, version, passed: result, revision: report.revision },
        });
        return result;
      });
      return { passed };
    },
  );
};

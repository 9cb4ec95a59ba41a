import { fastifyMultipart } from '@fastify/multipart';
import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { route } from '../../plugins/route.ts';
import { teamThatCalls } from '../../plugins/teams.ts';
import { findRevision } from '../revisions/revisions.repository.ts';
import type { Registry } from './act.ts';
import { completeSoon } from './complete.ts';
import { admitRelease, publishParts } from './publish-parts.ts';
import { createPublishPlaces } from './publish-places.ts';
import { receiveRelease } from './receive-release.ts';
import { findVersion } from './registered.repository.ts';
import { addSmokeTest } from './smoke.repository.ts';

/** Bytes of the longest report of a smoke test. */
const reportLimit = 1_100_000;

/** What only teams do: sending a release, and what its smoke test found. */
export const publishRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  await app.register(fastifyMultipart);
  const inPlace = createPublishPlaces();

  route(app, calls.registry.publish, async (request) => {
    const { application } = request.params;
    const author = `team:${teamThatCalls(request)}` as const;
    const by = { application, author, requestId: request.id };
    const { published, manifest } = await inPlace(application, async () => {
      const admit = (text: string) => admitRelease(registry, application, text);
      const sent = await receiveRelease(request, admit);
      return { published: await publishParts(registry, by, sent), manifest: sent.release };
    });
    const kept = { application, id: published.release, manifest };
    const compressed = await completeSoon(registry, kept, request.log);
    return { status: published.created ? 201 : 200, body: { ...published, compressed } };
  });

  route(app, calls.registry.attachSmoke, { bodyLimit: reportLimit }, async (request) => {
    const { application, version } = request.params;
    const report = request.body;
    const release = await findVersion(app.db, application, version);
    const beside = await Promise.all(
      (report.with ?? []).map((one) => findVersion(app.db, one.application, one.version)),
    );
    const known = beside.flatMap((one) => one ?? []);
    if (!release || known.length < beside.length) throw new AppError('not_found');
    const others = Object.fromEntries(known.map((one) => [one.application, one.id]));
    if (!(await findRevision(app.db, report.revision))) {
      throw new AppError('invalid', {
        fields: { revision: inEnglish('There is no such revision.') },
      });
    }
    const author = `team:${teamThatCalls(request)}`;
    const passed = await auditedTransaction(app.db, async (trx) => {
      const result = await addSmokeTest(trx, release, report, others);
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
  });
};

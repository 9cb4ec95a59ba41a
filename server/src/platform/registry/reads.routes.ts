import {
  ApplicationParam,
  ApplicationStatus,
  DifferenceAnswer,
  DifferenceQuery,
  RevisionRecord,
  RevisionsQuery,
} from '@motohaat/contract/registry';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import type { Access } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { readDifference, readHistory } from './history.ts';
import { readInput } from './read-input.ts';
import { readStatus } from './status.ts';

/** What is live and how it came to be: the same for teams and for admins. */
export const registryReads: FastifyPluginAsync<{
  path: '/registry' | '/releases';
  access: Access;
}> = async (app, { path, access }) => {
  const config = { access };
  const tags = ['releases'];

  app.get(
    `${path}/revisions`,
    {
      config,
      schema: {
        summary: 'Every state of the whole set, newest first',
        tags,
        querystring: input(RevisionsQuery),
        response: { 200: output(v.array(RevisionRecord)) },
      },
    },
    async (request, reply): Promise<RevisionRecord[]> => {
      const { records, next } = await readHistory(app.db, pageRequest(request.query));
      linkNext(request, reply, next);
      return records;
    },
  );

  app.get(
    `${path}/revisions/difference`,
    {
      config,
      schema: {
        summary: 'What differs between two revisions',
        tags,
        querystring: input(DifferenceQuery),
        response: { 200: output(DifferenceAnswer) },
      },
    },
    (request): Promise<DifferenceAnswer> =>
      readDifference(app.db, readInput(DifferenceQuery, request.query)),
  );

  app.get<{ Params: ApplicationParam }>(
    `${path}/:application`,
    {
      config,
      schema: {
        summary: 'How an application stands, its latest releases and how they do',
        tags,
        params: input(ApplicationParam),
        response: { 200: output(ApplicationStatus) },
      },
    },
    async (request, reply): Promise<ApplicationStatus> => {
      const status = await readStatus(app.db, request.params.application);
      reply.header('etag', `"${status.revision}"`);
      return status;
    },
  );
};

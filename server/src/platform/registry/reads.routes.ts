import type * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { languageOf, messagesFor } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { readDifference, readHistory } from './history.ts';
import { readStatus } from './status.ts';

/** What is live and how it came to be: the same for teams and for admins. */
export const registryReads: FastifyPluginAsync<{
  rows: typeof calls.registry | typeof calls.releases;
}> = async (app, { rows }) => {
  route(app, rows.revisions, async (request, reply) => {
    // An account of a team, whose token may read the whole set.
    const isOwnAlone = request.team !== null && request.actor !== null;
    const language = languageOf(request, reply);
    const { records, next } = await readHistory(app.db, { ...request.query, isOwnAlone }, language);
    linkNext(request, reply, next);
    return records;
  });

  route(app, rows.difference, async (request, reply) =>
    readDifference(app.db, request.query, languageOf(request, reply)),
  );

  route(app, rows.status, async (request, reply) => {
    const status = await readStatus(
      app.db,
      request.params.application,
      messagesFor(request, reply),
    );
    reply.header('etag', `"${status.revision}"`);
    return status;
  });
};

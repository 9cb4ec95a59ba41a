import type * as calls from '@motohaat/contract/calls';
import type { OperationQuery, ApplicationParam } from '@motohaat/contract/registry';
import { isPlainText } from '@motohaat/domain/text';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import { findAccounts } from './accounts.repository.ts';
import type { Author } from './author.ts';
import {
  type OperationRequest,
  canary,
  kill,
  promote,
  type Registry,
  revive,
  rollBack,
} from './operations.ts';

type OperationRoutes = {
  registry: Registry;
  /** The teams' calls, or the admins'. */
  rows: typeof calls.registry | typeof calls.releases;
  authorOf: (request: FastifyRequest) => Author;
};

/** What every operation has in common. */
type Asked = FastifyRequest & { params: ApplicationParam; query: OperationQuery };

/** Promote, canary, roll back, kill and revive: the same for teams and for admins. */
export const operationRoutes: FastifyPluginAsync<OperationRoutes> = async (
  app,
  { registry, rows, authorOf },
) => {
  route(app, rows.promote, { preHandler: onRevision }, async (request) =>
    promote(registry, { ...asked(request), ...wordsOf(request.body) }),
  );
  route(app, rows.canary, { preHandler: onRevision }, async (request) => {
    const body = wordsOf(request.body);
    const accounts = body.accounts && (await findAccounts(registry.db, body.accounts));
    return canary(registry, { ...asked(request), ...body, accounts });
  });
  route(app, rows.rollBack, { preHandler: onRevision }, async (request) =>
    rollBack(registry, { ...asked(request), ...wordsOf(request.body) }),
  );
  route(app, rows.kill, { preHandler: onRevision }, async (request) =>
    kill(registry, { ...asked(request), ...wordsOf(request.body) }),
  );
  route(app, rows.revive, { preHandler: onRevision }, async (request) =>
    revive(registry, { ...asked(request), ...wordsOf(request.body) }),
  );

  function asked(request: Asked): Omit<OperationRequest, 'reason'> {
    return {
      application: request.params.application,
      author: authorOf(request),
      ifMatch: decidedOn(request),
      dryRun: request.query.dryRun === 'true',
      requestId: request.id,
    };
  }
};

async function onRevision(request: FastifyRequest): Promise<void> {
  decidedOn(request);
}

/**
 * The revision on which the caller decided, of `If-Match: "<number>"`.
 *
 * @throws AppError `revision_wanted` without one
 */
function decidedOn(request: FastifyRequest): number {
  const number = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1];
  if (number === undefined) throw new AppError('revision_wanted');
  return Number(number);
}

/**
 * What is said of an operation is read by others, in pages and in terminals.
 *
 * @throws AppError `invalid` for letters that are none
 */
function wordsOf<Body extends object>(body: Body): Body {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && !isPlainText(value)) {
      throw new AppError('invalid', { fields: { [name]: 'Write this in plain letters.' } });
    }
  }
  return body;
}

import type * as calls from '@motohaat/contract/calls';
import type { ApplicationParam, OperationDone, OperationQuery } from '@motohaat/contract/registry';
import { isPlainText } from '@motohaat/domain/text';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { messagesFor } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { findAccounts } from './accounts.repository.ts';
import type { Done, OperationRequest, Registry } from './act.ts';
import type { Author } from './author.ts';
import { handOver, remove } from './leave.ts';
import { canary, kill, promote, revive } from './operations.ts';
import { rollBack } from './roll-back.ts';

type OperationRoutes = {
  registry: Registry;
  /** The teams' calls, or the admins'. */
  rows: typeof calls.registry | typeof calls.releases;
  authorOf: (request: FastifyRequest) => Author;
  /** The applications whose teams have said yes to a request; all, where it is left out. */
  consentsOf?: (request: FastifyRequest) => Promise<ReadonlySet<string>>;
};

/** What every operation has in common. */
type Asked = FastifyRequest & { params: ApplicationParam; query: OperationQuery };

/** What is done with releases that are there: the same for teams and for admins. */
export const operationRoutes: FastifyPluginAsync<OperationRoutes> = async (
  app,
  { registry, rows, authorOf, consentsOf },
) => {
  route(app, rows.promote, { preHandler: onRevision }, async (request, reply) => {
    const { with: others, ...body } = wordsOf(request.body);
    onlyAdminsLetThrough(request, body);
    const given = { ...(await giving(request)), ...body, others };
    return told(await promote(registry, given), request, reply);
  });
  route(app, rows.canary, { preHandler: onRevision }, async (request, reply) => {
    const { with: others, accounts: emails, ...body } = wordsOf(request.body);
    onlyAdminsLetThrough(request, body);
    const accounts = emails && (await findAccounts(registry.db, emails));
    const given = { ...(await giving(request)), ...body, others, accounts };
    return told(await canary(registry, given), request, reply);
  });
  route(app, rows.handOver, { preHandler: onRevision }, async (request, reply) => {
    const body = wordsOf(request.body);
    onlyAdminsLetThrough(request, body);
    const given = { ...(await giving(request)), ...body };
    return told(await handOver(registry, given), request, reply);
  });
  route(app, rows.rollBack, { preHandler: onRevision }, async (request, reply) =>
    told(await rollBack(registry, { ...asked(request), ...wordsOf(request.body) }), request, reply),
  );
  route(app, rows.kill, { preHandler: onRevision }, async (request, reply) =>
    told(await kill(registry, { ...asked(request), ...wordsOf(request.body) }), request, reply),
  );
  route(app, rows.revive, { preHandler: onRevision }, async (request, reply) =>
    told(await revive(registry, { ...asked(request), ...wordsOf(request.body) }), request, reply),
  );
  route(app, rows.remove, { preHandler: onRevision }, async (request, reply) =>
    told(await remove(registry, { ...asked(request), ...wordsOf(request.body) }), request, reply),
  );

  /** The same of what gives people releases, of several applications perhaps. */
  async function giving(request: Asked) {
    const consents = await consentsOf?.(request);
    const speaksFor = consents && ((application: string) => consents.has(application));
    return { ...asked(request), speaksFor };
  }

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

/** What was done, in the language of who asked for it. */
function told(done: Done, request: FastifyRequest, reply: FastifyReply): OperationDone {
  return { ...done, message: done.message(messagesFor(request, reply)) };
}

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

/** @throws AppError `forbidden` when a team lets its own release through untested */
function onlyAdminsLetThrough(request: FastifyRequest, { untested }: { untested?: true }): void {
  if (!untested || request.team === null) return;
  throw new AppError('forbidden', { message: (t) => t.platform.smoke.adminsOnly });
}

/**
 * What is said of an operation is read by others, in pages and in terminals.
 *
 * @throws AppError `invalid` for letters that are none
 */
function wordsOf<Body extends object>(body: Body): Body {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && !isPlainText(value)) {
      throw new AppError('invalid', { fields: { [name]: (t) => t.fields.plainText } });
    }
  }
  return body;
}

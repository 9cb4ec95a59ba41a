import * as calls from '@motohaat/contract/calls';
import { languages } from '@motohaat/domain/language';
import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';
import { route } from '../../plugins/route.ts';
import { compositionFor } from '../composition/composition.ts';
import type { SignComposition } from '../composition/sign-composition.ts';
import type { OriginOf } from '../document/document.routes.ts';
import type { Documents } from '../document/documents.ts';
import { candidateSet, previewPage, roleFor } from '../document/preview-set.ts';
import { noGroup } from '../measurements/group-of.ts';
import { describeOrder, setOfOrder } from '../smoke/order.ts';
import {
  claimOrder,
  endOrder,
  findOrder,
  meetMachine,
  renewOrder,
  seeMachine,
} from '../smoke/orders.repository.ts';
import { takeReport } from '../smoke/take-report.ts';
import { answersIn } from './answers-in.ts';

export type WorkOptions = {
  db: Database;
  sign: SignComposition;
  documents: Documents;
  originOf: OriginOf;
  smokeKey: string;
};

/** Bytes of a report with its pictures. */
const reportLimit = 24_000_000;

/** Machines ask often, and a page of which some part is refused would be another page. */
const options = { limit: 'none' } as const;

/** What the machines call that look at releases. */
export const workRoutes: FastifyPluginAsync<WorkOptions> = async (
  app,
  { db, sign, documents, originOf, smokeKey },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.smokeWork.claim, options, async (request) => {
    const { machine, browser } = request.body;
    await meetMachine(db, machine, browser);
    const id = await claimOrder(db, machine);
    const order = id === undefined ? undefined : await findOrder(db, id);
    return { order: order ? await describeOrder(db, order) : null };
  });

  route(app, calls.smokeWork.progress, options, async (request) => {
    const { machine, ...progress } = request.body;
    await seeMachine(db, machine);
    const { id } = request.params;
    if (await renewOrder(db, { id, machine }, progress)) return { status: 204 };
    throw new AppError('conflict');
  });

  route(app, calls.smokeWork.giveUp, options, async (request) => {
    const { machine, problem } = request.body;
    if (await endOrder(db, { id: request.params.id, machine }, problem)) return { status: 204 };
    throw new AppError('conflict');
  });

  route(app, calls.smokeWork.composition, options, async (request) => {
    const { of, role, language = languages[0] } = request.query;
    const { set, audience } = await setOf(request.params.id, of);
    return sign(compositionFor(set, roleFor(audience, role), {}, language), noGroup);
  });

  route(app, calls.smokeWork.document, options, async (request, reply) => {
    const { path, of, empty, state } = request.query;
    const { set } = await setOf(request.params.id, of);
    const page = previewPage(request, set, { path, origin: originOf(request) });
    const answer = state && answersIn(state, page.language);
    const how = { isEmpty: empty === 'true', ...(answer && { answer }) };
    return documents.preview(reply, { ...page, ...how });
  });

  route(app, calls.smokeWork.report, { ...options, bodyLimit: reportLimit }, async (request) => {
    const taken = await takeReport(db, smokeKey, {
      id: request.params.id,
      requestId: request.id,
      ...request.body,
    });
    if (taken !== 'forged') return { passed: taken.passed };
    throw new AppError('invalid', {
      fields: { signature: inEnglish('No machine of this server signed this report.') },
    });
  });

  async function setOf(id: string, of: 'candidate' | 'live' = 'candidate') {
    const order = await findOrder(db, id);
    if (!order || order.ended_at) throw new AppError('not_found');
    return of === 'live' ? setOfOrder(db, order) : candidateSet(db, await describeOrder(db, order));
  }
};

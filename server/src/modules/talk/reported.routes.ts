import * as calls from '@motohaat/contract/calls';
import type { ReportedConversation } from '@motohaat/contract/conversations';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import { decideReport } from './decide-report.ts';
import { readReported } from './read-reported.ts';
import { listTalkReports, type TalkReportView } from './reported.repository.ts';
import { presentTalkOffer } from './talk.presenter.ts';

/** Conversations that were reported: what an admin sees of them, and decides. */
export const reportedTalkRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.conversations.reported, async (request, reply) => {
    const { state = 'open' } = request.query;
    const page = await listTalkReports(app.db, state, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentTalkReport(row, shown));
  });

  route(app, calls.conversations.readReported, async (request, reply) => {
    const reading = {
      id: request.params.id,
      adminId: accountOf(request).id,
      requestId: request.id,
    };
    const { messages, buyerId } = await readReported(app.db, reading, request.query);
    linkNext(request, reply, messages.next);
    return messages.rows.map((row) => ({
      number: row.number,
      by: row.sender_id === buyerId ? ('buyer' as const) : ('seller' as const),
      text: row.text,
      offer: presentTalkOffer(row),
      sentAt: row.sent_at.toISOString(),
      removed: row.removed_at !== null,
    }));
  });

  route(app, calls.conversations.uphold, async (request) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    await decideReport(app.db, action, { id: request.params.id, outcome: 'upheld' });
    return { acknowledged: true };
  });

  route(app, calls.conversations.dismiss, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    await decideReport(app.db, action, { id: request.params.id, outcome: 'dismissed' });
    return { acknowledged: true };
  });
};

function presentTalkReport(row: TalkReportView, shown: Shown): ReportedConversation {
  return {
    _id: row.id,
    bike: { _id: row.product_id, name: row.bike_name, ...shown.name(row.bike_name) },
    buyer: { _id: row.buyer_id, name: nameIn(shown.t, row.buyer_name) },
    seller: { _id: row.seller_id, name: nameIn(shown.t, row.seller_name) },
    reporter: row.reporter_id === row.buyer_id ? 'buyer' : 'seller',
    reason: row.reason,
    note: row.note,
    status: row.status,
    count: row.last_number,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

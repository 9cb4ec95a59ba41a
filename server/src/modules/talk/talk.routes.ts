import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { setBlocked } from './block.ts';
import { markSeen } from './mark-seen.ts';
import { listMessages } from './messages.repository.ts';
import { openConversation } from './open-conversation.ts';
import { removeMessage } from './remove-message.ts';
import { reportConversation } from './report-conversation.ts';
import { sendMessage } from './send-message.ts';
import { presentConversation, presentMessage } from './talk.presenter.ts';
import { findConversation, listConversations } from './talk.repository.ts';

const done = { acknowledged: true } as const;

/** What buyers and sellers write to each other about a bike. */
export const talkRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.conversations.open, async (request) => {
    const id = request.newRowId();
    const insertedId = await openConversation(app.db, accountOf(request), request.body, id);
    return { ...done, insertedId };
  });

  route(app, calls.conversations.list, async (request, reply) => {
    const { id } = accountOf(request);
    const page = await listConversations(app.db, id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentConversation(row, id, shown));
  });

  route(app, calls.conversations.read, async (request, reply) => {
    const { actorId } = acting(request);
    const row = await own(acting(request));
    return presentConversation(row, actorId, app.shownFor(request, reply));
  });

  route(app, calls.conversations.messages, async (request, reply) => {
    const { id, actorId } = acting(request);
    const isBooked = (await own({ id, actorId })).booking_id !== null;
    const page = await listMessages(app.db, id, request.query);
    linkNext(request, reply, page.next);
    return page.rows.map((row) => presentMessage(row, { actorId, isBooked }));
  });

  route(app, calls.conversations.send, async (request) => {
    const { id, actorId } = acting(request);
    const message = await sendMessage(app.db, { ...request.body, id, actorId });
    return presentMessage(message, { actorId, isBooked: false });
  });

  route(app, calls.conversations.markSeen, async (request) => {
    await markSeen(app.db, { ...acting(request), number: request.body.number });
    return done;
  });

  route(app, calls.conversations.remove, async (request) => {
    const number = Number(request.params.number);
    await removeMessage(app.db, { ...acting(request), number });
    return { deletedCount: 1 };
  });

  route(app, calls.conversations.block, async (request) => {
    await setBlocked(app.db, { ...acting(request), blocked: true });
    return done;
  });

  route(app, calls.conversations.unblock, async (request) => {
    await setBlocked(app.db, { ...acting(request), blocked: false });
    return done;
  });

  route(app, calls.conversations.report, async (request) => {
    const { id: conversationId, actorId } = acting(request);
    const id = request.newRowId();
    await reportConversation(app.db, { ...request.body, conversationId, actorId, id });
    return { ...done, insertedId: id };
  });

  async function own(asked: { id: string; actorId: string }) {
    const row = await findConversation(app.db, asked);
    if (!row) throw new AppError('not_found');
    return row;
  }
};

function acting(request: Parameters<typeof accountOf>[0] & { params: { id: string } }) {
  return { id: request.params.id, actorId: accountOf(request).id };
}

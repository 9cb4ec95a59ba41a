import * as calls from '@motohaat/contract/calls';
import type { Paper } from '@motohaat/contract/papers';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { accountOf } from '../../plugins/access.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { route } from '../../plugins/route.ts';
import { sideOf } from '../bookings/own-booking.ts';
import { findPaperFacts, listCharges, type PaperFacts } from './papers.repository.ts';
import { receiptPaper } from './receipt-paper.ts';
import { receiptsOf } from './receipts.ts';
import { transferPaper } from './transfer-paper.ts';

/** What is printed of a booking: receipts and the sheets for a transfer, as data and as PDF. */
export const paperRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app;

  route(app, calls.papers.list, async (request) => {
    const { id, status } = await ownFacts(db, request.params.id, accountOf(request));
    const receipts = receiptsOf(await listCharges(db, id));
    return {
      receipts: receipts.map(({ number, kind, amount, at }) => ({
        number,
        kind,
        amount,
        at: at.toISOString(),
      })),
      transferPack: isTransferable(status),
    };
  });

  async function receiptFor(own: { id: string; number: string }, account: Actor) {
    const facts = await ownFacts(db, own.id, account);
    const receipt = receiptsOf(await listCharges(db, own.id)).find(
      ({ number }) => number === own.number,
    );
    if (!receipt) throw new AppError('not_found');
    return { facts, receipt };
  }

  route(app, calls.papers.receipt, async (request, reply) => {
    const { facts, receipt } = await receiptFor(request.params, accountOf(request));
    return { sheets: [receiptPaper(facts, receipt, app.shownFor(request, reply))] };
  });

  route(app, calls.papers.receiptFile, { limit: 'write' }, async (request, reply) => {
    const { facts, receipt } = await receiptFor(request.params, accountOf(request));
    const sheet = receiptPaper(facts, receipt, app.shownFor(request, reply));
    return sendFile(reply, [sheet], `motohaat-${receipt.number}.pdf`);
  });

  async function sheetsFor(id: string, account: Actor): Promise<Paper[]> {
    const facts = await ownFacts(db, id, account);
    if (!isTransferable(facts.status)) throw new AppError('conflict', { message: whyNot(facts) });
    const now = new Date();
    return (['bn', 'en'] as const).map((language) =>
      transferPaper(facts, now, app.shownIn(language)),
    );
  }

  route(app, calls.papers.transferPack, async (request) => ({
    sheets: await sheetsFor(request.params.id, accountOf(request)),
  }));

  route(app, calls.papers.transferPackFile, { limit: 'write' }, async (request, reply) =>
    sendFile(
      reply,
      await sheetsFor(request.params.id, accountOf(request)),
      `motohaat-transfer-${request.params.id.slice(-12)}.pdf`,
    ),
  );
};

/** @throws AppError `not_found` for whoever is neither of its people nor an admin */
async function ownFacts(db: Database, id: string, account: Actor): Promise<PaperFacts> {
  const facts = await findPaperFacts(db, id);
  const isAllowed = facts && (sideOf(facts, account.id) || account.role === 'admin');
  if (!isAllowed) throw new AppError('not_found');
  return facts;
}

const isTransferable = (status: PaperFacts['status']) =>
  status === 'paid' || status === 'completed';

function whyNot({ status }: PaperFacts): Say {
  return ({ papers }) => {
    if (status === 'pending_payment') return papers.unpaid;
    return status === 'disputed' ? papers.disputed : papers.stopped;
  };
}

/** Draws the sheets; what draws them is loaded when somebody first asks. */
async function sendFile(reply: FastifyReply, sheets: Paper[], name: string): Promise<FastifyReply> {
  const { drawPapers } = await import('./draw-papers.ts');
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(await drawPapers(sheets));
}

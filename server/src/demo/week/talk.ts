import { v7 as newId } from 'uuid';

import { answerReview } from '../../modules/deal-reviews/answer-review.ts';
import { writeReview } from '../../modules/deal-reviews/write-review.ts';
import { answerOffer } from '../../modules/offers/answer-offer.ts';
import { makeOffer } from '../../modules/offers/make-offer.ts';
import { decideReport } from '../../modules/talk/decide-report.ts';
import { markSeen } from '../../modules/talk/mark-seen.ts';
import { openConversation } from '../../modules/talk/open-conversation.ts';
import { readReported } from '../../modules/talk/read-reported.ts';
import { reportConversation } from '../../modules/talk/report-conversation.ts';
import { sendMessage } from '../../modules/talk/send-message.ts';
import type { Handlers } from './handlers.ts';
import { actorOf, byAdmin, idOf, productIdOf, type WeekServices } from './people.ts';

/** Further than any conversation goes: all of it was read. */
const everything = 1_000_000;

/** What people write to one another, the prices that they name, and what they say of each other. */
export const talkHandlers: Handlers<
  | 'say'
  | 'read'
  | 'report-talk'
  | 'uphold-talk'
  | 'offer'
  | 'answer-offer'
  | 'review'
  | 'answer-review'
> = {
  say: async (services, act) => {
    const { id: actorId } = await actorOf(services.db, act.as);
    const id = await conversationOf(services, act);
    // Whoever answers has read what was written before.
    await markSeen(services.db, { id, actorId, number: everything });
    return sendMessage(services.db, { id, actorId, text: act.text, clientId: newId() });
  },
  read: async (services, act) => {
    const { id: actorId } = await actorOf(services.db, act.as);
    const id = await conversationOf(services, act);
    return markSeen(services.db, { id, actorId, number: everything });
  },
  'report-talk': async (services, act) => {
    const { id: actorId } = await actorOf(services.db, act.as);
    const conversationId = await conversationOf(services, act);
    const { reason, note } = act;
    const id = idOf('talk-report', act);
    return reportConversation(services.db, { conversationId, actorId, id, reason, note });
  },
  'uphold-talk': async ({ db }, act) => {
    const admin = await byAdmin(db, act.reason);
    const id = idOf('talk-report', act);
    await readReported(db, { ...admin, id }, { limit: 30, cursor: undefined });
    return decideReport(db, admin, { id, outcome: 'upheld' });
  },
  offer: async ({ db }, act) => {
    const wanted = { productId: productIdOf(act), amount: act.amount };
    return makeOffer(db, await actorOf(db, act.by), wanted, { id: idOf('offer', act) });
  },
  'answer-offer': async (services, act) => {
    const { db } = services;
    const { id: actorId } = await actorOf(db, act.as);
    await markSeen(db, { id: await conversationOf(services, act), actorId, number: everything });
    const id = idOf('offer', act);
    const { version } = await db
      .selectFrom('offers')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { act: does, amount } = act;
    return answerOffer(db, actorId, id, {
      act: does,
      version,
      ...(amount !== undefined && { amount }),
    });
  },
  review: async ({ db }, act) => {
    const { id: actorId } = await actorOf(db, act.as);
    const { stars, words } = act;
    return writeReview(db, { bookingId: idOf('booking', act), actorId, review: { stars, words } });
  },
  'answer-review': async ({ db }, act) => {
    const { id: actorId } = await actorOf(db, act.as);
    const { id } = await db
      .selectFrom('deal_reviews')
      .select('id')
      .where('booking_id', '=', idOf('booking', act))
      .where('about_id', '=', actorId)
      .executeTakeFirstOrThrow();
    return answerReview(db, { id, actorId, words: act.words });
  },
};

/** The buyer opens it, whoever writes first. */
async function conversationOf({ db }: WeekServices, act: { by: string; bike: string }) {
  const wanted = { productId: productIdOf(act) };
  return openConversation(db, await actorOf(db, act.by), wanted, idOf('conversation', act));
}

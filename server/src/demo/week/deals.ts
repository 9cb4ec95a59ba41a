import { cancelOwnBooking, createBooking } from '../../modules/bookings/bookings.service.ts';
import {
  answerDispute,
  confirmMeeting,
  openDispute,
  proposeMeeting,
  setSeen,
} from '../../modules/deals/acts.ts';
import { addDisputePhoto } from '../../modules/deals/dispute-photos.ts';
import { confirmReceipt, handOverWithCode, readCode } from '../../modules/deals/hand-over.ts';
import { completeBooking, refundBooking } from '../../modules/paid-bookings/end-booking.ts';
import { openPayment } from '../../modules/payments/open-payment.ts';
import { settle } from '../../modules/payments/settle.ts';
import { decode } from '../../modules/uploads/uploads.service.ts';
import type { Handlers } from './handlers.ts';
import { actorOf, byAdmin, idOf, photoOf, productIdOf, type WeekServices } from './people.ts';

const hour = 3_600_000;

/** From the booking of a bike to its end. */
export const dealHandlers: Handlers<
  | 'book'
  | 'see'
  | 'propose-meeting'
  | 'confirm-meeting'
  | 'pay'
  | 'cancel'
  | 'hand-over'
  | 'receive'
  | 'dispute'
  | 'answer-dispute'
  | 'complete'
  | 'refund'
> = {
  book: async ({ db, bookingFee }, act) => {
    const buyer = await actorOf(db, act.by);
    const { phone } = await db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const wanted = { productId: productIdOf(act), location: act.meetingPlace };
    const body = { ...wanted, ...(phone !== null && { phone }) };
    return createBooking(db, buyer, body, { id: idOf('booking', act), bookingFee });
  },
  see: async ({ db }, act) => setSeen(db, { ...(await acting(db, act, act.by)), seen: true }),
  'propose-meeting': async ({ db }, act) => {
    const time = new Date(Date.now() + act.inHours * hour);
    // People agree on a full hour.
    time.setUTCMinutes(0, 0, 0);
    const proposal = { place: act.place, time: time.toISOString() };
    return proposeMeeting(db, { ...(await acting(db, act, act.as)), proposal });
  },
  'confirm-meeting': async ({ db }, act) => {
    const { number } = await db
      .selectFrom('booking_events')
      .select('number')
      .where('booking_id', '=', idOf('booking', act))
      .where('kind', '=', 'meeting_proposed')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    return confirmMeeting(db, { ...(await acting(db, act, act.as)), number });
  },
  pay: async ({ db, payments, pay }, act) => {
    const { id } = await actorOf(db, act.by);
    const bookingId = idOf('booking', act);
    const { clientSecret: secret } = await openPayment(payments, id, { bookingId });
    const [intentId = ''] = secret.split('_secret_');
    await pay(intentId);
    return settle(payments, intentId);
  },
  cancel: async ({ db, withdrawPayments }, act) =>
    cancelOwnBooking(db, await actorOf(db, act.as), idOf('booking', act), { withdrawPayments }),
  'hand-over': async (services, act) => {
    const { db, codes } = services;
    const id = idOf('booking', act);
    const [{ id: buyerId }, sellerId] = await Promise.all([
      actorOf(db, act.by),
      sellerOf(services, act),
    ]);
    const { code } = await readCode({ services, codes }, { id, buyerId });
    return handOverWithCode({ services, codes }, { id, sellerId, typed: code });
  },
  receive: async (services, act) => {
    const { id: buyerId } = await actorOf(services.db, act.by);
    const { codes } = services;
    return confirmReceipt({ services, codes }, { id: idOf('booking', act), buyerId });
  },
  dispute: async ({ db, decoding }, act) => {
    const { reason, words, photo } = act;
    const buyer = await acting(db, act, act.by);
    await openDispute(db, { ...buyer, dispute: { reason, words } });
    if (photo === undefined) return;
    const render = async () => decode(decoding, await photoOf(photo), 'proof');
    const sent = { id: idOf('photo', act), bookingId: buyer.id, senderId: buyer.actorId };
    await addDisputePhoto(db, { ...sent, render });
  },
  'answer-dispute': async (services, act) => {
    const actorId = await sellerOf(services, act);
    const { words } = act;
    return answerDispute(services.db, { id: idOf('booking', act), actorId, words });
  },
  complete: async (services, act) =>
    completeBooking(services, idOf('booking', act), await byAdmin(services.db, act.reason)),
  refund: async (services, act) =>
    refundBooking(services, idOf('booking', act), await byAdmin(services.db, act.reason)),
};

async function acting(db: WeekServices['db'], deal: { by: string; bike: string }, as: string) {
  const { id: actorId } = await actorOf(db, as);
  return { id: idOf('booking', deal), actorId };
}

async function sellerOf({ db }: WeekServices, act: { bike: string }): Promise<string> {
  const { seller_id: id } = await db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', productIdOf(act))
    .executeTakeFirstOrThrow();
  return id;
}

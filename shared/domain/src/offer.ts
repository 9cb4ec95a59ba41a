import type { ListingStatus } from './listing.ts';
import type { Side } from './notice.ts';

/** The states of an offer, machine M8. `countered`: the seller named another price. */
export const offerStatuses = [
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'used',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What either side does about an offer; `counter` names another price. */
export const offerActs = ['accept', 'decline', 'counter', 'withdraw'] as const;
export type OfferAct = (typeof offerActs)[number];

/** What stands in the conversation of the two people of an offer, each in its moment. */
export const offerEvents = [
  'made',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'booked',
] as const;
export type OfferEvent = (typeof offerEvents)[number];

/** What an act is called once it is done. */
export const offerEventOf = {
  accept: 'accepted',
  decline: 'declined',
  counter: 'countered',
  withdraw: 'withdrawn',
} as const satisfies Record<OfferAct, OfferEvent>;

/** Acts that name or take a price; the others end something, and need nobody to listen. */
export const isAgreeing = (act: OfferAct): boolean => act === 'accept' || act === 'counter';

/** New offers that one account makes in 24 hours. */
export const offersPerDay = 3;
/** Hours in which an accepted offer can be booked. */
export const acceptedHours = 48;
/** Hours in which a price that was named can be answered. */
export const answerHours = 7 * 24;

/** Offers that something can still come of. */
const live: ReadonlySet<OfferStatus> = new Set(['open', 'countered', 'accepted']);
export const isLiveOffer = (status: OfferStatus): boolean => live.has(status);

const steps: Partial<Record<OfferStatus, Record<Side, Partial<Record<OfferAct, OfferStatus>>>>> = {
  open: {
    seller: { accept: 'accepted', decline: 'declined', counter: 'countered' },
    buyer: { withdraw: 'withdrawn' },
  },
  countered: {
    buyer: { accept: 'accepted', decline: 'declined', counter: 'open' },
    seller: { withdraw: 'withdrawn' },
  },
  accepted: { buyer: { withdraw: 'withdrawn' }, seller: {} },
};

/** Where an act leads to; nothing where that side cannot do it now. */
export function afterOfferAct(
  status: OfferStatus,
  side: Side,
  act: OfferAct,
): OfferStatus | undefined {
  return steps[status]?.[side][act];
}

/** What a side can do about an offer now. */
export function offerActsOf(status: OfferStatus, side: Side): OfferAct[] {
  return offerActs.filter((act) => afterOfferAct(status, side, act) !== undefined);
}

/**
 * An offer as it is at a time: one that is live ends with its time, when its bike cannot be booked any
 * more, and when what is asked for it is no more than what was offered.
 *
 * @param offer.expiresAt ms since the epoch
 */
export function offerAt(
  offer: { status: OfferStatus; amount: number; expiresAt: number },
  bike: { status: ListingStatus; price: number },
  now: number,
): OfferStatus {
  if (!isLiveOffer(offer.status)) return offer.status;
  const isOver = offer.expiresAt <= now || bike.status !== 'active' || bike.price <= offer.amount;
  return isOver ? 'expired' : offer.status;
}

import type { BookingStory, StoryEvent } from '@motohaat/contract/deal';
import { noPapers } from '@motohaat/domain/bike-facts';
import {
  deadlineOf,
  endingOf,
  isAtBank,
  mayComplain,
  mayContact,
  nextActOf,
  photosLeft,
} from '@motohaat/domain/deal';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { BookingEventRow } from '../bookings/booking-events.ts';
import { dealOf, isAnswered, meetingOf, presentSteps } from '../bookings/deal-facts.ts';
import { presentDistrict } from '../catalogue/found-bike.ts';
import type { DealRow } from './deals.repository.ts';
import { type DisputePhotoRow, sentBy } from './dispute-photos.repository.ts';

type Side = BookingStory['side'];

const iso = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString();

type Facts = {
  row: DealRow;
  events: readonly BookingEventRow[];
  photos: readonly DisputePhotoRow[];
  side: Side;
  now: Date;
};

/** A booking for one of its people, or for the admin, who needs no phone number. */
export function presentStory(
  { row, events, photos, side, now }: Facts,
  shown: Shown,
): BookingStory {
  const deal = dealOf(row, events);
  const time = now.getTime();
  const deadline = deadlineOf(deal, time);
  const phones = { buyer: row.buyer_phone, seller: row.seller_phone ?? '' };
  const other = side === 'buyer' ? 'seller' : 'buyer';
  const isShown = side !== 'admin' && mayContact(deal, time) && !phones[other].includes('*');
  return {
    _id: row.id,
    side,
    productId: row.product_id,
    productName: row.product_name,
    ...shown.name(row.product_name),
    category_id: String(row.category_id),
    picture: shown.pictures(row.product_name, row.images)[0] ?? null,
    district: presentDistrict(row.district, shown.language),
    papers: { ...noPapers, ...row.papers },
    price: row.amount,
    ...(row.asked !== null && { asked: row.asked }),
    ...(row.fee !== null && { fee: row.fee }),
    currency: 'bdt',
    status: row.status,
    transactionId: row.transaction_id,
    reason: row.reason_code ? shown.t.reasons.bookings[row.reason_code] : row.reason,
    buyer: { name: nameIn(shown.t, row.buyer_name) },
    seller: { _id: row.seller_public_id, name: nameIn(shown.t, row.seller_name) },
    phone: isShown && phones[other] !== '' ? phones[other] : null,
    isReachable: side !== 'admin' && phones[side] !== '',
    steps: presentSteps(deal),
    deadline: deadline ? { kind: deadline.kind, at: new Date(deadline.at).toISOString() } : null,
    next: nextActOf({ ...deal, isAnswered: isAnswered(events), isAtBank: isAtBank(events) }, side),
    seenAt: iso(deal.seenAt),
    meeting: presentMeeting(events),
    ending:
      side === 'admin'
        ? null
        : (endingOf({ status: row.status, hasFee: row.fee !== null }, side) ?? null),
    mayComplain: side === 'buyer' && mayComplain(deal, time),
    photos: photos.map((photo) => ({
      _id: photo.id,
      by: photo.side,
      at: photo.created_at.toISOString(),
    })),
    photosLeft: side === 'admin' ? 0 : photosLeft(row.status, sentBy(photos, side)),
    events: events.map((event) => presentEvent(event, shown)).toReversed(),
  };
}

function presentMeeting(events: readonly BookingEventRow[]): BookingStory['meeting'] {
  const meeting = meetingOf(events);
  if (!meeting) return null;
  const { proposal, confirmed } = meeting;
  const { place = '', time = '' } = proposal.data;
  return {
    number: proposal.number,
    by: proposal.actor === 'seller' ? 'seller' : 'buyer',
    place,
    time,
    confirmedAt: confirmed?.at.toISOString() ?? null,
  };
}

function presentEvent(
  { number, kind, actor, at, data }: BookingEventRow,
  { t }: Shown,
): StoryEvent {
  const { why, words, place, time, how, reason } = data;
  const said = why === undefined ? words : t.deals.why[why];
  return {
    number,
    kind,
    by: actor,
    at: at.toISOString(),
    ...(place !== undefined && { place }),
    ...(time !== undefined && { time }),
    ...(how && { how }),
    ...(reason && { reason }),
    ...(said !== undefined && { words: said }),
  };
}

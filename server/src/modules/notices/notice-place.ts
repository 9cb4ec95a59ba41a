import type { Pages, Purpose } from '@motohaat/contract/pages';
import type { NoticeData, NoticeKind, Side } from '@motohaat/domain/notice';
import { bikeSlug } from '@motohaat/domain/slug';

import { hideInLine } from '../../http/hide-in-line.ts';

/** The pages whose address needs something. */
type Needing = keyof { [To in Purpose as Pages[To] extends null ? never : To]: true };

/** A page by what it is for, and what its address needs. */
export type Place =
  | { purpose: Exclude<Purpose, Needing>; parameters: null }
  | { [To in Needing]: { purpose: To; parameters: Pages[To] } }[Needing];

/** What a notice is about, by id. */
type About = {
  bookingId: string | null;
  bike: { id: string; name: string } | null;
};
type PlaceOf<Kind extends NoticeKind> = (data: NoticeData[Kind], about: About) => Place | null;

const page = (purpose: Exclude<Purpose, Needing>): Place => ({ purpose, parameters: null });

const ofSide = ({ as }: { as: Side }, { bookingId: id }: About): Place => {
  if (id === null) return page(as === 'buyer' ? 'orders' : 'sales');
  return { purpose: as === 'buyer' ? 'order' : 'sale', parameters: { id } };
};
const bikePage = (_: unknown, { bike }: About): Place | null =>
  bike && { purpose: 'bike', parameters: { id: bike.id, slug: bikeSlug(hideInLine(bike.name)) } };
const conversation = ({ conversationId: id }: { conversationId: string }): Place => ({
  purpose: 'conversation',
  parameters: { id },
});
const myBikes = () => page('my-bikes');
const profile = () => page('profile');

/** Where each kind leads to. */
const places: { [Kind in NoticeKind]: PlaceOf<Kind> } = {
  booked: ofSide,
  booking_ends_soon: (_, { bookingId }) =>
    bookingId === null ? page('orders') : { purpose: 'payment', parameters: { id: bookingId } },
  booking_cancelled: ofSide,
  booking_expired: ofSide,
  paid: ofSide,
  refund_started: ofSide,
  refunded: ofSide,
  disputed: ofSide,
  dispute_decided: ofSide,
  handed_over: ofSide,
  reviewed: ofSide,
  review_answered: ofSide,
  message: conversation,
  offer: ({ conversationId: id }, about) =>
    id === undefined ? bikePage({}, about) : { purpose: 'conversation', parameters: { id } },
  price_drop: bikePage,
  wish_sold: () => page('wishlist'),
  wish_back: bikePage,
  saved_search: () => page('saved-searches'),
  report_decided: ({ conversationId: id }) =>
    id === undefined ? page('my-reports') : { purpose: 'conversation', parameters: { id } },
  listing_approved: bikePage,
  listing_refused: myBikes,
  listing_hidden: myBikes,
  listing_removed: myBikes,
  listing_restored: myBikes,
  listing_ends_soon: myBikes,
  listing_expired: myBikes,
  account_suspended: () => null,
  account_reinstated: profile,
  deletion_asked: profile,
  deletion_stopped: profile,
  password_changed: profile,
  sessions_ended: profile,
  role_changed: () => page('dashboard'),
};

/** The page that a notice leads to. */
export function placeOf<Kind extends NoticeKind>(
  kind: Kind,
  data: NoticeData[Kind],
  about: About,
): Place | null {
  return places[kind](data, about);
}

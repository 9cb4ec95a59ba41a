import { bookingStatuses } from '@motohaat/domain/booking';
import {
  dealActors,
  deadlines,
  dealEvents,
  dealSteps,
  disputeReasons,
  endings,
  handOvers,
  nextActs,
  stepStates,
} from '@motohaat/domain/deal';
import * as v from 'valibot';

import { Named, PapersList } from './bike-facts.ts';
import { Picture } from './catalogue.ts';
import { Id } from './id.ts';
import { asked, Count, fee, IsoTime, Key, Name, shownName, Taka, Text, Words } from './values.ts';

/** Who shows photos of what is wrong. */
const photoSides = ['buyer', 'seller'] as const;

/** How far a booking is, small: as lists show it. */
export const Steps = v.array(
  v.object({
    step: v.picklist(dealSteps),
    state: v.picklist(stepStates),
    at: v.nullable(IsoTime),
  }),
);
export type Steps = v.InferOutput<typeof Steps>;

/** Something that happened to a booking. */
export const StoryEvent = v.object({
  number: Count,
  kind: v.picklist(dealEvents),
  by: v.picklist(dealActors),
  at: IsoTime,
  /** Of a meeting: where and when. */
  place: v.optional(Words),
  time: v.optional(IsoTime),
  how: v.optional(v.picklist(handOvers)),
  /** What is wrong. */
  reason: v.optional(v.picklist(disputeReasons)),
  /** What a person wrote, or why it ended, as a sentence. */
  words: v.optional(Words),
});
export type StoryEvent = v.InferOutput<typeof StoryEvent>;

/** `GET /bookings/{id}/story`: a booking as either of its people sees it, or the admin. */
export const BookingStory = v.object({
  _id: Key,
  /** Whose view this is. */
  side: v.picklist(['buyer', 'seller', 'admin']),
  productId: Key,
  productName: Name,
  ...shownName,
  category_id: Key,
  picture: v.nullable(Picture),
  /** Where the bike stands. */
  district: v.nullable(Named),
  papers: PapersList,
  price: Taka,
  asked,
  fee,
  currency: v.literal('bdt'),
  status: v.picklist(bookingStatuses),
  transactionId: v.nullable(Words),
  /** Why it ended, as a sentence. */
  reason: v.nullable(Words),
  buyer: v.object({ name: Name }),
  seller: v.object({ _id: Key, name: Name }),
  /** The other side's number; null where there is none, or it is not shown any more. */
  phone: v.nullable(Words),
  /** Whether the other side can call: a number was given by this one. */
  isReachable: v.boolean(),
  steps: Steps,
  deadline: v.nullable(v.object({ kind: v.picklist(deadlines), at: IsoTime })),
  next: v.picklist(nextActs),
  seenAt: v.nullable(IsoTime),
  /** The last proposal. */
  meeting: v.nullable(
    v.object({
      number: Count,
      by: v.picklist(['buyer', 'seller']),
      place: Words,
      time: IsoTime,
      confirmedAt: v.nullable(IsoTime),
    }),
  ),
  /** What comes of it if this side ends the booking now; null where it cannot. */
  ending: v.optional(v.nullable(v.picklist(endings))),
  /** Whether the buyer may say now that something is wrong. */
  mayComplain: v.boolean(),
  /** What both sides show of what is wrong, in the order in which it came. */
  photos: v.array(v.object({ _id: Key, by: v.picklist(photoSides), at: IsoTime })),
  /** How many more this side may add now. */
  photosLeft: Count,
  /** All that happened, the latest first. */
  events: v.array(StoryEvent),
});
export type BookingStory = v.InferOutput<typeof BookingStory>;

/** `PUT /bookings/{id}/seen`. */
export const Seen = v.object({ seen: v.boolean() });

/** `POST /bookings/{id}/meeting`: where and when to look at the bike, or to hand it over. */
export const MeetingProposal = v.object({
  /** One line, at most 200 characters. */
  place: Text(400),
  /** ISO 8601; within the next 30 days. */
  time: IsoTime,
});
export type MeetingProposal = v.InferOutput<typeof MeetingProposal>;

/** `POST /bookings/{id}/meeting/confirm`: which proposal, by its event's number. */
export const MeetingConfirmed = v.object({ number: Count });

/** `GET /bookings/{id}/handOverCode`. */
export const HandOverCode = v.object({ code: Text(20) });

/** `POST /bookings/{id}/handOver`: digits of either script; spaces do not count. */
export const HandOverWithCode = v.object({ code: Text(40) });

/** `POST /bookings/{id}/dispute`. */
export const NewDispute = v.object({
  reason: v.picklist(disputeReasons),
  /** What is wrong, in 10 to 2000 characters. */
  words: Text(4000),
});
export type NewDispute = v.InferOutput<typeof NewDispute>;

/** `POST /bookings/{id}/dispute/answer`: the seller's side, in 10 to 2000 characters. */
export const DisputeAnswer = v.object({ words: Text(4000) });

/** `POST /bookings/{id}/dispute/photos` (multipart, field `image`): the photo's id. */
export const DisputePhotoAdded = v.object({ acknowledged: v.literal(true), _id: Key });

/** The path of one photo of what is wrong. */
export const DisputePhotoParams = v.object({ id: Id, photo: Id });
/** `card`, which is the default, is 640 pixels wide at the most; `viewer` 1600, each way. */
export const DisputePhotoQuery = v.object({ size: v.optional(v.picklist(['card', 'viewer'])) });
/** `GET /bookings/{id}/photos/{photo}`: the picture itself, since no public address shows it. */
export const DisputePhoto = v.object({
  by: v.picklist(photoSides),
  /** A `data:` address of a WebP picture. */
  picture: Text(8_000_000),
});
export type DisputePhoto = v.InferOutput<typeof DisputePhoto>;

/** `POST /bookings/{id}/end`: what the caller was told that would come of it, which has to hold still. */
export const EndBooking = v.object({ ending: v.picklist(endings) });

/** What an act in a booking's story answers: its status now. */
export const StoryDone = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(bookingStatuses),
});
export type StoryDone = v.InferOutput<typeof StoryDone>;

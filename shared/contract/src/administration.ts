import { auditActions } from '@motohaat/domain/audit';
import { bookingStatuses, moneyStatuses } from '@motohaat/domain/booking';
import { listingStatuses } from '@motohaat/domain/listing';
import { reportReasons, reportStatuses } from '@motohaat/domain/report';
import { roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { User } from './accounts.ts';
import { Picture } from './catalogue.ts';
import { ListQuery } from './list.ts';
import { Count, Email, fee, IsoTime, Key, Name, shownName, Taka, Words } from './values.ts';

/** The longest reason that an admin gives, in characters. */
export const maximumReasonLength = 500;

/** Why the admin acts: kept in the audit log for good, and told to the person it concerns. */
export const Reason = v.pipe(v.string(), v.maxLength(4 * maximumReasonLength));

/** The longest search, in characters: an e-mail address of any length can be found. */
const maximumSearchLength = 254;

/** The orders of `GET /users`. */
export const userSorts = ['newest', 'oldest', 'name', '-name', 'email', '-email'] as const;
export type UserSort = (typeof userSorts)[number];

/** `GET /users`: `q` is the beginning of a name, a last name or an e-mail address. */
export const UsersQuery = v.object({
  ...ListQuery.entries,
  role: v.optional(v.picklist(roles)),
  status: v.optional(v.picklist(['active', 'suspended'])),
  q: v.optional(v.pipe(v.string(), v.maxLength(maximumSearchLength))),
  sort: v.optional(v.picklist(userSorts)),
});
export type UsersQuery = v.InferInput<typeof UsersQuery>;

/** `GET /users/counts`: accounts by role and status; roles and states without any are there too. */
const CountsOfRole = v.object({ active: Count, suspended: Count });
export const UserCounts = v.object({
  buyer: CountsOfRole,
  seller: CountsOfRole,
  admin: CountsOfRole,
});
export type UserCounts = v.InferOutput<typeof UserCounts>;

/** What deleting an account would do, in numbers. */
export const Consequences = v.object({
  /** Bookings, bought or sold, that would be cancelled. */
  unpaidBookings: Count,
  /** Bookings, bought or sold, in which money is: the deletion waits for them. */
  paidBookings: Count,
  /** Listings that would be archived. */
  listings: Count,
  /** Adverts that would end. */
  adverts: Count,
  wishes: Count,
  /** Reports that would stay, without a name. */
  reports: Count,
});
export type Consequences = v.InferOutput<typeof Consequences>;

/**
 * A deletion under way. `grace`: the person can still change their mind, until `due`. `held`: it
 * waits until money is settled. `running`: what is left is being done.
 */
export const PendingDeletion = v.object({
  state: v.picklist(['grace', 'held', 'running']),
  due: IsoTime,
});
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

/** `GET /users/{id}`: an account, and what deleting it would do. */
export const UserDetail = v.object({
  ...User.entries,
  /** Why it is suspended, if it is. */
  suspensionReason: v.nullable(Words),
  deletion: v.nullable(PendingDeletion),
  consequences: Consequences,
  /** Why the caller cannot delete or suspend it, as a sentence; `null`: they can. */
  protectedBecause: v.nullable(Words),
  /** Listings of this seller that were removed upon reports. */
  strikes: Count,
});
export type UserDetail = v.InferOutput<typeof UserDetail>;

/** `DELETE /users/admin/{id}`. A banned address cannot sign up again. */
export const DeleteUser = v.object({
  reason: v.optional(Reason),
  ban: v.optional(v.boolean()),
});
export type DeleteUser = v.InferOutput<typeof DeleteUser>;

/**
 * The answer. `deleted`: status 200, `deletedCount` 1; with `identityPending` the identity provider
 * could not be reached and a job goes on with it. `held`: status 202, `deletedCount` 0; the account
 * is closed and its deletion ends by itself once money is settled. Without a `state` there was
 * nothing to delete. `message` is a sentence for the admin.
 */
export const UserDeleted = v.object({
  deletedCount: Count,
  state: v.optional(v.picklist(['deleted', 'held'])),
  message: v.optional(Words),
  identityPending: v.optional(v.boolean()),
});
export type UserDeleted = v.InferOutput<typeof UserDeleted>;

/**
 * The body of each action that needs a reason: `POST /users/suspend/{id}`,
 * `POST /products/{id}/remove`, `POST /bookings/{id}/complete`, `POST /bookings/{id}/refund`.
 */
export const ReasonedAction = v.object({ reason: Reason });
export type ReasonedAction = v.InferOutput<typeof ReasonedAction>;

/**
 * The body of each action that may have one: `POST /users/reinstate/{id}`,
 * `POST /reportedItems/bikes/{productId}/dismiss`, `POST /products/{id}/restore`,
 * `DELETE /reportedItems/{id}`, `POST /reportedItems/{id}/reopen`.
 */
export const Action = v.object({ reason: v.optional(Reason) });
export type Action = v.InferOutput<typeof Action>;

/** The answer to actions on accounts, and to `POST /reportedItems/{id}/reopen`. */
export const ActionDone = v.object({ acknowledged: v.literal(true) });
export type ActionDone = v.InferOutput<typeof ActionDone>;

/**
 * The answer to actions on listings: what the listing is now. After `remove` it is `archived`, or
 * `hidden` (status 202) while a paid booking keeps it; `message` says so. `suspendedSeller`: this
 * was the seller's third strike.
 */
export const ListingActionDone = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(listingStatuses),
  message: v.optional(Words),
  suspendedSeller: v.optional(v.boolean()),
});
export type ListingActionDone = v.InferOutput<typeof ListingActionDone>;

/** `POST /reportedItems/bikes/{productId}/dismiss`: reports closed, and what the listing is now. */
export const ReportsDismissed = v.object({
  deletedCount: Count,
  status: v.picklist(listingStatuses),
});
export type ReportsDismissed = v.InferOutput<typeof ReportsDismissed>;

/** `GET /reportedItems`: `open` (the default) waits for the admin; `closed` is for looking back. */
export const ReportsQuery = v.object({
  ...ListQuery.entries,
  /** Compared with the asking admin's own, never trusted (ruling S7.16). */
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  state: v.optional(v.picklist(['open', 'closed'])),
  reason: v.optional(v.picklist(reportReasons)),
  productId: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type ReportsQuery = v.InferInput<typeof ReportsQuery>;

/** `GET /audit`, newest first. */
export const AuditQuery = v.object({
  ...ListQuery.entries,
  /** Id of the account that acted; `system` for what the product did by itself. */
  actor: v.optional(v.pipe(v.string(), v.maxLength(40))),
  action: v.optional(v.picklist(auditActions)),
  /** Id of what was acted upon. */
  subject: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type AuditQuery = v.InferInput<typeof AuditQuery>;

const Facts = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])));

/**
 * A record of the audit log. Names and addresses are looked up when it is read; the log itself holds
 * ids.
 */
export const AuditRecord = v.object({
  /** From 1, without gaps. */
  number: Count,
  at: IsoTime,
  /** `null`: the product itself. */
  actor: v.nullable(v.object({ id: Key, name: Name, email: Email })),
  /** One of `auditActions`, or one that is no longer written. */
  action: Words,
  subject: v.object({
    kind: Key,
    id: Key,
    /** An address, or the name of a bike, where it has one. */
    label: v.nullable(Words),
  }),
  before: v.nullable(Facts),
  after: v.nullable(Facts),
  reason: v.nullable(Words),
  requestId: v.nullable(Key),
  /** What else was noted. */
  details: Facts,
  /** Whether the record is as it was written and follows the one before it. */
  intact: v.boolean(),
});
export type AuditRecord = v.InferOutput<typeof AuditRecord>;

const Party = v.object({
  _id: Key,
  name: Name,
  /** Empty once the account is deleted. */
  email: Email,
});

/** `GET /paidBookings`: `q` is part of a name or an e-mail address of either side, or of the bike's name. */
export const PaidBookingsQuery = v.object({
  ...ListQuery.entries,
  /** `paid`, which waits for its end, unless another is asked for. */
  state: v.optional(v.picklist(moneyStatuses)),
  q: v.optional(v.pipe(v.string(), v.maxLength(maximumSearchLength))),
});
export type PaidBookingsQuery = v.InferInput<typeof PaidBookingsQuery>;

/** A booking in which money is or was, for the admin who ends it. */
export const PaidBooking = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  picture: v.nullable(Picture),
  buyer: Party,
  seller: Party,
  /** Whole taka. */
  price: Taka,
  fee,
  transactionId: v.nullable(Words),
  status: v.picklist(moneyStatuses),
  /** Since when it is in that state. */
  since: IsoTime,
  /** When it counts as handed over by itself; `null`: not without an admin. */
  completesAt: v.nullable(IsoTime),
});
export type PaidBooking = v.InferOutput<typeof PaidBooking>;

/**
 * The answer to `POST /bookings/{id}/complete` and `POST /bookings/{id}/refund`: what the booking is
 * now. After `refund` it is `refunded`, or `refund_pending` (status 202) until the provider has
 * returned the money.
 */
export const BookingActionDone = v.object({
  acknowledged: v.literal(true),
  status: v.picklist(bookingStatuses),
});
export type BookingActionDone = v.InferOutput<typeof BookingActionDone>;

/** `GET /audit/check`: `after` is the record that an earlier part ended with. */
export const AuditCheckQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), '0'),
});
export type AuditCheckQuery = v.InferOutput<typeof AuditCheckQuery>;

/** The answer: how far the log was walked, and what was found there. */
export const AuditCheck = v.object({
  /** The last record that was looked at. */
  checked: Count,
  /** The last record that there is. */
  last: Count,
  /** Where to go on; `null` at the end, and at a fault. */
  next: v.nullable(Count),
  /** The first record that is not there, or not as it was written. */
  fault: v.nullable(v.object({ number: Count, kind: v.picklist(['altered', 'missing']) })),
});
export type AuditCheck = v.InferOutput<typeof AuditCheck>;

/** `GET /myReports`: a buyer's own reports and what became of them, newest first. */
export const MyReport = v.object({
  _id: Key,
  productId: Key,
  productName: Name,
  ...shownName,
  category_id: Key,
  picture: v.nullable(Picture),
  reason: v.picklist(reportReasons),
  note: Words,
  status: v.picklist(reportStatuses),
  /** What became of it, as a sentence. */
  outcome: Words,
  createdAt: IsoTime,
  closedAt: v.nullable(IsoTime),
});
export type MyReport = v.InferOutput<typeof MyReport>;

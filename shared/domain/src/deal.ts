import { type BookingStatus, completionDays } from './booking.ts';

/** What can be told of a booking, each with who did it and when (machines M2 and M7). */
export const dealEvents = [
  'booked',
  'seen',
  'not_seen',
  'meeting_proposed',
  'meeting_confirmed',
  'paid',
  'wrong_code',
  'handed_over',
  'disputed',
  'answered',
  'bank_disputed',
  'bank_kept',
  'refund_started',
  'refunded',
  'cancelled',
  'expired',
] as const;
export type DealEvent = (typeof dealEvents)[number];

/** Who did it; `system` is the product, or the payment provider. */
export const dealActors = ['buyer', 'seller', 'admin', 'system'] as const;
export type DealActor = (typeof dealActors)[number];

/** How it came that a bike counts as handed over. */
export const handOvers = ['code', 'word', 'time', 'admin'] as const;
export type HandOver = (typeof handOvers)[number];

/** What can be wrong with a bike that was paid for. */
export const disputeReasons = [
  'not_as_described',
  'papers',
  'not_handed_over',
  'stolen',
  'seller_gone',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Days after completion in which a buyer can still say that something is wrong (machine M7). */
export const complaintDays = 7;
/** Days after completion in which both sides still see each other's phone number. */
export const contactDays = 90;
/** Digits of a hand-over code. */
export const codeDigits = 6;
/** Wrong hand-over codes in an hour, after which no other is looked at. */
export const wrongCodesPerHour = 5;
/** New bookings of one account in 24 hours, so that numbers are not harvested. */
export const bookingsPerDay = 5;
/** Photos with which each side of a dispute can show what it says. */
export const photosPerSide = 6;
/** Most events that people can add to one booking. */
export const maximumDealEvents = 100;

const day = 86_400_000;

/** What is known of a booking's course; times in ms since the epoch. */
export type Deal = {
  status: BookingStatus;
  createdAt: number;
  /** When an unpaid booking ends. */
  expiresAt: number;
  seenAt?: number | undefined;
  paidAt?: number | undefined;
  completedAt?: number | undefined;
  /** The end of one that was cancelled, ran out or was paid back. */
  endedAt?: number | undefined;
};

export const dealSteps = ['booked', 'seen', 'paid', 'handed_over', 'completed'] as const;
export type DealStep = (typeof dealSteps)[number];

/**
 * `done`, the one that is `now` to be done, `open` for later, `skipped` for what was not said but is
 * past, `ended` for what will not be any more.
 */
export const stepStates = ['done', 'now', 'open', 'skipped', 'ended'] as const;
export type StepState = (typeof stepStates)[number];

export type Step = { step: DealStep; state: StepState; at: number | undefined };

/** The five steps of a booking and how far it is, for both of its people. */
export function stepsOf(deal: Deal): Step[] {
  const times: Record<DealStep, number | undefined> = {
    booked: deal.createdAt,
    seen: deal.seenAt,
    paid: deal.paidAt,
    handed_over: deal.completedAt,
    completed: deal.completedAt,
  };
  const isOver = ['cancelled', 'expired', 'refund_pending', 'refunded'].includes(deal.status);
  const last = dealSteps.findLastIndex((step) => times[step] !== undefined);
  // To see the bike is advised, not obliged: it is passed over as soon as the bike is paid.
  const now = isOver || deal.status === 'completed' ? undefined : dealSteps[last + 1];
  return dealSteps.map((step, index) => {
    const at = times[step];
    if (at !== undefined) return { step, state: 'done', at };
    if (index < last) return { step, state: 'skipped', at };
    if (isOver) return { step, state: 'ended', at };
    return { step, state: step === now ? 'now' : 'open', at };
  });
}

export const deadlines = ['pay', 'complete', 'complain'] as const;
/** What time is running for: to pay, until a paid booking completes by itself, to complain. */
export type Deadline = { kind: (typeof deadlines)[number]; at: number };

/** The time that runs for a booking now, if one does. */
export function deadlineOf(deal: Deal, now: number): Deadline | undefined {
  if (deal.status === 'pending_payment') return { kind: 'pay', at: deal.expiresAt };
  if (deal.status === 'paid' && deal.paidAt !== undefined) {
    return { kind: 'complete', at: deal.paidAt + completionDays * day };
  }
  const until = complaintUntil(deal);
  return until !== undefined && until > now ? { kind: 'complain', at: until } : undefined;
}

/** Until when a buyer may still say that something is wrong with a bike that was handed over. */
function complaintUntil({ status, completedAt }: Deal): number | undefined {
  return status === 'completed' && completedAt !== undefined
    ? completedAt + complaintDays * day
    : undefined;
}

/** Whether a buyer may say now that something is wrong. */
export function mayComplain(deal: Deal, now: number): boolean {
  return deal.status === 'paid' || (complaintUntil(deal) ?? 0) > now;
}

/**
 * How many more photos a side of a booking may show of what is wrong: while that is not decided.
 *
 * @param sent how many it has shown
 */
export function photosLeft(status: BookingStatus, sent: number): number {
  return status === 'disputed' ? Math.max(0, photosPerSide - sent) : 0;
}

/**
 * Whether both sides of a booking see each other's phone number: while it lives, and for 90 days after
 * its completion; never of one that was cancelled or ran out.
 */
export function mayContact({ status, completedAt }: Deal, now: number): boolean {
  if (status === 'completed') {
    return completedAt !== undefined && now < completedAt + contactDays * day;
  }
  return ['pending_payment', 'paid', 'refund_pending', 'disputed'].includes(status);
}

/** What ending a paid booking means: its money goes back, or the booking fee is kept. */
export const endings = ['money_back', 'fee_kept'] as const;
export type Ending = (typeof endings)[number];

/**
 * What comes of it when a side ends a paid booking; nothing where that side cannot. A seller gives the
 * money back; a buyer gives up the booking fee, and who has paid the whole price ends it by saying what is
 * wrong (machine M7).
 *
 * @param hasFee whether a booking fee was paid, and not the whole price
 */
export function endingOf(
  { status, hasFee }: { status: BookingStatus; hasFee: boolean },
  side: 'buyer' | 'seller',
): Ending | undefined {
  if (status !== 'paid') return undefined;
  if (side === 'seller') return 'money_back';
  return hasFee ? 'fee_kept' : undefined;
}

export const nextActs = [
  'see_and_pay',
  'pay',
  'wait_for_payment',
  'collect',
  'enter_code',
  'wait_for_decision',
  'answer',
  'decide',
  'wait_for_refund',
  'nothing',
] as const;
export type NextAct = (typeof nextActs)[number];

/** Whether a bank is looking into the payment, on which everything waits. */
export function isAtBank(events: readonly { kind: DealEvent }[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'bank_disputed' || kind === 'bank_kept');
  return last?.kind === 'bank_disputed';
}

/**
 * What a booking is once the bank has left its payment as it is: what it was before, which may be that its
 * buyer still says that something is wrong.
 */
export function afterBank(
  events: readonly { kind: DealEvent }[],
): 'paid' | 'completed' | 'disputed' {
  const kinds: DealEvent[] = ['paid', 'handed_over', 'disputed'];
  const last = events.findLast(({ kind }) => kinds.includes(kind))?.kind;
  if (last === 'handed_over') return 'completed';
  return last === 'disputed' ? 'disputed' : 'paid';
}

/**
 * The one thing that a side can do next; an admin only decides what is disputed, and what a bank
 * looks into is the bank's to decide.
 */
export function nextActOf(
  deal: Deal & { isAnswered: boolean; isAtBank?: boolean },
  side: 'buyer' | 'seller' | 'admin',
): NextAct {
  if (deal.status === 'disputed') {
    if (deal.isAtBank) return 'wait_for_decision';
    if (side === 'admin') return 'decide';
    return side === 'seller' && !deal.isAnswered ? 'answer' : 'wait_for_decision';
  }
  if (side === 'admin') return 'nothing';
  if (deal.status === 'refund_pending') return 'wait_for_refund';
  if (deal.status === 'paid') return side === 'buyer' ? 'collect' : 'enter_code';
  if (deal.status !== 'pending_payment') return 'nothing';
  if (side === 'seller') return 'wait_for_payment';
  return deal.seenAt === undefined ? 'see_and_pay' : 'pay';
}

/** Holds that may run out in 30 days before an account's booking pauses for a week. */
const expiredHolds = 3;

/**
 * Until when an account cannot book, because it let too many holds run out.
 *
 * @param expiredAt when holds of the account ran out, the latest first; at least the last three
 */
export function pausedUntil(expiredAt: readonly number[], now: number): number | undefined {
  const latest = expiredAt[0];
  const earliest = expiredAt[expiredHolds - 1];
  if (latest === undefined || earliest === undefined) return undefined;
  const until = latest + 7 * day;
  return latest - earliest <= 30 * day && now < until ? until : undefined;
}

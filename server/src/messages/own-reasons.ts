import type { CanarySignal } from '@motohaat/contract/canaries';
import type { Language } from '@motohaat/domain/language';

/** Why a booking was cancelled or its money goes back, where no admin wrote it. */
export type BookingReason =
  | 'cancelled_by_buyer'
  | 'cancelled_by_seller'
  | 'given_up_by_buyer'
  | 'ended_by_seller'
  | 'seller_gone'
  | 'buyer_gone'
  | 'bike_gone'
  | 'paid_too_late'
  | 'money_returned'
  | 'bank_returned';

/** How often a canary failed, and what is live for all. */
export type CanaryFailures = {
  failed: number;
  views: number;
  othersFailed: number;
  othersViews: number;
};

/** How slow a canary was, and what is live for all; in ms. */
export type CanarySlowness = { vital: 'lcp' | 'inp'; took: number; othersTook: number };

/** What a canary showed by one signal, and what is live for all: views that were hit, or ms. */
export type CanaryFigures = {
  signal: Exclude<CanarySignal, 'failed'>;
  value: number;
  views: number;
  othersValue: number;
  othersViews: number;
};

/** What a canary showed that does as well: how often it failed, and its typical largest paint in ms. */
export type CanaryEquality = CanaryFailures & { lcp?: number; othersLcp?: number };

/** Why the product did something by itself: a code with its parameters, as it is stored. */
export type OwnReason =
  | { code: 'strikes' }
  | { code: 'start' }
  | ({ code: 'canary_failed' } & CanaryFailures)
  // Of before: what `canary_worse` says of times.
  | ({ code: 'canary_slower' } & CanarySlowness)
  | ({ code: 'canary_worse' } & CanaryFigures)
  | ({ code: 'canary_equal' } & CanaryEquality)
  // Those of before have no figures.
  | ({ code: 'canary_grew'; percent: number } & Partial<CanaryEquality>)
  // What the gate says has no code: it is kept in each language.
  | { code: 'canary_held'; said: Readonly<Record<Language, string>> };

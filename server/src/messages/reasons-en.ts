import type { Language } from '@motohaat/domain/language';

import type {
  BookingReason,
  CanaryFailures,
  CanaryFigures,
  CanarySlowness,
  CanaryEquality,
} from './own-reasons.ts';

const vitalNames = { lcp: 'Largest contentful paint', inp: 'Interaction to next paint' } as const;

const hits = {
  uncaught_error: 'An error that nobody caught came up in',
  failed_call: 'A call of the API failed in',
  shifted: 'What was read moved away (CLS above 0.1) in',
  wished: 'A bike was put on a wish list in only',
  booked: 'A bike was booked in only',
  messaged: 'A message was sent in only',
  paid: 'A booking was paid in only',
} as const;

function ofViews(failed: number, views: number): string {
  const share = Math.round((failed / views) * 1000) / 10;
  return `${failed} of ${views} page views (${share} %)`;
}

type Figures = Partial<CanaryEquality>;

function canaryFailed({ failed, views, othersFailed, othersViews }: CanaryFailures): string {
  const others =
    othersViews === 0
      ? 'nobody opened what is live for all'
      : `what is live for all in ${ofViews(othersFailed, othersViews)}`;
  return `It failed in ${ofViews(failed, views)}; ${others}.`;
}

/** Times in ms. */
function typically(vital: string, value: number, othersValue: number): string {
  return `${vital} typically took ${value} ms; of what is live for all, ${othersValue} ms.`;
}

function canaryWorse({ signal, value, views, othersValue, othersViews }: CanaryFigures): string {
  return signal === 'lcp' || signal === 'inp'
    ? typically(vitalNames[signal], value, othersValue)
    : `${hits[signal]} ${ofViews(value, views)}; with what is live for all in ${ofViews(othersValue, othersViews)}.`;
}

/** Of what does as well: how often it failed, and how long its largest paint took. */
function figuresOf({
  failed,
  views,
  othersFailed = 0,
  othersViews = 0,
  ...times
}: Figures): string {
  if (failed === undefined || !views) return '';
  const { lcp, othersLcp } = times;
  return [
    canaryFailed({ failed, views, othersFailed, othersViews }),
    ...(lcp === undefined || othersLcp === undefined
      ? []
      : [typically(vitalNames.lcp, lcp, othersLcp)]),
  ]
    .map((sentence) => ` ${sentence}`)
    .join('');
}

/** Why the product did something by itself. Stored as codes, and said to whoever reads it. */
export const reasons = {
  /** For the booking's buyer. */
  bookings: {
    cancelled_by_buyer: 'You cancelled this booking.',
    cancelled_by_seller: 'The seller cancelled this booking.',
    given_up_by_buyer: 'You gave this booking up. The booking fee is not returned.',
    ended_by_seller: 'The seller ended this booking. Your money is being returned.',
    seller_gone: 'The seller can no longer sell here, so this booking was cancelled.',
    buyer_gone: 'Your account was closed, so this booking was cancelled.',
    bike_gone: 'This bike was taken off the market, so this booking was cancelled.',
    paid_too_late: 'The payment came after the hold had ended. Your money is being returned.',
    money_returned: 'Your money was returned.',
    bank_returned: 'Your bank decided that the money goes back to you.',
  } satisfies Record<BookingReason, string>,
  /** For the seller who is suspended for it. */
  strikes: 'Several of your bikes were removed after reports.',
  start: 'Published at start',
  canaryFailed,
  canarySlower: ({ vital, took, othersTook }: CanarySlowness) =>
    `${vitalNames[vital]} took ${took} ms or more in a quarter of its page views; of what is live for all, ${othersTook} ms.`,
  canaryWorse,
  canaryEqual: (figures: CanaryEquality) =>
    `It does as well as what is live for all, or better.${figuresOf(figures)}`,
  canaryGrew: ({ percent, ...figures }: { percent: number } & Figures) =>
    `With ${percent} % of the visitors it did as well as what is live for all, or better.${figuresOf(figures)}`,
  canaryHeld: ({ en }: Readonly<Record<Language, string>>) => en,
};

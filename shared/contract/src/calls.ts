/**
 * Every call of the API, by noun. Import it as a namespace (`import * as calls`), so that a build
 * takes only the rows that it names.
 */
export * as accounts from './calls/accounts.ts';
export * as audit from './calls/audit.ts';
export * as bookings from './calls/bookings.ts';
export * as catalogue from './calls/catalogue.ts';
export * as composition from './calls/composition.ts';
export * as dealReviews from './calls/deal-reviews.ts';
export * as conversations from './calls/conversations.ts';
export * as drafts from './calls/drafts.ts';
export * as mails from './calls/mails.ts';
export * as meta from './calls/meta.ts';
export * as notices from './calls/notices.ts';
export * as offers from './calls/offers.ts';
export * as otherModels from './calls/other-models.ts';
export * as papers from './calls/papers.ts';
export * as payments from './calls/payments.ts';
export * as products from './calls/products.ts';
export * as profile from './calls/profile.ts';
export * as registry from './calls/registry.ts';
export * as releases from './calls/releases.ts';
export * as reports from './calls/reports.ts';
export * as review from './calls/review.ts';
export * as savedSearches from './calls/saved-searches.ts';
export * as seenBikes from './calls/seen-bikes.ts';
export * as smokeWork from './calls/smoke-work.ts';
export * as statistics from './calls/statistics.ts';
export * as stolenNumbers from './calls/stolen-numbers.ts';
export * as stream from './calls/stream.ts';
export * as teams from './calls/teams.ts';
export * as users from './calls/users.ts';
export * as webhooks from './calls/webhooks.ts';
export * as wishlist from './calls/wishlist.ts';

/** What data is about: the first part of every query key, and the unit in which data goes stale. */
export type Noun =
  | 'adverts'
  | 'audit'
  | 'bookings'
  | 'categories'
  | 'conversations'
  | 'mails'
  | 'messages'
  | 'models'
  | 'notices'
  | 'offers'
  | 'payments'
  | 'products'
  | 'profile'
  | 'releases'
  | 'reports'
  | 'reviews'
  | 'savedSearches'
  | 'stolenNumbers'
  | 'users'
  | 'wishlist';

/**
 * The key of a query: `keyOf('bookings', 'one', id)`. Whoever changes bookings has all of them asked
 * for again, in whichever remote they are shown.
 */
export const keyOf = <const Rest extends readonly unknown[]>(noun: Noun, ...rest: Rest) =>
  [noun, ...rest] as const;

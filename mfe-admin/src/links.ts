import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'bike',
  'dispute',
  'disputes',
  'paid-bookings',
  'notices',
  'review',
  'reported-items',
  'conversations',
  'mails',
);

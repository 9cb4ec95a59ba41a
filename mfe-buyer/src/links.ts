import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'home',
  'bike',
  'search',
  'orders',
  'order',
  'order-paper',
  'payment',
  'terms',
  'privacy',
  'notices',
  'conversation',
  'saved-searches',
);

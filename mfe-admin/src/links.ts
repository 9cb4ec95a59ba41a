import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo('bike', 'paid-bookings', 'notices', 'review', 'reported-items');

import { linksTo } from '@motohaat/platform';

/** Every page that the shell links to. */
export const links = linksTo(
  'home',
  'search',
  'all-bikes',
  'dashboard',
  'profile',
  'notices',
  'messages',
  'conversation',
  'bike',
  'order',
  'sale',
  'sign-in',
  'terms',
  'privacy',
  'about',
  'services',
  'help',
);

import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'home',
  'category',
  'bike',
  'seller',
  'search',
  'all-bikes',
  'bikes-of',
  'bikes-in',
  'compare',
  'blogs',
  'sign-in',
  'sign-up',
  'terms',
  'privacy',
  'about',
  'services',
  'help',
  'dashboard',
);

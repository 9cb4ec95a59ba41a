import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'home',
  'category',
  'bike',
  'seller',
  'search',
  'compare',
  'blogs',
  'sign-in',
  'sign-up',
  'terms',
  'privacy',
  'dashboard',
  'edit-bike',
);

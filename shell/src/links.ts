import { linksTo } from '@motohaat/platform';

/** Every page that the shell links to. */
export const links = linksTo(
  'home',
  'search',
  'all-bikes',
  'dashboard',
  'profile',
  'notices',
  'sign-in',
  'terms',
  'privacy',
  'about',
  'services',
  'help',
);

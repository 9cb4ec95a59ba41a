import { linksTo } from '@motohaat/platform';

/** Every page that the shell links to. */
export const links = linksTo(
  'home',
  'search',
  'dashboard',
  'profile',
  'sign-in',
  'terms',
  'privacy',
);

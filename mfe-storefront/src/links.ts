import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'home',
  'category',
  'blogs',
  'sign-in',
  'sign-up',
  'terms',
  'privacy',
  'dashboard',
);

import { linksTo } from '@motohaat/platform';

/** Every page that this remote links to. */
export const links = linksTo(
  'home',
  'bike',
  'add-bike',
  'my-bikes',
  'edit-bike',
  'sales',
  'sale',
  'sale-paper',
  'notices',
  'conversation',
);

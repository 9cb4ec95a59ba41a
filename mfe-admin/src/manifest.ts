import type { Manifest, NavigationEntry, Route } from '@motohaat/contract/composition';

import { links } from './links.ts';

const pages = [
  { id: 'users', path: '/dashboard/users', title: 'All Users' },
  { id: 'sellers', path: '/dashboard/sellers', title: 'All Seller' },
  { id: 'buyers', path: '/dashboard/buyers', title: 'All Buyers' },
  { id: 'paid-bookings', path: '/dashboard/paidBookings', title: 'Paid Bookings' },
  { id: 'reported-items', path: '/dashboard/reportedItems', title: 'Reported Items' },
  { id: 'audit', path: '/dashboard/audit', title: 'Audit Log' },
  { id: 'releases', path: '/dashboard/releases', title: 'Releases' },
];

export const manifest: Manifest = {
  name: 'mfe-admin',
  audience: 'admin',
  budget: { javascript: 155, css: 30 },
  routes: pages.map((page): Route => ({ ...page, purpose: page.id, frame: 'dashboard' })),
  navigation: pages.map(({ id, title }, index): NavigationEntry => ({
    place: 'dashboard',
    label: title,
    purpose: id,
    order: 10 * (index + 1),
  })),
  uses: links.purposes,
};

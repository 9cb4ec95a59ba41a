import type { Manifest, NavigationEntry, Route } from '@motohaat/contract/composition';

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
  routes: pages.map((page): Route => ({ ...page, frame: 'dashboard' })),
  navigation: pages.map(({ title, path }, index): NavigationEntry => ({
    place: 'dashboard',
    label: title,
    path,
    order: 10 * (index + 1),
  })),
};

import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-buyer',
  audience: 'buyer',
  budget: { javascript: 120, css: 20 },
  routes: [
    {
      id: 'myorders',
      path: '/dashboard/myorders',
      frame: 'dashboard',
      title: 'My Orders',
      purpose: 'orders',
    },
    {
      id: 'wishlist',
      path: '/dashboard/wishlist',
      frame: 'dashboard',
      title: 'WishList',
      purpose: 'wishlist',
    },
    {
      id: 'payment',
      path: '/dashboard/payment/:id',
      frame: 'dashboard',
      title: 'Payment',
      purpose: 'payment',
    },
    {
      id: 'my-reports',
      path: '/dashboard/myReports',
      frame: 'dashboard',
      title: 'My Reports',
      purpose: 'my-reports',
    },
  ],
  navigation: [
    { place: 'dashboard', label: 'My Orders', purpose: 'orders', order: 10 },
    { place: 'dashboard', label: 'WishList', purpose: 'wishlist', order: 20 },
    { place: 'dashboard', label: 'My Reports', purpose: 'my-reports', order: 30 },
  ],
  uses: links.purposes,
};

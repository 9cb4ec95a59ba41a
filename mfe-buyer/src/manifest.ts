import type { Manifest } from '@motohaat/contract/composition';

export const manifest: Manifest = {
  name: 'mfe-buyer',
  audience: 'buyer',
  budget: { javascript: 120, css: 20 },
  routes: [
    { id: 'myorders', path: '/dashboard/myorders', frame: 'dashboard', title: 'My Orders' },
    { id: 'wishlist', path: '/dashboard/wishlist', frame: 'dashboard', title: 'WishList' },
    { id: 'payment', path: '/dashboard/payment/:id', frame: 'dashboard', title: 'Payment' },
    { id: 'my-reports', path: '/dashboard/myReports', frame: 'dashboard', title: 'My Reports' },
  ],
  navigation: [
    { place: 'dashboard', label: 'My Orders', path: '/dashboard/myorders', order: 10 },
    { place: 'dashboard', label: 'WishList', path: '/dashboard/wishlist', order: 20 },
    { place: 'dashboard', label: 'My Reports', path: '/dashboard/myReports', order: 30 },
  ],
};

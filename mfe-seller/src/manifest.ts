import type { Manifest } from '@motohaat/contract/composition';

export const manifest: Manifest = {
  name: 'mfe-seller',
  audience: 'seller',
  budget: { javascript: 130, css: 24 },
  routes: [
    { id: 'addProduct', path: '/dashboard/addProduct', frame: 'dashboard', title: 'Add Product' },
    { id: 'myProducts', path: '/dashboard/myProducts', frame: 'dashboard', title: 'My Products' },
    {
      id: 'editProduct',
      path: '/dashboard/myProducts/:id',
      frame: 'dashboard',
      title: 'Edit Product',
    },
    { id: 'bookings', path: '/dashboard/bookings', frame: 'dashboard', title: 'Bookings' },
  ],
  navigation: [
    { place: 'dashboard', label: 'Add Product', path: '/dashboard/addProduct', order: 10 },
    { place: 'dashboard', label: 'My Products', path: '/dashboard/myProducts', order: 20 },
    { place: 'dashboard', label: 'Bookings', path: '/dashboard/bookings', order: 30 },
  ],
};

import type { Manifest } from '@motohaat/contract/composition';

import { links } from './links.ts';

export const manifest: Manifest = {
  name: 'mfe-seller',
  audience: 'seller',
  budget: { javascript: 130, css: 24 },
  routes: [
    {
      id: 'addProduct',
      path: '/dashboard/addProduct',
      frame: 'dashboard',
      title: 'Add Product',
      purpose: 'add-bike',
    },
    {
      id: 'myProducts',
      path: '/dashboard/myProducts',
      frame: 'dashboard',
      title: 'My Products',
      purpose: 'my-bikes',
    },
    {
      id: 'editProduct',
      path: '/dashboard/myProducts/:id',
      frame: 'dashboard',
      title: 'Edit Product',
      purpose: 'edit-bike',
    },
    {
      id: 'bookings',
      path: '/dashboard/bookings',
      frame: 'dashboard',
      title: 'Bookings',
      purpose: 'sales',
    },
  ],
  navigation: [
    { place: 'dashboard', label: 'Add Product', purpose: 'add-bike', order: 10 },
    { place: 'dashboard', label: 'My Products', purpose: 'my-bikes', order: 20 },
    { place: 'dashboard', label: 'Bookings', purpose: 'sales', order: 30 },
  ],
  uses: links.purposes,
};

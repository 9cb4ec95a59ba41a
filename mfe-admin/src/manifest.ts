import type { Manifest } from '@motohaat/shared/contract/composition';

export const manifest: Manifest = {
  name: 'mfe-admin',
  audience: 'admin',
  routes: [{ id: 'users', path: '/dashboard/users', frame: 'dashboard', title: 'All Users' }],
  navigation: [{ place: 'dashboard', label: 'All Users', path: '/dashboard/users', order: 10 }],
};

import type { Role } from '@motohaat/domain/role';

export const roleNames: Record<Role, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Admin',
};

import type { Role } from '@motohaat/shared/domain/role';

export const roleNames: Record<Role, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Admin',
};

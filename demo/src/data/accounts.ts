import type { Role } from '@motohaat/domain/role';

/** An account to try the product with; the password satisfies the specification's section 5. */
export type DemoAccount = { role: Role; name: string; email: string; password: string };

const password = 'Demo#2026';

/** One account for each role. Their passwords are public. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'buyer', name: 'Nusrat Jahan', email: 'demo.buyer@motohaat.example', password },
  { role: 'seller', name: 'Rafiq Hasan', email: 'demo.seller@motohaat.example', password },
  { role: 'admin', name: 'Site Admin', email: 'demo.admin@motohaat.example', password },
];

/** The demo account of a role. */
export function demoAccount(role: Role): DemoAccount {
  const account = demoAccounts.find((each) => each.role === role);
  if (!account) throw new Error(`There is no demo account for the role ${role}.`);
  return account;
}

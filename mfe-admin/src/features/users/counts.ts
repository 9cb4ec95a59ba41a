import type { UserCounts } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';

export const statuses = ['active', 'suspended'] as const;
export type Status = (typeof statuses)[number];

/** Accounts of a role (without one: of all) and of a status (without one: of both). */
export function countOf(counts: UserCounts, role?: Role, status?: Status): number {
  const ofRoles = role ? [role] : roles;
  const ofStatuses = status ? [status] : statuses;
  return ofRoles
    .flatMap((one) => ofStatuses.map((state) => counts[one][state]))
    .reduce((sum, count) => sum + count, 0);
}

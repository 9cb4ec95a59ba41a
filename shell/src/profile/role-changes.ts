import type { RolePlan } from '@motohaat/contract/role-change';

import type { Messages } from '../messages/dashboard/profile/en.tsx';

/** What another role changes for this person, in sentences. */
export function changesOf({ to, buying }: RolePlan, t: Messages['role']): string[] {
  if (to === 'buyer') {
    const { may, mayNot, sales, back } = t.buying;
    return [may, mayNot, sales, back];
  }
  const { may, mayNot, bookings, offers, rest, back } = t.selling;
  return [
    may,
    mayNot,
    ...(buying.bookings > 0 ? [bookings(buying.bookings)] : []),
    ...(buying.offers > 0 ? [offers(buying.offers)] : []),
    ...(buying.wishes + buying.searches > 0 ? [rest] : []),
    back,
  ];
}

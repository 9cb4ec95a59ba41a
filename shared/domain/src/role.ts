/** What an account may be. A visitor has no account and so no role. */
export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles a person may choose at sign-up; an admin is made by a command only. */
export const chosenRoles = ['buyer', 'seller'] as const;
export type ChosenRole = (typeof chosenRoles)[number];

/** Who may receive a remote: everyone, or the accounts of one role. */
export const audiences = ['public', 'buyer', 'seller', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/**
 * By what somebody may have calls and pages: by the role, or as a `former-buyer`, a seller who still has
 * bookings of their own, made before as a buyer.
 */
export const entitlements = [...roles, 'former-buyer'] as const;
export type Entitlement = (typeof entitlements)[number];

/** @param account.hasBookings whether there are bookings that the account made as a buyer */
export function entitlementOf({
  role,
  hasBookings,
}: {
  role: Role;
  hasBookings: boolean;
}): Entitlement {
  return role === 'seller' && hasBookings ? 'former-buyer' : role;
}

export function roleOf(entitlement: Entitlement): Role {
  return entitlement === 'former-buyer' ? 'seller' : entitlement;
}

/** Whether a caller (`null`: a visitor) belongs to the audience. */
export function belongsTo(audience: Audience, caller: Entitlement | null): boolean {
  return audience === 'public' || (caller !== null && audience === roleOf(caller));
}

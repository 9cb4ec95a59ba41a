/** What an account may be. A visitor has no account and so no role. */
export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles a person may choose at sign-up; an admin is made by a command only. */
export const chosenRoles = ['buyer', 'seller'] as const;
export type ChosenRole = (typeof chosenRoles)[number];

/** Who may receive a remote: everyone, or the accounts of one role. */
export const audiences = ['public', 'buyer', 'seller', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** Whether a caller of this role (`null`: a visitor) belongs to the audience. */
export function belongsTo(audience: Audience, role: Role | null): boolean {
  return audience === 'public' || audience === role;
}

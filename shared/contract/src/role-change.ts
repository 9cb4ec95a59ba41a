import { chosenRoles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { Count, Key, Name, shownName, Words } from './values.ts';

/** `POST /profile/role`: what the account is to be from now on. */
export const ChangeRole = v.object({ role: v.picklist(chosenRoles) });
export type ChangeRole = v.InferOutput<typeof ChangeRole>;

/** `GET /profile/role`: what `POST /profile/role` would change, and why it cannot be done now. */
export const RolePlan = v.object({
  /** What the account may become. */
  to: v.picklist(chosenRoles),
  /** What it has as a buyer. */
  buying: v.object({
    /** Bookings of its own; they stay, to be listed, paid and closed. */
    bookings: Count,
    /** Live offers, which end. */
    offers: Count,
    /** Wishes and saved searches, of which nobody is told meanwhile. */
    wishes: Count,
    searches: Count,
  }),
  blocked: v.nullable(
    v.object({
      message: Words,
      /** What holds it, the first few, each with its page. */
      holding: v.array(v.object({ _id: Key, name: Name, ...shownName, path: v.nullable(Words) })),
    }),
  ),
});
export type RolePlan = v.InferOutput<typeof RolePlan>;

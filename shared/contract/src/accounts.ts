import { languages } from '@motohaat/domain/language';
import { maximumNameLength } from '@motohaat/domain/name';
import { chosenRoles, roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { Email, IsoTime, Key, Name, Url, Words } from './values.ts';

/** `GET /jwt?email=`: exchanges the identity provider's ID token (as bearer) for an access token. */
export const JwtQuery = v.object({ email: Email });
export const JwtAnswer = v.object({ accessToken: Words });
export type JwtAnswer = v.InferOutput<typeof JwtAnswer>;

/** `POST /users`: the product's account for a verified sign-in. `email` is compared, never trusted. */
export const NewUser = v.object({
  email: v.optional(Email),
  name: v.optional(v.pipe(v.string(), v.maxLength(4 * maximumNameLength))),
  role: v.picklist(chosenRoles),
});
export type NewUser = v.InferOutput<typeof NewUser>;
export const NewUserAnswer = v.object({
  acknowledged: v.literal(true),
  insertedId: Key,
  email: Email,
  role: v.picklist(roles),
});
export type NewUserAnswer = v.InferOutput<typeof NewUserAnswer>;

/** `GET /users/{role}/{email}`. */
export const EmailParam = v.object({ email: Email });
export const BuyerAnswer = v.object({ isBuyer: v.boolean() });
export const SellerAnswer = v.object({ isSeller: v.boolean() });
export const AdminAnswer = v.object({ isAdmin: v.boolean() });

/** `GET /me`: the account behind the access token. */
export const Me = v.object({
  _id: Key,
  id: Key,
  email: Email,
  name: Name,
  role: v.picklist(roles),
  photo: v.nullable(Url),
  /** The one that the person chose, on whichever device. */
  language: v.nullable(v.picklist(languages)),
});
export type Me = v.InferOutput<typeof Me>;

/** `POST /logout`: ends the access token that it is sent with. */
export const LogoutAnswer = v.object({ acknowledged: v.literal(true) });
export type LogoutAnswer = v.InferOutput<typeof LogoutAnswer>;

/** A row of `GET /users`, for the admin. */
export const User = v.object({
  _id: Key,
  id: Key,
  email: Email,
  name: Name,
  role: v.picklist(roles),
  status: v.picklist(['active', 'suspended']),
  /** Whether its deletion waits for money in its bookings. */
  deletionHeld: v.boolean(),
  createdAt: IsoTime,
});
export type User = v.InferOutput<typeof User>;

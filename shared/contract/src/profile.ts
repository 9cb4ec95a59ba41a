import { languages } from '@motohaat/domain/language';
import { maximumNameLength } from '@motohaat/domain/name';
import { roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { Consequences } from './administration.ts';
import { Email, IsoTime, Key, Name, shownName, Url, Words } from './values.ts';

/**
 * The query of the calls on one's own account; `email` is compared, never trusted (ruling G2).
 */
export const OwnQuery = v.object({ email: v.optional(v.pipe(v.string(), v.maxLength(254))) });

/** `GET /profile`. */
export const Profile = v.object({
  _id: Key,
  id: Key,
  email: Email,
  emailVerified: v.boolean(),
  name: Name,
  photo: v.nullable(Url),
  /** E.164, or empty. */
  phone: Words,
  /** The one that the person chose, on whichever device. */
  language: v.nullable(v.picklist(languages)),
  role: v.picklist(roles),
  createdAt: IsoTime,
  /** When the account is deleted, if its owner asked for that; until then it can be kept. */
  deletionDue: v.nullable(IsoTime),
  /** An account that everybody knows the password of: it cannot be deleted. */
  isDemo: v.boolean(),
});
export type Profile = v.InferOutput<typeof Profile>;

/**
 * `PATCH /profile`: what is left out stays. `phone` is a number of Bangladesh, or empty. The answer
 * is the `Profile`, as it is that of `POST /profile/photo` (multipart, field `image`) and
 * `DELETE /profile/photo`.
 */
export const EditProfile = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(4 * maximumNameLength))),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  language: v.optional(v.picklist(languages)),
});
export type EditProfile = v.InferOutput<typeof EditProfile>;

/**
 * `GET /profile/deletion`: what `DELETE /profile` would do, and why it cannot be done now, with the
 * page where that can be changed.
 */
export const DeletionPlan = v.object({
  consequences: Consequences,
  blocked: v.nullable(
    v.object({
      message: Words,
      path: v.nullable(Words),
      /** The bookings that hold it, the first few, each with its page. */
      bookings: v.array(
        v.object({ _id: Key, productName: Name, ...shownName, path: v.nullable(Words) }),
      ),
    }),
  ),
  /** When the account would be erased. */
  due: IsoTime,
});
export type DeletionPlan = v.InferOutput<typeof DeletionPlan>;

/**
 * `DELETE /profile`: all sessions end at once, the bikes leave the lists, and the rest is done on
 * `due`. Whoever signs in before then can keep the account: `POST /profile/keep`.
 */
export const DeletionScheduled = v.object({ acknowledged: v.literal(true), due: IsoTime });
export type DeletionScheduled = v.InferOutput<typeof DeletionScheduled>;

/** `POST /profile/keep` and `POST /profile/sign-out-everywhere`. */
export const ProfileActionDone = v.object({ acknowledged: v.literal(true) });
export type ProfileActionDone = v.InferOutput<typeof ProfileActionDone>;

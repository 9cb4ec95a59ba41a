import * as v from 'valibot';

import { fromOne } from './sentences.ts';

/** Rows in an answer when the caller does not say, and at the most (ruling S9.4). */
export const defaultLimit = 24;
export const maximumLimit = 100;

/** The query of each list. The body stays a bare array; the next cursor is in the `Link` header. */
export const ListQuery = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/),
      v.transform(Number),
      v.minValue(1, fromOne),
      v.transform((limit) => Math.min(limit, maximumLimit)),
    ),
    String(defaultLimit),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** The query of a list of the caller's own; `email` is compared, never trusted (ruling G2). */
export const OwnListQuery = v.object({
  ...ListQuery.entries,
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

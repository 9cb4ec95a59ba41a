import * as v from 'valibot';

import { NewProduct } from './bike-form.ts';
import { StampedNumbers } from './selling.ts';
import { IsoTime, Key } from './values.ts';

/** Drafts that a seller may have at a time. */
export const maximumDrafts = 10;
/** Days for which a draft, with its photos, is kept after it was saved last. */
export const draftDays = 180;

const {
  email: _email,
  sellerName: _sellerName,
  time: _time,
  draft: _draft,
  ...fields
} = NewProduct.entries;

/**
 * `POST /drafts`, `PUT /drafts/{id}`: any of the fields of a new bike; each may still be wrong, but for
 * chassis and engine number, which are not kept as they are typed.
 */
export const DraftBody = v.object({
  ...fields,
  /**
   * The guided place that each of `images` shows, such as `odometer`; `null` where it shows another, and
   * nothing at all from clients that do not say it.
   */
  views: v.optional(
    v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(40)))), v.maxLength(100)),
  ),
});
export type DraftBody = v.InferOutput<typeof DraftBody>;

/** A listing that its seller has not finished. */
export const Draft = v.object({
  _id: Key,
  /** As it was sent, but for chassis and engine number. */
  body: DraftBody,
  /** The ends of these. */
  numbers: StampedNumbers,
  createdAt: IsoTime,
  savedAt: IsoTime,
});
export type Draft = v.InferOutput<typeof Draft>;

/** The answer to `PUT /drafts/{id}`. */
export const DraftSaved = v.object({ acknowledged: v.literal(true), savedAt: IsoTime });
export type DraftSaved = v.InferOutput<typeof DraftSaved>;

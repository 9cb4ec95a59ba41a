import { stampedNumbers } from '@motohaat/domain/frame-number';
import * as v from 'valibot';

import { Count, IsoTime, Key, Name, shownName, Words } from './values.ts';

/** Numbers that are added at once. */
export const maximumStolenNumbers = 20;
/** The longest note, in characters. */
export const maximumStolenNote = 200;

/** `POST /stolenNumbers`: as they are stamped; one that is on the list already gets the note. */
export const NewStolenNumbers = v.object({
  kind: v.picklist(stampedNumbers),
  numbers: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(40))),
    v.minLength(1),
    v.maxLength(maximumStolenNumbers),
  ),
  note: v.optional(v.pipe(v.string(), v.maxLength(4 * maximumStolenNote))),
});
export type NewStolenNumbers = v.InferOutput<typeof NewStolenNumbers>;
export const StolenNumbersAdded = v.object({
  acknowledged: v.literal(true),
  /** Live listings that have one of them; each has a case now. */
  bikes: Count,
});
export type StolenNumbersAdded = v.InferOutput<typeof StolenNumbersAdded>;

/** A row of `GET /stolenNumbers`. */
export const StolenNumber = v.object({
  _id: Key,
  kind: v.picklist(stampedNumbers),
  /** Its last four characters: no more of it is kept. */
  end: v.pipe(v.string(), v.length(4)),
  note: Words,
  createdAt: IsoTime,
  /** The first few live listings that have it. */
  bikes: v.array(v.object({ _id: Key, productName: Name, ...shownName })),
});
export type StolenNumber = v.InferOutput<typeof StolenNumber>;

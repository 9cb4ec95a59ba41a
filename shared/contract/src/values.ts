import * as v from 'valibot';

/** @param most characters */
export const Text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The id of something in an answer: opaque to whoever reads it (ruling G8). */
export const Key = Text(255);
/** An e-mail address; masked for strangers. */
export const Email = Text(254);
/** Of a person or a bike. */
export const Name = Text(400);
/** Where something is, absolute or on this origin. */
export const Url = Text(2000);
/** What people wrote, or a sentence for them. */
export const Words = Text(10_000);
/**
 * What people wrote as it reads best in the language that was asked for: names and places that are known,
 * in its script. Missing where that is how it was written.
 */
export const shownName = { shownName: v.optional(Name) };
export const shownLocation = { shownLocation: v.optional(Words) };

/** ISO 8601, in UTC. */
export const IsoTime = v.pipe(v.string(), v.maxLength(40), v.metadata({ format: 'date-time' }));

/** How many; the number of a version or a revision. */
export const Count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
export const Taka = v.pipe(Count, v.description('Whole taka.'));
/** What was asked for the bike, where its two people agreed on less. */
export const asked = v.optional(Taka);
/** The part of a booking's price that is paid online, where the rest is paid by hand at the hand-over. */
export const fee = v.optional(Taka);

import { type RawBuilder, sql } from 'kysely';

/**
 * A stretch of the order of the best match as whole numbers, beside the words in their index: so that of
 * many bikes that have a word those alone are read that come first. Each bike stands in one stretch of
 * each width.
 */
const widths = [5, 8, 11] as const;

/** What stands in the index; it is found by these very words. */
export const rankMarks: RawBuilder<unknown> = sql`ARRAY[${sql.join(
  widths.map((bits, place) => sql.raw(`(s.rank >> ${bits}) * ${widths.length} + ${place}`)),
)}]`;

/** What stands in the index of words for a bike of the sample; no model has it for its number. */
const ofSample = 1;

/** A bike's model and whether it is in the sample, in the index of words; found by these very words. */
export const modelMarks: RawBuilder<unknown> = sql.raw(
  `ARRAY[s.model, CASE WHEN s.sampled THEN ${ofSample} ELSE s.model END]`,
);
/** Of bikes in the sample. */
export const sampleMark: RawBuilder<unknown> = sql`${modelMarks} && ARRAY[${sql.lit(ofSample)}]`;

/**
 * The marks of which each bike within some ranks has one, and few others have any: by the widest stretches
 * that fit.
 *
 * @param from the lowest rank @param to the highest, not below `from`
 */
export function marksBetween(from: number, to: number): number[] {
  const [narrow] = widths;
  const marks: number[] = [];
  // Whole numbers of the narrowest stretches.
  let at = from >> narrow;
  const last = to >> narrow;
  while (at <= last) {
    const place = widths.findLastIndex((bits) => isWhole(at, last, bits - narrow));
    const size = (widths[place] ?? narrow) - narrow;
    marks.push((at >> size) * widths.length + place);
    at += 1 << size;
  }
  return marks;
}

/** Whether a stretch of so many begins here, and ends before the last. */
function isWhole(at: number, last: number, size: number): boolean {
  const many = 1 << size;
  return at % many === 0 && at + many - 1 <= last;
}

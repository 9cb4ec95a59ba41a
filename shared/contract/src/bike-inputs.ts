import { readStampedNumber, stampedLength } from '@motohaat/domain/frame-number';
import { parsePrice } from '@motohaat/domain/parse-price';
import { parseYears } from '@motohaat/domain/parse-years';
import { maximumYears, priceError } from '@motohaat/domain/price';
import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

import * as sentences from './sentences.ts';

/** A text that must be there. @param options.longest in characters */
export function text(options: {
  required: string;
  longest: number;
  isPlain: (value: string) => boolean;
  plain: string;
}) {
  const { required, longest, isPlain, plain } = options;
  return v.pipe(
    v.string(),
    v.transform((value) => cleanText(value.replaceAll('\r\n', '\n'))),
    v.nonEmpty(required),
    v.check((value) => Array.from(value).length <= longest, sentences.longest(longest)),
    v.check(isPlain, plain),
  );
}

/** One of a list, in whichever case it is sent. */
export function choice<const Option extends string>(options: readonly Option[], required: string) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.toLowerCase(),
    v.minLength(1, required),
    v.picklist(options, sentences.oneOfTheList),
  );
}

/** A price as people write it. @param highest in whole taka */
export function price(required: string, highest: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.minLength(1, required),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const taka = parsePrice(dataset.value);
      const error = taka === undefined ? sentences.wholeTaka : priceError(taka, highest);
      if (taka !== undefined && error === undefined) return taka;
      addIssue({ message: error ?? '' });
      return NEVER;
    }),
  );
}

/** Years as they are typed, in steps of a half; none where nothing is said. */
export const Years = v.pipe(
  v.string(),
  v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
    const years = parseYears(dataset.value);
    if (years !== undefined) return years;
    addIssue({ message: sentences.years(maximumYears) });
    return NEVER;
  }),
);

/** Of a bike that has none, or whose seller does not say it, it is empty. */
export const StampedNumber = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.check(
    (typed) => typed === '' || readStampedNumber(typed) !== undefined,
    sentences.stampedNumber(stampedLength.from, stampedLength.to),
  ),
);

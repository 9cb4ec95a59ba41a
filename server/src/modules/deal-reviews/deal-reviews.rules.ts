import { mostReviewWords } from '@motohaat/domain/deal-review';
import { cleanText, isPlainText } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

/** Characters that a review, and an answer to one, has at least. */
const least = 10;

/**
 * What somebody wrote in a review or an answer, as it is kept.
 * @throws AppError `invalid` if it is too short or long, or has characters that cannot be seen
 */
export function readReviewWords(text: string): string {
  const words = readNote(text, 'words');
  if (Array.from(words).length < least) throw invalid('words', (t) => t.deals.tellMore(least));
  return words;
}

/**
 * What somebody adds to a report; empty is allowed.
 * @throws AppError `invalid` if it is too long, or has characters that cannot be seen
 */
export function readNote(text: string, field = 'note'): string {
  const words = cleanText(text);
  if (!isPlainText(words)) throw invalid(field, (t) => t.moderation.reasonPlain);
  if (Array.from(words).length > mostReviewWords) {
    throw invalid(field, (t) => t.fields.longest(mostReviewWords));
  }
  return words;
}

function invalid(field: string, sentence: Say): AppError {
  return new AppError('invalid', { fields: { [field]: sentence } });
}

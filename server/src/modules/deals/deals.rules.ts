import { cleanText, isPlainText } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

/** Characters that a side of a dispute has. */
const least = 10;
const most = 2_000;
/** How far ahead people can agree to meet, in days. */
const daysAhead = 30;

/**
 * What somebody wrote of what is wrong, as it is kept.
 * @throws AppError `invalid` if it is too short or long, or has characters that cannot be seen
 */
export function readStory(text: string): string {
  const words = cleanText(text);
  const { length } = Array.from(words);
  if (!isPlainText(words)) throw invalid('words', (t) => t.moderation.reasonPlain);
  if (length < least) throw invalid('words', (t) => t.deals.tellMore(least));
  if (length > most) throw invalid('words', (t) => t.fields.longest(most));
  return words;
}

/**
 * When people want to meet, in ISO 8601.
 * @throws AppError `invalid` for what is no time, is past, or more than 30 days ahead
 */
export function readMeetingTime(text: string, now: Date): string {
  const time = new Date(text);
  const ahead = time.getTime() - now.getTime();
  if (!(ahead > 0 && ahead <= daysAhead * 86_400_000)) {
    throw invalid('time', (t) => t.deals.meetingTime(daysAhead));
  }
  return time.toISOString();
}

function invalid(field: string, sentence: Say): AppError {
  return new AppError('invalid', { fields: { [field]: sentence } });
}

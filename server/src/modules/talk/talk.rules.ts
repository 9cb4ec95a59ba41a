import { maximumMessageLength } from '@motohaat/domain/talk';
import { cleanText, isPlainText } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

/** Characters of what somebody says to a report. */
const longestNote = 500;

/**
 * A message as it is kept.
 * @throws AppError `invalid` if there is nothing to read, it is too long, or has characters that cannot be seen
 */
export function readMessage(typed: string): string {
  const text = readText('text', typed, maximumMessageLength);
  if (text === '') throw invalid('text', (t) => t.talk.empty);
  return text;
}

/**
 * What somebody says to a report, which may be nothing.
 * @throws AppError `invalid` if it is too long, or has characters that cannot be seen
 */
export function readNote(typed: string): string {
  return readText('note', typed, longestNote);
}

function readText(field: string, typed: string, most: number): string {
  const text = cleanText(typed);
  if (!isPlainText(text)) throw invalid(field, (t) => t.fields.plainText);
  if (Array.from(text).length > most) throw invalid(field, (t) => t.fields.longest(most));
  return text;
}

function invalid(field: string, sentence: Say): AppError {
  return new AppError('invalid', { fields: { [field]: sentence } });
}

import { maximumReasonLength } from '@motohaat/contract/administration';
import { cleanText, isPlainText } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';

/**
 * An admin's reason as it is kept; empty is allowed.
 * @throws AppError `invalid` if it is too long, or has characters that cannot be seen
 */
export function readReason(text = ''): string {
  const reason = cleanText(text);
  if (!isPlainText(reason)) throw invalid('Write the reason in plain letters.');
  if (Array.from(reason).length > maximumReasonLength) {
    throw invalid(`This may have ${maximumReasonLength} characters at most.`);
  }
  return reason;
}

/** @throws AppError `invalid` also if there is none */
export function readNeededReason(text: string): string {
  const reason = readReason(text);
  if (reason === '') throw invalid('Say why: it is kept in the log, and the person reads it.');
  return reason;
}

function invalid(sentence: string): AppError {
  return new AppError('invalid', { fields: { reason: sentence } });
}

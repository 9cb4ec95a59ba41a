import { maximumReasonLength } from '@motohaat/contract/administration';
import { cleanText, isPlainText } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

/**
 * An admin's reason as it is kept; empty is allowed.
 * @throws AppError `invalid` if it is too long, or has characters that cannot be seen
 */
export function readReason(text = ''): string {
  const reason = cleanText(text);
  if (!isPlainText(reason)) throw invalid((t) => t.moderation.reasonPlain);
  if (Array.from(reason).length > maximumReasonLength) {
    throw invalid((t) => t.fields.longest(maximumReasonLength));
  }
  return reason;
}

/** @throws AppError `invalid` also if there is none */
export function readNeededReason(text: string): string {
  const reason = readReason(text);
  if (reason === '') throw invalid((t) => t.moderation.reasonNeeded);
  return reason;
}

function invalid(sentence: Say): AppError {
  return new AppError('invalid', { fields: { reason: sentence } });
}

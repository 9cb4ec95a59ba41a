import { createHmac, timingSafeEqual } from 'node:crypto';

import { codeDigits } from '@motohaat/domain/deal';
import { foldTyped } from '@motohaat/domain/digits';

/** Makes and checks the codes with which bikes are handed over. */
export type HandOverCodes = {
  /** @param attempt which of the booking's codes counts */
  codeOf(bookingId: string, attempt: number): string;
  /** @param typed digits of either script, with or without spaces */
  isCode(typed: string, bookingId: string, attempt: number): boolean;
};

/**
 * Codes are not stored: they follow from booking and attempt (machine M7).
 *
 * @param secret the server's own; with another one, codes change
 */
export function handOverCodes(secret: string): HandOverCodes {
  const codeOf = (bookingId: string, attempt: number) => {
    const hash = createHmac('sha256', secret).update(`hand-over:${bookingId}:${attempt}`).digest();
    // Of 48 bits, so that no code is likelier than another by more than 10⁻⁸.
    return String(hash.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
  };
  return {
    codeOf,
    isCode: (typed, bookingId, attempt) => {
      const given = Buffer.from(foldTyped(typed).replace(/[\s-]/g, ''));
      const code = Buffer.from(codeOf(bookingId, attempt));
      return given.length === code.length && timingSafeEqual(given, code);
    },
  };
}

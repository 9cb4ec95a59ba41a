import type { Messages } from '../../messages/index.ts';

const minute = 60_000;

/**
 * How long a bike is still held, for people.
 *
 * @param left ms until the hold ends
 */
export function holdLeft(left: number, t: Messages['booking']): string {
  if (left <= 0) return t.holdEnded;
  if (left < minute) return t.holdEnding;
  return t.holdLeft(Math.floor(left / (60 * minute)), Math.floor(left / minute) % 60);
}

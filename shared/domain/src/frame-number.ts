import { foldTyped } from './digits.ts';

/** The numbers that a maker stamps into a bike, and its certificate repeats. */
export const stampedNumbers = ['chassis', 'engine'] as const;
export type StampedNumber = (typeof stampedNumbers)[number];

/** Characters that such a number has; old bikes have short ones. */
export const stampedLength = { from: 5, to: 25 } as const;

/**
 * A chassis or engine number as it was typed, in the one form in which two are compared: capitals and
 * ASCII digits, nothing between them.
 *
 * @returns nothing for what can be none
 */
export function readStampedNumber(typed: string): string | undefined {
  const number = foldTyped(typed)
    .toUpperCase()
    .replace(/[\s./*-]/g, '');
  const { from, to } = stampedLength;
  const isOne = /^[A-Z0-9]+$/.test(number) && /\d/.test(number);
  return isOne && number.length >= from && number.length <= to ? number : undefined;
}

/** What is kept to be read of a number: its last four characters. */
export function endOf(number: string): string {
  return number.slice(-4);
}

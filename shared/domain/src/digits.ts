/** Writes Bangla digits (০–৯) as the ASCII digits of the same value; leaves all else alone. */
export function foldDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

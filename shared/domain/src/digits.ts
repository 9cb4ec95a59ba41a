/** Writes Bangla digits (০–৯) as the ASCII digits of the same value; leaves all else alone. */
export function foldDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** Writes ASCII digits as Bangla digits of the same value; leaves all else alone. */
export function banglaDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0x09e6));
}

/** `paidBooking` and `paid_booking` read as `Paid booking`. */
export function wordsOfKey(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

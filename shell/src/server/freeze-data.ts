/**
 * Fixes data that pages share: none can change it for the next.
 *
 * @param data of which nothing leads back to itself
 * @returns whether all of it could be fixed: it is made of lists, plain objects and what they hold
 */
export function freezeData(data: unknown): boolean {
  if (typeof data === 'function') return false;
  if (typeof data !== 'object' || data === null) return true;
  const isPlain = Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype;
  if (!isPlain) return false;
  Object.freeze(data);
  return Object.values(data).every(freezeData);
}

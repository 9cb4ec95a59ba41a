import { writeExact } from '../drawn/exact-json.ts';

/** Of data that pages share, which none can change. */
const texts = new WeakMap<object, string | null>();

/** Has the text of data written once for all pages. They are fixed: see `freezeData`. */
export function shareText(data: unknown): void {
  if (typeof data === 'object' && data !== null) texts.set(data, null);
}

/** What `writeExact` writes of data that are shared; `undefined` for all others. */
export function sharedTextOf(data: object): string | undefined {
  const known = texts.get(data);
  if (known === undefined) return undefined;
  const text = known ?? writeExact(data);
  texts.set(data, text);
  return text;
}

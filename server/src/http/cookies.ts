/**
 * The value of a cookie in a `Cookie` header (RFC 6265, section 4.2.1); the first if it is there
 * more than once, since browsers send the most specific path first.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

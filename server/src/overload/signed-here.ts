import { createHmac, timingSafeEqual } from 'node:crypto';

const longestToken = 8192;
/** Tokens whose signature is known to be good, so that it is reckoned once; nobody else can invent such. */
const most = 5_000;

/**
 * Tells by its signature alone (HS256: RFC 7515, appendix A.1) whether this site signed a token, in some
 * microseconds. Enough to decide who is served first, not what anybody may do: the token may have
 * expired or been ended.
 */
export function signedBy(secret: string): (token: string) => boolean {
  const known = new Set<string>();
  return (token) => {
    if (known.has(token)) return true;
    const end = token.lastIndexOf('.');
    if (end < 0 || token.length > longestToken) return false;
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    const expected = createHmac('sha256', secret).update(token.slice(0, end)).digest();
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
    if (known.size >= most) known.clear();
    known.add(token);
    return true;
  };
}

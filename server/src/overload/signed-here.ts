import { createHmac, timingSafeEqual } from 'node:crypto';

import { boundedCache } from '../http/bounded-cache.ts';

const longestToken = 8192;
/**
 * Bytes of tokens whose signature is known to be good, so that it is reckoned once: some thousand. Nobody else
 * can invent such.
 */
const remembered = 4_000_000;
/**
 * Requests that one account goes before others with in a second: a dashboard page is some thirty files and
 * ten calls. Whoever asks for more is no person, and would keep everybody else out with one account.
 */
const eachSecond = 60;

type Signed = { user: string; /** Milliseconds since 1970. */ until: number };

/**
 * Tells by its signature alone (HS256: RFC 7515, appendix A.1) whether this site signed a token that has
 * not expired, in some microseconds. Enough to decide who is served first, not what anybody may do: the
 * token may have been ended.
 */
export function signedBy(secret: string): (token: string) => boolean {
  const known = boundedCache<Signed | undefined>(remembered);
  const asked = new Map<string, number>();
  let second = 0;

  function read(token: string): Signed | undefined {
    if (token.length > longestToken) return undefined;
    const end = token.lastIndexOf('.');
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    const expected = createHmac('sha256', secret).update(token.slice(0, end)).digest();
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
      return undefined;
    }
    const signed = claimsIn(token);
    known.set(token, signed, 2 * token.length);
    return signed;
  }

  return (token) => {
    const signed = known.get(token) ?? read(token);
    const now = Date.now();
    if (!signed || signed.until <= now) return false;
    const present = Math.floor(now / 1_000);
    if (present !== second) asked.clear();
    second = present;
    const count = (asked.get(signed.user) ?? 0) + 1;
    asked.set(signed.user, count);
    return count <= eachSecond;
  };
}

/** @returns nothing for what the same secret signed and is no token of an account */
function claimsIn(token: string): Signed | undefined {
  const [, payload = ''] = token.split('.', 2);
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { sub, exp } = Object(claims) as { sub?: unknown; exp?: unknown };
    const isOfAccount = typeof sub === 'string' && typeof exp === 'number';
    return isOfAccount ? { user: sub, until: exp * 1_000 } : undefined;
  } catch {
    return undefined;
  }
}

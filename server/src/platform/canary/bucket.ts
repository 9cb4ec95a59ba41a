import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Visitors fall into this many buckets: a percentage may have two decimals. */
export const buckets = 10_000;

/** A bucket for a visitor who has none yet. */
export function drawBucket(): number {
  return randomInt(buckets);
}

/** Tells visitors of one bucket apart. */
export function drawVisitor(): string {
  return randomBytes(9).toString('base64url');
}

/** What a cookie says; `undefined` for what tells nobody apart. */
export function readVisitor(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{12}$/.test(text) ? text : undefined;
}

/** What a cookie says; `undefined` for what is no bucket. */
export function readBucket(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/**
 * Whether the visitors of a bucket try a remote's canary. A higher percentage only adds buckets, and
 * each remote picks others: nobody tries everything first.
 *
 * @param percent 0 to 100
 */
export function isInCanary(remote: string, bucket: number, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest();
  return hash.readUInt32BE() % buckets < percent * (buckets / 100);
}

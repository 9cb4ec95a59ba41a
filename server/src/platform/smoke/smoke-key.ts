import { createHmac, timingSafeEqual } from 'node:crypto';

import type { SmokeTest } from '@motohaat/contract/smoke-tests';

/** What a signature holds together: a report counts for this order and this release alone. */
export type SignedParts = {
  order: string;
  application: string;
  release: string;
  /** The rest of its set: application → release id. */
  others?: Readonly<Record<string, string>> | null | undefined;
  report: SmokeTest;
};

/**
 * What a machine shows when it calls. Whoever sees it can sign nothing: reports are signed with
 * another key that is made of the same secret.
 *
 * @param secret `SMOKE_KEY`, which the server and its machines have
 */
export function machineToken(secret: string): string {
  return `mhm_${createHmac('sha256', secret).update('machine').digest('base64url')}`;
}

/** Whether a token is the machines'; how long it takes tells nothing of it. */
export function isMachineToken(secret: string, token: string): boolean {
  return isSame(machineToken(secret), token);
}

/** A machine's word that it found what the report says. */
export function signReport(secret: string, parts: SignedParts): string {
  const key = createHmac('sha256', secret).update('report').digest();
  return createHmac('sha256', key).update(canonical(parts)).digest('base64url');
}

export function isSigned(secret: string, parts: SignedParts, signature: string): boolean {
  return isSame(signReport(secret, parts), signature);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/** JSON with its keys in order: a database keeps no other. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = new Map(Object.entries(value));
  const entries = [...parts.keys()]
    .filter((key) => (parts.get(key) ?? null) !== null)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(parts.get(key))}`);
  return `{${entries.join()}}`;
}

import { createHmac } from 'node:crypto';

import { addressKey, networkKey } from '../../plugins/address-key.ts';

/** Letters of an origin that its whole network shares. */
export const networkLength = 8;
const addressLength = 14;

/**
 * Whence a page view came, as it is kept: one keyed hash of the network and one of the address, other
 * ones every day. It serves to count, not to find out: it is kept for a week, and only who has the
 * server's secret can try addresses until one fits.
 *
 * @param secret the server's own; another server of the same site needs the same
 * @param address as `request.ip` has it
 */
export function originOf(secret: string, address: string, now: Date): string {
  const key = addressKey(address);
  const day = now.toISOString().slice(0, 10);
  const hash = (what: string) =>
    createHmac('sha256', secret).update(`origin of views ${day} ${what}`).digest('base64url');
  return hash(networkKey(key)).slice(0, networkLength) + hash(key).slice(0, addressLength);
}

import { createHmac } from 'node:crypto';

import { addressKey } from '../../plugins/address-key.ts';

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
  return hash(networkOf(key)).slice(0, networkLength) + hash(key).slice(0, addressLength);
}

/**
 * What one owner often has of addresses: of IPv4 the network of 24 bits, of IPv6 that of 48 (RFC
 * 6177), of which tunnel brokers give one to anybody.
 */
function networkOf(key: string): string {
  return key.split(/[.:]/, 3).join(' ');
}

import { isIPv6 } from 'node:net';

/** How IPv6 writes an IPv4 address (RFC 4291, section 2.5.5.2), as `URL` spells it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * What one address counts as. Of IPv6 it is the network of 64 bits: a single subscriber has one at
 * least, and with it more addresses than anybody can count (RFC 6177).
 *
 * @param address as `request.ip` has it
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const old = mapped.exec(short);
  if (old) return [old[1], old[2]].flatMap(bytesOf).join('.');
  const [head = '', tail] = short.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function bytesOf(group = '0'): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/**
 * What one owner often has of addresses: of IPv4 the network of 24 bits, of IPv6 that of 48 (RFC
 * 6177), of which tunnel brokers give one to anybody.
 *
 * @param key as `addressKey` makes it
 */
export function networkKey(key: string): string {
  return key.split(/[.:]/, 3).join(' ');
}

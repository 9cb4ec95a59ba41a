import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the internet's (IANA's registries of special-purpose addresses). */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Tunnels, whose ends may be anywhere, documentation, and benchmarks.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}
/** All unicast addresses of the internet; what maps an IPv4 address is none of them. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet, and not of a network of our own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** An address led to a network that is not public. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/**
 * Where a webhook may go.
 *
 * @param text as an admin gave it
 * @param development whether this machine itself may be told, by http
 * @returns nothing where it may not
 */
export function webhookUrl(text: string, development: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopback(host)) return development && url.protocol === 'http:' ? url : undefined;
  if (url.protocol !== 'https:') return undefined;
  if (isIP(host)) return isPublicAddress(host) ? url : undefined;
  return host.includes('.') ? url : undefined;
}

/** Whether a host is this machine by its name. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1' || host === '[::1]';
}

/**
 * Looks a name up for a connection, at the moment it is made, so that nobody can give another answer
 * between a check and its use.
 *
 * @throws ForbiddenAddressError (by its callback) where one of the addresses is not public
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isPublic = addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(new ForbiddenAddressError(hostname), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

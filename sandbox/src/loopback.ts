const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/**
 * Says whether a host name (no port) always means this computer.
 *
 * @param host for example `localhost` or `127.0.0.1`.
 */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_NAMES.has(host.toLowerCase());
}

/**
 * Says whether a URL or origin is plain web traffic to this computer.
 *
 * @param url for example `http://localhost:4400/login`; anything unreadable is not loopback.
 */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === 'http:' || protocol === 'https:') && isLoopbackHost(hostname);
}

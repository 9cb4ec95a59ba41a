const loopbackHosts = [
  /^(?:.+\.)?localhost\.?$/,
  /^127(?:\.\d{1,3}){3}$/,
  /^0\.0\.0\.0$/,
  /^\[::1?\]$/,
  /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/,
];

/** Whether an address is one of this machine. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  return loopbackHosts.some((pattern) => pattern.test(host));
}

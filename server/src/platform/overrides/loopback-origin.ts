/**
 * An origin of the visitor's own machine, exactly as browsers write it. It goes into the page's content
 * policy, whose hosts cannot be IPv6 addresses (CSP Level 3, section 2.3.1).
 */
const form = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/** Whether an override may load its files from an origin: plain HTTP, loopback, with a port. */
export function isLoopbackOrigin(origin: string): boolean {
  return form.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

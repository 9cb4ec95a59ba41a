/**
 * Where to go after a sign-in: the remembered place, if it is a path of this site that is worth
 * returning to; otherwise nothing. Refuses other origins (`//host`, `/\host`, absolute URLs) and
 * the pages that would start the sign-in again.
 *
 * @param path what was remembered: path, query and fragment
 * @param signInPaths pages that never are a place to return to
 */
export function safeReturnPath(path: unknown, signInPaths: readonly string[]): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  const origin = 'https://site.invalid';
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== origin || signInPaths.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * The subset of react-router's patterns that a remote may use: fixed segments and `:params`.
 * As in react-router, letter case and slashes at the end make no difference.
 */
const patternForm = /^(?:\/|(?:\/(?:[\w-]+|:[A-Za-z]\w*))+)$/;

/** Whether the server can tell which paths the pattern means. */
export function isRoutePattern(pattern: string): boolean {
  return patternForm.test(pattern);
}

/** The same text for patterns that mean the same paths: `/Bikes/:id` and `/bikes/:bike`. */
export function patternKey(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');
}

/**
 * The route whose pattern fits a path best: of two that fit, the one with a fixed segment where the
 * other has a parameter, from the left.
 *
 * @param path the path of a URL as it came, percent-encoded, without query and fragment
 */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): R | undefined {
  const segments = decodedSegments(path);
  if (segments === undefined) return undefined;
  return routes.filter((route) => fits(route.path, segments)).toSorted(moreSpecificFirst)[0];
}

/**
 * Whether a path begins with another, segment by segment, or is that one.
 *
 * @param path the path of a URL as it came, percent-encoded, without query and fragment
 */
export function isBelow(base: string, path: string): boolean {
  const first = path.split('/', segmentsOf(base).length + 1).join('/');
  const segments = decodedSegments(first);
  return segments !== undefined && fits(base, segments);
}

function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/+$/, '');
  return inner === '' ? [] : inner.split('/');
}

function decodedSegments(path: string): string[] | undefined {
  try {
    return segmentsOf(path).map((segment) => decodeURIComponent(segment));
  } catch {
    // A stray percent sign: no page has such a path.
    return undefined;
  }
}

function fits(pattern: string, segments: string[]): boolean {
  const parts = segmentsOf(pattern);
  return (
    parts.length === segments.length &&
    parts.every((part, index) => {
      const segment = segments[index] ?? '';
      return part.startsWith(':') ? segment !== '' : part.toLowerCase() === segment.toLowerCase();
    })
  );
}

/** Only patterns that fit one path are compared, so they have equally many segments. */
function moreSpecificFirst(one: { path: string }, other: { path: string }): number {
  const otherParts = segmentsOf(other.path);
  for (const [index, part] of segmentsOf(one.path).entries()) {
    const difference =
      Number(part.startsWith(':')) - Number(otherParts[index]?.startsWith(':') ?? false);
    if (difference !== 0) return difference;
  }
  return 0;
}

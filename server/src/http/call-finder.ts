/**
 * Finds what an address leads to, as the router does: by its parts, of which one that is named goes before one that
 * may be anything.
 *
 * @param calls each with its path, such as `/api/users/:id`
 */
export function callFinder<Call extends { url: string }>(
  calls: readonly Call[],
): (address: string) => Call | undefined {
  const inOrder = calls
    .map((call) => ({ call, parts: call.url.split('/') }))
    .toSorted((one, other) => rankOf(one.parts).localeCompare(rankOf(other.parts)));
  return (address) => {
    const sent = address.split('?', 1)[0]!.split('/').map(readable);
    const found = inOrder.find(
      ({ parts }) =>
        parts.length === sent.length &&
        parts.every((part, index) => part.startsWith(':') || part === sent[index]),
    );
    return found?.call;
  };
}

/** The earlier it has a part that may be anything, the later it comes. */
const rankOf = (parts: readonly string[]) =>
  parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('');

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Keeps what was worked out for a time, also while it still is, so that many who ask wait for one.
 *
 * @param ms how long
 * @param most keys that are kept; the one that came first goes first
 */
export function rememberFor<Value>(
  ms: number,
  most: number,
  clock: () => number = Date.now,
): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, { until: number; value: Promise<Value> }>();
  return (key, make) => {
    const before = known.get(key);
    if (before && before.until > clock()) return before.value;
    const value = make();
    known.delete(key);
    known.set(key, { until: clock() + ms, value });
    value.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}

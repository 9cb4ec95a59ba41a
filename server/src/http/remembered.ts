/**
 * Keeps what was made for the last so many keys, so that it is made once. For what depends on its key
 * alone; a stranger who invents keys makes it forget, and nothing else.
 *
 * @param most keys that are kept; the one that came first goes first
 */
export function remembered<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = make();
    known.set(key, { value });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}

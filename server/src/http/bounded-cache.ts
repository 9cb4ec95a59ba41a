/** Keeps what was used last, up to so many bytes. */
export function boundedCache<Value>(mostBytes: number) {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let sum = 0;

  function remove(key: string): void {
    sum -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    /** @param bytes what it takes of the memory; what takes more than all is not kept */
    set(key: string, value: Value, bytes: number): void {
      remove(key);
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      sum += bytes;
      for (const oldest of entries.keys()) {
        if (sum <= mostBytes) return;
        remove(oldest);
      }
    },
    get bytes() {
      return sum;
    },
  };
}

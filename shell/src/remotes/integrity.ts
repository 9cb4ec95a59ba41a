export type EntryGuard = {
  /** The composition's word on an entry: its address and what its bytes must hash to. */
  allow: (entry: { url: string; integrity: string }) => void;
  /**
   * The script element of an entry.
   *
   * @throws Error for one that the composition does not name
   */
  scriptOf: (url: string) => HTMLScriptElement;
};

/**
 * Lets only scripts be loaded that the composition names, and has the browser check their bytes. The
 * entry in turn carries the hashes of its chunks and style sheets.
 */
export function createEntryGuard(): EntryGuard {
  const allowed = new Map<string, string>();
  return {
    allow({ url, integrity }) {
      allowed.set(url, integrity);
    },
    scriptOf(url) {
      const integrity = allowed.get(url);
      if (!integrity) throw new Error(`not part of the composition: ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return script;
    },
  };
}

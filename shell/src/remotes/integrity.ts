import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** The runtime's own time limit is 20 s; a request that hangs must make room for a Retry sooner. */
const scriptTimeout = 12_000;

export type EntryGuard = {
  /** The composition's word on an entry: its address and what its bytes must hash to. */
  allow: (entry: { url: string; integrity: string }) => void;
  plugin: ModuleFederationRuntimePlugin;
};

/**
 * Lets the federation runtime load only scripts that the composition names, and has the browser
 * check their bytes. The entry in turn carries the hashes of its chunks and style sheets.
 */
export function createEntryGuard(): EntryGuard {
  const allowed = new Map<string, string>();
  return {
    allow({ url, integrity }) {
      allowed.set(url, integrity);
    },
    plugin: {
      name: 'motohaat:integrity',
      createScript({ url }) {
        const integrity = allowed.get(url);
        if (!integrity) throw new Error(`not part of the composition: ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        return { script, timeout: scriptTimeout };
      },
    },
  };
}

// In the shell's build this stands in for the federation runtime's handling of snapshots, which
// finds remotes through their manifests: 2 kB of code that never runs here, because every remote is
// registered with the address of its entry.

export class SnapshotHandler {
  /** Runtime plugins are offered to these hooks; there is nothing here to hook into. */
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();

  /** @throws Error always: a remote without the address of its entry was registered */
  loadRemoteSnapshotInfo(): never {
    throw new Error('A remote is registered with its entry; its manifest is never asked for.');
  }
}

export const getGlobalRemoteInfo = (): Record<string, never> => ({});

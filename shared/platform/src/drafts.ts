const prefix = 'motohaat.draft.';

/**
 * What people have begun to write and not sent yet, kept on this device over reloads and lost
 * connections, and forgotten when they sign out. Where the browser blocks its storage or has no
 * room, nothing is kept.
 */
export const drafts = {
  /** What was kept under this name; who reads it checks its shape. */
  read(name: string): unknown {
    const text = attempt(() => localStorage.getItem(prefix + name));
    return text ? attempt(() => JSON.parse(text) as unknown) : undefined;
  },
  write(name: string, draft: unknown): void {
    attempt(() => localStorage.setItem(prefix + name, JSON.stringify(draft)));
  },
  remove(name: string): void {
    attempt(() => localStorage.removeItem(prefix + name));
  },
};

/** Forgets all drafts of this device. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  });
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    // A draft is a convenience: without the storage the page works all the same.
    return undefined;
  }
}

const prefix = 'motohaat.draft.';

/**
 * What people have begun to write and not sent yet, kept on this device over reloads and lost
 * connections, and forgotten when they sign out. Where the browser blocks its storage or has no
 * room, nothing is kept.
 */
export const drafts = draftsIn(() => localStorage);

/** The same for this tab alone, as long as it is open. */
export const tabDrafts = draftsIn(() => sessionStorage);

/** Forgets all drafts of this device, and of this tab. */
export function forgetDrafts(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) {
        if (key.startsWith(prefix)) storage().removeItem(key);
      }
    });
  }
}

function draftsIn(storage: () => Storage) {
  return {
    /** What was kept under this name; who reads it checks its shape. */
    read(name: string): unknown {
      const text = attempt(() => storage().getItem(prefix + name));
      return text ? attempt(() => JSON.parse(text) as unknown) : undefined;
    },
    write(name: string, draft: unknown): void {
      attempt(() => storage().setItem(prefix + name, JSON.stringify(draft)));
    },
    remove(name: string): void {
      attempt(() => storage().removeItem(prefix + name));
    },
  };
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    // A draft is a convenience: without the storage the page works all the same.
    return undefined;
  }
}

/** A page of a remote could not be had. `message` is for the console, not for people. */
export class RemoteError extends Error {
  override name = 'RemoteError';
}

/** A remote was built against a platform that this shell is too old or too new for. */
export class ContractError extends RemoteError {
  override name = 'ContractError';
}

/** The entry script of a remote did not come, or not in time, or was altered. */
export class EntryLoadError extends Error {
  override name = 'EntryLoadError';
}

/**
 * Whether a file did not come, rather than that a remote's code threw. Chunks and style sheets are
 * named so by Rspack 2.3.
 */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof EntryLoadError ||
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED'
  );
}

/** Whether the document may be too old for what it was to load. */
export function needsFreshDocument(error: unknown): boolean {
  return isLoadError(error) || error instanceof ContractError;
}

/** A page of a remote could not be had. `message` is for the console, not for people. */
export class RemoteError extends Error {
  override name = 'RemoteError';
}

/** A remote was built against a platform that this shell is too old or too new for. */
export class ContractError extends RemoteError {
  override name = 'ContractError';
}

/**
 * Whether a file did not come, rather than that a remote's code threw. Named so by the federation
 * runtime 2.9 (scripts) and by Rspack 2.3 (chunks and style sheets).
 */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    error.message.includes('RUNTIME-008')
  );
}

/** Whether the document may be too old for what it was to load. */
export function needsFreshDocument(error: unknown): boolean {
  return isLoadError(error) || error instanceof ContractError;
}

/** The command was not called as it is meant to be; it ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What was asked for is no remote that could be made; the message says why. */
export class WrongRemoteError extends Error {
  override name = 'WrongRemoteError';
}

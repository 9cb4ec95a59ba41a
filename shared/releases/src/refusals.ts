/** A build that cannot become a release. The message is a sentence for the person who published it. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

/** A set of releases that cannot go live. The message is a sentence for the person who asked. */
export class RevisionRefusedError extends Error {
  override readonly name = 'RevisionRefusedError';
}

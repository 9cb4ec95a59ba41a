/**
 * Whose fault it is that a page was not drawn: the release's that should have drawn it; nobody's, whose
 * process was killed from outside meanwhile; or this server's, which had no process, no data or no time.
 */
export type Fault = 'release' | 'killed' | 'server';

/** A page could not be drawn. `message` says why, for the log and for its team. */
export class DrawError extends Error {
  override name = 'DrawError';
  readonly fault: Fault;

  constructor(message: string, fault: Fault = 'release') {
    super(message);
    this.fault = fault;
  }
}

/** Whether a page that was not drawn counts for its release: all but what this server could not do. */
export const countsForRelease = (error: unknown): boolean =>
  error instanceof DrawError && error.fault !== 'server';

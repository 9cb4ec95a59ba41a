import type { Fault } from '@motohaat/contract/faults';
import { scrub } from '@motohaat/domain/scrub';

import type { CallName } from './happened.ts';
import type { GivenRelease } from './views.ts';

/** Who is told of, where it was, and of a call that did not work which. */
export type About = { subject: GivenRelease; frames: Fault['frames']; call?: CallName };

/** What went wrong in a release, as it is told: without anything of the person. */
export function faultOf(error: unknown, { subject, frames, call }: About): Fault {
  const { name: remote, release, canary } = subject;
  const isError = error instanceof Error;
  const { status } = (error ?? {}) as { status?: unknown };
  return {
    remote,
    release,
    canary,
    kind: call ? 'call' : 'uncaught',
    name: (isError ? error.name : typeof error).slice(0, 80),
    message: scrub(wordsOf(error)),
    frames: frames.slice(0, 30),
    ...(call && { call: `${call.method} ${call.path}` }),
    ...(typeof status === 'number' && { status }),
  };
}

/** What was thrown says: an error, a word, or anything else that can be thrown. */
export function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : Object.prototype.toString.call(error);
}

/**
 * Whether a call that did not work is a fault: the server's, one that was asked wrongly (400), or one that no
 * answer came to. A refusal is none: of what somebody typed, may not do, or what is no more; nor is a call
 * that nobody waits for any longer.
 */
export function isFaultOfCall(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  return name === 'NetworkError' || (status !== undefined && (status >= 500 || status === 400));
}

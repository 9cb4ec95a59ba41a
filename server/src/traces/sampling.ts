import { createHmac, randomBytes } from 'node:crypto';

import type { Traceparent } from './traceparent.ts';

/** Requests a second that a process records, however many are asked for. */
const most = 100;
/** Digits of a trace's id that are random; those after them say that this site has made it. */
const randomDigits = 16;

/** Decides which requests are recorded. */
export type Sampling = {
  /** An id for a trace that begins here. */
  newTraceId: () => string;
  /** @param told what the request says of itself, as it may be said by anybody */
  isRecorded: (told?: Traceparent) => boolean;
};

/**
 * A part of all requests is recorded, by chance. What belongs to a trace that this site began is recorded
 * too: its id carries a mark that only this site's processes can make. Of other traces the id decides,
 * hashed with the secret, so that a trace is recorded whole or not at all and nobody can choose an id that
 * is. Whoever repeats an id that was recorded is held by a limit.
 *
 * @param ratio from 0 to 1
 * @param options.secret the same in all processes of the site
 */
export function createSampling(
  ratio: number,
  {
    secret,
    random = Math.random,
    now = Date.now,
  }: { secret: string; random?: () => number; now?: () => number },
): Sampling {
  const hash = (text: string) =>
    createHmac('sha256', secret).update(`trace:${text}`).digest('hex').slice(0, randomDigits);
  let second = 0;
  let recorded = 0;

  function hasRoom(): boolean {
    const current = Math.floor(now() / 1000);
    if (current !== second) recorded = 0;
    second = current;
    recorded += 1;
    return recorded <= most;
  }

  function isChosen({ traceId, isRecorded }: Traceparent): boolean {
    if (!isRecorded || ratio === 0) return false;
    const begin = traceId.slice(0, randomDigits);
    if (traceId === begin + hash(begin)) return true;
    return Number.parseInt(hash(traceId).slice(0, 12), 16) / 16 ** 12 < ratio;
  }

  return {
    newTraceId: () => {
      const begin = randomBytes(randomDigits / 2).toString('hex');
      return begin + hash(begin);
    },
    isRecorded: (told) => (told ? isChosen(told) : random() < ratio) && hasRoom(),
  };
}

import { accepted } from '@motohaat/api/answer';
import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { crowdedEvent, eventStream, type Hints, lastEventId } from '@motohaat/contract/stream';
import { heartbeatSeconds } from '@motohaat/domain/hint';

import { readEvents } from './read-events.ts';

/** What came together, and where to go on from. */
export type News = Pick<Hints, 'again' | 'hints' | 'cursor'>;

export type FollowParts = {
  api: ApiClient;
  token: () => string | undefined;
  renew: (refused: string) => Promise<string | undefined>;
  /** Where to go on from; nothing for the first time. */
  cursor: () => string | undefined;
  /** Told in order, each once; news without hints move the place to go on from. */
  tell: (news: News) => void;
  fetch?: typeof fetch;
};

/** ms without a sign of life after which a stream counts as lost. */
const silence = 2.5 * heartbeatSeconds * 1000;
/** ms until the first event: where it takes longer, something between keeps it back. */
const patience = 10_000;
/** ms between two tries, doubled each time. */
const pauses = { first: 1_000, longest: 30_000 };
/** Streams in a row that fail, or end at once, before hints are asked for instead. */
const triesBeforePolling = 3;
/** ms between two questions, and for which it is asked until a stream is tried again. */
const polling = { every: 10_000, for: 300_000 };

/**
 * Hears what changes on the server until the signal says otherwise: by a stream, and where none can be
 * had by asking again and again. It goes on where it was, whichever way.
 */
export async function followHints(parts: FollowParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    const outcome = await stream(parts, signal).catch(() => 'failed' as const);
    if (signal.aborted) return;
    failures = Date.now() - began > patience ? 0 : failures + 1;
    if (outcome === 'crowded' || failures >= triesBeforePolling) {
      failures = 0;
      await poll(parts, signal);
    } else {
      await wait(pauses.first * 2 ** failures, signal);
    }
  }
}

/** @returns how it ended: as streams do, or because this account has too many */
async function stream(parts: FollowParts, signal: AbortSignal): Promise<'ended' | 'crowded'> {
  const { body, lost } = await open(parts, signal);
  try {
    for await (const { name, data, id } of readEvents(body)) {
      lost.restart(silence);
      if (name === crowdedEvent) return 'crowded';
      const said =
        data === '' ? { again: false, hints: [] } : (JSON.parse(data) as Omit<News, 'cursor'>);
      if (id !== undefined) parts.tell({ ...said, cursor: id });
    }
    return 'ended';
  } finally {
    lost.stop();
  }
}

async function open(parts: FollowParts, signal: AbortSignal) {
  const { token, renew, cursor, fetch: request = fetch } = parts;
  const lost = createAlarm();
  const ask = (bearer: string) => {
    lost.restart(patience);
    const after = cursor();
    return request(`/api${calls.stream.hints.path}`, {
      headers: {
        accept: eventStream,
        authorization: `Bearer ${bearer}`,
        ...(after !== undefined && { [lastEventId]: after }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, lost.signal]),
    });
  };
  try {
    const bearer = token();
    if (bearer === undefined) throw new Error('Nobody is signed in');
    const first = await ask(bearer);
    const renewed = first.status === 401 ? await renew(bearer) : undefined;
    const answer = await accepted(renewed === undefined ? first : await ask(renewed));
    const { body } = answer as Response;
    if (!body) throw new Error('There is no stream');
    return { body, lost };
  } catch (error) {
    lost.stop();
    throw error;
  }
}

async function poll({ api, cursor, tell }: FollowParts, signal: AbortSignal): Promise<void> {
  const until = Date.now() + polling.for;
  while (!signal.aborted && Date.now() < until) {
    let pause: number = polling.every;
    if (document.visibilityState === 'visible') {
      try {
        tell(await api.call(calls.stream.hints, { query: { after: cursor() }, signal }));
      } catch (error) {
        // It is asked again; how soon, a busy server says.
        if (error instanceof ApiError) pause = Math.max(pause, (error.retryAfter ?? 0) * 1000);
      }
    }
    await wait(pause, signal);
  }
}

/** Those who were cut off together shall not come back together. */
function wait(most: number, signal: AbortSignal): Promise<void> {
  const pause = Math.min(most, pauses.longest) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

/** A signal that fires when nothing restarted it for so long. */
function createAlarm() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    restart(ms: number) {
      stop();
      timer = setTimeout(() => controller.abort(), ms);
    },
    stop,
  };
}

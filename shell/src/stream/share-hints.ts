import type { Hint } from '@motohaat/contract/stream';
import type { Events } from '@motohaat/platform';

import { type FollowParts, followHints, type News } from './follow-hints.ts';

const name = 'motohaat.hints';
/** Numbers of hints that are remembered, by which a repeat is known. */
const remembered = 500;

export type SharedHints = Omit<FollowParts, 'cursor' | 'tell'> & {
  /** The account whose hints they are. */
  person: string;
  /** Called with what changed; without hints, when all is to be looked at again. */
  hear: (hints: readonly Hint[] | 'again') => void;
  /** On which the tabs tell each other. */
  events: Pick<Events, 'emit' | 'listen'>;
  /** Where all tabs of this browser keep up to where they have heard. */
  storage?: () => Storage;
};

/**
 * Hears a person's hints in this tab. One tab of the browser has the stream and tells the others; when it
 * goes, another one goes on where it was. Where tabs cannot agree on one, each has its own.
 *
 * @returns how to stop
 */
export function shareHints({
  person,
  hear,
  events,
  storage = () => window.localStorage,
  ...parts
}: SharedHints): () => void {
  const leaving = new AbortController();
  const place = createPlace(person, storage);
  const heard = new Set<number>();

  function take({ again, hints }: News): void {
    if (again) return hear('again');
    const news = hints.filter(({ number }) => !heard.has(number));
    for (const { number } of news) heard.add(number);
    for (const eldest of heard) {
      if (heard.size <= remembered) break;
      heard.delete(eldest);
    }
    if (news.length > 0) hear(news);
  }

  // Another tab may have another person. Kinds that a newer release knows are heard by nobody here.
  const stop = events.listen('stream.heard', (told, origin) => {
    if (origin === 'elsewhere' && told.person === person) take(told.news as News);
  });

  const lead = () =>
    followHints(
      {
        ...parts,
        cursor: () => place.read(),
        tell: (news) => {
          if (news.again || news.hints.length > 0) {
            events.emit('stream.heard', { person, news });
          }
          take(news);
          place.write(news.cursor);
        },
      },
      leaving.signal,
    );

  // Browsers leave the API out of insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  const led = locks ? locks.request(`${name}.${person}`, { signal: leaving.signal }, lead) : lead();
  // Whoever leaves while it waits for its turn is refused it.
  led.catch((error: unknown) => {
    if (!leaving.signal.aborted) reportError(error);
  });

  return () => {
    leaving.abort();
    stop();
  };
}

/** Up to where a person's tabs have heard; in memory where the browser blocks the storage. */
function createPlace(person: string, storage: () => Storage) {
  let kept: string | undefined;
  const prefix = `${person} `;
  return {
    read(): string | undefined {
      try {
        const value = storage().getItem(name);
        if (value?.startsWith(prefix)) return value.slice(prefix.length);
      } catch {
        // Blocked: what this tab heard stands in.
      }
      return kept;
    },
    write(cursor: string): void {
      kept = cursor;
      try {
        storage().setItem(name, prefix + cursor);
      } catch {
        // Blocked or full: the next tab has everything looked at again.
      }
    },
  };
}

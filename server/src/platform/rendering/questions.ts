import { boundedCache } from '../../http/bounded-cache.ts';
import type { Question } from './child/protocol.ts';

/** Bytes of what is remembered; anybody can invent addresses. */
const most = 2_000_000;

/** What pages asked while they were drawn. */
export type Questions = {
  /** What the next drawing will ask: what the last two both did. */
  expected(place: string): readonly Question[];
  note(place: string, asked: readonly Question[]): void;
};

/**
 * Remembers for each place what was asked there, so that the next drawing is told it at once.
 * What stood in one visitor's query alone is asked once, and not expected.
 */
export function createQuestions(): Questions {
  const known = boundedCache<{ last: readonly Question[]; expected: readonly Question[] }>(most);
  return {
    expected: (place) => known.get(place)?.expected ?? [],
    note(place, asked) {
      const last = asked.map(({ url, headers }) => ({ url, headers }));
      const before = new Set(known.get(place)?.last.map(wordsOf));
      const expected = last.filter((question) => before.has(wordsOf(question)));
      known.set(place, { last, expected }, place.length + JSON.stringify([last, expected]).length);
    },
  };
}

/** Whoever asks the same writes its headers in the same order. */
export const wordsOf = ({ url, headers }: Question) => `${url} ${JSON.stringify(headers)}`;

import { hash } from 'node:crypto';

import type { Answer, Question, Told } from './child/protocol.ts';
import { wordsOf } from './questions.ts';

/** An answer as it was made; a text is made of its body only where one is needed. */
export type Given = Omit<Answer, 'body'> & { body: string | Buffer };

/** What a page will probably ask, with the answer: `mark` is the same as long as that is. */
export type Foretold = Question & { mark: string; answer: Given };

/** Answers that a process holds, of some 10 kB each. */
const mostHeld = 100;

/** Stands for an answer: for all of it that a page can show. */
export function markOf(given: Given | null): string {
  if (!given) return '';
  const { status, headers, body } = given;
  return `${status} ${headers['link'] ?? ''} ${headers['etag'] ?? hash('sha256', body)}`;
}

/** As it travels. */
export const answerOf = (given: Given): Answer => ({ ...given, body: String(given.body) });

/**
 * Tells one process what its pages will ask. What it was told before it holds, and is told by its mark:
 * to write and to read the data of home again for each of its pages took a quarter of drawing it.
 */
export function createTelling(): (foretold: readonly Foretold[]) => {
  told: Told[];
  afresh: boolean;
} {
  const held = new Map<string, string>();
  return (foretold) => {
    const afresh = held.size + foretold.length > mostHeld;
    if (afresh) held.clear();
    const told = foretold.map(({ url, headers, mark, answer }): Told => {
      const words = wordsOf({ url, headers });
      if (held.get(words) === mark) return { url, headers, mark };
      held.set(words, mark);
      return { url, headers, mark, answer: answerOf(answer) };
    });
    return { told, afresh };
  };
}

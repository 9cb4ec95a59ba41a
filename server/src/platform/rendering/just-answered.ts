import type { AnswerFrom } from './answer-page.ts';
import type { Question } from './child/protocol.ts';
import { wordsOf } from './questions.ts';
import { type Given, markOf } from './told.ts';

/** A question with its answer, if there is one: `mark` is the same as long as that is. */
export type Answered = Question & { mark: string; answer: Given | null };

/** ms for which an answer counts, if the public data are the same: a page counts longer. */
const counts = 1_000;
const mostKept = 200;

/**
 * Answers what many pages ask within a moment, as when each visitor comes by an address of their own:
 * once for all of them.
 */
export function createJustAnswered(
  answer: AnswerFrom,
  now: () => number,
): (question: Question, version: string) => Promise<Answered> {
  const kept = new Map<string, { until: number; given: Promise<Answered> }>();

  async function ask({ url, headers }: Question, version: string): Promise<Answered> {
    const given = await answer(url, headers, version);
    return { url, headers, mark: markOf(given), answer: given };
  }

  return (question, version) => {
    const key = `${version} ${wordsOf(question)}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.given;
    const given = ask(question, version);
    given.catch(() => kept.delete(key));
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { until: now() + counts, given });
    return given;
  };
}

import { messages as en } from './en.ts';
import type { OwnReason } from './own-reasons.ts';

const failed =
  /^It failed in (\d+) of (\d+) page views \([\d.]+ %\); (?:nobody opened what is live for all|what is live for all in (\d+) of (\d+) page views \([\d.]+ %\))\.$/;
const slower =
  /^(Largest contentful paint|Interaction to next paint) took (\d+) ms or more in a quarter of its page views; of what is live for all, (\d+) ms\.$/;

/**
 * The reason that a sentence of ours says, in logs that are never rewritten: before there were codes, the
 * sentence itself was stored.
 *
 * @returns nothing for what a person wrote
 */
export function knownReason(sentence: string): OwnReason | undefined {
  if (sentence === en.reasons.strikes) return { code: 'strikes' };
  if (sentence === en.reasons.start) return { code: 'start' };
  const failures = failed.exec(sentence);
  if (failures) {
    // Where nobody opened the others, their figures are missing.
    const [count = 0, views = 0, othersFailed = 0, othersViews = 0] = failures
      .slice(1)
      .map((figure: string | undefined) => Number(figure ?? 0));
    return { code: 'canary_failed', failed: count, views, othersFailed, othersViews };
  }
  const [, vital, took, othersTook] = slower.exec(sentence) ?? [];
  if (vital === undefined) return undefined;
  return {
    code: 'canary_slower',
    vital: vital.startsWith('L') ? 'lcp' : 'inp',
    took: Number(took),
    othersTook: Number(othersTook),
  };
}

import type { Language } from '@motohaat/domain/language';
import { commonWords, platformWords } from '@motohaat/platform';

import { words } from '../messages/index.ts';

/** A preload that failed answers the first request for its file. */
const attempts = 3;
/** ms between them. */
const pause = 100;

/**
 * Loads the words that any page may need.
 *
 * @throws whatever keeps them away; the next call tries again
 */
export async function prepareWords(language: Language): Promise<void> {
  await Promise.all([words, commonWords, platformWords].map(({ prepare }) => prepare(language)));
}

/**
 * The same, with patience, before anything is drawn. It does not throw.
 *
 * @returns whether they are here
 */
export async function loadWords(
  language: Language,
  prepare: typeof prepareWords = prepareWords,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await prepare(language);
      return true;
    } catch (error) {
      if (attempt === attempts) {
        reportError(error);
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

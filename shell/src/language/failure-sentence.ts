import { errorMessage } from '@motohaat/api/errors';
import { platformWords } from '@motohaat/platform';

import { pageLanguage } from './page-language.ts';

/** A sentence for the person about any failure, in the page's language, where no component asks. */
export function failureSentence(error: unknown): string {
  return errorMessage(error, platformWords.messagesIn(pageLanguage()).failures);
}

import type { SmokeState } from '@motohaat/contract/smoke-tests';
import type { Language } from '@motohaat/domain/language';

import { answerCall, callAt, refusal } from '../../made-answers/answer-call.ts';
import { isForDrawing } from '../rendering/answer-page.ts';
import type { AnswerPage } from '../rendering/renderer.ts';

/**
 * Answers what a page asks while it is drawn for a test: from the contract, the same as its browser gets, so
 * that what the two draw can be compared. Pages are drawn for visitors, whom nobody signs out; one that
 * waited too long would not be drawn at all.
 */
export function answersIn(state: SmokeState, language: Language): AnswerPage {
  const drawn = state === 'signed-out' || state === 'slow' ? 'full' : state;
  return async (url) => {
    const [path = ''] = url.split('?', 1);
    const call = callAt('GET', path);
    const asker = { role: null, language, state: drawn };
    const { body = '', ...answer } =
      call && !isForDrawing(call) ? refusal('forbidden') : answerCall('GET', path, asker);
    return { ...answer, body };
  };
}

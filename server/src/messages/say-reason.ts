import type { Messages } from './index.ts';
import type { OwnReason } from './own-reasons.ts';

/** The sentence of a reason, in the language of whoever reads it. */
export function sayReason(reason: OwnReason, { reasons }: Pick<Messages, 'reasons'>): string {
  switch (reason.code) {
    case 'canary_failed':
      return reasons.canaryFailed(reason);
    case 'canary_slower':
      return reasons.canarySlower(reason);
    case 'canary_worse':
      return reasons.canaryWorse(reason);
    case 'canary_grew':
      return reasons.canaryGrew(reason);
    case 'canary_equal':
      return reasons.canaryEqual(reason);
    case 'canary_held':
      return reasons.canaryHeld(reason.said);
    default:
      return reasons[reason.code];
  }
}

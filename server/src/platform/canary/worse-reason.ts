import type { SignalVerdict } from '@motohaat/contract/canaries';

import type { OwnReason } from '../../messages/own-reasons.ts';
import type { Judgement } from './judge/judge.ts';
import { signalRules } from './judge/signals.ts';

/** Why a canary is worse, in the figures of the signal that says so most. */
export function worseReason({ signals }: Judgement): OwnReason | undefined {
  const [worst] = signals
    .filter(({ verdict }) => verdict === 'worse')
    .toSorted((one, other) => other.worse - one.worse);
  if (!worst) return undefined;
  const { signal, canary, stable } = worst;
  const ours = { value: figureOf(worst, canary), views: canary.views };
  const others = { othersValue: figureOf(worst, stable), othersViews: stable.views };
  if (signal !== 'failed') return { code: 'canary_worse', signal, ...ours, ...others };
  const { value: failed, views } = ours;
  const { othersValue: othersFailed, othersViews } = others;
  return { code: 'canary_failed', failed, views, othersFailed, othersViews };
}

/** Views that were hit, or ms. */
function figureOf({ signal }: SignalVerdict, { value, views }: SignalVerdict['canary']): number {
  return Math.round(signalRules[signal].measure === 'time' ? value : value * views);
}

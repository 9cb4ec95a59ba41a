import type { SignalVerdict } from '@motohaat/contract/canaries';

import type { OwnReason, SignalFigures } from '../../messages/own-reasons.ts';
import type { Judgement } from './judge/judge.ts';
import { signalRules } from './judge/signals.ts';

/** What a canary showed by a signal, and what is live for all: views that were hit, or ms. */
export function figuresOf(verdict: SignalVerdict): SignalFigures {
  const { signal, canary, stable } = verdict;
  return {
    signal,
    value: figureOf(verdict, canary),
    views: canary.views,
    othersValue: figureOf(verdict, stable),
    othersViews: stable.views,
  };
}

function figureOf({ signal }: SignalVerdict, { value, views }: SignalVerdict['canary']): number {
  return Math.round(signalRules[signal].measure === 'time' ? value : value * views);
}

/** Why a canary is worse, in the figures of the signal that says so most. */
export function worseReason({ signals }: Judgement): OwnReason | undefined {
  const [worst] = signals
    .filter(({ verdict }) => verdict === 'worse')
    .toSorted((one, other) => other.worse - one.worse);
  if (!worst) return undefined;
  const { signal, value, views, othersValue, othersViews } = figuresOf(worst);
  if (signal !== 'failed') {
    return { code: 'canary_worse', signal, value, views, othersValue, othersViews };
  }
  return { code: 'canary_failed', failed: value, views, othersFailed: othersValue, othersViews };
}

/** What is said of a canary that does as well: nothing of one of which too little is known. */
export function equalReason({ verdict, signals }: Judgement): OwnReason | undefined {
  if (verdict !== 'better_or_equal') return undefined;
  return { code: 'canary_equal', figures: signals.map(figuresOf) };
}

import type { SignalVerdict } from '@motohaat/contract/canaries';

import type { CanaryEquality, CanaryFailures, OwnReason } from '../../messages/own-reasons.ts';
import type { Judgement } from './judge/judge.ts';
import { signalRules } from './judge/signals.ts';

/** Views that were hit, or ms, on both sides. */
function figuresOf(verdict: SignalVerdict) {
  const { canary, stable } = verdict;
  return {
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
  const { signal } = worst;
  return signal === 'failed'
    ? { code: 'canary_failed', ...failuresOf(worst) }
    : { code: 'canary_worse', signal, ...figuresOf(worst) };
}

/** What a canary showed that does as well; `undefined` of one of which that cannot be said. */
export function equalityOf({ verdict, signals }: Judgement): CanaryEquality | undefined {
  const failed = signals.find(({ signal }) => signal === 'failed');
  if (verdict !== 'better_or_equal' || !failed) return undefined;
  const lcp = signals.find(({ signal, stable }) => signal === 'lcp' && stable.views > 0);
  const times = lcp && figuresOf(lcp);
  return {
    ...failuresOf(failed),
    ...(times && { lcp: times.value, othersLcp: times.othersValue }),
  };
}

/** What the server says of a canary, with its figures; nothing as long as nobody can say it. */
export function verdictOf(
  judgement: Judgement,
): { kind: 'worse' | 'better_or_equal'; why: OwnReason } | undefined {
  const worse = worseReason(judgement);
  if (worse) return { kind: 'worse', why: worse };
  const equality = equalityOf(judgement);
  return equality && { kind: 'better_or_equal', why: { code: 'canary_equal', ...equality } };
}

function failuresOf(verdict: SignalVerdict): CanaryFailures {
  const { value: failed, views, othersValue: othersFailed, othersViews } = figuresOf(verdict);
  return { failed, views, othersFailed, othersViews };
}

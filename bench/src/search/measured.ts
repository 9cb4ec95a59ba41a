import { quantile, type Times } from './times.ts';

/** Multiples of reading 24 rows by key: what at most may be. */
export type Goal = { p50: number; p99: number };

/** What something took, in the run in which reading 24 rows by key took `base`. */
export type Measured = {
  name: string;
  callers: number;
  times: Times;
  base: Times;
  /** Held at the number of callers that goals are for. */
  goal?: Goal;
};

/** At so many callers goals are held. */
export const goalCallers = 8;
/** ms that nothing may take. */
const longest = 300;

/** Each part of all times as a multiple of the same part of those by key. */
function multiples({ times, base }: Measured) {
  const of = (part: number) => quantile(times, part) / quantile(base, part);
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) };
}

/** What misses its goal, as sentences. */
export function missedBy(all: readonly Measured[]): string[] {
  return all
    .filter(({ callers }) => callers === goalCallers)
    .flatMap((each) => {
      const { name, goal, times } = each;
      if (!goal) return [];
      const { p50, p99 } = multiples(each);
      const slowest = Math.max(...times);
      return [
        ...(p50 > goal.p50 ? [`${name}: p50 is ${p50.toFixed(1)} times, not ${goal.p50}`] : []),
        ...(p99 > goal.p99 ? [`${name}: p99 is ${p99.toFixed(1)} times, not ${goal.p99}`] : []),
        ...(slowest > longest ? [`${name}: one took ${slowest.toFixed(0)} ms`] : []),
      ];
    });
}

/** A table of all that was measured at a number of callers. */
export function tableOf(all: readonly Measured[], callers: number): string[] {
  const some = all.filter((each) => each.callers === callers);
  return [
    `| ${callers === 1 ? 'one caller' : `${callers} callers`} | p50 ms | p95 ms | p99 ms | longest ms | p50 × | p95 × | p99 × | goal |`,
    '| - | - | - | - | - | - | - | - | - |',
    ...some.map((each) => {
      const ms = [0.5, 0.95, 0.99, 1].map((part) => quantile(each.times, part).toFixed(1));
      const { p50, p95, p99 } = multiples(each);
      const times = [p50, p95, p99].map((value) => value.toFixed(1));
      const goal = each.goal ? `${each.goal.p50} / ${each.goal.p99}` : '';
      return `| ${each.name} | ${[...ms, ...times, goal].join(' | ')} |`;
    }),
  ];
}

import { type Cost, isWatched, type Kind, type Subject, subjects } from './subjects.ts';

/** How much more a kind takes, as a part, and the standard error of that. */
export type Extra = { mean: number; error: number };

/**
 * How much more a kind takes than those that nobody watches (the second of them: than the first): the mean
 * over starts of the median of rounds, each subject weighing as much as it takes of a busy hour's CPU.
 */
export function extraOf(found: readonly Cost[], kind: Kind, about: readonly Subject[]): Extra {
  const starts = 1 + Math.max(...found.map(({ start }) => start));
  const extras = Array.from({ length: starts }, (_, start) => {
    const of = (which: Kind, subject: Subject) =>
      found
        .filter((each) => each.start === start && each.kind === which && each.subject === subject)
        .map(({ cpu }) => cpu);
    const taken = about.map((subject) => {
      const off = of('off', subject);
      const again = isWatched(kind) ? of('off again', subject) : off;
      const unwatched = off.map((cpu, round) => Math.sqrt(cpu * (again[round] ?? cpu)));
      const ratio = median(of(kind, subject).map((cpu, round) => cpu / (unwatched[round] ?? cpu)));
      return { ratio, share: subjects[subject].weight * median(unwatched) };
    });
    return (
      sum(taken.map(({ ratio, share }) => ratio * share)) / sum(taken.map(({ share }) => share)) - 1
    );
  });
  const centre = average(extras);
  const variance = average(extras.map((extra) => (extra - centre) ** 2)) / (extras.length - 1);
  return { mean: centre, error: Math.sqrt(variance) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

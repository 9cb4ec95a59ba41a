import type { Mutant } from './guards.ts';

export type NumberedMutant = Mutant & { id: number };

/**
 * A source with all of these mutants in it, each behind a switch: `(isOn$(7) ? a || b : a && b)`. So
 * the server is loaded once for many mutants.
 *
 * @param switches the module that has `isOn`, as this file imports it
 */
export function withSwitches(source: string, mutants: NumberedMutant[], switches: string): string {
  if (mutants.length === 0) return source;
  const outermostFirst = mutants.toSorted(
    ({ whole: one }, { whole: other }) => one.start - other.start || other.end - one.end,
  );
  const whole = { start: 0, end: source.length };
  // On the first line, so that all others keep their numbers.
  return `import { isOn as isOn$, is as is$, saw as saw$ } from '${switches}'; ${within(source, whole, outermostFirst)}`;
}

type Span = Mutant['whole'];

function within(source: string, { start, end }: Span, mutants: NumberedMutant[]): string {
  const [first] = mutants;
  if (!first) return source.slice(start, end);
  const { whole } = first;
  const isHere = (each: NumberedMutant) =>
    each.whole.start === whole.start && each.whole.end === whole.end;
  const inner = mutants.filter((each) => each.whole.end <= whole.end && !isHere(each));
  const later = mutants.filter((each) => each.whole.start >= whole.end);
  // One is on at a time: what is inside of a mutant stays as it was.
  const ofHere = mutants.filter(isHere);
  const untouched = within(source, whole, inner);
  const here = ofHere.reduceRight(
    (otherwise, mutant) => switched(source, mutant, otherwise),
    watched(ofHere, untouched),
  );
  const closed = first.isStatement ? here : `(${here})`;
  const rest = within(source, { start: whole.end, end }, later);
  return source.slice(start, whole.start) + closed + rest;
}

function switched(source: string, mutant: NumberedMutant, otherwise: string): string {
  const { id, start, end, replacement, whole, isStatement } = mutant;
  if (isStatement) return `if (!isOn$(${id})) ${otherwise}`;
  const before = source.slice(whole.start, start);
  const isOn = isForced(mutant) ? 'is$' : 'isOn$';
  return `${isOn}(${id}) ? ${before}${replacement}${source.slice(end, whole.end)} : ${otherwise}`;
}

/** What was seen of a condition says which of its forced values would have been another one. */
function watched(mutants: NumberedMutant[], condition: string): string {
  const of = (forced: string) => mutants.find(({ replacement }) => replacement === forced)?.id ?? 0;
  const [always, never] = [of('true'), of('false')];
  return always || never ? `saw$(${always}, ${never}, (${condition}))` : condition;
}

function isForced({ replacement }: NumberedMutant): boolean {
  return replacement === 'true' || replacement === 'false';
}

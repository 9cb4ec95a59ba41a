import { parseSync, Visitor } from 'oxc-parser';

/** A change of one guard of a source file, after which some test should fail. */
export type Mutant = {
  /** Where it stands, in characters. */
  start: number;
  end: number;
  /** What takes its place. */
  replacement: string;
};

const oppositeOf: Partial<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

/** Calls that ask something of a list. */
const questions: Partial<Record<string, string>> = { some: 'every', every: 'some' };

/**
 * The mutants of the guards of a file: each condition is once always and once never met, each
 * comparison is off by its boundary or turned round, `and` becomes `or`, `some` becomes `every`, and
 * each refusal that no condition stands before is left out.
 *
 * @param name the file's name, for its kind
 */
export function mutantsOf(name: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, replacement: string) =>
    mutants.push({ start, end, replacement });
  const force = ({ start, end }: { start: number; end: number }) => {
    add(start, end, 'true');
    add(start, end, 'false');
  };
  const turn = ({ left, right, operator }: Binary) => {
    const opposite = oppositeOf[operator];
    const place = source.indexOf(operator, left.end);
    if (opposite === undefined || place === -1 || place > right.start) return;
    add(place, place + operator.length, opposite);
  };
  const guarded = new Set<number>();
  new Visitor({
    IfStatement({ test, consequent, alternate }) {
      force(test);
      for (const branch of [consequent, alternate]) if (branch) guarded.add(branch.start);
    },
    ConditionalExpression: ({ test }) => force(test),
    BinaryExpression: turn,
    LogicalExpression: turn,
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name: asked, start, end } = callee.property;
      const other = questions[asked];
      if (other !== undefined) add(start, end, other);
    },
    ThrowStatement({ start, end }) {
      // Where a condition stands before it, never meeting that is the same.
      if (!guarded.has(start)) add(start, end, ';');
    },
  }).visit(parseSync(name, source).program);
  return mutants.toSorted((one, other) => one.start - other.start);
}

type Binary = { left: { end: number }; right: { start: number }; operator: string };

export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** For people: the line, what stood there, and what took its place. */
export function described(source: string, { start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const was = source.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${line}: ${was} → ${replacement}`;
}

import { parseSync, Visitor } from 'oxc-parser';

type Span = { start: number; end: number };

/** A change of one guard of a source file, after which some test should fail. */
export type Mutant = Span & {
  /** What takes the place of what stands from `start` to `end`, in characters. */
  replacement: string;
  /** The expression or statement that is another one then. */
  whole: Span;
  isStatement: boolean;
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
const questions = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/**
 * The mutants of the guards of a file: each condition is once always and once never met, each
 * comparison is off by its boundary or turned round, `and` becomes `or`, `some` becomes `every`, and
 * each refusal that no condition stands before is left out.
 *
 * @param name the file's name, for its kind
 */
export function mutantsOf(name: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const add = ({ start, end }: Span, replacement: string, whole: Span, isStatement = false) => {
    const span = { start: whole.start, end: whole.end };
    mutants.push({ start, end, replacement, whole: span, isStatement });
  };
  const force = (test: Span) => {
    add(test, 'true', test);
    add(test, 'false', test);
  };
  const turn = (node: Binary) => {
    const { left, right, operator } = node;
    const opposite = oppositeOf[operator];
    const start = source.indexOf(operator, left.end);
    if (opposite === undefined || start === -1 || start > right.start) return;
    add({ start, end: start + operator.length }, opposite, node);
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
    CallExpression(call) {
      const { callee } = call;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const other = questions.get(callee.property.name);
      if (other !== undefined) add(callee.property, other, call);
    },
    ThrowStatement(statement) {
      // Where a condition stands before it, never meeting that is the same.
      if (!guarded.has(statement.start)) add(statement, ';', statement, true);
    },
  }).visit(parseSync(name, source).program);
  return mutants.toSorted((one, other) => one.start - other.start);
}

type Binary = Span & { left: Span; right: Span; operator: string };

export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** For people: the line, what stood there, and what took its place. */
export function described(source: string, { start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const was = source.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${line}: ${was} → ${replacement}`;
}

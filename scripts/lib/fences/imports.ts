/** As much of a node of the syntax tree as is looked at. */
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  source?: Node | null;
  specifiers?: Node[];
  imported?: Node;
  local?: Node;
  qualifier?: Node | null;
  quasis?: { value: { cooked?: string | null } }[];
};

/** One place where a file names another module. */
export type Import = {
  /** Where it stands, in characters. */
  range: [start: number, end: number];
  /** Undefined when it is worked out while the program runs. */
  specifier: string | undefined;
  /** What is taken from there; `*` for everything or what cannot be told. */
  names: string[];
};

const namesOf: Record<string, (node: Node) => string[]> = {
  ImportDeclaration: ({ specifiers = [] }) => specifiers.map(({ imported }) => nameOf(imported)),
  ExportNamedDeclaration: ({ specifiers = [] }) => specifiers.map(({ local }) => nameOf(local)),
  ExportAllDeclaration: () => ['*'],
  ImportExpression: () => ['*'],
  TSImportType: ({ qualifier }) => [nameOf(qualifier)],
};

/**
 * Visitors of a syntax tree that meet every spelling of an import: with or without `type`, as a
 * re-export, as `import()`, and in a type.
 *
 * @param found is told of each
 */
export function importVisitor(
  found: (one: Import) => void,
): Record<string, (node: object) => void> {
  return Object.fromEntries(
    Object.entries(namesOf).map(([type, names]) => [
      type,
      (object: object) => {
        const node = object as Node;
        if (!node.source) return;
        const { start, end } = node.source;
        found({ range: [start, end], specifier: textOf(node.source), names: names(node) });
      },
    ]),
  );
}

/** A default import is known by no name of the other module; nobody reserves one. */
const nameOf = (node: Node | null | undefined) => node?.name ?? textOf(node) ?? '*';

function textOf(node: Node | null | undefined): string | undefined {
  const { value, quasis = [] } = node ?? {};
  if (typeof value === 'string') return value;
  const [only, ...more] = quasis;
  return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
}

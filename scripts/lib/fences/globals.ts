import { forbiddenGlobals } from './arrows.ts';
import { placeOf } from './places.ts';

/** As much of a node of the syntax tree as is looked at. */
type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  computed?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: unknown[];
  id?: Node;
  init?: Node | null;
  properties?: { key?: Node }[];
  parent?: Node | null;
};

/** The rows of the table that count in this file. */
export function forbiddenIn(path: string): typeof forbiddenGlobals {
  const { kind, role } = placeOf(path);
  if (kind === undefined || role !== 'source') return [];
  return forbiddenGlobals.filter(({ kinds }) => kinds.includes(kind));
}

/**
 * Holds the use of a global name against the table.
 *
 * @param path of the file, from the root of the repository
 * @param identifier where the name stands; nothing in the file declares it
 * @returns what to do instead; nothing when it may be used there
 */
export function touched(path: string, identifier: object): string | undefined {
  const used = usesOf(identifier as Node);
  return forbiddenIn(path).find(({ names }) =>
    names.some((name) => used.some((use) => isUnder(use, name))),
  )?.instead;
}

const isUnder = (use: string, name: string) => use === name || use.startsWith(`${name}.`);
const wholes = new Set(['window', 'globalThis', 'self']);

/** `Date.now`, `fetch`; also by `window.fetch`, `globalThis['fetch']` and `const { fetch } = self`. */
function usesOf(node: Node): string[] {
  let name = String(node.name);
  let at = node;
  for (;;) {
    const parent: Node | null | undefined = at.parent;
    if (parent?.type === 'NewExpression' && parent.callee === at) {
      return [name, ...(parent.arguments?.length ? [] : [`new ${name}()`])];
    }
    if (parent?.type === 'CallExpression' && parent.callee === at && name === 'Date') {
      return ['Date.now'];
    }
    if (parent?.type === 'VariableDeclarator' && parent.init === at)
      return destructured(name, parent);
    if (parent?.type !== 'MemberExpression' || parent.object !== at) return [name];
    name = joined(name, keyOf(parent.property, parent.computed));
    at = parent;
  }
}

const joined = (name: string, key: string) => (wholes.has(name) ? key : `${name}.${key}`);

function keyOf(node: Node | undefined, computed = false): string {
  return String(computed ? node?.value : (node?.name ?? node?.value));
}

function destructured(name: string, { id }: Node): string[] {
  if (id?.type !== 'ObjectPattern') return [name];
  return (id.properties ?? []).map(({ key }) => joined(name, keyOf(key)));
}

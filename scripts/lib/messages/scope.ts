import {
  type ArrowFunctionExpression,
  type Expression,
  type Function as NamedFunction,
  type Node,
  visitorKeys,
} from 'oxc-parser';

/** A function as it stands in a source. */
export type FunctionNode = ArrowFunctionExpression | NamedFunction;

/** The names that a function has, and those of the functions around it. */
export type Scope = {
  /** Names whose values come from outside: parameters, and what is taken apart. */
  given: ReadonlySet<string>;
  /** Name → what it is set to. */
  locals: ReadonlyMap<string, Expression>;
  outer: Scope | undefined;
};

/** What a name means: something given, a value of the source, or nothing that is known here. */
export function meaningOf(
  name: string,
  scope: Scope | undefined,
): 'given' | Expression | undefined {
  if (!scope) return undefined;
  if (scope.given.has(name)) return 'given';
  return scope.locals.get(name) ?? meaningOf(name, scope.outer);
}

/** The scope inside of a function. */
export function scopeOf(node: FunctionNode, outer: Scope | undefined): Scope {
  const given = new Set(node.params.flatMap((parameter) => namesIn(parameter)));
  const locals = new Map<string, Expression>();
  for (const each of node.body ? within(node.body) : []) {
    if (each.type !== 'VariableDeclarator') continue;
    if (each.id.type === 'Identifier' && each.init) locals.set(each.id.name, each.init);
    else for (const name of namesIn(each.id)) given.add(name);
  }
  return { given, locals, outer };
}

/** What a function gives back, and what it keeps: its expression, or that of each `return` and `=`. */
export function resultsOf(node: FunctionNode): Expression[] {
  if (!node.body) return [];
  if (node.body.type !== 'BlockStatement') return [node.body];
  return [...within(node.body)].flatMap((each) => {
    if (each.type === 'AssignmentExpression') return [each.right];
    return each.type === 'ReturnStatement' && each.argument ? [each.argument] : [];
  });
}

/** The names that a pattern binds. */
function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'Property':
      return namesIn(pattern.value);
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
    default:
      return [];
  }
}

/** The nodes below a node, without those of functions in it. */
function* within(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child;
    if (!isFunction(child)) yield* within(child);
  }
}

export function isFunction(node: Node): node is FunctionNode {
  return /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(node.type);
}

/** The nodes directly below a node, in their order. */
export function childrenOf(node: Node): Node[] {
  const record = node as unknown as Record<string, Node | (Node | null)[] | null>;
  return (visitorKeys[node.type] ?? []).flatMap((key) =>
    [record[key] ?? []].flat().filter((child) => child !== null),
  );
}

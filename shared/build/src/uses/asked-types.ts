import type { Node } from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

/** What TypeScript 7.0 answers where it is to describe some tuples: it goes on with the next question. */
const tuplePanic = /interface conversion: .*TupleType/;

/** @returns nothing where TypeScript cannot describe what it has found; no type of the platform is a tuple */
export function asked<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && tuplePanic.test(error.message)) return undefined;
    throw error;
  }
}

/** The type of each node. */
export function typesAt(checker: Checker, nodes: readonly Node[]): readonly (Type | undefined)[] {
  if (nodes.length === 0) return [];
  return (
    asked(() => checker.getTypeAtLocation(nodes)) ??
    nodes.map((node) => asked(() => checker.getTypeAtLocation(node)))
  );
}

/** Of a union its types, of which each has members of its own. */
export function partsOf(type: Type | undefined): readonly Type[] {
  if (!type || type.isErrorType()) return [];
  return type.isUnionType() ? (asked(() => type.getTypes()) ?? []) : [type];
}

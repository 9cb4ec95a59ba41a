import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxExpression,
  isNewExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Symbol, type Type, TypeFlags } from 'typescript/unstable/sync';

import { asked, partsOf } from './asked-types.ts';

/** Values that are handed to something that may have another type for them, innermost. */
export function handedOnIn(source: SourceFile): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    for (const each of handedBy(node)) if (each && mayBeOfPlatform(each)) found.push(each);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function handedBy(node: Node): readonly (Node | undefined)[] {
  if (isCallExpression(node) || isNewExpression(node)) return node.arguments ?? [];
  if (isVariableDeclaration(node)) return node.type ? [node.initializer] : [];
  if (isPropertyAssignment(node)) return [node.initializer];
  if (isShorthandPropertyAssignment(node)) return [node.name];
  if (isArrayLiteralExpression(node)) return node.elements;
  if (isBinaryExpression(node)) return [node.right];
  if (isArrowFunction(node)) return [node.body];
  if (isReturnStatement(node) || isJsxExpression(node) || isAsExpression(node)) {
    return [node.expression];
  }
  return [];
}

/** Of another type, and of one that is what it is given, nobody takes anything by its name. */
const open = TypeFlags.Any | TypeFlags.Object | TypeFlags.Intersection;

/** What has no type that somebody declared is left out: it would be asked about in vain. */
function mayBeOfPlatform(node: Node): node is Expression {
  return (
    isIdentifier(node) ||
    isPropertyAccessExpression(node) ||
    isElementAccessExpression(node) ||
    isCallExpression(node) ||
    isConditionalExpression(node) ||
    isBinaryExpression(node)
  );
}

/**
 * The members that somebody can take out of a value, by the type that it is handed on as: those that this type
 * has too, or all, where it is `any` or takes any name.
 *
 * @param value whose own type is `own`
 */
export function membersAs(checker: Checker, value: Expression, own: Type): readonly Symbol[] {
  const wanted = partsOf(typeAs(checker, value));
  const known = new Set(wanted.map(({ id }) => id));
  const parts = partsOf(own).filter(({ id }) => !known.has(id));
  if (parts.length === 0) return [];
  return wanted.flatMap((type) => {
    if (!(type.flags & open)) return [];
    if (type.flags & TypeFlags.Any || checker.getIndexInfosOfType(type).length > 0) {
      return parts.flatMap((part) => checker.getPropertiesOfType(part));
    }
    const names = checker.getPropertiesOfType(type).map(({ name }) => name);
    return parts.flatMap((part) =>
      names.flatMap((name) => checker.getPropertyOfType(part, name) ?? []),
    );
  });
}

/** Of `value as unknown as Other`: the last. */
function typeAs(checker: Checker, value: Expression): Type | undefined {
  let last: Node = value;
  while (isAsExpression(last.parent) || isParenthesizedExpression(last.parent)) last = last.parent;
  return asked(() =>
    last === value ? checker.getContextualType(value) : checker.getTypeAtLocation(last),
  );
}

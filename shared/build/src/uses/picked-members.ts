import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isElementAccessExpression,
  isIdentifier,
  isJsxSpreadAttribute,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is';

/**
 * What is taken out of a value: `path` leads from it to the member. Without its last name it is all that is
 * there: of `{ ...toasts }`, and of `toasts[kind]`.
 */
export type MemberPick = { of: Node; path: readonly string[]; all?: true };

/**
 * The places where a file takes members out of values.
 *
 * @param isMember whether a type of the platform has a member of that name: others are left out
 * @returns names that stand for a member by themselves, as of `toasts.success` and `{ success: done }`; and what
 *   has to be looked for in the type of a value
 */
export function picksIn(source: SourceFile, isMember: (name: string) => boolean) {
  const names: Node[] = [];
  const picks: MemberPick[] = [];
  const pick = (of: Node, path: readonly string[], name: string | undefined) => {
    if (name === undefined) picks.push({ of, path, all: true });
    else if (isMember(name)) picks.push({ of, path: [...path, name] });
  };

  /** `({ success, error: tell, ...rest } = toasts)` */
  const assign = (pattern: Node, of: Node, path: readonly string[]): void => {
    pattern.forEachChild((each) => {
      if (isShorthandPropertyAssignment(each)) pick(of, path, nameOf(each.name));
      if (isSpreadAssignment(each)) pick(of, path, undefined);
      if (!isPropertyAssignment(each)) return;
      const name = nameOf(each.name);
      const inner = isBinaryExpression(each.initializer) ? each.initializer.left : each.initializer;
      pick(of, path, name);
      if (name !== undefined && isObjectLiteralExpression(inner))
        assign(inner, of, [...path, name]);
    });
  };

  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node)) {
      if (isIdentifier(node.name) && isMember(node.name.text)) names.push(node.name);
    } else if (isElementAccessExpression(node)) {
      const { expression, argumentExpression: key } = node;
      if (!isNumericLiteral(key)) pick(expression, [], textOf(key));
    } else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
      const { propertyName, name, dotDotDotToken } = node;
      if (propertyName && isIdentifier(propertyName)) names.push(propertyName);
      else if (propertyName) pick(node.parent, [], nameOf(propertyName));
      else if (dotDotDotToken) pick(node.parent, [], undefined);
      else if (name && isIdentifier(name)) pick(node.parent, [], name.text);
    } else if (isBinaryExpression(node) && isObjectLiteralExpression(node.left)) {
      assign(node.left, node.right, []);
    } else if (isSpreadAssignment(node) || isJsxSpreadAttribute(node)) {
      pick(node.expression, [], undefined);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { names, picks };
}

/** A name that stands in the code; nothing of one that is made while it runs. */
function nameOf(name: Node): string | undefined {
  if (isComputedPropertyName(name)) return textOf(name.expression);
  return isIdentifier(name) ? name.text : textOf(name);
}

function textOf(key: Node): string | undefined {
  return isStringLiteral(key) || isNoSubstitutionTemplateLiteral(key) ? key.text : undefined;
}

import type { Argument, CallExpression, Expression, Node } from 'oxc-parser';

import { meaningOf, type Scope } from './scope.ts';

/**
 * What a value is called in a text: the parameters that it is made of, behind the name of the
 * catalogue's own function that writes it: `count` of `number(count)`, `author by` of `author(by)`.
 *
 * @param isOwn whether a function of this name belongs to the catalogue
 */
export function valueName(
  node: Expression,
  scope: Scope | undefined,
  isOwn: (name: string) => boolean,
): string {
  const names = new Set(namesOf(node, scope));
  const said = [...names].join(', ') || constantsOf(node).join(', ') || 'value';
  const writer = node.type === 'CallExpression' ? calledName(node) : undefined;
  return writer !== undefined && isOwn(writer) ? `${writer} ${said}` : said;
}

const calledName = ({ callee }: CallExpression) =>
  callee.type === 'Identifier' ? callee.name : undefined;

/** The parameters that a value is made of, with the way to their parts: `worst.share`. */
function namesOf(node: Node, scope: Scope | undefined): string[] {
  const of = (...parts: (Node | null)[]) =>
    parts.flatMap((part) => (part ? namesOf(part, scope) : []));
  switch (node.type) {
    case 'Identifier':
      return meaningOf(node.name, scope) === undefined ? [] : [node.name];
    case 'MemberExpression': {
      const [way] = of(node.object);
      if (way === undefined || node.computed || node.property.type !== 'Identifier')
        return of(node.object, node.computed ? node.property : null);
      return [`${way}.${node.property.name}`];
    }
    case 'CallExpression': {
      const given = of(...node.arguments);
      const { callee } = node;
      return given.length === 0 && callee.type === 'MemberExpression' ? of(callee.object) : given;
    }
    case 'NewExpression':
      return of(...node.arguments);
    case 'ConditionalExpression':
      return of(node.test, node.consequent, node.alternate);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return of(node.left, node.right);
    case 'TemplateLiteral':
      return of(...node.expressions);
    case 'ArrayExpression':
      return of(...node.elements);
    case 'UnaryExpression':
    case 'SpreadElement':
      return of(node.argument);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression);
    default:
      return [];
  }
}

/** What a value without parameters is made of: `graceDays` of `number(graceDays)`, or `1`. */
function constantsOf(node: Argument): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'Literal') return [String(node.value)];
  return node.type === 'CallExpression' ? node.arguments.flatMap(constantsOf) : [];
}

import {
  type CallExpression,
  type Expression,
  type Node,
  type ObjectExpression,
  parseSync,
  type Program,
} from 'oxc-parser';

import { declarationsOf, objectOf, relativeImports } from './declarations.ts';
import { valueName } from './names.ts';
import { marksOf, type Piece, wordsOf } from './pieces.ts';
import { readPieces, type Written } from './read-pieces.ts';
import { isFunction, meaningOf, resultsOf, type Scope, scopeOf } from './scope.ts';

/** A text of a catalogue, as it stands in its file. */
export type Text = {
  /** The way to the message that it is of, or to part of: `orders.lead`. */
  message: string;
  /** Which of several texts of the message it is, where the source names them: `one`. */
  form: string;
  pieces: Piece[];
  written: Written;
  start: number;
  end: number;
  /** The message that first uses it, where it stands outside of all. */
  usedBy: readonly string[];
};

/** What a file says to people. */
export type FileTexts = {
  source: string;
  texts: Text[];
  /** The way to a message → the name of what it is set to, outside of all messages. */
  aliases: Map<string, string>;
};

/** Where a value stands. */
type Place = {
  message: string;
  form: string;
  /** Inside of a function names of properties are forms of its message. */
  scope: Scope | undefined;
  usedBy: readonly string[];
};

/** The texts that what a file exports can say. @param path for the file's kind, and for errors */
export function textsOf(path: string, source: string): FileTexts {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const reader = textReader(program, source);
  for (const [name, node] of reader.exported) reader.declared(name, node);
  return { source, texts: reader.texts, aliases: reader.aliases };
}

/** Reads the texts of parts of one file, each once. */
export function textReader(program: Program, source: string) {
  const texts: Text[] = [];
  const aliases = new Map<string, string>();
  const { declared: values, exported } = declarationsOf(program);
  const objects = [...exported].filter(([, node]) => objectOf(node));
  /** What it says are the file's messages: its own name adds nothing. */
  const main = objects.length === 1 ? objects[0]![0] : undefined;
  const seen = new Set<Node>();

  function declared(name: string, node: Node, usedBy: readonly string[] = []): void {
    if (seen.has(node)) return;
    seen.add(node);
    walk(node, { message: name === main ? '' : name, form: '', scope: undefined, usedBy });
  }

  function walk(node: Node, at: Place): void {
    switch (node.type) {
      case 'Literal':
      case 'TemplateLiteral':
      case 'JSXElement':
      case 'JSXFragment':
        return enter(node, at);
      case 'Identifier':
        return follow(node.name, at);
      case 'ObjectExpression':
        return properties(node, at);
      case 'ArrayExpression':
        return node.elements.forEach((each, index) => {
          if (each) walk(each, below(at, String(index + 1)));
        });
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression': {
        const scope = scopeOf(node, at.scope);
        return resultsOf(node).forEach((result) => walk(result, { ...at, scope }));
      }
      case 'CallExpression':
        return call(node, at);
      case 'BinaryExpression':
        return node.operator === '+' ? both(node.left, node.right, at) : undefined;
      case 'ConditionalExpression':
        return both(node.consequent, node.alternate, at);
      case 'LogicalExpression':
        return both(node.left, node.right, at);
      case 'MemberExpression':
        return isPlain(node.object) ? undefined : walk(node.object, at);
      case 'SpreadElement':
        return walk(node.argument, at);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return walk(node.expression, at);
      default:
        return undefined;
    }
  }

  function both(one: Node, other: Node, at: Place): void {
    walk(one, at);
    walk(other, at);
  }

  function properties({ properties: all }: ObjectExpression, at: Place): void {
    for (const each of all) {
      if (each.type === 'SpreadElement') walk(each.argument, at);
      else {
        const inside = below(at, keyOf(each.key));
        // What a function gives back may have messages of its own.
        const message = joined(inside.message, inside.form);
        const place = isFunction(each.value) ? { ...inside, message, form: '' } : inside;
        if (each.value.type === 'Identifier' && !at.scope)
          aliases.set(place.message, each.value.name);
        walk(each.value, place);
      }
    }
  }

  /** What is given to a function of the catalogue or of the language is code, unless it is put together. */
  function call({ callee, arguments: given }: CallExpression, at: Place): void {
    const method = callee.type === 'MemberExpression' && keyOf(callee.property);
    if (method && method.startsWith('toLocale')) return;
    const isMaker = callee.type === 'Identifier' && meaningOf(callee.name, at.scope) === 'given';
    walk(callee, at);
    for (const each of given) if (isMaker || !isPlain(each)) walk(each, at);
  }

  function follow(name: string, at: Place): void {
    const meaning = meaningOf(name, at.scope);
    if (meaning === 'given') return;
    const value = meaning ?? values.get(name);
    if (!value || seen.has(value)) return;
    if (meaning === undefined) return declared(name, value, [at.message, ...at.usedBy]);
    seen.add(value);
    walk(value, at);
  }

  function enter(node: Expression, at: Place): void {
    const read = readPieces(node, {
      source,
      nameOf: (value) => valueName(value, at.scope, isOwn),
      isGiven: (name) => meaningOf(name, at.scope) === 'given',
    });
    if (!read) return;
    const { pieces, written } = read;
    if (/[^\s\0]/.test(wordsOf(pieces)) || marksOf(pieces).length > 1) {
      const { message, form, usedBy } = at;
      texts.push({ message, form, pieces, written, start: node.start, end: node.end, usedBy });
    }
    for (const value of read.values) walk(value, at);
  }

  const isOwn = (name: string) => {
    const value = values.get(name);
    return value ? isFunction(value) : ownImports.has(name);
  };
  const ownImports = new Set(relativeImports(program));

  return { texts, aliases, exported, declared, walk };
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('.');

const isPlain = (node: Node) => node.type === 'Literal';

function below(at: Place, name: string): Place {
  return at.scope
    ? { ...at, form: joined(at.form, name) }
    : { ...at, message: joined(at.message, name) };
}

/** The name of a property, as it is written. */
export function keyOf(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

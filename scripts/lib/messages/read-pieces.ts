import type { CallExpression, Expression, JSXChild, JSXElement, TemplateLiteral } from 'oxc-parser';

import { entitiesDecoded, joinedLines } from './jsx-words.ts';
import { addWords, marksOf, type Piece, wordsOf } from './pieces.ts';

/** How a text is written in its source. */
export type Written = 'string' | 'template' | 'jsx';

/** What else must be known to read the pieces of a text. */
export type Reading = {
  source: string;
  /** What a value is called. */
  nameOf: (value: Expression) => string;
  /** Whether a name is a parameter: one that is called makes something of words, such as a link. */
  isGiven: (name: string) => boolean;
};

/** A text of a source, and the values in it, which may have texts of their own. */
export type Read = { written: Written; pieces: Piece[]; values: Expression[] };

/** @returns nothing where a node is no text */
export function readPieces(node: Expression, reading: Reading): Read | undefined {
  const read: Read = { written: 'jsx', pieces: [], values: [] };
  if (node.type === 'JSXFragment') addChildren(node.children, read.pieces, read, reading);
  else if (node.type === 'JSXElement') addElement(node, read.pieces, read, reading);
  else if (node.type === 'TemplateLiteral') {
    read.written = 'template';
    addTemplate(node, read.pieces, read, reading);
  } else if (node.type === 'Literal' && typeof node.value === 'string') {
    read.written = 'string';
    addWords(read.pieces, node.value);
  } else return undefined;
  nameApart(read.pieces, reading.source);
  return read;
}

function addTemplate(node: TemplateLiteral, to: Piece[], read: Read, reading: Reading): void {
  node.quasis.forEach(({ value }, index) => {
    addWords(to, value.cooked ?? value.raw);
    const expression = node.expressions[index];
    if (expression) addValue(expression, to, read, reading);
  });
}

function addChildren(children: JSXChild[], to: Piece[], read: Read, reading: Reading): void {
  for (const child of children) {
    if (child.type === 'JSXText') addWords(to, entitiesDecoded(joinedLines(child.value)));
    else if (child.type === 'JSXElement') addElement(child, to, read, reading);
    else if (child.type === 'JSXFragment') addChildren(child.children, to, read, reading);
    else if (child.expression.type !== 'JSXEmptyExpression') {
      addValue(child.expression, to, read, reading);
    }
  }
}

function addElement(node: JSXElement, to: Piece[], read: Read, { source, ...more }: Reading): void {
  const { name, end } = node.openingElement;
  const pieces: Piece[] = [];
  addChildren(node.children, pieces, read, { source, ...more });
  const close = node.closingElement;
  const code = {
    open: source.slice(node.start, end),
    close: close ? source.slice(close.start, close.end) : '',
  };
  to.push({ type: 'tag', name: source.slice(name.start, name.end), by: 'element', code, pieces });
}

function addValue(node: Expression, to: Piece[], read: Read, reading: Reading): void {
  if (node.type === 'Literal' && typeof node.value === 'string') return addWords(to, node.value);
  if (node.type === 'TemplateLiteral') return addTemplate(node, to, read, reading);
  const made = node.type === 'CallExpression' ? madeOfWords(node, reading) : undefined;
  if (made) {
    const { name, words } = made;
    const pieces: Piece[] = [];
    addValue(words, pieces, read, reading);
    const code = {
      open: reading.source.slice(node.start, words.start),
      close: reading.source.slice(words.end, node.end),
    };
    to.push({ type: 'tag', name, by: 'call', code, pieces });
    return undefined;
  }
  read.values.push(node);
  to.push({
    type: 'hole',
    shown: `{${reading.nameOf(node)}}`,
    start: node.start,
    end: node.end,
  });
  return undefined;
}

/** The words of `terms('terms of use')`, where `terms` is a parameter. */
function madeOfWords({ callee, arguments: given }: CallExpression, { isGiven }: Reading) {
  const [words, ...more] = given;
  if (callee.type !== 'Identifier' || !isGiven(callee.name) || more.length > 0) return undefined;
  const isText = words?.type === 'TemplateLiteral' || words?.type === 'Literal';
  return isText ? { name: callee.name, words } : undefined;
}

/** Gives different values and tags different names, and none that stands among the words. */
function nameApart(pieces: Piece[], source: string): void {
  const words = wordsOf(pieces);
  const codes = new Map<string, string>();
  for (const mark of marksOf(pieces)) {
    const isHole = mark.type === 'hole';
    const name = (isHole ? mark.shown.slice(1, -1) : mark.name).replaceAll(/[{}<>]/g, '');
    const code = isHole ? source.slice(mark.start, mark.end) : mark.code.open;
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? name : `${name} ${number}`;
      const as = isHole ? `{${numbered}}` : `<${numbered}>`;
      if (words.includes(as) || (codes.get(as) ?? code) !== code) continue;
      codes.set(as, code);
      if (isHole) mark.shown = as;
      else mark.name = numbered;
      break;
    }
  }
}

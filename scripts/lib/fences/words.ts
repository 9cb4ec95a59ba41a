import { placeOf } from './places.ts';

/** As much of a node of the syntax tree as is looked at. */
type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
  key?: Node;
  callee?: Node;
  parent?: Node | null;
};

const speaking = new Set<string | undefined>(['shell', 'remote', 'ui', 'platform']);

/** Attributes that people read or hear, whatever stands in them. */
const read = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);

/** Catalogues, long texts of one language, and what tests use. */
const isCatalogue = /\/messages\/|\.(?:en|bn)\.tsx?$|\/testing\.tsx?$/;

/** The same in every language. */
const names = /MotoHaat|BDT|English|বাংলা/g;

const toCatalogue =
  'People read this: it belongs into messages/en.tsx and messages/bn.tsx, and comes from useMessages().';

/**
 * Finds words for people that stand in a component or a manifest, and not in a catalogue.
 *
 * @param path of the file, from the root of the repository
 * @param node a text of JSX, a literal or a template
 * @returns what to do instead; nothing when all is well
 */
export function hardWords(path: string, node: object): string | undefined {
  const { kind, role } = placeOf(path);
  if (role !== 'source' || !speaking.has(kind) || isCatalogue.test(path)) return undefined;
  const { type, value, quasis } = node as Node;
  const text = quasis?.map((part) => part.value.cooked ?? '').join(' ') ?? value;
  if (typeof text !== 'string' || !/\p{L}/u.test(text.replace(names, ''))) return undefined;
  if (type === 'JSXText') return toCatalogue;
  if (path.endsWith('/src/manifest.ts')) return isLabel(node as Node) ? inBoth : undefined;
  return isShown(node as Node) || isSentence(text, node as Node) ? toCatalogue : undefined;
}

const inBoth = "People read this: say it in both languages, { en: '…', bn: '…' }.";

/** `title: 'Bikes'`. */
function isLabel({ parent }: Node): boolean {
  return parent?.type === 'Property' && ['title', 'label'].includes(String(parent.key?.name));
}

const choices = new Set(['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer']);

/** Whether it stands between tags, or in an attribute that people read. */
function isShown(node: Node): boolean {
  let at = node.parent;
  while (at && choices.has(at.type)) at = at.parent;
  if (at?.type === 'JSXElement' || at?.type === 'JSXFragment') return true;
  return at?.type === 'JSXAttribute' && read.has(String((at.name as Node | undefined)?.name));
}

/** A capital letter, and at least two words; what errors say is for developers. */
function isSentence(text: string, { parent }: Node): boolean {
  const isError = parent?.type === 'NewExpression' && String(parent.callee?.name).endsWith('Error');
  return !isError && /^\p{Lu}[\p{L}’',:]* \p{L}/u.test(text.trim());
}

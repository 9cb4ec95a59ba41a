import { type Node, type ObjectExpression, parseSync } from 'oxc-parser';

import { shown } from './pieces.ts';
import { childrenOf } from './scope.ts';
import { keyOf, type Text, textReader } from './texts.ts';

/** A name in both languages that stands in one place: `{ en: 'Home', bn: 'হোম' }`. */
export type Pair = {
  /** The way to it: `manifest.routes.home.title`. */
  key: string;
  english: Text[];
  bangla: Text[];
};

/**
 * The pairs of texts that stand in a file that is no catalogue.
 *
 * @param path for the file's kind
 */
export function pairsOf(path: string, source: string): Pair[] {
  const { program } = parseSync(path, source);
  const { texts, walk } = textReader(program, source);
  const found: Pair[] = [];

  function textsAt(node: Node): Text[] {
    const from = texts.length;
    walk(node, { message: '', form: '', scope: undefined, usedBy: [] });
    return texts.splice(from);
  }

  function look(node: Node, way: readonly string[]): void {
    if (node.type === 'ObjectExpression') {
      const [en, bn] = [valueOf(node, 'en'), valueOf(node, 'bn')];
      const [english, bangla] = [en ? textsAt(en) : [], bn ? textsAt(bn) : []];
      if (english.length > 0 && bangla.length > 0 && isSaid(bangla, way)) {
        found.push({ key: way.join('.'), english, bangla });
        return;
      }
    }
    childrenOf(node).forEach((child, index) => look(child, [...way, ...step(node, child, index)]));
  }

  look(program, []);
  return found;
}

/** Names of locales and paths come in pairs too. */
const isSaid = (bangla: Text[], way: readonly string[]) =>
  /^(?:title|label)$/.test(way.at(-1) ?? '') ||
  bangla.some(({ pieces }) => /(?=[\p{L}\p{N}])\p{Script=Bengali}/u.test(shown(pieces)));

/** What a child adds to the way: a name, or which of a list it is. */
function step(parent: Node, child: Node, index: number): string[] {
  if (parent.type === 'VariableDeclarator' && child === parent.init)
    return parent.id.type === 'Identifier' ? [parent.id.name] : [];
  if (parent.type === 'Property') return child === parent.value ? [keyOf(parent.key)] : [];
  if (parent.type !== 'ArrayExpression') return [];
  return [(child.type === 'ObjectExpression' && nameIn(child)) || String(index + 1)];
}

/** Its place in a list may change, its name not. */
function nameIn(node: ObjectExpression): string | undefined {
  const words = ['place', 'id', 'purpose'].flatMap((key) => {
    const value = valueOf(node, key);
    return value?.type === 'Literal' ? [String(value.value)] : [];
  });
  return words.slice(0, 2).join(' ') || undefined;
}

function valueOf(node: ObjectExpression, key: string): Node | undefined {
  const property = node.properties.find(
    (each) => each.type === 'Property' && keyOf(each.key) === key,
  );
  return property?.type === 'Property' ? property.value : undefined;
}

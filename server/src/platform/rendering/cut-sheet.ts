import { moduleOf } from '@motohaat/contract/class-names';
import { type AtRule, type ChildNode, CssSyntaxError, parse } from 'postcss';

/** A piece of a sheet that a page has first, or comes to later. */
export type Part = {
  text: string;
  /** What stands around it, from without, as it opens. */
  within: readonly string[];
  /** The layer that it counts in, `''` for none. */
  layer: string;
  /** The classes of each selector: it is used where one has all of its classes. Without it always. */
  selectors?: readonly (readonly string[])[];
  /** It is used where this name is said. */
  keyframes?: string;
};

/**
 * Cuts a sheet into its parts.
 *
 * @returns `undefined` for what is no style sheet
 */
export function cutSheet(text: string): Part[] | undefined {
  try {
    return parse(text).nodes.flatMap((node) => partsOf(node, [], ''));
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}

/**
 * What a page needs at once, and the rest, each in the order of the sheets: rules of whose selectors the page
 * has the classes, those without any, and what has no selector. The rest comes behind it, where what was
 * said before would be said last. So what stands in a module before what is used comes first as well: classes
 * of one module meet at one element.
 *
 * @param isUsed whether the page has a class
 */
export function splitSheets(
  parts: readonly Part[],
  isUsed: (name: string) => boolean,
): { first: string; rest: string } {
  const needed = findNeeded(parts, isUsed);
  const said = new Set(join(parts.filter((part) => needed.has(part))).match(/[\w-]+/g));
  for (const part of parts) {
    if (part.keyframes !== undefined && said.has(part.keyframes)) needed.add(part);
  }
  const layers = [...new Set(parts.map(({ layer }) => layer))].filter(Boolean);
  return {
    // Layers count in the order in which they are first named.
    first: `${layers.length > 0 ? `@layer ${layers.join()};` : ''}${join(parts.filter((part) => needed.has(part)))}`,
    rest: join(parts.filter((part) => !needed.has(part))),
  };
}

function findNeeded(parts: readonly Part[], isUsed: (name: string) => boolean): Set<Part> {
  const needed = new Set<Part>();
  const followed = new Set<string>();
  for (const part of parts.toReversed()) {
    const { selectors, layer, keyframes } = part;
    const modules = (selectors ?? []).flat().map((name) => `${layer} ${moduleOf(name)}`);
    const isNeeded = selectors
      ? selectors.some((classes) => classes.every(isUsed)) ||
        modules.some((each) => followed.has(each))
      : keyframes === undefined;
    if (!isNeeded) continue;
    needed.add(part);
    for (const each of modules) followed.add(each);
  }
  return needed;
}

/** All classes that decide what is used. */
export const classesOf = (parts: readonly Part[]): Set<string> =>
  new Set(parts.flatMap(({ selectors = [] }) => selectors.flat()));

/** What stands in the same stands in it together. */
function join(parts: readonly Part[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const part of parts) {
    const common = sameBeginning(open, part.within);
    text += '}'.repeat(open.length - common) + part.within.slice(common).join('') + part.text;
    open = part.within;
  }
  return text + '}'.repeat(open.length);
}

function sameBeginning(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((each, index) => each !== other[index]);
  return differs === -1 ? one.length : differs;
}

const blocks = new Set(['media', 'supports', 'layer', 'container']);
/** What stands deeper stays together: what a build writes stands in three. */
const deepest = 8;

function partsOf(node: ChildNode, within: readonly string[], layer: string): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'atrule') return partsOfAtRule(node, within, layer);
  if (node.type === 'decl') return [{ text: `${node.toString()};`, within, layer }];
  return [{ text: node.toString(), within, layer, selectors: node.selectors.map(classesIn) }];
}

function partsOfAtRule(rule: AtRule, within: readonly string[], layer: string): Part[] {
  const { name, params, nodes } = rule;
  if (!nodes) return [{ text: `${rule.toString()};`, within, layer }];
  // Each layer without a name is one by itself.
  const isBlock = blocks.has(name) && (name !== 'layer' || params !== '');
  if (isBlock && within.length < deepest) {
    const inner = name === 'layer' ? [layer, params].filter(Boolean).join('.') : layer;
    return nodes.flatMap((node) => partsOf(node, [...within, `@${name} ${params}{`], inner));
  }
  const keyframes = name === 'keyframes' && { keyframes: params };
  return [{ text: rule.toString(), within, layer, ...keyframes }];
}

/** In one pass, as whoever makes a release writes its selectors. */
const inSelector = /\\.|"(?:\\.|[^"\\])*"|[()[\]]|\.((?:\\.|[^\s.#:>+~,"\\[\]()*|&])+)/g;

/** What is in parentheses or brackets decides nothing here, nor a class that is written with an escape. */
function classesIn(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token, name] of selector.matchAll(inSelector)) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (depth === 0 && name !== undefined && !name.includes('\\')) names.push(name);
  }
  return names;
}

import { createHash } from 'node:crypto';

import { remembered } from '../../http/remembered.ts';
import { classesOf, type Part, splitSheets } from '../rendering/cut-sheet.ts';

/** Styles as they stand in a document: `hash` lets the policy allow them, and nothing else that is inline. */
type Style = { text: string; hash: string };

/** What a page needs of its sheets at once, and the rest, for what comes to it later. */
export type SplitStyles = { first: Style; rest: Style };

/** Pages of one kind use the same, but for those that lack something. */
const mostUses = 12;
/** Lists of classes that are known, of all pages that have these sheets. */
const mostLists = 2_000;

/**
 * Splits the styles of pages: words wait for what stands before them, and a page uses two thirds of its sheets.
 *
 * @param parts of the sheets of these pages, in their order
 * @returns takes a page as it was drawn
 */
export function createSplitStyles(parts: readonly Part[]): (html: string) => SplitStyles {
  const places = new Map([...classesOf(parts)].map((name, place) => [name, place]));
  const stylesFor = remembered<SplitStyles>(mostUses);
  const lists = new Map<string, readonly number[]>();

  function placesOf(list: string): readonly number[] {
    const known = lists.get(list);
    if (known) return known;
    const found = list.split(' ').flatMap((name) => places.get(name) ?? []);
    if (lists.size >= mostLists) lists.clear();
    lists.set(copyOf(list), found);
    return found;
  }

  return (html) => {
    const used = Buffer.alloc(places.size);
    for (const list of classLists(html)) {
      for (const place of placesOf(list)) used[place] = 1;
    }
    return stylesFor(used.toString('latin1'), () => {
      const { first, rest } = splitSheets(parts, (name) => used[places.get(name) ?? -1] === 1);
      return { first: styleOf(first), rest: styleOf(rest) };
    });
  };
}

export function styleOf(text: string): Style {
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** A piece of a page holds the whole page in memory. */
const copyOf = (piece: string): string => Buffer.from(piece).toString();

const opening = ' class="';

/** The class attributes of a page, each once, as React writes them. */
function classLists(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    const from = at + opening.length;
    at = html.indexOf('"', from);
    if (at === -1) break;
    lists.add(html.slice(from, at));
  }
  return lists;
}

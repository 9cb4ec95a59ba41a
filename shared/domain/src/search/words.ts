import { foldTyped } from '../digits.ts';
import { latinOf } from './latin.ts';
import { initialsOf } from './letters.ts';

/** A word or a number of a text. */
export type Word = {
  /** Folded, in the script in which it was written. */
  written: string;
  /** Folded, in Latin script. */
  latin: string;
  /** Where it stands in the text as it was given; `end` is behind it. */
  start: number;
  end: number;
  /** Whether nothing stands between it and the word before: `r15` is two. */
  joined: boolean;
};

/**
 * A text in the form in which search compares texts: NFKC and NFC, lower case, ASCII digits, nothing that
 * nobody sees. Folding it again changes nothing.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase().trim();
  const once = foldOnce(text);
  return once === text ? once : foldOnce(once);
}

const foldOnce = (text: string) =>
  foldTyped(text.normalize('NFKC').toLowerCase()).normalize('NFKC').normalize('NFC').trim();

/** Letters and numbers that hold together; commas and points within numbers, and apostrophes, too. */
const chunk =
  /(?:[\p{L}\p{M}\p{N}\u200c\u200d]|(?<=[\d০-৯])[.,](?=[\d০-৯])|(?<=\p{L})['’`](?=\p{L}))+\+?|[<>]/gu;
/** Ordinals are one word. */
const part = /\d+(?:st|nd|rd|th)(?![a-z])|\d+(?:\.\d+)?|[^\d.+<>\s]+|[+<>]/gu;
/** Signs that people write for words. */
const signs: Readonly<Record<string, string>> = { '+': 'plus', '<': 'under', '>': 'over' };
/** What says anything; what is left of a picture of a motorbike is a mark that nobody sees. */
const said = /[\p{L}\p{N}+<>]/u;
const bangla = /[\u0980-\u09ff]/;
/** Most of what is typed, which needs less work. */
const plain = /^[\x20-\x7e]*$/;
const plainChunk = /(?:[a-z\d]|(?<=\d)[.,](?=\d)|(?<=[a-z])['`](?=[a-z]))+\+?|[<>]/gi;

/** The longest text that is read; no search is longer. */
const longest = 2_000;

/**
 * The words and numbers of a text, apart where letters and digits meet: `R15` is `r` and `15`, so that it
 * is one with `R 15`, `R-15` and `আর১৫`.
 */
export function wordsOf(text: string): Word[] {
  const found: Omit<Word, 'latin'>[] = [];
  const read = text.slice(0, longest);
  for (const { 0: raw, index } of read.matchAll(plain.test(read) ? plainChunk : chunk)) {
    const folded = foldText(raw);
    const bare = folded.replace(/['’`,]/g, '');
    const exact = bare === folded && folded.length === raw.length;
    let first = true;
    for (const match of bare.matchAll(part)) {
      if (!said.test(match[0])) continue;
      const start = exact ? index + match.index : index;
      const end = exact ? start + match[0].length : index + raw.length;
      found.push({ written: signs[match[0]] ?? match[0], start, end, joined: !first });
      first = false;
    }
  }
  return inLatin(found);
}

function inLatin(found: readonly Omit<Word, 'latin'>[]): Word[] {
  const initials = found.map(({ written }) =>
    bangla.test(written) ? initialsOf(written) : undefined,
  );
  return found.map((word, at) => {
    const { written } = word;
    if (!bangla.test(written)) return { ...word, latin: withoutMarks(written) };
    const letters = initials[at];
    // আর is R before a number or beside other letters, ভি is V right behind one; else they are words.
    const isCode =
      letters !== undefined &&
      (letters.length > 1 ||
        /^\d/.test(found[at + 1]?.written ?? '') ||
        (word.joined && /^\d/.test(found[at - 1]?.written ?? '')) ||
        initials[at + 1] !== undefined ||
        initials[at - 1] !== undefined);
    return { ...word, latin: isCode ? letters : latinOf(written) };
  });
}

/** Letters of Latin script without what stands on them: é is e. */
function withoutMarks(word: string): string {
  return /^[\da-z]+(?:\.\d+)?$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC') || word;
}

/** Whether a word is a number. */
export function isNumber(latin: string | undefined): latin is string {
  return latin !== undefined && /^\d+(?:\.\d+)?$/.test(latin);
}

import { type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

import { read } from '../fences/sources.ts';
import { root } from '../run.ts';
import { changeSource } from './change-source.ts';
import { marksOf, shown } from './pieces.ts';
import { type Row, rowsOf, speakingFiles } from './rows.ts';
import { childrenOf } from './scope.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { type Text, textsOf } from './texts.ts';

const rows = rowsOf(root);
const files = speakingFiles(root);
const isCatalogue = /(?:^|[/.-])(?:bn|en)\.tsx?$/;
const isBangla = /(?=[\p{L}\p{N}])\p{Script=Bengali}/u;

type Found = { path: string; text: string; start: number; end: number };

/** The strings of a source but for names of modules, of properties and of types. */
function stringsOf(path: string): Found[] {
  const within = (node: Node): Found[] => {
    if (/^(?:Import|ExportAll|TS(?:Type|Literal|Interface))/.test(node.type)) return [];
    const { start, end } = node;
    const text = textOf(node);
    if (text !== undefined) return [{ path, text: text.trim(), start, end }];
    const children = childrenOf(node);
    return (node.type === 'Property' ? children.slice(1) : children).flatMap(within);
  };
  return within(parseSync(path, read(root, path)).program);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  return node.type === 'JSXText' ? node.value : undefined;
}

type Span = { start: number; end: number };
const isIn = (one: Span, other: Span) => other.start <= one.start && one.end <= other.end;

/** Whether a string is among the words of a text, and not in a value that stands in it. */
const isSaidBy = (found: Found) => (text: Text) =>
  isIn(found, text) &&
  !marksOf(text.pieces).some((mark) => mark.type === 'hole' && isIn(found, mark));

/** What catalogues give to the language: locales and their options, codes, and names that they look for. */
const code = new Set(
  `Asia/Dhaka bn-BD-u-nu-beng bn en en-GB en-IN auto inp lcp one h23 long medium short numeric 2-digit
  always bank buyer completed css hours javascript other person server strikes string system team upheld year পূর্বে আগে`.split(
    /\s+/,
  ),
);

test('every text of the catalogues stands in the sheet', () => {
  const catalogues = files.filter((path) => isCatalogue.test(path));
  expect(catalogues.length).toBeGreaterThan(60);
  for (const path of catalogues) {
    const { texts } = textsOf(path, read(root, path));
    const left = stringsOf(path).filter(
      (found) => /\p{L}/u.test(found.text) && !texts.some(isSaidBy(found)),
    );
    expect(
      left.map(({ text }) => text).filter((text) => !code.has(text)),
      path,
    ).toEqual([]);
    const own = rows.filter(({ application }) => path.startsWith(`${application}/`));
    const cells = own.map(({ english, bangla }) => `${english}\n${bangla}`).join('\n');
    const lost = texts.map(({ pieces }) => shown(pieces).trim());
    expect(
      lost.filter((text) => !`\n${cells}\n`.includes(`\n${text}\n`)),
      path,
    ).toEqual([]);
  }
});

/** They read what people write, or make up such, and say nothing. */
const readers =
  /^shared\/domain\/src\/(?:contacts|number-words|parse-price|parse-years|talk|search\/[a-z-]+)\.ts$|^server\/src\/made-answers\/make-leaf\.ts$/;

test('no Bangla stands elsewhere: whatever is said is in the sheet', () => {
  const missing = files
    .filter((path) => !isCatalogue.test(path) && !readers.test(path))
    .filter((path) => isBangla.test(read(root, path)))
    .flatMap(stringsOf)
    .filter(({ text }) => isBangla.test(text))
    .filter((found) => {
      const texts = rows.flatMap(({ from }) => (from?.path === found.path ? [from.text] : []));
      return !texts.some(isSaidBy(found));
    });
  expect(missing).toEqual([]);
});

test('a sheet that is read back as it was written changes nothing', () => {
  expect(readSheet(writeSheet(rows), rows)).toEqual({ changes: [], problems: [] });
});

test('every text can be written anew: it stands there as before, and so does all around it', () => {
  const paths = new Set(rows.flatMap(({ from }) => from?.path ?? []));
  for (const path of paths) {
    const texts = rows.flatMap(({ from }) => (from?.path === path ? [from.text] : []));
    const source = read(root, path);
    const written = changeSource(
      source,
      texts
        .filter(({ written: as }) => as !== 'jsx')
        .map((text) => ({ text, pieces: text.pieces })),
    );
    expect(written, path).toBe(source);
    // The formatter breaks long lines between tags: these are compared by what they say.
    const all = changeSource(
      source,
      texts.map((text) => ({ text, pieces: text.pieces })),
    );
    if (isCatalogue.test(path)) expect(sayings(path, all)).toEqual(sayings(path, source));
  }
});

const sayings = (path: string, source: string) =>
  textsOf(path, source).texts.map(({ message, form, pieces }) => [message, form, shown(pieces)]);

const named = (some: Row[]) => some.map(({ application, key }) => `${application} ${key}`);

/** Names that have no other; a password is of Latin letters and digits, and a demo card too. */
const foreign = new Set([
  'mfe-admin releases/parts.javascript',
  'mfe-admin releases/parts.css',
  'mfe-buyer payment/demo',
  'mfe-buyer payment/bkash.demo',
  'mfe-storefront account/password.rules.digit',
]);

test('what is said in Bangla is in Bangla letters and digits', () => {
  const left = rows.filter(({ bangla }) => {
    const words = bangla.replaceAll(/\{[^{}]*\}|<[^<>]*>/g, '');
    return (/\p{L}/u.test(words) && !isBangla.test(words)) || /[0-9]/.test(words);
  });
  expect(named(left).filter((name) => !foreign.has(name))).toEqual([]);
});

/** Not those that stand outside of all messages: what they are part of is compared. */
const whole = rows.filter(({ from }) => from?.text.usedBy.length === 0);

test('where a sentence ends with a full stop in English, it ends with a danda in Bangla', () => {
  const wrong = whole.filter(
    ({ english, bangla }) => /^.*\.$/.test(english) && !/[।”}]$/.test(bangla),
  );
  expect(named(wrong)).toEqual([]);
});

/** Types say that nothing is left out but at the end of a list. */
test('what is listed in one language is listed in the other, to its end', () => {
  const half = rows.filter((row) =>
    row.from ? row.english === '' && whole.includes(row) : row.bangla === '',
  );
  expect(named(half).filter((name) => /\.\d+(?:\.| |$)/.test(name))).toEqual([]);
});

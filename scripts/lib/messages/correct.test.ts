import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { correct } from './correct.ts';
import { rowsOf } from './rows.ts';
import { writeSheet } from './sheet.ts';

const files: Record<string, string> = {
  'mfe-buyer/src/messages/en.tsx': `const noun = 'bikes';
export const messages = {
  title: 'Bikes',
  count: (n: number) => plural(n, { one: 'one', other: \`\${n} \${noun}\` }),
  hello: noun,
};`,
  'mfe-buyer/src/messages/bn.tsx': `export const messages = {
  title: 'বাইক', // as the glossary has it
  count: (n) => \`\${n}টি বাইক\`,
  hello: 'বাইক',
} satisfies Messages;`,
  'mfe-buyer/src/manifest.ts': `export const manifest = {
  routes: [{ id: 'orders', title: { en: 'Orders', bn: 'অর্ডার' }, locale: { en: 'en_GB', bn: 'bn_BD' } }],
};`,
  'mfe-buyer/src/messages/messages.test.ts': `export const no = { en: 'No', bn: 'না' };`,
  'shared/ui/src/names/bn.ts': `export const names = { home: 'হোম' };`,
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheet-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const written = () =>
  Object.fromEntries(
    Object.keys(files).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

test('catalogues and pairs are in the sheet, application by application, with all that English says', () => {
  const rows = rowsOf(root).map(({ application, key, english, bangla }) =>
    [application, key, english, bangla].join(' | '),
  );
  expect(rows).toEqual([
    'mfe-buyer | manifest/manifest.routes.orders.title | Orders | অর্ডার',
    'mfe-buyer | title | Bikes | বাইক',
    'mfe-buyer | count | one\n{n} {noun} | {n}টি বাইক',
    'mfe-buyer | hello | bikes | বাইক',
    'shared/ui | names/home |  | হোম',
  ]);
});

test('what is corrected is written, and all else in its files stays', () => {
  const sheet = writeSheet(rowsOf(root))
    .replace('{n}টি বাইক', 'বাইক {n}টি')
    .replace('অর্ডার', 'আমার “অর্ডার”');
  expect([...correct(root, bytes(sheet))]).toEqual([
    ['mfe-buyer/src/manifest.ts', 1],
    ['mfe-buyer/src/messages/bn.tsx', 1],
  ]);
  const [bn, manifest] = ['mfe-buyer/src/messages/bn.tsx', 'mfe-buyer/src/manifest.ts'] as const;
  expect(written()).toEqual({
    ...files,
    [bn]: files[bn]!.replace('`${n}টি বাইক`', '`বাইক ${n}টি`'),
    [manifest]: files[manifest]!.replace('অর্ডার', 'আমার “অর্ডার”'),
  });
});

test('nothing is written when one row cannot be right, and all such rows are told', () => {
  const sheet = writeSheet(rowsOf(root))
    .replace('হোম', 'প্রথম পাতা')
    .replace('{n}টি বাইক', '{m}টি বাইক')
    .replace(',Orders,', ',My Orders,');
  expect(() => correct(root, bytes(sheet))).toThrow(/Line 2.*\nLine 4.*\n\nNothing was written\.$/);
  expect(written()).toEqual(files);
});

test('a sheet that is not in UTF-8 is refused', () => {
  expect(() => correct(root, Uint8Array.of(0x41, 0xff))).toThrow('CSV UTF-8');
});

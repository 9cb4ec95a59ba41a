import { expect, test } from 'vitest';

import { shown } from './pieces.ts';
import type { Row } from './rows.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { textsOf } from './texts.ts';

const path = 'mfe-buyer/src/messages/bn.tsx';
const { texts } = textsOf(
  path,
  `export const messages = {
    lead: 'আপনার বাইক',
    left: (hours, isLate) => \`\${hours} ঘণ্টা\${isLate ? ' দেরি' : ''} বাকি\`,
  };`,
);
const rows: Row[] = [
  row('lead', 'Your bikes', 0),
  row('left#1', '{hours} hours left', 1),
  row('left#2', '{hours} hours left', 2),
  { application: 'mfe-buyer', key: 'only', english: 'x', bangla: '', from: undefined },
];

function row(key: string, english: string, index: number): Row {
  const text = texts[index]!;
  const bangla = shown(text.pieces).trim();
  return { application: 'mfe-buyer', key, english, bangla, from: { path, text } };
}

/** The sheet with one row of it changed. */
function sheetWith(key: string, changed: Partial<Row>): string {
  return writeSheet(rows.map((each) => (each.key === key ? { ...each, ...changed } : each)));
}

test('a corrected row is a change of its text, with the space around it that the sheet hides', () => {
  const { changes, problems } = readSheet(sheetWith('left#2', { bangla: 'বেশ দেরি' }), rows);
  expect(problems).toEqual([]);
  expect(changes.map(({ pieces, text }) => [shown(pieces), text])).toEqual([
    [' বেশ দেরি', texts[2]],
  ]);
});

test('a sheet may have some rows alone', () => {
  expect(readSheet(writeSheet(rows.slice(1, 2)), rows)).toEqual({ changes: [], problems: [] });
});

test.each([
  [
    'lead',
    { english: 'My bikes' },
    'Line 2, mfe-buyer lead: the English is not that of the source',
  ],
  ['lead', { key: 'laed' }, 'Line 2, mfe-buyer laed: there is no text of this name'],
  ['lead', { key: 'left#1' }, 'Line 2, mfe-buyer left#1: the English is not'],
  ['lead', { bangla: '' }, 'Line 2, mfe-buyer lead: the Bangla is missing.'],
  ['lead', { bangla: '????? ????' }, 'has lost its Bangla letters'],
  ['left#1', { bangla: 'ঘণ্টা {hours} বাকি' }, 'Line 3, mfe-buyer left#1: {isLate} is missing.'],
  ['left#1', { bangla: '{isLate} {hour} {hours}' }, '{hour} is unknown here'],
  ['only', { bangla: 'কিছু' }, 'Bangla needs no text for this one'],
])('a row that cannot be right is named: %s, %j', (key, changed, sentence) => {
  expect(readSheet(sheetWith(key, changed), rows).problems.join('\n')).toContain(sentence);
});

test('all problems are told together, with those of the form', () => {
  const sheet = `${writeSheet(rows)}mfe-buyer,lead,Your bikes,আপনার বাইক\r\nmfe-buyer,left#1\r\n`;
  expect(readSheet(sheet, rows).problems).toEqual([
    'Line 6, mfe-buyer lead: line 2 has the same text.',
    'Line 7, mfe-buyer left#1: it has 2 cells, and 4 are needed.',
  ]);
  expect(readSheet('a,b\n', rows).problems).toEqual([
    'The first line must name the columns: Application,Key,English,Bangla.',
  ]);
  expect(readSheet('Application,Key,English,Bangla\na,"b', rows).problems).toEqual([
    'Line 2 opens a quotation mark that nothing closes.',
  ]);
});

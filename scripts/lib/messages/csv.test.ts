import { expect, test } from 'vitest';

import { readCsv, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test('whatever a cell holds is read as it was written, with the mark that says UTF-8 in front', () => {
  const records = [
    ['Key', 'Bangla'],
    ['quotes', 'তিনি বললেন "হ্যাঁ", ""'],
    ['lines', 'এক\nদুই\n'],
    ['signs', ' {a}, <b>; `\t\\'],
    ['empty', ''],
  ];
  const text = writeCsv(records);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(cellsOf(text)).toEqual(records);
});

test.each([
  [
    'a;b\n1;"2;3"\n',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'a\tb\r\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n\n,\n1,"2\r\n3"\n',
    [
      ['a', 'b'],
      ['1', '2\n3'],
    ],
  ],
])('%j is read as spreadsheet programs mean it', (text, records) => {
  expect(cellsOf(text)).toEqual(records);
});

test('a record names the line on which it begins', () => {
  expect(readCsv('a,b\r\n"1\n2",3\n\n4,5').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
  ['a,b\n1,"2', 'Line 2 opens a quotation mark that nothing closes.'],
  ['a,b\n"1\n2" 3,4', 'Line 3 goes on behind the quotation mark'],
  ['a,b\n\n1,2"3', 'Line 3 has a quotation mark inside of a cell'],
])('%j is refused by its line', (text, sentence) => {
  expect(() => readCsv(text)).toThrow(sentence);
});

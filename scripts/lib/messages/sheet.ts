import { CsvError, type CsvRecord, readCsv, writeCsv } from './csv.ts';
import { type Piece, rearranged, shown, wrongMarks } from './pieces.ts';
import type { Row } from './rows.ts';
import type { Text } from './texts.ts';

const columns = ['Application', 'Key', 'English', 'Bangla'] as const;

/** A text that shall be written anew. */
export type Change = { path: string; text: Text; pieces: Piece[] };

/** The sheet as CSV. */
export function writeSheet(rows: readonly Row[]): string {
  const cells = rows.map(({ application, key, english, bangla }) => [
    application,
    key,
    english,
    bangla,
  ]);
  return writeCsv([columns, ...cells]);
}

/**
 * Reads a corrected sheet. It need not have every row, and its rows may stand in any order.
 *
 * @param rows what the sources say now
 * @returns what differs, or all that is wrong with the sheet, in sentences
 */
export function readSheet(
  csv: string,
  rows: readonly Row[],
): { changes: Change[]; problems: string[] } {
  try {
    const [head, ...records] = readCsv(csv);
    if (!head || head.cells.join() !== columns.join()) {
      return {
        changes: [],
        problems: [`The first line must name the columns: ${columns.join()}.`],
      };
    }
    return readRecords(records, rows);
  } catch (error) {
    if (error instanceof CsvError) return { changes: [], problems: [error.message] };
    throw error;
  }
}

function readRecords(records: CsvRecord[], rows: readonly Row[]) {
  const known = new Map(rows.map((row) => [nameOf(row.application, row.key), row]));
  const lines = new Map<string, number>();
  const changes: Change[] = [];
  const problems: string[] = [];
  for (const { line, cells } of records) {
    const [application = '', key = '', english = '', bangla = ''] = cells.map((cell) =>
      cell.trim(),
    );
    const name = nameOf(application, key);
    const row = known.get(name);
    const before = lines.get(name);
    lines.set(name, line);
    const found = lacking(cells, before, row, english, name) ?? change(row!, bangla);
    if (Array.isArray(found)) changes.push(...found);
    else problems.push(`Line ${line}, ${name || 'without a key'}: ${found}`);
  }
  return { changes, problems };
}

const nameOf = (application: string, key: string) => `${application} ${key}`.trim();

/** Why a row cannot be read at all. */
function lacking(
  cells: string[],
  before: number | undefined,
  row: Row | undefined,
  english: string,
  name: string,
): string | undefined {
  if (cells.length !== columns.length)
    return `it has ${cells.length} cells, and ${columns.length} are needed.`;
  if (before !== undefined) return `line ${before} has the same text.`;
  if (!row) return `there is no text of this name: ${name} is wrong, or the sheet is old.`;
  if (english !== row.english) {
    return `the English is not that of the source, “${row.english}”. It cannot be changed here; if the sheet is old, export it anew.`;
  }
  return undefined;
}

/** What a row changes, or what is wrong with it. */
function change({ from, bangla: before }: Row, bangla: string): Change[] | string {
  if (bangla === before) return [];
  if (!from) return 'Bangla needs no text for this one: leave the cell empty.';
  if (bangla === '') return 'the Bangla is missing.';
  const wrong = wrongMarks(before, bangla);
  if (wrong.length > 0) return `${wrong.join(', ')}. It was “${before}”.`;
  if (bangla.includes('?') && isInBangla(before) && !isInBangla(bangla)) {
    return `“${bangla}” has lost its Bangla letters: save the sheet as “CSV UTF-8”.`;
  }
  const { path, text } = from;
  const pieces = rearranged(around(text, bangla), text.pieces);
  if (!pieces) return `its tags do not stand in pairs. It was “${before}”.`;
  return [{ path, text, pieces }];
}

const isInBangla = (text: string) => /(?=[\p{L}\p{N}])\p{Script=Bengali}/u.test(text);

/** A text with the space around it that the source has, and the sheet does not show. */
function around(text: Text, bangla: string): string {
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/s.exec(shown(text.pieces)) ?? [];
  return before + bangla + after;
}

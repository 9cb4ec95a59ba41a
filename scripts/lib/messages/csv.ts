/** A record of a CSV file. */
export type CsvRecord = {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
};

/** What is not CSV, in a sentence. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/** Tells spreadsheet programs that the file is in UTF-8: without it they garble Bangla. */
const byteOrderMark = '\uFEFF';

/** @returns the text of a CSV file (RFC 4180) as spreadsheet programs open it: UTF-8 with its mark */
export function writeCsv(records: readonly (readonly string[])[]): string {
  return byteOrderMark + records.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Reads CSV as spreadsheet programs save it: between cells stands a comma, a semicolon or a tab,
 * whichever comes first. Empty lines are left out, and line ends in cells are `\n`.
 *
 * @throws CsvError that names the line
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = /[,;\t]/.exec(source)?.[0] ?? ',';
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const record: CsvRecord = { line, cells: [] };
    for (let isOver = false; !isOver; at++) {
      const cell = readCell(source, at, separator, line);
      record.cells.push(cell.text.replaceAll(/\r\n?/g, '\n'));
      line += lineEnds(source.slice(at, cell.end));
      at = cell.end;
      isOver = source[at] !== separator;
    }
    // A line end may be of two characters, and one has been passed.
    if (source[at - 1] === '\r' && source[at] === '\n') at++;
    line++;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
  }
  return records;
}

/** @returns the cell that begins at a place, and where its separator or line end stands */
function readCell(source: string, start: number, separator: string, line: number) {
  if (source[start] !== '"') {
    const end = indexFrom(source, start, (char) => char === separator || isLineEnd(char));
    const text = source.slice(start, end);
    if (text.includes('"')) {
      throw new CsvError(
        `Line ${line} has a quotation mark inside of a cell that does not begin with one: put the cell in quotation marks, and write each of its own twice.`,
      );
    }
    return { text, end };
  }
  let end = source.indexOf('"', start + 1);
  while (end !== -1 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
  if (end === -1) throw new CsvError(`Line ${line} opens a quotation mark that nothing closes.`);
  const after = source[end + 1];
  if (after !== undefined && after !== separator && !isLineEnd(after)) {
    const here = line + lineEnds(source.slice(start, end));
    throw new CsvError(
      `Line ${here} goes on behind the quotation mark that closes a cell: write each mark inside of a cell twice.`,
    );
  }
  return { text: source.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const isLineEnd = (char: string) => char === '\n' || char === '\r';
const lineEnds = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;

function indexFrom(source: string, start: number, isIt: (char: string) => boolean): number {
  let at = start;
  while (at < source.length && !isIt(source[at]!)) at++;
  return at;
}

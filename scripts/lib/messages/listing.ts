import type { Row } from './rows.ts';

/** Which texts somebody wants to see. */
export type Wanted = {
  application: string | undefined;
  /** All of them stand somewhere in the row, in capitals or not. */
  words: readonly string[];
  /** Only what is the same in both languages. */
  same: boolean;
};

/** The rows that somebody wants to see. */
export function chosen(rows: readonly Row[], { application, words, same }: Wanted): Row[] {
  return rows.filter((row) => {
    const all = `${row.key}\n${row.english}\n${row.bangla}`.toLowerCase();
    const isOf = application === undefined || row.application === application;
    const isSame = row.english === row.bangla;
    return isOf && (isSame || !same) && words.every((word) => all.includes(word.toLowerCase()));
  });
}

/** Rows to be read at a terminal: application by application, each text below its key. */
export function listed(rows: readonly Row[]): string {
  const applications = [...new Set(rows.map(({ application }) => application))];
  const parts = applications.map((name) => {
    const own = rows.filter(({ application }) => application === name);
    return `${name}: ${countOf(own.length)}\n\n${own.map(entry).join('\n')}`;
  });
  return [...parts, `${countOf(rows.length)} in all\n`].join('\n');
}

export const countOf = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`;

function entry({ key, english, bangla }: Row): string {
  const texts = [...english.split('\n'), ...bangla.split('\n')].filter((text) => text !== '');
  return `  ${key}\n${texts.map((text) => `    ${text}\n`).join('')}`;
}

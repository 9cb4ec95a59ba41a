import type { Costs } from './cpu.ts';
import type { Audit } from './lighthouse.ts';
import { type Kind, kinds, median } from './pages.ts';
import type { Visit } from './slow-line.ts';

/** What is wanted; times in ms, `Against` is a multiple of what the bare page has. */
const goals = {
  score: 100,
  largestPaintAgainstBare: 1.2,
  blocked: 90,
  shift: 0.01,
  wordsAgainstBare: 1.4,
  /** Cards come with the words: in the same frames. */
  cardAfterWords: 100,
  slowLargestPaint: 2_000,
  /** kB that home sends who asked for few. */
  fewBytes: 150,
  cpuDrawn: 3,
  cpuKept: 0.15,
};

/** Of one page: everything that was measured, by kind. */
export type Measured = {
  name: string;
  audits: Record<Kind, Audit[]>;
  visits: Record<Kind, Visit[]>;
};

type Row = { what: string; goal: string; value: string; isMet: boolean };

const all: Kind[] = ['drawn', 'off', 'bare'];

/** Medians as tables, and what was wanted beside what is. */
export function report(
  pages: readonly Measured[],
  costs: Costs | undefined,
  fewBytes: number | undefined,
) {
  const rows = pages.flatMap(rowsOf);
  if (fewBytes !== undefined) {
    rows.push(atMost('home in low-data mode, kB', fewBytes / 1000, goals.fewBytes, 1));
  }
  if (costs) {
    const { drawn, kept } = costs;
    rows.push(
      atMost('CPU of a document that is drawn, ms', drawn, goals.cpuDrawn, 2),
      atMost('CPU of a document from the cache, ms', kept, goals.cpuKept, 3),
    );
  }
  const lines = [
    ...pages.flatMap(tableOf),
    ...(costs ? costTable(costs) : []),
    '| goal | wanted | measured | |',
    '| - | - | - | - |',
    ...rows.map(({ what, goal, value, isMet }) => {
      return `| ${what} | ${goal} | ${value} | ${isMet ? 'met' : '**missed**'} |`;
    }),
  ];
  return { lines, missed: rows.filter(({ isMet }) => !isMet).map(({ what }) => what) };
}

function rowsOf({ name, audits, visits }: Measured): Row[] {
  const audit = (kind: Kind, what: keyof Audit) => median(audits[kind].map((each) => each[what]));
  const visit = (kind: Kind, what: keyof Visit) => median(visits[kind].map((each) => each[what]));
  const rows: Row[] = [];
  if (audits.drawn.length > 0) {
    const [paint, bare] = [audit('drawn', 'largestPaint'), audit('bare', 'largestPaint')];
    const score = audit('drawn', 'score');
    rows.push(
      {
        what: `${name}: performance`,
        goal: String(goals.score),
        value: String(score),
        isMet: score >= goals.score,
      },
      times(`${name}: LCP`, paint, bare, goals.largestPaintAgainstBare),
      atMost(`${name}: TBT, ms`, audit('drawn', 'blocked'), goals.blocked),
      atMost(`${name}: CLS`, audit('drawn', 'shift'), goals.shift, 3),
    );
  }
  if (visits.drawn.length > 0) {
    const [words, bare] = [visit('drawn', 'words'), visit('bare', 'words')];
    const later = visit('drawn', 'card') - words;
    rows.push(
      times(`${name}, slow line: words`, words, bare, goals.wordsAgainstBare),
      atMost(`${name}, slow line: cards after words, ms`, later, goals.cardAfterWords),
      atMost(`${name}, slow line: LCP, ms`, visit('drawn', 'largestPaint'), goals.slowLargestPaint),
      atMost(`${name}, slow line: live, ms`, visit('drawn', 'live'), visit('off', 'live')),
    );
  }
  return rows;
}

function atMost(what: string, value: number, most: number, digits = 0): Row {
  const isMet = Number(value.toFixed(digits)) <= Number(most.toFixed(digits));
  return { what, goal: `≤ ${Number(most.toFixed(digits))}`, value: value.toFixed(digits), isMet };
}

function times(what: string, value: number, bare: number, most: number): Row {
  const isMet = Number((value / bare).toFixed(2)) <= most;
  return {
    what,
    goal: `≤ ${most} × bare`,
    value: `${(value / bare).toFixed(2)} × (${seconds(value)} against ${seconds(bare)})`,
    isMet,
  };
}

function tableOf({ name, audits, visits }: Measured): string[] {
  const lines: string[] = [];
  const { drawn: judged } = audits;
  if (judged.length > 0) {
    const of = (kind: Kind, what: keyof Audit) => median(audits[kind].map((each) => each[what]));
    lines.push(
      `| ${name}, Lighthouse mobile, medians of ${judged.length} | performance | FCP | LCP | TBT | CLS | at 4 × |`,
      '| - | - | - | - | - | - | - |',
      ...all.map((kind) => {
        const cells = [
          of(kind, 'score'),
          seconds(of(kind, 'firstPaint')),
          seconds(of(kind, 'largestPaint')),
          `${of(kind, 'blocked').toFixed(0)} ms`,
          of(kind, 'shift').toFixed(3),
          `${of(kind, 'usualScore')}, ${of(kind, 'usualBlocked').toFixed(0)} ms`,
        ];
        return `| ${kinds[kind]} | ${cells.join(' | ')} |`;
      }),
      '',
    );
  }
  if (visits.drawn.length > 0) {
    const of = (kind: Kind, what: keyof Visit) => median(visits[kind].map((each) => each[what]));
    lines.push(
      `| ${name}, 400 kbit/s and 400 ms, medians of ${visits.drawn.length} | words | cards | LCP | live | over the line |`,
      '| - | - | - | - | - | - |',
      ...all.map((kind) => {
        const cells = [
          seconds(of(kind, 'words')),
          seconds(of(kind, 'card')),
          seconds(of(kind, 'largestPaint')),
          kind === 'bare' ? '' : seconds(of(kind, 'live')),
          `${(of(kind, 'bytes') / 1000).toFixed(0)} kB`,
        ];
        return `| ${kinds[kind]} | ${cells.join(' | ')} |`;
      }),
      '',
    );
  }
  return lines;
}

function costTable({ drawn, drawing, kept, off, bare }: Costs): string[] {
  const row = (what: string, cost: number) =>
    `| ${what} | ${cost.toFixed(3)} ms | ${(cost / bare).toFixed(1)} |`;
  return [
    '| CPU of the server for a document of home | | of a bare answer |',
    '| - | - | - |',
    row('drawn for this address', drawn),
    row('of that in the process that draws', drawing),
    row('from the cache', kept),
    row('rendering off', off),
    row('a bare file', bare),
    '',
  ];
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

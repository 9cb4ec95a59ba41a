import type { Observed } from './observe.ts';

/** What was seen of each fault, as a table of Markdown. */
export function tableOf(observed: readonly Observed[]): string {
  const counted = ['acknowledged', 'lost', 'twice', 'refused', 'unanswered', 'pages', 'no page'];
  const heads = ['what happened', ...counted];
  const rows = observed.map(({ name, verdict, journal, pause, said }) => [
    said === '' ? name : `${name} (${said})`,
    ...[verdict.acknowledged, verdict.lost.length, verdict.doubled.length].map(String),
    ...[journal.tries.refused, journal.tries.unanswered].map(String),
    ...[journal.looks.acknowledged, journal.looks.refused + journal.looks.unanswered].map(String),
    `${(pause / 1_000).toFixed(1)} s`,
  ]);
  const all = [[...heads, 'longest pause'], ['---', ...heads.map(() => '---:')], ...rows];
  return `${all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

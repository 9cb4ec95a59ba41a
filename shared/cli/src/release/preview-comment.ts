import type { PreviewMade } from '@motohaat/contract/previews';
import type { ApplicationStatus, RegisteredRelease } from '@motohaat/contract/registry';
import type { SmokePage } from '@motohaat/contract/smoke-tests';

import { count, kilobytes, moment } from './figures.ts';
import type { SmokeReport } from './smoke.ts';

type Previewed = PreviewMade & {
  application: string;
  version: string;
  with: readonly { application: string; version: string }[];
};

/** What a pull request should say of a preview, as Markdown: address, bytes before and after, report. */
export function pullRequestComment(
  { standing, releases, revision }: ApplicationStatus,
  { application, version, name, url, expiresAt, with: others }: Previewed,
  report: SmokeReport | string,
): string[] {
  const find = (wanted: string | undefined) => releases.find((each) => each.version === wanted);
  const [before, after] = [find(standing?.version), find(version)];
  const beside = others.map((each) => `${each.application} ${each.version}`);
  return [
    `### Preview of ${application}: ${name}`,
    '',
    `[Open it on the site](${url}) until ${moment(expiresAt)} UTC: ${[`${application} ${version}`, ...beside].join(', ')}, all else as it is live (revision ${revision}).`,
    '',
    `| kB before compression | live${standing ? ` (${standing.version})` : ''} | here | change | budget |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...(['javascript', 'css'] as const).map((kind) => sizeRow(kind, before, after)),
    '',
    ...(typeof report === 'string' ? [report] : reportLines(report)),
  ];
}

function sizeRow(
  kind: 'javascript' | 'css',
  before: RegisteredRelease | undefined,
  after: RegisteredRelease | undefined,
): string {
  const [was, is] = [before?.size[kind], after?.size[kind]];
  const change = was === undefined || is === undefined ? undefined : is - was;
  const cells = [
    kind === 'css' ? 'CSS' : 'JavaScript',
    was === undefined ? '–' : kilobytes(was),
    is === undefined ? '–' : kilobytes(is),
    change === undefined ? '–' : `${change > 0 ? '+' : ''}${kilobytes(change)}`,
    after?.budget ? String(after.budget[kind]) : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What was found, page by page; what could be better is folded away. */
function reportLines({ passed, revision, at, pages }: SmokeReport): string[] {
  const views = pages.reduce((sum, page) => sum + (page.views ?? 0), 0);
  const looked = views > 0 ? `, ${count(views, 'view')}` : '';
  const notes = found(pages, ({ notes: better = [] }) => better);
  return [
    `Smoke test: **${passed ? 'passed' : 'failed'}** on revision ${revision}, ${moment(at)} UTC: ${count(pages.length, 'page')}${looked}.`,
    ...withSpace(found(pages, ({ faults }) => faults)),
    ...(notes.length === 0
      ? []
      : ['', '<details><summary>What could be better</summary>', '', ...notes, '', '</details>']),
  ];
}

function found(
  pages: readonly SmokePage[],
  sentencesOf: (page: SmokePage) => readonly string[],
): string[] {
  return pages.flatMap((page) => sentencesOf(page).map((text) => `- \`${page.path}\`: ${text}`));
}

const withSpace = (lines: string[]) => (lines.length === 0 ? [] : ['', ...lines]);

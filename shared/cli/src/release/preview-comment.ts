import type { PreviewMade } from '@motohaat/contract/previews';
import type { ApplicationStatus, RegisteredRelease } from '@motohaat/contract/registry';

import { kilobytes, moment } from './figures.ts';

type Previewed = PreviewMade & {
  application: string;
  version: string;
  with: readonly { application: string; version: string }[];
};

/** What a pull request should say of a preview, as Markdown: address, bytes before and after, report. */
export function pullRequestComment(
  { standing, releases, revision }: ApplicationStatus,
  { application, version, name, url, expiresAt, with: others }: Previewed,
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
    reportLine(after?.smoke ?? null),
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

function reportLine(smoke: RegisteredRelease['smoke']): string {
  if (!smoke) return 'No smoke test yet: it is made when the release is promoted or tried.';
  return `Smoke test: **${smoke.passed ? 'passed' : 'failed'}** on revision ${smoke.revision}, ${moment(smoke.at)} UTC.`;
}

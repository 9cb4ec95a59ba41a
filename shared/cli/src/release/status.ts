import type { CanaryJudgement, CanarySignal, CanaryVerdict } from '@motohaat/contract/canaries';
import type { ApplicationStatus, Health, LiveStatus } from '@motohaat/contract/registry';

import { count, kilobytes, measured, moment, percent } from './figures.ts';
import type { Outcome } from './outcome.ts';
import type { Registry } from './registry.ts';
import { table } from './table.ts';

/** What is live of an application, what is tried, its latest releases and how they do. */
export async function showStatus(registry: Registry): Promise<Outcome> {
  const status = await registry.status();
  const { application, server } = registry;
  const lines = [
    `${application} at ${server}, revision ${status.revision}`,
    '',
    ...liveLines(status.standing),
    '',
    ...releaseLines(status),
  ];
  if (status.health.length > 0) lines.push('', ...healthLines(status.health));
  return { code: 0, data: status, lines };
}

const verdicts = {
  better_or_equal: 'does as well as what is live, or better',
  worse: 'does worse than what is live',
  not_yet: 'nobody can say yet whether it does as well as what is live',
} as const;

const verdictNames = {
  better_or_equal: 'better or equal',
  worse: 'worse',
  not_yet: 'not yet',
} satisfies Record<CanaryVerdict, string>;

const signalNames = {
  failed: 'failed',
  uncaught_error: 'uncaught error',
  failed_call: 'failed call',
  lcp: 'largest paint',
  inp: 'answer to a press',
  shifted: 'layout moved',
  wished: 'wished',
  booked: 'booked',
  messaged: 'wrote a message',
  paid: 'paid',
} satisfies Record<CanarySignal, string>;

function liveLines(live: LiveStatus | null): string[] {
  if (!live) return ['Nothing of it is live.'];
  const { version, release, since, canary, closed, takenBack } = live;
  const rows = [['live', version, release, `since ${moment(since)}`]];
  if (canary) {
    const people = [percent(canary.percent), count(canary.accounts, 'account')].join(' and ');
    rows.push([
      'tried',
      canary.version,
      canary.release,
      `since ${moment(canary.since)} by ${people}`,
    ]);
  }
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  const judged = canary?.judged;
  const lines = rows.map(([what, which, id, who = '']) =>
    `${what!.padEnd(5)}  ${which!.padEnd(width(1))}  ${id}  ${who}`.trimEnd(),
  );
  if (canary && judged) {
    const grows = canary.ramp && !canary.held ? ', and grows by itself' : '';
    lines.push(`       ${verdicts[judged.verdict]} (${moment(judged.at)})${grows}`);
  }
  if (canary?.held) {
    const { at, reason } = canary.held;
    lines.push(
      `       It was to grow by itself, and does not since ${moment(at)}:`,
      `       ${reason}`,
    );
  }
  if (judged) lines.push('', ...signalLines(judged.signals));
  if (closed !== null) lines.push(`taken off; people read: "${closed}"`);
  if (takenBack) {
    const { revision, at, reason } = takenBack;
    lines.push(
      `${takenBack.version} was taken back by the server itself, in revision ${revision}, ${moment(at)}:`,
      `  ${reason}`,
    );
  }
  // Of what is tried now it stands above, in the figures of now.
  if (live.verdict && !takenBack && live.verdict.release !== canary?.release) {
    const { verdict } = live;
    lines.push(
      `last verdict, on ${verdict.version}, in revision ${verdict.revision}, ${moment(verdict.at)}:`,
      `  ${verdict.reason}`,
    );
  }
  return lines;
}

/** What a verdict goes by: each signal of the release that is tried, beside what is live. */
function signalLines(signals: CanaryJudgement['signals']): string[] {
  if (signals.length === 0) return [];
  return table(
    ['of page views', '>tried', '>live', 'so far'],
    signals.map(({ signal, canary, stable, verdict }) => [
      signalNames[signal],
      figure(signal, canary),
      figure(signal, stable),
      verdictNames[verdict],
    ]),
  );
}

/** `2.5 % of 800`, or `1234 ms of 800`. */
function figure(signal: CanarySignal, { views, value }: { views: number; value: number }): string {
  if (views === 0) return '-';
  const isTime = signal === 'lcp' || signal === 'inp';
  return `${isTime ? measured(value, 'ms') : percent(100 * value)} of ${views}`;
}

function releaseLines({ releases }: ApplicationStatus): string[] {
  if (releases.length === 0) return ['Nothing of it is published.'];
  return table(
    ['release', 'published (UTC)', 'by', 'contract', '>js kB', '>css kB', 'smoke test', 'files'],
    releases.map(
      ({ version, publishedAt, publishedBy, contract, size, budget, smoke, available }) => [
        version,
        moment(publishedAt),
        publishedBy,
        contract,
        ofBudget(size.javascript, budget?.javascript),
        ofBudget(size.css, budget?.css),
        smoke ? `${smoke.passed ? 'passed' : 'failed'}, revision ${smoke.revision}` : 'none',
        available ? 'kept' : 'gone',
      ],
    ),
  );
}

function ofBudget(size: number, most: number | undefined): string {
  return most === undefined ? kilobytes(size) : `${kilobytes(size)} of ${most}`;
}

function healthLines(health: Health[]): string[] {
  return table(
    ['views of', '>opened', '>load failures', '>render errors', '>LCP', '>INP', '>CLS'],
    health.map(({ version, canary, opened, loadFailures, renderErrors, lcp, inp, cls }) => [
      `${version} ${canary ? '(tried)' : '(live)'}`,
      String(opened),
      share(loadFailures, opened),
      share(renderErrors, opened),
      measured(lcp, 'ms'),
      measured(inp, 'ms'),
      measured(cls, 'score'),
    ]),
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? String(part) : `${part} (${percent((100 * part) / whole)})`;
}

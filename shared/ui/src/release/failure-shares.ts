import type { Messages } from '../messages/release/en.tsx';
import type { Health } from './health.ts';

type Column = Health['series'][number] & {
  /** Of the views that failed, 0 to 1. */
  share: number;
};

/** The views of five minutes each, with the share of those that failed. */
export function columnsOf({ series }: Health): Column[] {
  return series.map((column) => ({ ...column, share: shareOf(column.failed, column.opened) }));
}

/** Heights to choose from for the share that fills a chart. */
const ceilings = [0.05, 0.1, 0.25, 0.5];

/** The share that fills charts that are compared: the highest of them all fits, few do not look many. */
export function ceilingFor(healths: readonly Health[]): number {
  const highest = Math.max(0, ...healths.flatMap(columnsOf).map(({ share }) => share));
  return ceilings.find((ceiling) => highest <= ceiling) ?? 1;
}

/** The share of all views of a release that failed, 0 to 1. */
export function failedShare({ opened, loadFailures, renderErrors }: Health): number {
  return Math.min(1, shareOf(loadFailures + renderErrors, opened));
}

/** What a chart shows, for those who do not see it. */
export function sentenceFor(health: Health, t: Messages['chart']): string {
  const columns = columnsOf(health);
  const opened = columns.reduce((sum, column) => sum + column.opened, 0);
  const failed = columns.reduce((sum, column) => sum + column.failed, 0);
  const { version } = health;
  const since = columns[0]?.at ?? '';
  if (opened === 0) return t.noViews(version, since);
  if (failed === 0) return t.noneFailed(version, since, opened);
  const worst = columns.reduce((one, other) => (other.share > one.share ? other : one));
  return t.someFailed({ version, since, opened, failed }, worst);
}

function shareOf(failed: number, opened: number): number {
  return opened === 0 ? 0 : failed / opened;
}

import type {
  ApplicationStatus,
  Health,
  RegisteredRelease,
  ReleasesOverview,
  RevisionRecord,
  LiveStatus,
} from '@motohaat/contract/registry';
import type { SmokeStanding } from '@motohaat/contract/smoke-tests';

/** 9:00 in Dhaka. */
const start = Date.parse('2026-11-20T03:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

export function liveStatus(changes: Partial<LiveStatus> = {}): LiveStatus {
  return {
    application: 'mfe-buyer',
    version: '0.2.0',
    release: 'r2',
    since: at(0),
    canary: null,
    closed: null,
    takenBack: null,
    ...changes,
  };
}

export const canary: NonNullable<LiveStatus['canary']> = {
  version: '0.3.0',
  release: 'r3',
  since: at(60),
  percent: 5,
  accounts: 2,
};

const shown = { views: 1_200, value: 0.02 };
export const judged: NonNullable<NonNullable<LiveStatus['canary']>['judged']> = {
  at: at(120),
  verdict: 'not_yet',
  signals: [
    { signal: 'failed', verdict: 'not_yet', canary: shown, stable: shown, worse: 0.1, equal: 0.4 },
    {
      signal: 'lcp',
      verdict: 'better_or_equal',
      canary: { views: 900, value: 1_234.5 },
      stable: { views: 0, value: 0 },
      worse: 0,
      equal: 1.2,
    },
  ],
};

export function release(changes: Partial<RegisteredRelease> = {}): RegisteredRelease {
  return {
    version: '0.3.0',
    release: 'r3',
    publishedAt: at(30),
    publishedBy: 'team mfe-buyer',
    contract: '1.2.0',
    size: { javascript: 122.43, css: 9 },
    budget: { javascript: 130, css: 75 },
    available: true,
    wasLive: true,
    smoke: { passed: true, revision: 7, at: at(31) },
    ...changes,
  };
}

/** Views of 30 times five minutes from 9:00 on; `series` gives the first of them. */
export function health(
  changes: Partial<Omit<Health, 'series'>> = {},
  series: { opened: number; failed: number }[] = [],
): Health {
  return {
    release: 'r2',
    version: '0.2.0',
    canary: false,
    opened: 400,
    loadFailures: 1,
    renderErrors: 3,
    drawFailures: 0,
    lcp: 1800,
    inp: 240,
    cls: 0.31,
    series: Array.from({ length: 30 }, (_one, index) => ({
      at: at(5 * index),
      ...(series[index] ?? { opened: 0, failed: 0 }),
    })),
    ...changes,
  };
}

export function overview(
  changes: Partial<LiveStatus> = {},
  healths: Health[] = [],
  revision = 7,
): ReleasesOverview {
  const live = release({ version: '0.2.0', release: 'r2' });
  const applications = [{ standing: liveStatus(changes), live, health: healths }];
  return { revision, at: at(10), applications };
}

/** Nobody has looked at a release, and a machine is there. */
export const unlooked: SmokeStanding = {
  state: 'none',
  attended: true,
  problem: null,
  done: 0,
  of: null,
  report: null,
};

export function status(releases: RegisteredRelease[]): ApplicationStatus {
  return { revision: 7, standing: liveStatus(), releases, health: [] };
}

export function record(changes: Partial<RevisionRecord> = {}): RevisionRecord {
  return {
    number: 7,
    at: at(10),
    act: 'promote',
    author: 'team mfe-buyer',
    reason: 'Faster search',
    differences: [{ application: 'mfe-buyer', version: { from: '0.1.0', to: '0.2.0' } }],
    ...changes,
  };
}

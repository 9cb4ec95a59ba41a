import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';

const f = { ...english, ...longEnglish };
const moment = (iso: string) => `${f.day(new Date(iso))}, ${f.time(new Date(iso))}`;
/** Whose act something was: `server`, `system` (by itself), a team or an admin’s name. */
const writer = (name: string) =>
  ({ server: 'the server', system: 'MotoHaat itself' })[name] ?? name;
const share = (value: number) => `${Number((value * 100).toFixed(1))} %`;

/** What was done; an act of a later server has its own name. */
const acts: Readonly<Record<string, string>> = {
  start: 'Started',
  promote: 'Promoted',
  canary: 'Canary',
  rollback: 'Rolled back',
  kill: 'Taken off',
  revive: 'Brought back',
  remove: 'Removed',
  handover: 'Handed over',
};

/** Times are ISO times, shares are from 0 to 1. */
export const messages = {
  team: {
    title: 'Team',
    lead: 'What your team has released, how it does, and how it came so. You read here; releases are made with the team’s token.',
    loading: 'Loading your teams',
    failed: 'Your teams could not be loaded.',
    none: 'This account belongs to no team. An operator adds it with npm run team -- join.',
    partLoading: (application: string) => `Loading ${application}`,
    partFailed: (application: string) => `${application} could not be loaded.`,
    notLive: 'Nothing of it is live.',
    live: (version: string, since: string) => `${version} is live since ${moment(since)}`,
    canary: (version: string, percent: number, accounts: number, since: string) =>
      `${version} is tried by ${percent} % of visitors and ${f.plural(accounts, { one: '1 account', other: `${accounts} accounts` })} since ${moment(since)}`,
    closed: (sentence: string) => `Taken off. People read: ${sentence}`,
    takenBack: (version: string, at: string, reason: string) =>
      `MotoHaat itself took ${version} back, ${moment(at)}: ${reason}`,
    figures: 'Figures',
    noFigures: 'Nobody measures it.',
    version: 'Version',
    views: 'Views',
    failedViews: 'Failed',
    count: (value: number) => f.number(value),
    share,
    milliseconds: (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`),
    shift: (value: number | null) => (value === null ? '–' : value.toFixed(2)),
    isTried: (version: string) => `${version} (canary)`,
    releases: 'Releases',
    published: (at: string, by: string) => `Published ${moment(at)} by ${writer(by)}`,
    size: (javascript: number, css: number) =>
      `${Number(javascript.toFixed(1))} kB JavaScript, ${Number(css.toFixed(1))} kB CSS`,
    smoke: {
      passed: 'Smoke test passed',
      failed: 'Smoke test failed',
      none: 'No smoke test',
    },
    faults: 'What went wrong',
    faultsOf: (application: string) => `What went wrong: ${application}`,
    faultsLoading: 'Loading what went wrong',
    faultsFailed: 'What went wrong could not be loaded.',
    noFaults: 'Nobody’s browser has told of an error in the last 14 days.',
    failedCall: (call: string, status: number | null) =>
      status === null ? `${call}: no answer` : `${call}: answered ${status}`,
    faultFacts: (version: string, views: number, last: string) =>
      `${version}, in ${f.plural(views, { one: '1 view', other: `${views} views` })}, last ${moment(last)}`,
    history: 'History',
    historyOf: (application: string) => `History of ${application}`,
    historyLoading: 'Loading the history',
    historyFailed: 'The history could not be loaded.',
    historyEmpty: 'Nothing was done with it so far.',
    revision: (number: number) => `Revision ${number}`,
    act: (act: string) => acts[act] ?? act,
    by: (author: string, at: string) => `${writer(author)}, ${moment(at)}`,
    change: (from: string | null, to: string | null) => `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
  },
};

export type Messages = typeof messages;

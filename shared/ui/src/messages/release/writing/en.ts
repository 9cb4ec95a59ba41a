import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';
import { dhakaHour } from '@motohaat/domain/time';

import { roundedPercent } from './rounding.ts';

const f = { ...english, ...longEnglish };

/** The time of day in Dhaka, as logs have it: `22:40`. */
export function clock(iso: string): string {
  return dhakaHour(new Date(iso));
}

/** A moment on the clocks of Dhaka: `20 Nov 2026, 22:40`. */
export function moment(iso: string): string {
  return `${f.day(new Date(iso))}, ${clock(iso)}`;
}

/** A share from 0 to 1: `0 %`, `2.5 %`, `40 %`. */
export function percent(share: number): string {
  return `${roundedPercent(share)} %`;
}

/** Who made a revision or published a release. */
export function author(name: string): string {
  if (name === 'server') return 'the server';
  return name === 'system' ? 'MotoHaat itself' : name;
}

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

/** What was done with a release; an act of a later server has its own name. */
export function actName(name: string): string {
  return acts[name] ?? name;
}

/** Whom a canary is for: `5 % of visitors and 2 accounts`. */
export function people(few: { percent: number; accounts: number }): string {
  const accounts = f.plural(few.accounts, { one: 'account', other: 'accounts' });
  const named = `${few.accounts} ${accounts}`;
  if (few.percent === 0) return named;
  const visitors = `${few.percent} % of visitors`;
  return few.accounts === 0 ? visitors : `${visitors} and ${named}`;
}

import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import { roundedPercent } from './rounding.ts';

const f = { ...bangla, ...longBangla };

export function clock(iso: string): string {
  return f.time(new Date(iso));
}

export function moment(iso: string): string {
  return f.dayAndTime(new Date(iso));
}

export function percent(share: number): string {
  return `${f.number(roundedPercent(share))}%`;
}

/** What is a name, as that of a revision, is not grouped: `রিভিশন ১২০৪`. */
export function revision(number: number): string {
  return `রিভিশন ${f.number(number).replaceAll(',', '')}`;
}

const team = /^team (shell|mfe-[a-z0-9-]+)$/;

/** Whether it is somebody, and neither a team nor the software by itself. */
export const isPerson = (name: string) =>
  name !== 'server' && name !== 'system' && !team.test(name);

export function author(name: string): string {
  if (name === 'server') return 'সার্ভার';
  if (name === 'system') return 'MotoHaat নিজেই';
  const application = team.exec(name)?.[1];
  return application ? `${application} টিম` : name;
}

const acts: Readonly<Record<string, string>> = {
  start: 'শুরু',
  promote: 'চালু করা হয়েছে',
  canary: 'পরীক্ষামূলক রিলিজ',
  rollback: 'আগেরটিতে ফেরা হয়েছে',
  kill: 'বন্ধ রাখা হয়েছে',
  revive: 'আবার খোলা হয়েছে',
  remove: 'সরিয়ে নেওয়া হয়েছে',
  handover: 'পাতা অন্য অংশকে দেওয়া হয়েছে',
};

export function actName(name: string): string {
  return acts[name] ?? name;
}

/** Whom a canary is for: `৫% ভিজিটর ও ২টি অ্যাকাউন্ট`. */
export function people(few: { percent: number; accounts: number }): string {
  const named = `${f.number(few.accounts)}টি অ্যাকাউন্ট`;
  if (few.percent === 0) return named;
  const visitors = `${f.number(few.percent)}% ভিজিটর`;
  return few.accounts === 0 ? visitors : `${visitors} ও ${named}`;
}

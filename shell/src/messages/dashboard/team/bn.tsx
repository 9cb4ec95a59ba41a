import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

const f = { ...bangla, ...longBangla };
const moment = (iso: string) => f.dayAndTime(new Date(iso));
const writer = (name: string) =>
  ({ server: 'সার্ভার', system: 'MotoHaat নিজেই' })[name] ??
  (name.startsWith('team ') ? `${name.slice(5)} টিম` : name);
const kilobytes = (value: number) => f.number(Number(value.toFixed(1)));

const acts: Readonly<Record<string, string>> = {
  start: 'শুরু',
  promote: 'সবার জন্য চালু',
  canary: 'পরীক্ষায়',
  rollback: 'ফিরিয়ে নেওয়া',
  kill: 'বন্ধ করা',
  revive: 'আবার চালু',
  remove: 'সরিয়ে দেওয়া',
  handover: 'হস্তান্তর',
};

export const messages = {
  team: {
    title: 'টিম',
    lead: 'আপনার টিম কী রিলিজ করেছে, সেটি কেমন চলছে আর কীভাবে এ পর্যন্ত এল। এখানে শুধু পড়া যায়; রিলিজ হয় টিমের টোকেন দিয়ে।',
    loading: 'আপনার টিমগুলো লোড হচ্ছে',
    failed: 'আপনার টিমগুলো লোড করা যায়নি।',
    none: 'এই অ্যাকাউন্ট কোনো টিমে নেই। অপারেটর npm run team -- join দিয়ে যোগ করেন।',
    partLoading: (application) => `${application} লোড হচ্ছে`,
    partFailed: (application) => `${application} লোড করা যায়নি।`,
    notLive: 'এর কিছুই চালু নেই।',
    live: (version, since) => `${moment(since)} থেকে ${version} চালু`,
    canary: (version, percent, accounts, since) =>
      `${moment(since)} থেকে ${version} পরীক্ষা করছেন ${f.number(percent)}% ভিজিটর ও ${f.number(accounts)}টি অ্যাকাউন্ট`,
    closed: (sentence) => `বন্ধ রাখা আছে। সেখানে লেখা আছে: ${sentence}`,
    takenBack: (version, at, reason) =>
      `${moment(at)} MotoHaat নিজেই ${version} ফিরিয়ে নিয়েছে: ${reason}`,
    figures: 'পরিসংখ্যান',
    noFigures: 'এর কোনো মাপ নেওয়া হয় না।',
    version: 'সংস্করণ',
    views: 'দেখা হয়েছে',
    failedViews: 'ব্যর্থ',
    count: (value) => f.number(value),
    share: (value) => `${f.number(Number((value * 100).toFixed(1)))}%`,
    milliseconds: (value) => (value === null ? '–' : `${f.number(Math.round(value))} মি.সে.`),
    shift: (value) => (value === null ? '–' : f.number(Number(value.toFixed(2)))),
    isTried: (version) => `${version} (পরীক্ষায়)`,
    releases: 'রিলিজ',
    published: (at, by) => `${moment(at)} প্রকাশ করেছে ${writer(by)}`,
    size: (javascript, css) =>
      `JavaScript ${kilobytes(javascript)} কেবি, CSS ${kilobytes(css)} কেবি`,
    smoke: {
      passed: 'স্মোক টেস্টে পাস',
      failed: 'স্মোক টেস্টে ফেল',
      none: 'স্মোক টেস্ট হয়নি',
    },
    faults: 'যা ভুল হয়েছে',
    faultsOf: (application) => `${application}-এ যা ভুল হয়েছে`,
    faultsLoading: 'কী কী ভুল হয়েছে, আনা হচ্ছে',
    faultsFailed: 'কী কী ভুল হয়েছে, আনা যায়নি।',
    noFaults: 'গত ১৪ দিনে কারও ব্রাউজার কোনো ত্রুটির কথা জানায়নি।',
    failedCall: (call, status) =>
      status === null ? `${call}: উত্তর আসেনি` : `${call}: উত্তর এসেছে ${f.number(status)}`,
    faultFacts: (version, views, last) =>
      `${version}, ${f.number(views)} বার দেখায়, সর্বশেষ ${moment(last)}`,
    history: 'ইতিহাস',
    historyOf: (application) => `${application}: ইতিহাস`,
    historyLoading: 'ইতিহাস লোড হচ্ছে',
    historyFailed: 'ইতিহাস লোড করা যায়নি।',
    historyEmpty: 'এটি নিয়ে এখনও কিছু করা হয়নি।',
    revision: (number) => `রিভিশন ${f.number(number).replaceAll(',', '')}`,
    act: (act) => acts[act] ?? act,
    by: (author, at) => `${writer(author)}, ${moment(at)}`,
    change: (from, to) => `${from ?? 'কিছু না'} → ${to ?? 'কিছু না'}`,
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import { author, moment } from '../writing/bn.ts';
import type { PreviewMessages } from './en.ts';

const f = { ...bangla, ...longBangla };

export const messages = {
  title: 'প্রিভিউ',
  lead: 'চালু হওয়ার আগে প্রকাশিত রিলিজ আসল সাইটে, যার কাছে ঠিকানা আছে তার জন্য।',
  loading: 'প্রিভিউগুলো লোড হচ্ছে',
  failed: 'প্রিভিউগুলো লোড করা যায়নি।',
  none: 'এখন কোনো প্রিভিউ নেই।',
  nameOf: (application, name) => `${application}-এর ${name}`,
  shows: (releases) =>
    f.list(releases.map(({ application, version }) => `${application} ${version}`)),
  made: (by, at) => `বেছে দিয়েছে ${author(by) || 'কেউ একজন'}, ${moment(at)}`,
  until: (at) => `${moment(at)} পর্যন্ত`,
  open: 'খুলুন',
  openOf: (name) => `${name} খুলুন`,
  copy: 'ঠিকানা কপি করুন',
  copyOf: (name) => `${name}-এর ঠিকানা কপি করুন`,
  copied: 'ঠিকানা কপি হয়েছে।',
  notCopied: 'ব্রাউজার কপি করেনি। “খুলুন” লিংকের ঠিকানাটি কপি করুন।',
  end: 'শেষ করুন',
  endOf: (name) => `${name} শেষ করুন`,
  endQuestion: (name) => `${name} প্রিভিউ শেষ করবেন?`,
  endConsequence: 'এর ঠিকানায় আর কিছু দেখা যাবে না। আবার বানালে ঠিকানা হবে অন্য।',
  ended: 'প্রিভিউ শেষ হয়েছে।',
  add: 'নতুন প্রিভিউ…',
  make: 'প্রিভিউ দেখান',
  makeLead: 'ঠিকানাটি যিনি খুলবেন, তাঁর অ্যাকাউন্ট যতটুকু দেখতে পারে ততটুকু সাইট এই রিলিজগুলো নিয়ে দেখবেন।',
  application: 'অ্যাপ্লিকেশন',
  release: 'রিলিজ',
  loadingReleases: 'রিলিজগুলো লোড হচ্ছে…',
  releasesFailed: 'রিলিজগুলো লোড করা যায়নি।',
  noReleases: 'ফাইল রাখা আছে, এমন কোনো রিলিজ নেই।',
  together: 'সঙ্গে আর যা (না দিলেও চলে)',
  togetherHelp: (example) => `অন্য অ্যাপ্লিকেশনের রিলিজ, যেমন ${example}।`,
  wrongRelease: (text, example) => `“${text}” কোনো রিলিজের নাম নয়। এভাবে লিখুন: ${example}।`,
  name: 'নাম',
  nameHelp: 'যেমন আপনার ব্রাঞ্চের নাম। একই নাম আবার দিলে ঠিকানা একই থাকে।',
  nameSuggested: (name) => `খালি রাখলে নাম হবে ${name}। একই নাম আবার দিলে ঠিকানা একই থাকে।`,
  nameLacking: 'ইংরেজি অক্ষর ও সংখ্যায় একটি নাম দিন।',
  days: 'কত দিন',
  dayCount: (days) => `${f.number(days)} দিন`,
  confirm: 'দেখান',
  done: 'প্রিভিউ তৈরি। তালিকা থেকে ঠিকানা কপি করুন।',
} satisfies PreviewMessages;

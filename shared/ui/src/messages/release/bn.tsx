import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';
import { verdict } from './verdict/bn.ts';
import { clock, moment, people, percent } from './writing/bn.ts';

const f = bangla;

function between(first: string, last: string): string {
  return first === last ? moment(last) : `${moment(first)} থেকে ${moment(last)}`;
}

export const messages = {
  verdict,
  clock,
  percent,
  panels: {
    everybody: 'সবার জন্য',
    everybodyElse: (version) => `বাকি সবার জন্য: ${version}`,
    liveSince: (at) => `${moment(at)} থেকে চালু`,
    canary: (version) => `পরীক্ষামূলক রিলিজ: ${version}`,
    canarySince: (few, at) => `${people(few)}, ${moment(at)} থেকে`,
  },
  health: {
    nobodyYet: 'এর কোনো পাতা এখনো কেউ খোলেননি।',
    views: 'খোলা হয়েছে',
    viewCount: (count) => `${f.number(count)} বার`,
    failed: 'সমস্যা হয়েছে',
    failures: (notLoaded, broken, notDrawn) => {
      const found = `${f.number(notLoaded)} বার আসেনি, ${f.number(broken)} বার ভেঙে গেছে`;
      return notDrawn > 0 ? `${found}, ${f.number(notDrawn)} বার সার্ভার পাতা তৈরি করতে পারেনি` : found;
    },
    lastUndrawn: (at) => `সার্ভার শেষ যে পাতা তৈরি করতে পারেনি, ${moment(at)}:`,
    meanings: {
      lcp: 'সবচেয়ে বড় অংশটি দেখা যেতে সময়, ৭৫তম পার্সেন্টাইলে',
      inp: 'চাপ দেওয়ার পর সাড়া পেতে সময়, ৭৫তম পার্সেন্টাইলে',
      cls: 'পাতা খুলতে গিয়ে লেখা ও ছবি যতটা নড়ে যায়, ৭৫তম পার্সেন্টাইলে',
    },
    milliseconds: (amount) => `${f.number(Math.round(amount))} মি.সে.`,
    seconds: (amount) => `${f.number(Number(amount.toFixed(1)))} সে.`,
    shift: (amount) => f.number(Number(amount.toFixed(2))),
    verdicts: { good: 'ভালো', 'needs work': 'উন্নতি দরকার', poor: 'খারাপ' },
    notMeasured: 'মাপা হয়নি',
  },
  chart: {
    title: 'যতবার সমস্যা হয়েছে',
    now: 'এখন',
    noViews: (version, since) => `${version}, ${clock(since)} থেকে: কোনো পাতা খোলা হয়নি।`,
    noneFailed: (version, since, opened) =>
      `${version}, ${clock(since)} থেকে: ${f.number(opened)} বার পাতা খোলা হয়েছে, একবারও সমস্যা হয়নি।`,
    someFailed: ({ version, since, opened, failed }, worst) =>
      `${version}, ${clock(since)} থেকে: ${f.number(opened)} বার পাতা খোলা হয়েছে, ${f.number(failed)} বার সমস্যা হয়েছে। সবচেয়ে বেশি ${percent(worst.share)}, ${clock(worst.at)}।`,
    figures: (version) => `${version}-এর হিসাব`,
    from: 'সময়',
    views: 'খোলা হয়েছে',
    failed: 'সমস্যা হয়েছে',
    share: 'হার',
    count: f.number,
  },
  smoke: {
    title: 'প্রাথমিক পরীক্ষা',
    loading: 'প্রাথমিক পরীক্ষার ফল লোড হচ্ছে',
    lostReport: 'প্রাথমিক পরীক্ষার ফল লোড করা যায়নি।',
    none: 'কোনো মেশিন এখনো এই রিলিজ দেখেনি।',
    waiting: 'রিলিজ দেখার মেশিনের জন্য অপেক্ষা চলছে।',
    unattended: 'এখন কোনো মেশিন রিলিজ দেখছে না। কোনো মেশিন আসা পর্যন্ত পরীক্ষাটি অপেক্ষায় থাকবে।',
    running: (done, of) =>
      of === null
        ? 'একটি মেশিন এর পাতাগুলো দেখছে।'
        : `একটি মেশিন এর পাতাগুলো দেখছে: ${f.number(of)}টির মধ্যে ${f.number(done)}টি দেখা হয়েছে।`,
    broken: (why) => `প্রাথমিক পরীক্ষা করা যায়নি। ${why}`,
    passed: (pages, at) => `${f.number(pages)}টি পাতার কোথাও সমস্যা নেই। দেখা হয়েছে ${moment(at)}।`,
    failed: (pages, at) => `${f.number(pages)}টি পাতায় সমস্যা আছে। দেখা হয়েছে ${moment(at)}।`,
    pages: 'পাতা ও ছবি',
    looked: (views, { javascript, css }) =>
      `${f.number(views)}ভাবে দেখা হয়েছে। সবচেয়ে বেশি লোড হয় ${f.number(javascript)} কেবি জাভাস্ক্রিপ্ট, ${f.number(css)} কেবি সিএসএস।`,
    faults: 'যা ঠিক নেই',
    notes: 'যা আরও ভালো হতে পারে',
    picture: {
      candidate: (version) => `এই রিলিজ, ${version}`,
      live: (version) => `চালু রিলিজ, ${version}`,
    },
    pictureOf: (path, name) => `${path}। ${name}`,
    lost: (name) => `${name}: ছবিটি লোড করা যায়নি।`,
  },
  faults: {
    title: 'যা ভুল হয়েছে',
    titleOf: (application) => `${application}-এ যা ভুল হয়েছে`,
    list: 'ত্রুটি',
    loading: 'কী কী ভুল হয়েছে, আনা হচ্ছে',
    failed: 'কী কী ভুল হয়েছে, আনা যায়নি।',
    none: 'গত ১৪ দিনে কারও ব্রাউজার কোনো ত্রুটির কথা জানায়নি।',
    uncaught: 'অধরা ত্রুটি',
    call: (call, status) =>
      status === null ? `${call}: উত্তর আসেনি` : `${call}: উত্তর এসেছে ${f.number(status)}`,
    facts: (version, views, first, last) =>
      `${version}, ${f.number(views)} বার দেখায়, ${between(first, last)}`,
    stack: (error) => `কোথায়: ${error}`,
    noStack: 'কোথায়, ব্রাউজার তা জানায়নি।',
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';
import { actName, author, moment, revision } from '@motohaat/ui/messages/release/writing/bn';

import type { Messages } from './en.tsx';

const f = { ...bangla, ...longBangla };
const kilobytes = (value: number) => f.number(Number(value.toFixed(1)));

export const messages = {
  team: {
    title: 'টিম',
    lead: 'আপনার টিম কী রিলিজ করেছে, সেটি কেমন চলছে আর কীভাবে এ পর্যন্ত এল। প্রিভিউ এখানেই বানানো যায়; রিলিজ হয় টিমের টোকেন দিয়ে।',
    loading: 'আপনার টিমগুলো লোড হচ্ছে',
    failed: 'আপনার টিমগুলো লোড করা যায়নি।',
    none: 'এই অ্যাকাউন্ট কোনো টিমে নেই। অপারেটর npm run team -- join দিয়ে যোগ করেন।',
    partLoading: (application) => `${application} লোড হচ্ছে`,
    partFailed: (application) => `${application} লোড করা যায়নি।`,
    notLive: 'এর কিছুই চালু নেই।',
    live: (version, since) => `${moment(since)} থেকে ${version} চালু`,
    closed: (sentence) => `বন্ধ রাখা আছে। সেখানে লেখা আছে: ${sentence}`,
    takenBack: (version, at, reason) =>
      `${moment(at)} MotoHaat নিজেই ${version} ফিরিয়ে নিয়েছে: ${reason}`,
    verdict: (version, at, reason) => `শেষ রায়, ${version} নিয়ে, ${moment(at)}: ${reason}`,
    together: (releases) => `একসঙ্গে পরীক্ষায়: ${f.list(releases)}`,
    ramp: 'খারাপ না চললে এটি নিজে থেকেই বাড়বে।',
    held: (at, reason) => `${moment(at)} থেকে এটি নিজে থেকে বাড়ছে না: ${reason}`,
    figures: 'পরিসংখ্যান',
    figuresOf: (application) => `${application}: পরিসংখ্যান`,
    releases: 'রিলিজ',
    releasesOf: (application) => `${application}: রিলিজ`,
    noReleases: 'এর কিছুই প্রকাশ করা হয়নি।',
    published: (at, by) => `${moment(at)} প্রকাশ করেছে ${author(by)}`,
    size: (javascript, css) =>
      `JavaScript ${kilobytes(javascript)} কেবি, CSS ${kilobytes(css)} কেবি`,
    smoke: {
      passed: 'প্রাথমিক পরীক্ষায় পাস',
      failed: 'প্রাথমিক পরীক্ষায় ফেল',
      none: 'প্রাথমিক পরীক্ষা হয়নি',
      report: 'প্রতিবেদন ও ছবি',
      reportOf: (version) => `প্রতিবেদন ও ছবি: ${version}`,
    },
    uses: {
      title: 'কে ব্যবহার করে',
      loading: 'কে ব্যবহার করে, আনা হচ্ছে',
      failed: 'কে ব্যবহার করে, আনা যায়নি।',
      none: 'অন্যদের ব্যবহারের মতো এতে কিছু নেই।',
      users: (releases) => `ব্যবহার করে ${f.list(releases)}।`,
      nobody: 'কেউ ব্যবহার করে না।',
      goes: (member, until, instead, users) =>
        `প্ল্যাটফর্মের ${member} বাদ যাবে ${until} তারিখে, অথচ ${f.list(users)} এটি ব্যবহার করে। এর বদলে: ${instead}।`,
      former: (version, until, users) =>
        `${f.list(users)} বানানো হয়েছে প্ল্যাটফর্মের চুক্তি ${version} ধরে, যা চলবে ${until} পর্যন্ত। তার আগে এখনকার চুক্তি ধরে নতুন করে বানান।`,
      kind: {
        pages: (all, used) => `পাতা: ${f.number(all)}টির মধ্যে ${f.number(used)}টি অন্যরা ব্যবহার করে`,
        slots: (all, used) => `স্লট: ${f.number(all)}টির মধ্যে ${f.number(used)}টি অন্যরা ব্যবহার করে`,
        events: (all, used) => `ইভেন্ট: ${f.number(all)}টির মধ্যে ${f.number(used)}টি অন্যরা ব্যবহার করে`,
        platform: (all, used) =>
          `প্ল্যাটফর্ম: ${f.number(all)}টির মধ্যে ${f.number(used)}টি অন্যরা ব্যবহার করে`,
        modules: (all, used) =>
          `লাইব্রেরি: ${f.number(all)}টির মধ্যে ${f.number(used)}টি অন্যরা ব্যবহার করে`,
      },
    },
    history: 'ইতিহাস',
    historyOf: (application) => `${application}: ইতিহাস`,
    historyLoading: 'ইতিহাস লোড হচ্ছে',
    historyFailed: 'ইতিহাস লোড করা যায়নি।',
    historyEmpty: 'এটি নিয়ে এখনও কিছু করা হয়নি।',
    untested: 'পরীক্ষা ছাড়াই ছাড়া হয়েছে',
    again: (why) => `আগে খারাপ প্রমাণিত হলেও: ${why}`,
    revision,
    act: actName,
    by: (who, at) => `${author(who)}, ${moment(at)}`,
    change: (from, to) => `${from ?? 'কিছু না'} → ${to ?? 'কিছু না'}`,
  },
} satisfies Messages;

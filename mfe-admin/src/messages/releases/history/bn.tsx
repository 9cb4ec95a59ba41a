import { bangla } from '@motohaat/domain/formats-bn';
import { revision } from '@motohaat/ui/messages/release/writing/bn';

import { parts } from '../parts.ts';
import type { HistoryMessages } from './en.tsx';

const f = bangla;

export const messages = {
  history: {
    list: 'রিভিশনগুলো',
    failed: 'ইতিহাস লোড করা যায়নি।',
    live: 'চালু আছে',
    untested: 'পরীক্ষা ছাড়াই ছাড়া হয়েছে',
    same: 'আগের রিভিশনের সঙ্গে কোনো পার্থক্য নেই।',
    again: (why) => <>আগে খারাপ প্রমাণিত হলেও: {why}</>,
    compare: 'চালুটির সঙ্গে তুলনা করুন',
    compareOf: (number) => `চালুটির সঙ্গে তুলনা করুন: ${revision(number)}`,
  },
  comparison: {
    label: 'দুটি রিভিশনের তুলনা',
    from: 'প্রথম রিভিশন',
    to: 'দ্বিতীয় রিভিশন',
    compare: 'তুলনা করুন',
    lacking: 'দুটি রিভিশনের নম্বর দিন।',
    title: (from, to) => `${revision(from)} থেকে ${revision(to)}`,
    close: 'বন্ধ করুন',
    same: 'কোনো পার্থক্য নেই।',
    failed: (why) => `তুলনা করা যায়নি। ${why}`,
    loading: 'পার্থক্যগুলো লোড হচ্ছে',
  },
  differences: {
    changed: (from, to) => `${from} → ${to}`,
    isNew: (version) => `${version} নতুন`,
    isGone: (version) => `${version} আর নেই`,
    size: (part, to) => `${parts[part]} ${f.number(to)} কেবি`,
    sizeChanged: (part, from, to) => `${parts[part]} ${f.number(from)} → ${f.number(to)} কেবি`,
    contract: (from, to) => `প্ল্যাটফর্মের চুক্তি ${from} → ${to}`,
    pagesAdded: (paths) => `${paths.join(', ')} পাতা যোগ হয়েছে`,
    pagesRemoved: (paths) => `${paths.join(', ')} পাতা বাদ গেছে`,
    entriesAdded: (names) => `মেনুতে ${names.join(', ')} যোগ হয়েছে`,
    entriesRemoved: (names) => `মেনু থেকে ${names.join(', ')} বাদ গেছে`,
    canaryBegan: (canary) => `পরীক্ষামূলক রিলিজ ${canary}`,
    canaryChanged: (from, to) => `পরীক্ষামূলক রিলিজ ${from} → ${to}`,
    canaryOver: (canary) => `পরীক্ষামূলক রিলিজ শেষ (ছিল ${canary})`,
    takenOff: (sentence) => `বন্ধ রাখা হয়েছে: “${sentence}”`,
    anotherSentence: (sentence) => `বন্ধ রাখার কথাটি বদলেছে: “${sentence}”`,
    broughtBack: 'আবার খোলা হয়েছে',
  },
} satisfies HistoryMessages;

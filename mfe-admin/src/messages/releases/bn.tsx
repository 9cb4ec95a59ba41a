import type { RevisionOperation } from '@motohaat/contract/registry';
import { bangla } from '@motohaat/domain/formats-bn';
import {
  actName,
  author,
  clock,
  isPerson,
  moment,
  percent,
  revision,
} from '@motohaat/ui/messages/release/writing/bn';

import type { Messages } from './en.tsx';
import { sets } from './sets/bn.ts';

const f = bangla;

/** The verb speaks of a person with respect, and otherwise of a team or the software. */
const did: Record<RevisionOperation, { other: string; person: string }> = {
  start: { other: 'শুরু করেছে', person: 'শুরু করেছেন' },
  promote: { other: 'চালু করেছে', person: 'চালু করেছেন' },
  canary: { other: 'পরীক্ষামূলক রিলিজ দিয়েছে', person: 'পরীক্ষামূলক রিলিজ দিয়েছেন' },
  rollback: { other: 'আগেরটিতে ফিরেছে', person: 'আগেরটিতে ফিরেছেন' },
  kill: { other: 'বন্ধ রেখেছে', person: 'বন্ধ রেখেছেন' },
  revive: { other: 'আবার খুলেছে', person: 'আবার খুলেছেন' },
  remove: { other: 'সরিয়ে নিয়েছে', person: 'সরিয়ে নিয়েছেন' },
  handover: { other: 'পাতা অন্য অংশকে দিয়েছে', person: 'পাতা অন্য অংশকে দিয়েছেন' },
};

function doneBy(act: RevisionOperation, who: string): string {
  return `${author(who)} ${did[act][isPerson(who) ? 'person' : 'other']}`;
}

const parts = { javascript: 'JavaScript', css: 'CSS' };

function sizePart(part: 'javascript' | 'css', { size, budget }: Weighed): string {
  const most = budget ? `${f.number(budget[part])} কেবির মধ্যে ` : '';
  return `${parts[part]} ${most}${f.number(Number(size[part].toFixed(1)))} কেবি`;
}

type Weighed = Parameters<Messages['size']>[0];

export const messages = {
  sets,
  title: 'রিলিজ',
  lead: 'কোন অ্যাপ্লিকেশনের কোন রিলিজ চালু আছে, কেমন চলছে, আর কীভাবে এ পর্যন্ত এসেছে।',
  retry: 'আবার চেষ্টা করুন',
  usesLoading: 'কে কী ব্যবহার করে, আনা হচ্ছে',
  moment,
  clock,
  percent,
  author,
  act: actName,
  size: (release) => `${sizePart('javascript', release)}, ${sizePart('css', release)}`,
  revision,
  live: {
    loading: 'চালু রিলিজগুলো লোড হচ্ছে',
    failed: 'চালু রিলিজগুলো লোড করা যায়নি।',
    old: (at) => `এখানে ${clock(at)}-এর অবস্থা দেখা যাচ্ছে। সর্বশেষ অবস্থা লোড করা যায়নি।`,
    title: (number) => `${revision(number)} চালু আছে`,
    doneBy: (act, who, at) => (
      <>
        {doneBy(act, who)}, {at}
      </>
    ),
    since: (at) => <>{at} থেকে</>,
  },
  card: {
    takenOff: 'বন্ধ আছে',
    operations: {
      promote: 'চালু করুন…',
      canary: 'পরীক্ষামূলক রিলিজ…',
      changeCanary: 'পরীক্ষামূলক রিলিজ বদলান…',
      rollback: 'ফেরান…',
      kill: 'বন্ধ রাখুন…',
      revive: 'আবার খুলুন…',
    },
    nothingElse: 'চালু করার মতো আর কোনো রিলিজ নেই।',
    nothingBefore: 'ফিরে যাওয়ার মতো আগের কোনো রিলিজ নেই।',
    operationOf: (application, operation) => `${application}: ${operation}`,
    more: (application) => `${application}: আরও যা করা যায়`,
    readInPlace: (sentence) => <>এর জায়গায় সবাই পড়ছেন: {sentence}</>,
    takenBack: (version, at, reason) => (
      <>
        MotoHaat নিজেই {version} তুলে নিয়েছে, {moment(at)}: {reason}
      </>
    ),
    verdict: (version, at, reason) => (
      <>
        শেষ রায়, {version} নিয়ে, {moment(at)}: {reason}
      </>
    ),
    ramp: 'খারাপ না চললে এটি নিজে থেকেই বাড়বে।',
    held: (at, reason) => (
      <>
        {moment(at)} থেকে এটি নিজে থেকে বাড়ছে না: {reason}
      </>
    ),
    together: (releases) => `একসঙ্গে পরীক্ষায়: ${releases.join(', ')}`,
  },
  history: {
    title: 'ইতিহাস',
    list: 'রিভিশনগুলো',
    loading: 'ইতিহাস লোড হচ্ছে',
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
  meanwhile: {
    title: 'এর মধ্যে চালু রিলিজ বদলে গেছে।',
    lookingUp: 'কিছুই করা হয়নি। কী বদলেছে, দেখা হচ্ছে…',
    record: (number, act, who, reason) =>
      `${revision(number)}: ${doneBy(act, who)}। কারণ: ${reason}`,
    decide: (number) => `${revision(number)} দেখে সিদ্ধান্ত নিন`,
  },
} satisfies Messages;

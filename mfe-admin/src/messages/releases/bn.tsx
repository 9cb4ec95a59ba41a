import { bangla } from '@motohaat/domain/formats-bn';
import {
  actName,
  author,
  clock,
  moment,
  percent,
  revision,
} from '@motohaat/ui/messages/release/writing/bn';

import { doneBy } from './done-by.bn.ts';
import type { Messages } from './en.tsx';
import { parts } from './parts.ts';

const f = bangla;

function sizePart(part: 'javascript' | 'css', { size, budget }: Weighed): string {
  const most = budget ? `${f.number(budget[part])} কেবির মধ্যে ` : '';
  return `${parts[part]} ${most}${f.number(Number(size[part].toFixed(1)))} কেবি`;
}

type Weighed = Parameters<Messages['size']>[0];

export const messages = {
  openSet: 'একসঙ্গে কয়েকটি চালু করুন…',
  title: 'রিলিজ',
  lead: 'কোন অ্যাপ্লিকেশনের কোন রিলিজ চালু আছে, কেমন চলছে, আর কীভাবে এ পর্যন্ত এসেছে।',
  retry: 'আবার চেষ্টা করুন',
  history: 'ইতিহাস',
  historyLoading: 'ইতিহাস লোড হচ্ছে',
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
} satisfies Messages;

import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

export const messages = {
  name: 'বদলি কোড',
  told: (remote, origin, until) => (
    <>
      {longBangla.time(until)} পর্যন্ত আপনি {origin} থেকে আসা {remote} দেখছেন।
    </>
  ),
  end: 'শেষ করুন',
  preview: {
    name: 'প্রিভিউ',
    told: (name, releases, until) => (
      <>
        প্রিভিউ {name}: {releases || 'আপনার দেখার মতো কিছু নেই'}। এটি থাকবে{' '}
        {longBangla.dayAndTime(until)} পর্যন্ত।
      </>
    ),
    leave: 'প্রিভিউ থেকে বের হোন',
  },
} satisfies Messages;

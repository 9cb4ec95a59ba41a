import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

export const messages = {
  name: 'বদলি কোড',
  both: 'বদলি কোড ও প্রিভিউ',
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
    failed: {
      misfit: (name) => (
        <>
          প্রিভিউ {name} দেখানো হচ্ছে না: এর রিলিজগুলো এখন চালু সাইটের সঙ্গে মেলে না। আপনি সবার মতো চালু সাইটই
          দেখছেন। যিনি এটি বানিয়েছেন, তিনি রিলিজগুলো আবার বেছে দিতে পারেন।
        </>
      ),
      over: (name) => (
        <>
          প্রিভিউ {name}-এর মেয়াদ শেষ। আপনি সবার মতো চালু সাইটই দেখছেন। এর টিমের কাছে নতুন ঠিকানা চাইতে পারেন।
        </>
      ),
    },
    leave: 'প্রিভিউ থেকে বের হোন',
  },
  serving: {
    title: 'এই পৃষ্ঠা কে দেয়',
    page: 'এই পৃষ্ঠা',
    itself: 'শেল নিজেই',
    around: 'চারপাশের শেল',
    served: (version, release) => `${version}, রিলিজ ${release}`,
    as: {
      live: 'সবার জন্য চালু',
      canary: 'অল্প কয়েকজনকে দিয়ে পরীক্ষায়',
      override: 'এই কম্পিউটার থেকে',
      preview: 'এই প্রিভিউ থেকে',
      closed: 'বন্ধ রাখা',
    },
    slots: 'স্লট',
    noSlots: 'এই অ্যাকাউন্টের জন্য কোনোটি ভরা নেই।',
    filled: (remote, filling) => `${filling}, দেয় ${remote}`,
    loaded: 'লোড হয়েছে',
    notLoaded: 'এখনও লোড হয়নি',
    revision: 'রিভিশন',
    others: 'এই অ্যাকাউন্টের অন্য রিমোট',
    team: 'আপনার টিমের রিলিজ, পরিসংখ্যান ও ইতিহাস',
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const f = bangla;

export const messages = {
  page: { title: 'যাচাই', lead: 'যেসব বাইক আপনার অপেক্ষায় আছে, বা যেগুলো সন্দেহজনক।' },
  list: {
    label: 'যাচাইয়ের বাইক',
    loading: 'যাচাইয়ের বাইকগুলো লোড হচ্ছে',
    failed: 'যাচাইয়ের বাইকগুলো লোড করা যায়নি।',
    empty: 'কোনো বাইক আপনার অপেক্ষায় নেই।',
  },
  waits: 'আপনার অপেক্ষায়',
  isPublic: 'এর মধ্যে বিক্রির জন্য আছে',
  pictures: 'ছবি',
  why: 'কেন যাচাই করছেন',
  causes: {
    low_price: 'এমন বাইকের যা দাম, এটির দাম তার অর্ধেকেরও কম।',
    contact: 'লেখায় ফোন নম্বর বা লিংক আছে।',
    photo_seen: 'একটি ছবি অন্য বিক্রেতার বাইকেও আছে।',
    number_stolen: 'এর চ্যাসিস বা ইঞ্জিন নম্বর চুরি যাওয়া বাইকের তালিকায় আছে।',
    number_seen: 'অন্য বিক্রেতার বাইকে একই চ্যাসিস বা ইঞ্জিন নম্বর আছে।',
    refused_before: 'বাইকটি আগে ফেরত পাঠানো হয়েছিল।',
    new_seller: 'এটি বিক্রেতার প্রথম তিনটি বাইকের একটি।',
    every_listing: 'সব বাইকই যাচাই করা হয়।',
  },
  usual: (median, bikes) => `এমন ${f.number(bikes)}টি বাইকের অর্ধেকের দাম ${median}-এর বেশি।`,
  seenOn: (bike) => `একই জিনিস অন্য বিক্রেতার ${bike}-এও আছে।`,
  seller: (name, since) => `বিক্রেতা ${name}, ${since} থেকে আছেন`,
  since: (day) => `${day} থেকে অপেক্ষায়`,
  approve: 'অনুমোদন করুন',
  refuse: 'ফেরত পাঠান',
  chooseReason: 'কারণ বেছে নিন, বিক্রেতা এটি পড়বেন:',
  reasons: {
    price: 'দাম ঠিক হতে পারে না',
    contact: 'লেখায় ফোন নম্বর বা লিংক আছে',
    photos: 'ছবিগুলো এই বাইকের নয়',
    description: 'বিবরণ ভুল বা অনুপযুক্ত',
    duplicate: 'বাইকটি আগেই যোগ করা আছে',
    no_bike: 'এটি মোটরবাইক নয়',
    stolen: 'বাইকটি চুরির হতে পারে',
  },
  reported: {
    title: 'অভিযোগ করা রিভিউ',
    failed: 'অভিযোগ করা রিভিউ লোড করা যায়নি।',
    of: (author, about) => `${about}-কে নিয়ে ${author}`,
    about: (bike, stars) => `${bike}, ৫-এর মধ্যে ${f.number(stars)} তারা`,
    answer: (name, words) => `${name} উত্তর দিয়েছেন: ${words}`,
    reasons: {
      untrue: 'কথাটি সত্য নয়',
      abusive: 'গালি বা হুমকি আছে',
      private: 'ব্যক্তিগত কথা আছে',
      other: 'অন্য কিছু',
    },
    reports: (count, why) => `${f.number(count)} বার অভিযোগ এসেছে: ${why}`,
    note: (words) => `“${words}”`,
    keep: 'রেখে দিন',
    remove: 'সরিয়ে দিন',
    removeTitle: 'এই রিভিউ সরাবেন?',
    reasonHelp: 'এটি অডিট লগে থাকবে।',
    kept: 'রিভিউটি থাকছে।',
    removed: 'রিভিউটি সরানো হয়েছে।',
  },
  approved: (bike) => `${bike} অনুমোদন করা হয়েছে।`,
  refused: (bike) => `${bike} বিক্রেতার কাছে ফেরত গেছে।`,
} satisfies Messages;

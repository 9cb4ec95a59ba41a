import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  seen: {
    title: 'সম্প্রতি দেখা বাইক',
    note: 'দাম তখন যেমন ছিল। লগআউট করা পর্যন্ত এই ফোন বা কম্পিউটারে থাকে, লগইন করা থাকলে অ্যাকাউন্টেও থাকে।',
    clear: 'তালিকাটি মুছে ফেলুন',
  },
  saveSearch: 'খোঁজটি সংরক্ষণ করুন',
  tray: {
    label: 'তুলনার জন্য বেছে নেওয়া বাইক',
    chosen: (count, most) => `তুলনার জন্য ${number(most)}টির মধ্যে ${number(count)}টি`,
    compare: 'তুলনা করুন',
    oneMore: 'তুলনার জন্য আরও একটি বাইক বেছে নিন।',
    remove: (name) => `${name} তুলনা থেকে বাদ দিন`,
    clear: 'সব বাদ দিন',
  },
  compare: {
    title: 'বাইকের তুলনা',
    description: 'দুই থেকে চারটি পুরোনো মোটরসাইকেল পাশাপাশি: দাম, সাল, কিলোমিটার, ইঞ্জিন, কাগজপত্র আর এলাকা।',
    lead: 'যেখানে বাইকগুলো এক রকম নয়, সেখানে ≠ চিহ্ন আছে।',
    loading: 'বাইকগুলো লোড হচ্ছে',
    failed: 'বাইকগুলো লোড করা যায়নি।',
    few: 'তালিকা থেকে দুই থেকে চারটি বাইক বেছে নিয়ে এখানে তুলনা করুন।',
    search: 'বাইক খুঁজুন',
    table: 'পাশাপাশি বাইকগুলো',
    fact: 'তথ্য',
    differs: 'এক রকম নয়',
    remove: 'বাদ দিন',
    sold: (name) => `${name} বিক্রি হয়ে গেছে।`,
    missing: (count) => `${number(count)}টি বাইক এখন আর বিক্রির জন্য নেই।`,
    price: 'দাম',
    district: 'এলাকা',
    papers: 'কাগজপত্র',
    papersStates: { complete: 'ঠিক আছে', incomplete: 'সব নেই' },
    seller: 'বিক্রেতা',
    verified: (name) => `${name} (ইমেইল যাচাই করা)`,
    photos: 'ছবি',
    photosOf: (count) => `${number(count)}টি`,
    posted: 'বিক্রির জন্য এসেছে',
  },
} satisfies Messages;

import { banglaDay as day } from '@motohaat/domain/day-bn';

import type { Messages } from './en.tsx';

export const messages = {
  dashboard: {
    title: 'ড্যাশবোর্ড',
    choose: 'মেনু থেকে একটি বেছে নিন।',
    waitingFailed: 'আপনার অপেক্ষায় কী আছে, তা লোড করা যায়নি।',
    notices: 'নোটিশ',
    pages: 'ড্যাশবোর্ড',
    menu: 'ড্যাশবোর্ডের মেনু',
    close: 'বন্ধ করুন',
    noName: 'নাম নেই',
    noEmail: 'ইমেইল নেই',
    viewProfile: 'প্রোফাইল দেখুন',
    onlyFor: {
      buyer: 'এই পাতা শুধু ক্রেতারা খুলতে পারেন।',
      seller: 'এই পাতা শুধু বিক্রেতারা খুলতে পারেন।',
    },
  },
  leaving: {
    due: (due) => `${day(due)} তারিখে আপনার অ্যাকাউন্ট মুছে ফেলা হবে।`,
    begun: (due) => `${day(due)} তারিখে আপনার অ্যাকাউন্ট মুছে ফেলা হবে। রেখে দিতে চাইলে তার আগে লগইন করুন।`,
    canKeep: (due) => `${day(due)} তারিখে আপনার অ্যাকাউন্ট মুছে ফেলা হবে। তার আগে চাইলে রেখে দিতে পারেন।`,
    keep: 'অ্যাকাউন্ট রেখে দিন',
    kept: 'আপনার অ্যাকাউন্ট থাকছে।',
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  title: 'সংরক্ষিত খোঁজ',
  lead: 'যেসব খোঁজ আপনি সংরক্ষণ করেছেন। শেষবার দেখার পর কয়টি নতুন বাইক এসেছে, পাশের সংখ্যা তা জানায়।',
  loading: 'আপনার সংরক্ষিত খোঁজ লোড হচ্ছে',
  failed: 'আপনার সংরক্ষিত খোঁজ লোড করা যায়নি।',
  empty: 'আপনি এখনো কোনো খোঁজ সংরক্ষণ করেননি। বাইক খুঁজে সেখানেই খোঁজটি সংরক্ষণ করতে পারেন।',
  search: 'বাইক খুঁজুন',
  newBikes: (count) => `${number(count)}টি নতুন বাইক`,
  savedAgo: (ago) => `${ago} সংরক্ষিত`,
  edit: 'বদলান',
  editTitle: (name) => `“${name}” বদলান`,
  name: 'নাম',
  nameNeeded: 'খোঁজটির একটি নাম দিন।',
  notify: 'নতুন বাইকের কথা কখন জানানো হবে',
  notifies: {
    'at-once': { label: 'সঙ্গে সঙ্গে জানানো হয়', hint: 'নতুন বাইক এলেই নোটিশ আসে।' },
    daily: { label: 'দিনে একবার জানানো হয়', hint: 'সারা দিনের নতুন বাইক এক নোটিশে আসে।' },
    none: { label: 'জানানো হয় না', hint: 'খোঁজটি থাকে, তবে নোটিশ আসে না।' },
  },
  save: 'সংরক্ষণ করুন',
  saved: 'খোঁজটি বদলানো হয়েছে।',
  cancel: 'ফিরে যান',
  delete: 'মুছে ফেলুন',
  deleteTitle: (name) => `“${name}” মুছে ফেলবেন?`,
  deleteConsequence: 'বাইকগুলো বিক্রির তালিকায় থাকবে; নতুন বাইক এলে আপনাকে আর জানানো হবে না।',
  deleted: 'খোঁজটি মুছে ফেলা হয়েছে।',
} satisfies Messages;

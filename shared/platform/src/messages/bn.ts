import type { Messages } from './en.ts';

/** Fields as the API names them, where what is wrong with one is told away from it. */
const fields: Partial<Record<string, string>> = {
  location: 'এলাকা',
  name: 'নাম',
  phone: 'ফোন নম্বর',
  reason: 'কারণ',
};

export const messages = {
  failures: {
    noConnection: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
    unknown: 'কোথাও একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    field: (field, sentence) => [fields[field], sentence].filter(Boolean).join(': '),
    offline: 'আপনার ইন্টারনেট সংযোগ নেই।',
  },
  done: {
    advertised: 'বিজ্ঞাপন দেওয়া হয়েছে।',
    booked: 'বুকিং নিশ্চিত হয়েছে।',
    bookingCancelled: 'বুকিং বাতিল হয়েছে।',
    deleted: 'মুছে ফেলা হয়েছে।',
    deletedBefore: 'এটি আগেই মুছে ফেলা হয়েছে।',
    markedSold: '“বিক্রি হয়ে গেছে” হিসেবে চিহ্নিত করা হয়েছে।',
  },
} satisfies Messages;

import type { Messages } from './en.tsx';

export const messages = {
  wishes: {
    title: 'পছন্দের তালিকা',
    lead: 'যেসব বাইক আপনার পছন্দ হয়েছে।',
    loading: 'আপনার পছন্দের তালিকা লোড হচ্ছে',
    failed: 'আপনার পছন্দের তালিকা লোড করা যায়নি।',
    empty: 'আপনার পছন্দের তালিকায় এখনো কিছু নেই।',
    was: (price) => <>আগে ছিল {price}</>,
    cheaper: 'দাম কমেছে',
    soldBy: (seller) => `বিক্রেতা: ${seller}`,
    noName: 'নাম নেই',
    book: 'বুক করুন',
    remove: 'সরিয়ে ফেলুন',
    removed: 'পছন্দের তালিকা থেকে সরানো হয়েছে',
    badges: {
      reserved: 'বুক করা আছে',
      sold: 'বিক্রি হয়ে গেছে',
      removed: 'সরানো হয়েছে',
    },
    sentences: {
      reserved: 'বাইকটি এই মুহূর্তে বুক করা আছে।',
      sold: 'বাইকটি বিক্রি হয়ে গেছে।',
      removed: 'বিক্রেতা বাইকটি সরিয়ে নিয়েছেন।',
    },
  },
} satisfies Messages;

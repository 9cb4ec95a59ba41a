import type { Messages } from './en.tsx';
import { reasons } from './reasons/bn.ts';

const lookingInto = 'আমরা বিষয়টি খতিয়ে দেখছি।';

export const messages = {
  reports: {
    title: 'আমার অভিযোগ',
    lead: 'আপনি যেসব বাইক নিয়ে অভিযোগ করেছেন, আর সেগুলোর কী হলো।',
    loading: 'আপনার অভিযোগ লোড হচ্ছে',
    failed: 'আপনার অভিযোগ লোড করা যায়নি।',
    empty: 'আপনি কোনো অভিযোগ করেননি।',
    badges: {
      open: 'খতিয়ে দেখা হচ্ছে',
      triaged: 'খতিয়ে দেখা হচ্ছে',
      upheld: 'বাইকটি সরানো হয়েছে',
      dismissed: 'বন্ধ করা হয়েছে',
      withdrawn: 'তুলে নেওয়া হয়েছে',
    },
    outcomes: {
      open: lookingInto,
      triaged: lookingInto,
      upheld: 'আপনার অভিযোগ ঠিক ছিল: আমরা বাইকটি সরিয়ে দিয়েছি। ধন্যবাদ।',
      dismissed: 'আমরা খতিয়ে দেখেছি, বাইকটি যেমন ছিল তেমনই আছে।',
      withdrawn: 'আপনি এই অভিযোগ তুলে নিয়েছেন।',
    },
    reasons,
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';

import type { ReviewMessages } from './en.ts';

const { number } = bangla;

export const messages = {
  title: 'রিভিউ',
  write: (name) => `${name}-এর সঙ্গে লেনদেন কেমন হলো?`,
  until: (day) => `${day} পর্যন্ত লিখতে পারবেন।`,
  secret: (name) =>
    `দুজনেই লিখলে, বা ১৪ দিন পরে, ${name} এটি পড়তে পারবেন। তার আগে এক দিন পর্যন্ত বদলানো যায়।`,
  stars: 'তারা',
  starsOf: (stars) => `${number(stars)} তারা`,
  starNames: ['খারাপ', 'ভালো নয়', 'মোটামুটি', 'ভালো', 'খুব ভালো'],
  chooseStars: '১ থেকে ৫ তারার একটি বেছে নিন।',
  words: 'আপনার রিভিউ',
  wordsHelp: '১০ থেকে ১০০০ অক্ষর। ফোন নম্বর বা ঠিকানা লিখবেন না।',
  send: 'রিভিউ পাঠান',
  sent: 'আপনার রিভিউ পাঠানো হয়েছে।',
  mine: 'আপনি লিখেছেন',
  waits: (day) => `${day} থেকে, বা অন্যজন লিখলেই, এটি পড়া যাবে।`,
  change: 'বদলান',
  keep: 'যেমন আছে থাক',
  theirs: (name) => `${name} লিখেছেন`,
  answer: 'উত্তর দিন',
  answerWords: 'আপনার উত্তর',
  answerHelp: '১০ থেকে ১০০০ অক্ষর। উত্তরটি রিভিউয়ের নিচে থেকে যাবে।',
  answered: 'আপনার উত্তর পাঠানো হয়েছে।',
  theirAnswer: 'উত্তর',
  report: 'এই রিভিউ নিয়ে অভিযোগ করুন',
  reportTitle: 'এই রিভিউয়ে কী সমস্যা?',
  reportReason: 'কারণ',
  reportReasons: {
    untrue: 'কথাটি সত্য নয়',
    abusive: 'গালি বা হুমকি আছে',
    private: 'ব্যক্তিগত কথা আছে',
    other: 'অন্য কিছু',
  },
  reportNote: 'আর কী জানাতে চান?',
  reportSend: 'অভিযোগ পাঠান',
  reported: 'আমরা বিষয়টি দেখছি।',
  cancel: 'বাতিল',
  failed: 'রিভিউ লোড করা যায়নি।',
  loading: 'রিভিউ লোড হচ্ছে',
} satisfies ReviewMessages;

import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const some = (count: number, isMore: boolean) =>
  `${isMore ? 'কমপক্ষে ' : ''}${bangla.number(count)}টি`;

export const messages = {
  review: (count, isMore) => `${some(count, isMore)} বাইক যাচাই করুন`,
  disputes: (count, isMore) => `${some(count, isMore)} বিরোধের সিদ্ধান্ত দিন`,
  reports: (count, isMore) => `${some(count, isMore)} অভিযোগ খতিয়ে দেখুন`,
  reviews: (count, isMore) => `${some(count, isMore)} রিভিউয়ের অভিযোগ খতিয়ে দেখুন`,
  conversations: (count, isMore) => `${some(count, isMore)} কথোপকথনের অভিযোগ খতিয়ে দেখুন`,
  mails: (count, isMore) => `${some(count, isMore)} ইমেইল আবার পাঠান`,
  about: {
    review: 'এগুলো সবাইকে দেখানোর আগে সিদ্ধান্ত দরকার, অথবা কিছু একটা চোখে পড়েছে।',
    disputes: 'এই বুকিংগুলোর টাকা আপনার সিদ্ধান্তের অপেক্ষায়।',
    reports: 'এই বাইকগুলো নিয়ে মানুষ অভিযোগ করেছেন।',
    reviews: 'কেউ বলছেন, এই কথাগুলো এখানে থাকা ঠিক নয়।',
    conversations: 'দুজনের একজন চান, আপনি লেখাগুলো পড়ে দেখুন।',
    mails: 'বারবার চেষ্টার পরও এগুলো পাঠানো যায়নি।',
  },
} satisfies Messages;

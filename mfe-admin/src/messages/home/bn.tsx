import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const some = (count: number, isMore: boolean) =>
  `${isMore ? 'কমপক্ষে ' : ''}${bangla.number(count)}টি`;

export const messages = {
  review: (count, isMore) => `${some(count, isMore)} বাইক যাচাই করুন`,
  reviewAbout: 'এগুলো সবাইকে দেখানোর আগে সিদ্ধান্ত দরকার, অথবা কিছু একটা চোখে পড়েছে।',
  disputes: (count, isMore) => `${some(count, isMore)} বিরোধের সিদ্ধান্ত দিন`,
  disputesAbout: 'এই বুকিংগুলোর টাকা আপনার সিদ্ধান্তের অপেক্ষায়।',
  reports: (count, isMore) => `${some(count, isMore)} অভিযোগ খতিয়ে দেখুন`,
  reportsAbout: 'এই বাইকগুলো নিয়ে মানুষ অভিযোগ করেছেন।',
} satisfies Messages;

import { banglaDigits } from '@motohaat/domain/digits';

import type { talk as english } from './talk-en.ts';

/** What is said of conversations. */
export const talk: typeof english = {
  empty: 'আগে কিছু লিখুন।',
  closed: 'এই কথোপকথনে আর বার্তা পাঠানো যাবে না।',
  conversationsPerDay: (most) =>
    `দিনে ${banglaDigits(most)}টি নতুন বাইক নিয়ে জিজ্ঞেস করা যায়। কাল আবার চেষ্টা করুন।`,
  messagesPerHour: (most, minutes) =>
    `ঘণ্টায় ${banglaDigits(most)}টি বার্তা পাঠানো যায়। ${banglaDigits(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
  removedTooLate: 'বার্তা শুধু পাঁচ মিনিটের মধ্যে মোছা যায়।',
  offersStay: 'প্রস্তাবের কথা মোছা যায় না। চাইলে প্রস্তাবটি তুলে নিতে পারেন।',
  reported: 'আপনি এই কথোপকথন নিয়ে আগেই অভিযোগ করেছেন। আমরা তা দেখছি।',
  reportsPerDay: (most) =>
    `দিনে ${banglaDigits(most)}টি কথোপকথন নিয়ে অভিযোগ করা যায়। কাল আবার চেষ্টা করুন।`,
  ownCase: 'এটি আপনার নিজের কথোপকথন। অন্য কোনো অ্যাডমিন এটি দেখবেন।',
};

import { bangla } from '@motohaat/domain/formats-bn';

import type { offers as english } from './offers-en.ts';

const { taka, number } = bangla;

export const offers: typeof english = {
  perDay: (most) =>
    `আপনি ২৪ ঘণ্টায় ${number(most)}টি প্রস্তাব দিয়েছেন, এর বেশি দেওয়া যায় না। আগামীকাল আবার চেষ্টা করুন।`,
  already: 'এই বাইকের জন্য আপনার একটি প্রস্তাব আগে থেকেই আছে। জবাবের অপেক্ষা করুন, অথবা সেটি তুলে নিন।',
  belowPrice: (price) => `চাওয়া দাম ${taka(price)}। এর চেয়ে কম, পূর্ণ টাকায় প্রস্তাব দিন।`,
  over: 'এই প্রস্তাবের মেয়াদ শেষ।',
  agreed: (amount) =>
    `এই বাইকের জন্য বিক্রেতার সঙ্গে আপনার ${taka(amount)} ঠিক হয়েছে। বাইকের পাতা থেকে এই দামে বুক করুন।`,
};

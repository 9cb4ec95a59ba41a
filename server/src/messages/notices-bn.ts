import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';
import type { CancelCode, ReturnCode } from '@motohaat/domain/notice';
import type { RefusalReason } from '@motohaat/domain/review';
import type { Role } from '@motohaat/domain/role';

import { feePaid } from './fee-notices-bn.ts';
import type { notices as english } from './notices-en.ts';

const { number, taka } = bangla;
const at = (time: string) => longBangla.dayAndTime(new Date(time));
const day = (time: string) => longBangla.day(new Date(time));

const cancelled: Readonly<Record<CancelCode, { buyer: string; seller: string }>> = {
  cancelled_by_buyer: { buyer: 'আপনি এটি বাতিল করেছেন।', seller: 'ক্রেতা এটি বাতিল করেছেন।' },
  cancelled_by_seller: { buyer: 'বিক্রেতা এটি বাতিল করেছেন।', seller: 'আপনি এটি বাতিল করেছেন।' },
  given_up_by_buyer: {
    buyer: 'আপনি এটি ছেড়ে দিয়েছেন। বুকিং ফি ফেরত দেওয়া হয় না।',
    seller: 'ক্রেতা এটি ছেড়ে দিয়েছেন, আপনার বাইক আবার বিক্রির জন্য আছে।',
  },
  seller_gone: {
    buyer: 'বিক্রেতা এখানে আর বিক্রি করতে পারছেন না।',
    seller: 'আপনি এখানে আর বিক্রি করতে পারছেন না।',
  },
  buyer_gone: {
    buyer: 'আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে।',
    seller: 'ক্রেতার অ্যাকাউন্ট বন্ধ করা হয়েছে।',
  },
  bike_gone: {
    buyer: 'বাইকটি বিক্রির তালিকা থেকে সরানো হয়েছে।',
    seller: 'বাইকটি বিক্রির তালিকা থেকে সরানো হয়েছে।',
  },
};
const returns: Readonly<Record<ReturnCode, string>> = {
  paid_too_late: 'বাইকটি যতক্ষণ ধরে রাখা ছিল, পেমেন্ট এসেছে তার পরে।',
  ended_by_seller: 'বিক্রেতা বুকিংটি শেষ করেছেন।',
  money_returned: 'পেমেন্ট প্রতিষ্ঠান পেমেন্টটি ফেরত দিয়েছে।',
  bank_returned: 'ক্রেতার ব্যাংক এই সিদ্ধান্ত নিয়েছে।',
};
const refusals: Readonly<Record<RefusalReason, string>> = {
  price: 'দাম',
  contact: 'লেখায় যোগাযোগের তথ্য',
  photos: 'ছবি',
  description: 'বিবরণ',
  duplicate: 'বাইকটি আগেই তালিকায় আছে',
  no_bike: 'এটি মোটরসাইকেল নয়',
  stolen: 'বাইকটি চুরির হতে পারে',
};
const roles: Readonly<Record<Role, string>> = {
  buyer: 'ক্রেতা',
  seller: 'বিক্রেতা',
  admin: 'অ্যাডমিন',
};

const because = (words: string | null) => (words === null ? '' : ` কারণ: ${words}`);
const whyReturned = (why: ReturnCode | undefined, words: string | null) =>
  why === undefined ? because(words) : ` ${returns[why]}`;

const reportedBike = {
  upheld: (bike: string) => `${bike} নিয়ে আপনার অভিযোগ ঠিক ছিল: আমরা বাইকটি সরিয়ে দিয়েছি। ধন্যবাদ।`,
  dismissed: (bike: string) => `আমরা খতিয়ে দেখেছি, ${bike} যেমন ছিল তেমনই আছে।`,
};
const reportedTalk = {
  upheld: (bike: string) => `${bike} নিয়ে কথোপকথনে আপনার অভিযোগ ঠিক ছিল: আমরা ব্যবস্থা নিয়েছি। ধন্যবাদ।`,
  dismissed: (bike: string) => `${bike} নিয়ে কথোপকথনটি আমরা খতিয়ে দেখেছি, নিয়মের বাইরে কিছু পাইনি।`,
};

export const notices = {
  booked: ({ as, price, until, fee }, { bike }) =>
    as === 'buyer'
      ? {
          title: 'আপনি একটি বাইক বুক করেছেন',
          text: `${bike} ${at(until)} পর্যন্ত আপনার জন্য রাখা আছে। বাইক ও কাগজপত্র দেখে ${fee === undefined ? taka(price) : `বুকিং ফি ${taka(fee)}`} পেমেন্ট করুন।${fee === undefined ? '' : ` বাইকের দাম ${taka(price)}।`}`,
        }
      : {
          title: 'আপনার বাইক বুক হয়েছে',
          text: `একজন ক্রেতা ${taka(price)} দামে ${bike} বুক করেছেন। ${fee === undefined ? 'পেমেন্টের' : `বুকিং ফি ${taka(fee)} পেমেন্টের`} শেষ সময় ${at(until)}।`,
        },
  booking_ends_soon: ({ until }, { bike }) => ({
    title: 'আপনার বুকিং শিগগিরই শেষ হবে',
    text: `${bike} ${at(until)} পর্যন্ত আপনার জন্য রাখা আছে। এর মধ্যে পেমেন্ট না করলে অন্য কেউ বুক করতে পারবেন।`,
  }),
  booking_cancelled: ({ as, why }, { bike }) => ({
    title: 'একটি বুকিং বাতিল হয়েছে',
    text: `${bike}-এর বুকিং আর নেই। ${cancelled[why][as]}`,
  }),
  booking_expired: ({ as }, { bike }) => ({
    title: 'একটি বুকিংয়ের মেয়াদ শেষ',
    text:
      as === 'buyer'
        ? `সময়মতো পেমেন্ট হয়নি, তাই ${bike} আর আপনার জন্য রাখা নেই।`
        : `সময়মতো পেমেন্ট হয়নি। ${bike} আবার বিক্রির জন্য আছে।`,
  }),
  paid: ({ as, amount, rest }, { bike }) => {
    if (rest !== undefined) return feePaid[as]({ bike, fee: taka(amount), rest: taka(rest) });
    return as === 'buyer'
      ? {
          title: 'আপনার পেমেন্ট পৌঁছেছে',
          text: `${bike}-এর জন্য আপনি ${taka(amount)} পেমেন্ট করেছেন।`,
        }
      : {
          title: 'আপনার বাইকের পেমেন্ট হয়েছে',
          text: `ক্রেতা ${bike}-এর জন্য ${taka(amount)} পেমেন্ট করেছেন। কাগজপত্রসহ বাইক বুঝিয়ে দিন।`,
        };
  },
  refund_started: ({ as, amount, why }, { bike, words }) => ({
    title: as === 'buyer' ? 'আপনার টাকা ফেরত দেওয়া হচ্ছে' : 'একটি বুকিং শেষ করা হয়েছে',
    text:
      as === 'buyer'
        ? `${bike}-এর ${taka(amount)} আমরা ফেরত দিচ্ছি।${whyReturned(why, words)}`
        : `ক্রেতা ${bike}-এর টাকা ফেরত পাচ্ছেন।${whyReturned(why, words)}`,
  }),
  refunded: ({ as, amount, why }, { bike, words }) => ({
    title: as === 'buyer' ? 'আপনার টাকা ফেরত দেওয়া হয়েছে' : 'ক্রেতার টাকা ফেরত দেওয়া হয়েছে',
    text: `${bike}-এর ${taka(amount)} যেখান থেকে এসেছিল, সেখানেই ফিরে গেছে।${whyReturned(why, words)}`,
  }),
  disputed: ({ as, by }, { bike }) =>
    by === 'bank'
      ? {
          title:
            as === 'buyer'
              ? 'আপনার ব্যাংক একটি পেমেন্ট খতিয়ে দেখছে'
              : 'ক্রেতার ব্যাংক পেমেন্টটি খতিয়ে দেখছে',
          text: `ব্যাংক সিদ্ধান্ত না দেওয়া পর্যন্ত ${bike}-এর টাকা কাউকে দেওয়া হবে না। ততদিন সবকিছু যেমন আছে তেমনই থাকবে।`,
        }
      : {
          title: as === 'buyer' ? 'আমরা আপনার বিষয়টি দেখছি' : 'ক্রেতা সমস্যার কথা জানিয়েছেন',
          text: `একজন অ্যাডমিন দুজনের কথা শুনে সিদ্ধান্ত না দেওয়া পর্যন্ত ${bike}-এর টাকা কাউকে দেওয়া হবে না।`,
        },
  dispute_decided: ({ outcome, by }, { bike, words }) => ({
    title: by === 'bank' ? 'ব্যাংক সিদ্ধান্ত দিয়েছে' : 'আপনার বিষয়টির সিদ্ধান্ত হয়েছে',
    text:
      by === 'bank'
        ? `${bike}-এর পেমেন্ট বহাল আছে, বুকিং আগের মতোই চলবে।`
        : outcome === 'completed'
          ? `${bike}-এর বিক্রি বহাল আছে।${because(words)}`
          : `${bike}-এর ক্রেতা টাকা ফেরত পাচ্ছেন।${because(words)}`,
  }),
  handed_over: ({ as }, { bike }) => ({
    title: as === 'buyer' ? 'বাইকটি এখন আপনার' : 'আপনার বাইক বিক্রি হয়ে গেছে',
    text:
      as === 'buyer'
        ? `${bike} বুঝিয়ে দেওয়া হয়েছে। রেজিস্ট্রেশন নিজের নামে করে নিন।`
        : `${bike} বুঝিয়ে দেওয়া হয়েছে, বিক্রি সম্পন্ন।`,
  }),
  reviewed: ({ as, stars }, { bike }) => ({
    title: as === 'buyer' ? 'বিক্রেতা আপনাকে রিভিউ দিয়েছেন' : 'ক্রেতা আপনাকে রিভিউ দিয়েছেন',
    text: `${bike}-এর জন্য আপনি পাঁচের মধ্যে ${number(stars)} তারা পেয়েছেন। পড়ে দেখুন, চাইলে উত্তর দিন।`,
  }),
  review_answered: ({ as }, { bike }) => ({
    title: 'আপনার রিভিউয়ের উত্তর এসেছে',
    text: `${bike} নিয়ে আপনার লেখার উত্তর দিয়েছেন ${as === 'buyer' ? 'বিক্রেতা' : 'ক্রেতা'}।`,
  }),
  message: ({ count }, { bike }) => ({
    title: count === 1 ? 'একটি নতুন বার্তা' : `${number(count)}টি নতুন বার্তা`,
    text: `${bike} নিয়ে।`,
  }),
  offer: ({ as, offer, amount }, { bike }) =>
    ({
      made: {
        buyer: {
          title: 'আপনার প্রস্তাবের জবাব',
          text: `বিক্রেতা ${taka(amount)} পেলে ${bike} দিতে রাজি।`,
        },
        seller: {
          title: 'আপনার বাইকের জন্য প্রস্তাব',
          text: `একজন ক্রেতা ${bike}-এর জন্য ${taka(amount)} দিতে চান।`,
        },
      },
      accepted: {
        buyer: {
          title: 'আপনার প্রস্তাব মেনে নেওয়া হয়েছে',
          text: `আগামী ৪৮ ঘণ্টার মধ্যে ${taka(amount)} দামে ${bike} বুক করতে পারবেন।`,
        },
        seller: {
          title: 'আপনার দাম মেনে নেওয়া হয়েছে',
          text: `ক্রেতা আগামী ৪৮ ঘণ্টার মধ্যে ${taka(amount)} দামে ${bike} বুক করতে পারবেন।`,
        },
      },
      declined: {
        buyer: {
          title: 'আপনার প্রস্তাব মানা হয়নি',
          text: `বিক্রেতা ${taka(amount)} দামে ${bike} দেবেন না।`,
        },
        seller: {
          title: 'আপনার দাম মানা হয়নি',
          text: `ক্রেতা ${taka(amount)} দামে ${bike} নেবেন না।`,
        },
      },
      withdrawn: {
        buyer: {
          title: 'একটি প্রস্তাব তুলে নেওয়া হয়েছে',
          text: `${bike}-এর জন্য বিক্রেতার ${taka(amount)} প্রস্তাবটি আর নেই।`,
        },
        seller: {
          title: 'একটি প্রস্তাব তুলে নেওয়া হয়েছে',
          text: `${bike}-এর জন্য ${taka(amount)} প্রস্তাবটি আর নেই।`,
        },
      },
    })[offer][as],
  price_drop: ({ from, to }, { bike }) => ({
    title: 'আপনার পছন্দের বাইকের দাম কমেছে',
    text: `${bike}-এর দাম এখন ${taka(to)}, আগে ছিল ${taka(from)}।`,
  }),
  wish_sold: (_, { bike }) => ({
    title: 'আপনার পছন্দের বাইক বিক্রি হয়ে গেছে',
    text: `${bike} এখন অন্য কারও।`,
  }),
  wish_back: (_, { bike }) => ({
    title: 'আপনার পছন্দের বাইক ফিরে এসেছে',
    text: `${bike} বুক করা ছিল, এখন আবার বিক্রির জন্য আছে।`,
  }),
  saved_search: ({ count }, { words }) => ({
    title: `আপনার সংরক্ষিত খোঁজে ${number(count)}টি নতুন বাইক`,
    text: words ?? '',
  }),
  report_decided: ({ outcome, conversationId }, { bike }) => ({
    title: 'আপনার অভিযোগ খতিয়ে দেখা হয়েছে',
    text: conversationId === undefined ? reportedBike[outcome](bike) : reportedTalk[outcome](bike),
  }),
  listing_approved: (_, { bike }) => ({
    title: 'আপনার বাইক সবাই দেখতে পাচ্ছেন',
    text: `আমরা ${bike} দেখে নিয়েছি, এখন সবাই এটি দেখতে পাচ্ছেন।`,
  }),
  listing_refused: ({ reasons }, { bike }) => ({
    title: 'আপনার বাইকের তথ্য বদলাতে হবে',
    text: `${bike} আবার খসড়ায় ফিরেছে। কারণ: ${longBangla.list(reasons.map((reason) => refusals[reason]))}। ঠিক করে আবার প্রকাশ করুন।`,
  }),
  listing_hidden: (_, { bike }) => ({
    title: 'আপনার বাইক লুকানো হয়েছে',
    text: `${bike} নিয়ে কয়েকজন অভিযোগ করেছেন। একজন অ্যাডমিন না দেখা পর্যন্ত কেউ এটি দেখতে পাবেন না।`,
  }),
  listing_removed: (_, { bike, words }) => ({
    title: 'আপনার বাইক সরানো হয়েছে',
    text: `একজন অ্যাডমিন ${bike} বিক্রির তালিকা থেকে সরিয়ে দিয়েছেন।${because(words)}`,
  }),
  listing_restored: (_, { bike }) => ({
    title: 'আপনার বাইক ফিরিয়ে আনা হয়েছে',
    text: `${bike} সরানোর আগে যেখানে ছিল, সেখানেই আছে।`,
  }),
  listing_ends_soon: ({ until }, { bike }) => ({
    title: 'আপনার বাইকের মেয়াদ শিগগিরই শেষ হবে',
    text: `${bike} ${day(until)} পর্যন্ত বিক্রির তালিকায় আছে। এখনো বিক্রি করতে চাইলে মেয়াদ বাড়ান।`,
  }),
  listing_expired: (_, { bike }) => ({
    title: 'আপনার বাইকের মেয়াদ শেষ',
    text: `${bike} আবার খসড়ায় ফিরেছে। এখনো বিক্রি করতে চাইলে মেয়াদ বাড়ান।`,
  }),
  account_suspended: ({ why }, { words }) => ({
    title: 'আপনার অ্যাকাউন্ট স্থগিত',
    text: `আপাতত লগইন করতে পারবেন না।${why === 'strikes' ? ' অভিযোগের পর আপনার একাধিক বাইক সরিয়ে দেওয়া হয়েছে।' : because(words)}`,
  }),
  account_reinstated: () => ({
    title: 'আপনার অ্যাকাউন্ট আবার খোলা',
    text: 'আগের মতোই লগইন করতে পারবেন।',
  }),
  deletion_asked: ({ due }) => ({
    title: 'আপনার অ্যাকাউন্ট মুছে ফেলা হবে',
    text: `আপনি তা চেয়েছেন। ${day(due)} পর্যন্ত লগইন করে অ্যাকাউন্টটি রেখে দিতে পারবেন।`,
  }),
  deletion_stopped: () => ({
    title: 'আপনার অ্যাকাউন্ট থাকছে',
    text: 'আপনার অ্যাকাউন্ট যেমন ছিল তেমনই আছে, কিছুই মুছে ফেলা হবে না।',
  }),
  password_changed: () => ({
    title: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
    text: 'আপনি না বদলালে লগইন পাতার “পাসওয়ার্ড ভুলে গেছেন?” থেকে এখনই নতুন একটি দিন।',
  }),
  sessions_ended: () => ({
    title: 'সব জায়গা থেকে লগআউট করা হয়েছে',
    text: 'আপনার অ্যাকাউন্ট সব ফোন ও কম্পিউটারে লগআউট করা হয়েছে। এটি আপনি না করে থাকলে নতুন পাসওয়ার্ড দিন।',
  }),
  role_changed: ({ role }) => ({
    title: 'আপনার অ্যাকাউন্টের ভূমিকা বদলেছে',
    text: `আপনি এখন ${roles[role]}।`,
  }),
} satisfies typeof english;

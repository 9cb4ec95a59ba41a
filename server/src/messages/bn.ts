import { bangla as sentences, inBangla } from '@motohaat/contract/sentences.bn';
import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';

import { deals } from './deals-bn.ts';
import type { Messages } from './en.ts';
import { errors } from './errors-bn.ts';
import { mails } from './mails-bn.ts';
import { notices } from './notices-bn.ts';
import { offers } from './offers-bn.ts';
import { papers } from './papers-bn.ts';
import { messages as platform } from './platform/bn.ts';
import { reasons } from './reasons-bn.ts';
import { talk } from './talk-bn.ts';

const { number, taka } = bangla;

const beingReturned = 'এই বুকিংয়ের টাকা ফেরত দেওয়া শুরু হয়ে গেছে।';
const returned = 'এই বুকিংয়ের টাকা আগেই ফেরত দেওয়া হয়েছে।';
const lookingInto = 'আমরা বিষয়টি খতিয়ে দেখছি।';
const mistaken = (email: string) => `ভুল হয়েছে মনে করলে ${email} ঠিকানায় লিখুন।`;

const types: Readonly<Record<string, string>> = {
  string: 'লেখা',
  number: 'সংখ্যা',
  integer: 'পূর্ণসংখ্যা',
  boolean: 'হ্যাঁ বা না (true বা false)',
  array: 'তালিকা',
  object: 'একটি অবজেক্ট',
};

export const messages = {
  errors,
  contract: inBangla,
  fields: {
    needed: 'এটি দিতে হবে।',
    ofType: (type) => `এখানে ${types[type] ?? type} দিতে হবে।`,
    oneOf: (allowed) => `এগুলোর একটি দিতে হবে: ${allowed.join(', ')}।`,
    longest: sentences.longest,
    shortest: (characters) => `এখানে অন্তত ${banglaDigits(characters)}টি অক্ষর দিতে হবে।`,
    highest: (limit) => `এটি ${banglaDigits(limit)}-এর বেশি হতে পারবে না।`,
    lowest: (limit) => `এটি ${banglaDigits(limit)}-এর কম হতে পারবে না।`,
    noValue: (name, value) => `${name}-এর মান “${value}” হতে পারে না।`,
    otherForm: 'এটি যেভাবে দেওয়ার কথা, সেভাবে দেওয়া হয়নি।',
    idempotencyKey: 'এখানে দেখা যায় এমন সর্বোচ্চ ২৫৫টি অক্ষর দেওয়া যাবে।',
    plainText: sentences.plainText,
  },
  calls: {
    tooMany: (seconds) => `অনেকবার চেষ্টা করা হয়েছে। ${number(seconds)} সেকেন্ড অপেক্ষা করুন।`,
    ending: 'এই প্রসেসটি এখন বন্ধ হচ্ছে।',
    nothingLive: 'এখনো কোনো রিভিশন চালু হয়নি।',
    teamToken: 'একটি টিমের টোকেন দিন।',
    teamsOnly: 'শুধু টিমগুলো নিজেদের টোকেন দিয়ে এটি করতে পারে।',
    machinesOnly: 'রিলিজ পরীক্ষা করার মেশিনগুলোই শুধু নিজেদের চাবি দিয়ে এটি করতে পারে।',
    otherTeam: (team) => `এই টোকেন শুধু ${team}-এর জন্য।`,
    otherTokens: 'Team-Tokens-এর একটি টোকেন কোনো টিমের নয়।',
  },
  accounts: {
    nameNeeded: 'নাম দিন।',
    enterName: 'আপনার নাম লিখুন।',
    deleted: 'এই অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
    erased: (code) => `মুছে ফেলা ব্যবহারকারী #${code}`,
    suspended: (email, reason) => {
      if (!reason) return `এই অ্যাকাউন্ট স্থগিত আছে। ${mistaken(email)}`;
      const end = /[.!?।]$/.test(reason) ? '' : '।';
      return `এই অ্যাকাউন্ট স্থগিত আছে। কারণ: ${reason}${end} ${mistaken(email)}`;
    },
  },
  webhooks: {
    wanted: 'https:// দিয়ে শুরু এবং ইন্টারনেটে সবার জন্য খোলা, এমন ঠিকানা দিন।',
    gone: 'অপর পক্ষ জানিয়েছে, ঠিকানাটি আর নেই (৪১০)।',
    answered: (status) => `অপর পক্ষ ${status} উত্তর দিয়েছে।`,
    unreachable: (code) => `অপর পক্ষের সঙ্গে যোগাযোগ করা যায়নি (${code})।`,
    forbidden: 'ঠিকানাটি এমন নেটওয়ার্কের, যা সবার জন্য খোলা নয়।',
  },
  closure: {
    demo: 'এটি সবার জন্য ডেমো অ্যাকাউন্ট, তাই মুছে ফেলা যায় না।',
    bought:
      'আপনি একটি বাইকের পেমেন্ট করেছেন, যার লেনদেন এখনো মেটেনি। “আমার অর্ডার” পাতাটি দেখুন; মিটে গেলে অ্যাকাউন্ট মুছে ফেলতে পারবেন।',
    sold: 'একজন আপনার একটি বাইকের পেমেন্ট করেছেন, যার লেনদেন এখনো মেটেনি। “বুকিং” পাতাটি দেখুন; মিটে গেলে অ্যাকাউন্ট মুছে ফেলতে পারবেন।',
    held: 'অ্যাকাউন্টটি বন্ধ করা হয়েছে। একটি বুকিংয়ের টাকার লেনদেন এখনো চলছে; তা মিটে গেলে অ্যাকাউন্টটি নিজে থেকেই মুছে যাবে।',
    identityPending:
      'মুছে ফেলা হয়েছে। লগইন সেবার সঙ্গে যোগাযোগ করা যায়নি; যোগাযোগ হলেই সেখান থেকেও মুছে যাবে।',
    deleted: 'মুছে ফেলা হয়েছে',
  },
  stolenNumbers: {
    notOne: (typed, from, to) =>
      `“${typed}” এমন নম্বর হতে পারে না: এতে ${number(from)} থেকে ${number(to)}টি ইংরেজি অক্ষর ও সংখ্যা থাকে।`,
  },
  roleChange: {
    held: ({ bikes, bookings }) =>
      [
        bookings.length === 1 && `আপনার বাইকের একটি বুকিং এখনো শেষ হয়নি: ${bookings.join()}।`,
        bookings.length > 1 && `আপনার বাইকের কয়েকটি বুকিং এখনো শেষ হয়নি: ${bookings.join(', ')}।`,
        bookings.length > 0 && 'শেষ হওয়া পর্যন্ত অপেক্ষা করুন; এরপরও ৭ দিন ক্রেতা অভিযোগ করতে পারেন।',
        bikes.length > 0 &&
          `আপনার বাইক এখনো বাজারে আছে: ${bikes.join(', ')}। আগে বিক্রি করুন বা মুছে ফেলুন।`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  moderation: {
    reviewDecided: 'এ নিয়ে আগেই সিদ্ধান্ত হয়েছে, অথবা বাইকটি আর নেই।',
    reviewBooked: 'বাইকটি কেউ বুক করেছেন, অথবা এটি লুকানো আছে। বরং বাইকটি সরিয়ে দিন।',
    ownCase: 'আপনি এ ঘটনার একজন পক্ষ: সিদ্ধান্ত নেবেন অন্য অ্যাডমিন।',
    reasonPlain: 'কারণটি সাধারণ অক্ষরে লিখুন।',
    reasonNeeded: 'কারণ লিখুন: এটি রেকর্ডে থাকবে, আর যাঁর বিষয়ে করছেন তিনিও পড়বেন।',
    notTakenOff: 'বাইকটি সরানো হয়নি, তাই ফিরিয়ে আনারও কিছু নেই।',
    sellerLeft: 'এই বাইকের বিক্রেতা আর এখানে নেই।',
    held: 'বাইকটি বিক্রির তালিকা থেকে সরানো হয়েছে। পেমেন্ট হওয়া একটি বুকিংয়ে এটি এখনো আটকে আছে; সেই বুকিংটি দেখুন।',
    takenOff: 'বাইকটি আগেই বিক্রির তালিকা থেকে সরানো হয়েছে।',
    upheld: 'এই অভিযোগ ঠিক ছিল, তাই বাইকটি সরানো হয়েছে। অভিযোগ না খুলে বাইকটি ফিরিয়ে আনুন।',
    reportedAgain: 'ক্রেতা বাইকটি নিয়ে আবার অভিযোগ করেছেন। সেই অভিযোগটি খোলা আছে।',
  },
  otherModels: {
    gone: 'এই লেখা কোনো বাইকে আর নেই। তালিকাটি আবার লোড করুন।',
    known: (name) => `${name} ক্যাটালগে আগে থেকেই আছে।`,
    taken: (name) => `খোঁজার সময় “${name}” কোনো এলাকা, ধরন বা ব্র্যান্ডের নাম। মডেলের নামটি আরও পুরো লিখুন।`,
    latin: 'এটি ইংরেজি অক্ষরে লিখুন।',
    years: 'শেষ বছর প্রথম বছরের আগে হতে পারে না।',
    undone: 'এটি আগেই ফিরিয়ে নেওয়া হয়েছে।',
  },
  photos: {
    perDay: (most) => `দিনে সর্বোচ্চ ${number(most)}টি ছবি পাঠানো যায়। আগামীকাল আবার চেষ্টা করুন।`,
    tooMany: 'এই মুহূর্তে অনেক ছবি আসছে। একটু পরে আবার চেষ্টা করুন।',
    multipart: 'ছবিটি multipart/form-data হিসেবে image ফিল্ডে পাঠান।',
    needed: sentences.photoNeeded,
    tooLong: 'ছবিটি পড়তে এখন বেশি সময় লাগছে। একটু পরে আবার চেষ্টা করুন।',
    gone: 'একটি ছবি আর এখানে নেই। সেটি সরিয়ে আবার পাঠান।',
    hostAway: 'এখন ছবি রাখা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  selling: {
    bikesPerDay: (most) => `দিনে সর্বোচ্চ ${number(most)}টি বাইক যোগ করা যায়। আগামীকাল আবার চেষ্টা করুন।`,
    drafts: (most) => `সর্বোচ্চ ${number(most)}টি খসড়া রাখা যায়। আগে একটি শেষ করুন বা মুছে ফেলুন।`,
    notAdvertisable: 'বিক্রির জন্য আছে এবং কেউ বুক করেননি, শুধু এমন বাইকের বিজ্ঞাপন দেওয়া যায়।',
    adverts: (most) =>
      `একসঙ্গে সর্বোচ্চ ${number(most)}টি বাইকের বিজ্ঞাপন দেওয়া যায়। আগে একটি বিজ্ঞাপন মুছে ফেলুন।`,
    advertised: (bike) => `আপনি আগেই ${bike}-এর বিজ্ঞাপন দিয়েছেন`,
    listings: {
      draft: 'বাইকটি এখনো সবাই দেখতে পাচ্ছেন না।',
      pending_review: 'একজন অ্যাডমিন বাইকটি এখনো যাচাই করছেন।',
      active: 'এর মধ্যে এটি বদলে গেছে। আবার দেখে নিন।',
      sold: 'বাইকটি বিক্রি হয়ে গেছে।',
      hidden: 'একজন অ্যাডমিন বাইকটি লুকিয়ে রেখেছেন।',
      archived: 'বাইকটি আগেই মুছে ফেলা হয়েছে।',
    },
  },
  landing: {
    title: (what, where) => {
      if (!what) return `${where} জেলায় পুরোনো বাইক`;
      return where === undefined ? what : `${where} জেলায় ${what}`;
    },
  },
  search: {
    unknownName: (name) => `খোঁজায় “${name}” নামে কিছু নেই।`,
    labels: {
      priceMin: (amount) => `${taka(amount)} থেকে`,
      priceMax: (amount) => `${taka(amount)} পর্যন্ত`,
      yearMin: (year) => `${banglaDigits(year)} থেকে`,
      yearMax: (year) => `${banglaDigits(year)} পর্যন্ত`,
      kmMax: (km) => `${number(km)} কিমি পর্যন্ত`,
      ccMin: (cc) => `${number(cc)} সিসি থেকে`,
      ccMax: (cc) => `${number(cc)} সিসি পর্যন্ত`,
      owners: (most) => (most === 1 ? 'একজন মালিক' : `সর্বোচ্চ ${number(most)} জন মালিক`),
      papers: 'কাগজপত্র ঠিক আছে',
      verified: 'যাচাই করা বিক্রেতা',
      photos: 'ছবিসহ',
      advertised: 'বিজ্ঞাপিত',
      kinds: { 1: 'স্কুটার', 2: 'স্ট্যান্ডার্ড (সব কাজের)', 3: 'স্পোর্টস' },
      conditions: { excellent: 'চমৎকার', good: 'ভালো', fair: 'মোটামুটি' },
      sorts: {
        best: 'সবচেয়ে মিল আগে',
        newest: 'নতুন আগে',
        price: 'কম দাম আগে',
        '-price': 'বেশি দাম আগে',
        km: 'কম চলা আগে',
        '-year': 'নতুন সাল আগে',
      },
    },
  },
  bikes: {
    unclear: 'ঠিক কোন বাইকটি, তা বোঝা যাচ্ছে না। আবার বেছে নিন।',
    own: 'এটি আপনার নিজেরই বাইক।',
    wholeTaka: 'টাকার পরিমাণ পূর্ণসংখ্যায় দিন।',
    wished: (bike) => `${bike} আগে থেকেই আপনার পছন্দের তালিকায় আছে`,
    wishes: (most) =>
      `পছন্দের তালিকায় সর্বোচ্চ ${number(most)}টি বাইক রাখা যায়। নতুন একটি রাখতে আগে একটি সরান।`,
    reported: (bike) => `আপনি আগেই ${bike} নিয়ে অভিযোগ করেছেন`,
    photo: (bike, place) => (place === 1 ? bike : `${bike}, ছবি ${number(place)}`),
    reports: (minutes) =>
      `এক ঘণ্টায় অনেক অভিযোগ করা হয়েছে। ${number(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
    notePlain: 'কথাটি সাধারণ অক্ষরে লিখুন।',
  },
  savedSearches: {
    empty: 'এই খোঁজে এখনো কিছু চাওয়া হয়নি। কিছু লিখুন বা একটি বাছাই যোগ করুন।',
    nameNeeded: 'খোঁজটির একটি নাম দিন।',
    saved: 'এই খোঁজ আপনি আগেই সংরক্ষণ করেছেন।',
    limit: (most) =>
      `আপনি সর্বোচ্চ ${number(most)}টি খোঁজ সংরক্ষণ করতে পারেন। নতুন একটির জন্য আগে একটি মুছুন।`,
  },
  bookings: {
    phone: 'বাংলাদেশের একটি মোবাইল নম্বর দিন, যেমন ০১৭১২ ৩৪৫৬৭৮।',
    placePlain: 'দেখা করার জায়গা এক লাইনে, সাধারণ অক্ষরে লিখুন।',
    booked: (bike) => `আপনি আগেই ${bike} বুক করেছেন`,
    priceChanged: (price) => `দাম বদলে ${taka(price)} হয়েছে। বাইকটি আবার দেখে নিন।`,
    notPayable: (most) =>
      `অনলাইনে সর্বোচ্চ ${taka(most)} পেমেন্ট করা যায়। এই বাইকের দাম তার চেয়ে বেশি, তাই এটি এখানে বুক করা যাবে না।`,
    limit: (most) =>
      `একসঙ্গে সর্বোচ্চ ${number(most)}টি বুকিং রাখা যায়। আরেকটি বাইক বুক করতে আগে একটি বুকিং বাতিল করুন।`,
    limitAllPaid: (most) =>
      `একসঙ্গে সর্বোচ্চ ${number(most)}টি বুকিং রাখা যায়, আর আপনার সবগুলোর পেমেন্ট হয়ে গেছে।`,
    paying: {
      buyer: 'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে, তাই এখন এই বুকিং বাতিল করা যাবে না।',
      seller: 'ক্রেতা এই মুহূর্তে পেমেন্ট করছেন, তাই এই বুকিং বাতিল করা যাবে না।',
    },
    paid: {
      buyer: 'এই বুকিংয়ের পেমেন্ট হয়েছে, তাই এটি বাতিল করা যাবে না। বাইকে কোনো সমস্যা থাকলে বুকিংয়ের পাতায় জানান।',
      seller: 'এই বুকিংয়ের পেমেন্ট হয়েছে। বুকিংয়ের পাতায় আপনি এটি শেষ করতে পারেন: ক্রেতা তখন টাকা ফেরত পাবেন।',
    },
    expired: 'এই বুকিংয়ের মেয়াদ আগেই শেষ হয়েছে।',
    returned,
    beingReturned,
    ended: {
      pending_payment: 'এই বুকিংয়ের পেমেন্ট এখনো হয়নি।',
      completed: 'এই বুকিং আগেই সম্পন্ন হয়েছে।',
      cancelled: 'এই বুকিং বাতিল করা হয়েছিল, তাই এতে কোনো টাকা নেই।',
      expired: 'এই বুকিংয়ের মেয়াদ শেষ, তাই এতে কোনো টাকা নেই।',
      refund_pending: beingReturned,
      refunded: returned,
      disputed: 'ক্রেতার ব্যাংক এই পেমেন্ট খতিয়ে দেখছে। ব্যাংকের সিদ্ধান্তের জন্য অপেক্ষা করুন।',
    },
  },
  deals,
  papers,
  talk,
  offers,
  payments: {
    confirming: 'পেমেন্ট নিশ্চিত করা হচ্ছে',
    nothingToReturn: 'এই বুকিংয়ে ফেরত দেওয়ার মতো কোনো পেমেন্ট নেই।',
    tries: (minutes) =>
      `পেমেন্টের জন্য অনেকবার চেষ্টা করা হয়েছে। ${number(minutes)} মিনিট পরে আবার চেষ্টা করুন।`,
    inProgress: 'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে। একটু অপেক্ষা করুন।',
    priceChanged: (price) => `এই বুকিংয়ের দাম ${taka(price)}। আবার দেখে নিন।`,
    unclear: 'ঠিক কোন বুকিংটি, তা বোঝা যাচ্ছে না। আবার বেছে নিন।',
    tooMuch: (most) => `কার্ডে সর্বোচ্চ ${taka(most)} পেমেন্ট করা যায়, আর এই বাইকের দাম তার চেয়ে বেশি।`,
    beingChecked: 'আপনার পেমেন্ট যাচাই করা হচ্ছে। আবার পেমেন্ট করতে হবে না।',
    bookingPaid: 'এই বুকিংয়ের পেমেন্ট আগেই হয়েছে।',
    bookingCancelled: 'এই বুকিং বাতিল করা হয়েছে। বাইকটি আবার বুক করুন।',
    bookingBeingReturned: 'এই বুকিংয়ের টাকা ফেরত দেওয়া হচ্ছে।',
    bookingReturned: 'এই বুকিংয়ের টাকা ফেরত দেওয়া হয়েছে।',
    bookingExpired: 'এই বুকিংয়ের মেয়াদ শেষ। বাইকটি আবার বুক করুন।',
    somethingElse: 'এই পেমেন্ট অন্য কিছুর জন্য।',
    duplicate: 'এই বুকিংয়ের পেমেন্ট আগেই হয়েছিল। আপনার দ্বিতীয় পেমেন্টের টাকা ফেরত দেওয়া হচ্ছে।',
    tooLate: reasons.bookings.paid_too_late,
    beingReturned: 'এই পেমেন্টের টাকা ফেরত দেওয়া হচ্ছে।',
    returned: 'এই পেমেন্টের টাকা ফেরত দেওয়া হয়েছে।',
    notSucceeded: 'এই পেমেন্ট সফল হয়নি।',
    providerAway: 'এখন পেমেন্ট করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
    noBkash: 'এখানে বিকাশে পেমেন্ট নেওয়া হয় না। কার্ডে পেমেন্ট করুন।',
  },
  reportOutcomes: {
    open: lookingInto,
    triaged: lookingInto,
    upheld: 'আপনার অভিযোগ ঠিক ছিল: আমরা বাইকটি সরিয়ে দিয়েছি। ধন্যবাদ।',
    dismissed: 'আমরা খতিয়ে দেখেছি, বাইকটি যেমন ছিল তেমনই আছে।',
    withdrawn: 'আপনি এই অভিযোগ তুলে নিয়েছেন।',
  },
  reasons,
  mails,
  notices,
  platform,
} satisfies Messages;

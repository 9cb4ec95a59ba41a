import { inBangla } from '@motohaat/contract/sentences.bn';
import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { takaInWords, years } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

/** A year or an engine's size, which have no commas; empty where it is not known. */
const digits = (value: number | null | undefined) => banglaDigits(value ?? '');

export const messages = {
  numbers: {
    title: 'চ্যাসিস ও ইঞ্জিন নম্বর',
    lead: 'এখানে কেউ নম্বর দেখতে পান না। একই নম্বর দুবার বিক্রির জন্য দেওয়া হয়েছে কি না, আমরা শুধু তা দেখি; মালিকানা বদলের কাগজে শেষ চার অক্ষর থাকে।',
    chassis: 'চ্যাসিস নম্বর',
    engine: 'ইঞ্জিন নম্বর',
    kept: (end) => `রাখা আছে, শেষে ${end}। বদলাতে চাইলে আবার লিখুন।`,
    help: 'যেমন খোদাই করা আছে এবং সনদে লেখা আছে।',
    nothing: 'দুটির একটি নম্বর লিখুন।',
    save: 'নম্বর রাখুন',
    saved: 'নম্বর রাখা হয়েছে।',
    failed: 'নম্বর আনা যায়নি।',
  },
  form: {
    fieldError: inBangla,
    location: 'এলাকা',
    condition: 'অবস্থা',
    conditions: {
      excellent: 'চমৎকার',
      good: 'ভালো',
      fair: 'মোটামুটি',
    },
    buyingPrice: 'কেনা দাম',
    readAs: (price, taka) => (
      <>
        অর্থাৎ {price} ({takaInWords(taka)})
      </>
    ),
    used: 'ব্যবহার',
    yearsReadAs: (value) => `অর্থাৎ ${years(value)}`,
    usedHelp: 'কত বছর, যেমন ২.৫। না দিলেও চলে।',
    warranty: 'ওয়ারেন্টি',
    warrantyHelp: 'আর কত বছর বাকি। না দিলেও চলে।',
    hasContacts:
      'ফোন নম্বর, লিংক বা ইমেইল লিখবেন না: অন্যরা এগুলো দেখতে পান না। যিনি বুক করবেন, তাঁর ফোন নম্বর আপনি পাবেন।',
    sellerName: 'বিক্রেতার নাম',
    noName: 'নাম নেই',
    sellerEmail: 'বিক্রেতার ইমেইল',
    mistakes: (count) => `${number(count)}টি জায়গা ঠিক করতে হবে।`,
    toFirstMistake: 'প্রথমটিতে যান',
    lookAgain: 'ফরমে কিছু বাদ পড়েছে বা ঠিক নেই। লাল চিহ্ন দেওয়া জায়গাগুলো দেখুন।',
    notConfirmed: 'সার্ভার এটি নিশ্চিত করেনি। আবার চেষ্টা করুন।',
    saveForLater: 'রেখে দিন, পরে শেষ করবেন',
    draftSaved: 'রেখে দেওয়া হয়েছে। “আমার বাইক”-এ পাবেন।',
    add: 'বাইক যোগ করুন',
    added: 'বাইক যোগ হয়েছে',
    save: 'সংরক্ষণ করুন',
    saved: 'সংরক্ষণ করা হয়েছে।',
    reload: 'আবার লোড করুন',
  },
  sections: {
    use: 'কেমন চলেছে',
    papers: 'রেজিস্ট্রেশন ও কাগজপত্র',
    place: 'বাইকটি কোথায় আছে',
  },
  facts: {
    km: 'কিলোমিটার',
    kmHelp: 'মিটারে যা দেখায়, যেমন ২৪,০০০।',
    owners: 'মালিক',
    ownersHelp: 'আপনিসহ কতজনের হাতে ছিল।',
    ownersCount: (count) => (count === 1 ? `${number(1)} (শুধু আমি)` : number(count)),
    registration: 'রেজিস্ট্রেশন',
    registrations: {
      unregistered: 'হয়নি',
      applied: 'আবেদন করা আছে',
      registered: 'হয়েছে',
    },
    registrationZone: 'কোথায় রেজিস্ট্রেশন',
    registrationZoneHelp: 'নম্বর প্লেটে যে জেলা লেখা আছে।',
    registrationYear: 'রেজিস্ট্রেশনের সাল',
    certificate: 'রেজিস্ট্রেশন সনদ',
    certificateHelp: 'কার নামে আছে।',
    certificates: {
      seller: 'আমার নামে',
      other: 'অন্যের নামে',
      none: 'নেই',
    },
    taxTokenUntil: 'ট্যাক্স টোকেনের মেয়াদ',
    taxTokenHelp: 'মেয়াদের শেষ দিন।',
    papers: {
      digitalPlate: { label: 'ডিজিটাল নম্বর প্লেট', yes: 'আছে', no: 'নেই' },
      smartCard: { label: 'স্মার্ট কার্ড', yes: 'আছে', no: 'নেই' },
      insurance: { label: 'বিমা', yes: 'আছে', no: 'নেই' },
      sellerSigns: { label: 'মালিকানা বদলে সই', yes: 'আমি সই করব', no: 'আমি সই করব না' },
    },
    district: 'জেলা',
    districtHelp: 'বাংলা বা ইংরেজিতে কয়েকটি অক্ষর লিখুন।',
    area: 'থানা বা মহল্লা',
    areaHelp: 'ক্রেতা যেখানে বাইকটি দেখতে পারবেন, যেমন মিরপুর।',
    otherArea: (typed) => (typed.trim() ? `অন্য জায়গা: “${typed.trim()}”` : 'অন্য জায়গা'),
    doubts: {
      not_yet: ({ year }) => `${digits(year)} সাল এখনও আসেনি। সাল আবার দেখুন।`,
      before_model: ({ model }) =>
        `এই মডেল ${digits(model?.from)} সাল থেকে তৈরি হয়। সাল ও মডেল আবার দেখুন।`,
      after_model: ({ model }) =>
        `এই মডেল ${digits(model?.to)} সাল পর্যন্ত তৈরি হয়েছে। সাল ও মডেল আবার দেখুন।`,
      old_for_kind: ({ year }) =>
        `এই ধরনের ${digits(year)} সালের বাইক এখন প্রায় পাওয়াই যায় না। সাল আবার দেখুন।`,
      cc_of_electric: () => 'এই মডেল ইলেকট্রিক, এর ইঞ্জিনে সিসি নেই।',
      cc_unlike_model: ({ model }) => `এই মডেল ${digits(model?.cc)} সিসির। ইঞ্জিন ও মডেল আবার দেখুন।`,
      km_too_many: () => 'একটি বাইকের জন্য এটি অনেক বেশি। কিলোমিটার ও সাল আবার দেখুন।',
      km_too_few: () => 'বয়সের তুলনায় এটি অনেক কম। কিলোমিটার ও সাল আবার দেখুন।',
      used_longer: () => 'বাইকের বয়সের চেয়ে ব্যবহার বেশি লেখা হয়েছে। সাল আবার দেখুন।',
      registered_before: () => 'তৈরির আগেই রেজিস্ট্রেশন লেখা হয়েছে। দুটি সাল আবার দেখুন।',
      registered_not_yet: ({ registrationYear }) =>
        `${digits(registrationYear)} সাল এখনও আসেনি। রেজিস্ট্রেশনের সাল আবার দেখুন।`,
      token_too_long: () => 'এত বছরের ট্যাক্স টোকেন দেওয়া হয় না। মেয়াদের শেষ দিন আবার দেখুন।',
    },
  },
  priceSense: {
    levels: { low: 'দাম কম।', fair: 'দাম ন্যায্য।', high: 'দাম বেশি।' },
    figures: (from, to, bikes) => (
      <>
        এমন {number(bikes)}টি বাইকের মাঝের অর্ধেকের দাম {from} থেকে {to}।
      </>
    ),
    unknown: 'দাম কম, ন্যায্য না বেশি, তা বলার মতো যথেষ্ট বাইক নেই।',
    suspicious: 'এমন বাইকের তুলনায় এই দাম অনেক কম, তাই ক্রেতাদের সাবধান করা হবে। দামটি আবার দেখুন।',
  },
  preview: {
    open: 'আগে দেখে নিন',
    title: 'ক্রেতারা যেমন দেখবেন',
    noName: 'নাম এখনো দেওয়া হয়নি',
    noPrice: 'দাম এখনো দেওয়া হয়নি',
    noPlace: 'এলাকা এখনো দেওয়া হয়নি',
    noText: 'বিবরণ এখনো দেওয়া হয়নি।',
    note: 'এটি এখনো আর কেউ দেখছেন না।',
  },
  photos: {
    inOrder: 'ক্রমানুসারে ছবি',
    cover: 'মূল ছবি',
    name: (place) => `ছবি ${number(place)}`,
    moveLeft: (photo) => `${photo} বাঁয়ে সরান`,
    moveRight: (photo) => `${photo} ডানে সরান`,
    rotate: (photo) => `${photo} ঘোরান`,
    turned: (photo) => `${photo} ডানে ঘোরানো হয়েছে।`,
    moved: (photo, place, all) => `${photo} এখন ${number(all)}টির মধ্যে ${number(place)} নম্বর ছবি।`,
    movedToCover: (photo, all) =>
      `${photo} এখন ${number(all)}টির মধ্যে ${number(1)} নম্বর ছবি, অর্থাৎ মূল ছবি।`,
    waiting: 'অপেক্ষায় আছে…',
    uploading: (photo) => `${photo} আপলোড হচ্ছে`,
    uploaded: (photo) => `${photo} আপলোড হয়েছে।`,
    stop: (photo) => `${photo} আপলোড থামান`,
    stopped: 'আপলোড থামানো হয়েছে। আবার চেষ্টা করুন, অথবা ছবিটি সরিয়ে ফেলুন।',
    tryAgain: 'আবার চেষ্টা করুন',
    tryPhotoAgain: (photo) => `আবার চেষ্টা করুন: ${photo}`,
    remove: (photo) => `${photo} সরিয়ে ফেলুন`,
    removed: (photo) => `${photo} সরানো হয়েছে।`,
    tooMany: (most) => `একটি বাইকের সর্বোচ্চ ${number(most)}টি ছবি দেওয়া যায়। বাকিগুলো নেওয়া হয়নি।`,
    onItsWay: 'একটি ছবি এখনো আপলোড হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা ছবিটি সরিয়ে ফেলুন।',
    notUploaded: 'একটি ছবি আপলোড হয়নি। আবার চেষ্টা করুন, অথবা ছবিটি সরিয়ে ফেলুন।',
  },
} satisfies Messages;

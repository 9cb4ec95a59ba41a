import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { kilometres, years } from '@motohaat/domain/in-words-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;
const { day, list } = longBangla;

export const messages = {
  head: {
    title: (name, price) => `${name}, দাম ${taka(price)}`,
    description: (facts, place) =>
      `${place}: পুরোনো বাইক${facts.length > 0 ? ` (${facts.join(', ')})` : ''}। ছবি, কাগজপত্র, আগের দাম আর এমন আরও বাইক দেখুন MotoHaat-এ।`,
    picture: (name) => `${name}, বিক্রেতার দেওয়া ছবি`,
  },
  loading: 'বাইকটি লোড হচ্ছে',
  withoutScript:
    'বাইকটির সব তথ্য এখানেই পড়তে পারবেন। তবে বুক করতে, পছন্দের তালিকায় রাখতে বা পুরো স্ক্রিনে ছবি দেখতে JavaScript চালু থাকতে হবে।',
  way: 'এই পাতার পথ',
  photos: {
    label: 'ছবি',
    count: (place, all) => `${number(place)} / ${number(all)}`,
    show: (place) => `ছবি ${number(place)}`,
  },
  price: {
    lowered: (price, on) => `আগে ছিল ${taka(price)}, কমেছে ${day(new Date(on))}`,
    raised: (price, on) => `আগে ছিল ${taka(price)}, বেড়েছে ${day(new Date(on))}`,
    history: 'আগের দাম',
    until: (price, until) => `${taka(price)}, ${day(new Date(until))} পর্যন্ত`,
    title: 'দামটি কি ন্যায্য?',
    levels: { low: 'কম', fair: 'ন্যায্য', high: 'বেশি' },
    sense: {
      low: 'এমন বাইকের বেশির ভাগের চেয়ে দাম কম।',
      fair: 'এমন বাইকের দাম সাধারণত এরকমই।',
      high: 'এমন বাইকের বেশির ভাগের চেয়ে দাম বেশি।',
    },
    figures: ({ median, from, to, bikes }) =>
      `এমন ${number(bikes)}টি বাইকের অর্ধেকের দাম ${taka(from)} থেকে ${taka(to)}, মাঝামাঝি দাম ${taka(median)}।`,
    unknown: 'দামটি কম, ন্যায্য না বেশি, তা বলার মতো যথেষ্ট বাইক নেই।',
    suspicious: 'এমন বাইকের দামের তুলনায় এটি অনেক কম। কোনো টাকা দেওয়ার আগে বাইক ও কাগজপত্র নিজে দেখুন।',
  },
  actions: {
    signIn: 'বুক করতে লগইন করুন',
    ask: 'বিক্রেতাকে জিজ্ঞেস করুন',
    admin: 'অ্যাডমিন বাইক বুক করেন না।',
  },
  facts: {
    title: 'এক নজরে',
    notStated: 'জানানো হয়নি',
    brand: 'ব্র্যান্ড',
    model: 'মডেল',
    year: 'সাল',
    yearOf: banglaDigits,
    cc: 'ইঞ্জিন',
    ccOf: (cc) => `${number(cc)} সিসি`,
    km: 'চলেছে',
    kmOf: kilometres,
    colour: 'রং',
    colours: {
      black: 'কালো',
      white: 'সাদা',
      grey: 'ধূসর',
      silver: 'রুপালি',
      red: 'লাল',
      maroon: 'মেরুন',
      orange: 'কমলা',
      yellow: 'হলুদ',
      gold: 'সোনালি',
      green: 'সবুজ',
      blue: 'নীল',
      purple: 'বেগুনি',
      brown: 'বাদামি',
      other: 'অন্য রং',
    },
    owners: 'এ পর্যন্ত মালিক',
    ownersOf: (count) => `${number(count)} জন`,
    condition: 'অবস্থা',
    used: 'ব্যবহার',
    warranty: 'ওয়ারেন্টি',
    yearsOf: years,
    registration: 'রেজিস্ট্রেশন',
    registrations: {
      unregistered: 'রেজিস্ট্রেশন হয়নি',
      applied: 'আবেদন করা আছে',
      registered: 'রেজিস্ট্রেশন করা',
    },
    registered: (zone, year) =>
      ['রেজিস্ট্রেশন করা', zone, year === null ? null : banglaDigits(year)]
        .filter((part) => part !== null)
        .join(', '),
    bought: 'কেনা দাম',
  },
  papers: {
    title: 'কাগজপত্র',
    complete: 'মালিকানা বদলের জন্য যা যা লাগে, সব আছে।',
    missing: (names) => `নেই বা ঠিক নেই: ${list(names)}।`,
    open: (names) => `বিক্রেতাকে জিজ্ঞেস করুন: ${list(names)}।`,
    unknown: 'বিক্রেতা কাগজপত্র নিয়ে কিছু জানাননি। দেখা করার আগে জেনে নিন।',
    yes: 'আছে',
    no: 'নেই',
    names: {
      certificate: 'রেজিস্ট্রেশন সনদ',
      taxToken: 'ট্যাক্স টোকেন',
      digitalPlate: 'ডিজিটাল নম্বর প্লেট',
      smartCard: 'স্মার্ট কার্ড',
      insurance: 'বিমা',
      sellerSigns: 'মালিকানা বদলে বিক্রেতার সই',
    },
    holders: {
      seller: 'বিক্রেতার নামে',
      other: 'অন্য কারও নামে',
      none: 'নেই',
    },
    paidUntil: (until) => `${day(new Date(until))} পর্যন্ত দেওয়া আছে`,
    ranOut: (until) => `${day(new Date(until))} মেয়াদ শেষ হয়েছে`,
    states: { fine: 'ঠিক আছে', lacking: 'নেই', open: 'জানানো হয়নি' },
  },
  description: 'বিবরণ',
  seller: {
    title: 'বিক্রেতা',
    since: (at) => `${day(new Date(at))} থেকে MotoHaat-এ আছেন`,
    verified: 'ইমেইল যাচাই করা',
    notVerified: 'ইমেইল যাচাই করা হয়নি',
    bikes: (count) => `${number(count)}টি বাইক বিক্রির জন্য আছে`,
    all: (name) => `${name}: সব বাইক`,
    pageTitle: (name) => `${name}: সব বাইক`,
    pageDescription: (name, count) =>
      `${name} MotoHaat-এ ${number(count)}টি বাইক বিক্রি করছেন। প্রতিটির ছবি, চাওয়া দাম, কাগজপত্র আর এলাকা দেখুন এখানে।`,
    none: 'এখন বিক্রির জন্য কিছু নেই।',
    first: 'প্রথম বাইকগুলোয় ফিরুন',
    loading: 'বিক্রেতার বাইকগুলো লোড হচ্ছে',
    handOvers: (count, isMore) => `${number(count)}টি${isMore ? ' বা বেশি' : ''} বাইক বুঝিয়ে দিয়েছেন`,
    answers: ({ unit, count }) =>
      `সাধারণত ${number(count)} ${unit === 'hours' ? 'ঘণ্টার' : 'দিনের'} মধ্যে উত্তর দেন`,
    rated: (stars) => `৫-এর মধ্যে ${number(stars)}`,
    reviewsOf: (count) => `${number(count)}টি রিভিউ`,
    reviews: 'ক্রেতারা যা বলেন',
    reviewsLoading: 'রিভিউ লোড হচ্ছে',
    noReviews: 'এখনো কোনো ক্রেতা রিভিউ লেখেননি।',
    former: 'প্রাক্তন সদস্য',
    about: (bike, age) => `${bike}, ${age}`,
    answer: (name) => `${name} উত্তর দিয়েছেন`,
    bikesTitle: 'বিক্রির জন্য',
  },
  place: {
    title: 'এলাকা',
    map: (district) => `বাংলাদেশের মানচিত্র, ${district} চিহ্নিত`,
    meet: 'বুকিং হয়ে গেলে বিক্রেতা ঠিক জায়গাটি জানাবেন।',
  },
  safety: {
    title: 'সাবধানে কিনুন',
    list: [
      'দিনের আলোয়, লোকজন আছে এমন জায়গায় দেখা করুন। সঙ্গে কাউকে নিয়ে যান।',
      'টাকা দেওয়ার আগে বাইক, ইঞ্জিন ও চেসিস নম্বর আর কাগজপত্র মিলিয়ে দেখুন।',
      'আগে থেকে টাকা পাঠাবেন না। যিনি বিকাশে বা কোনো লিংকে টাকা চান, তিনি আসলে বাইক বিক্রি করছেন না।',
      'বিআরটিএতে একসঙ্গে মালিকানা বদলের কাগজে সই করুন, আর দুজনের পরিচয়পত্রের কপি রাখুন।',
    ],
  },
  similar: 'এমন আরও বাইক',
  more: 'আরও যা দেখতে পারেন',
  share: {
    title: 'বাইকটি শেয়ার করুন',
    share: 'শেয়ার করুন',
    whatsApp: 'হোয়াটসঅ্যাপ',
    messenger: 'মেসেঞ্জার',
    copy: 'লিংক কপি করুন',
    copied: 'লিংক কপি হয়েছে।',
    notCopied: 'লিংক কপি করা যায়নি। ব্রাউজারের ঠিকানা থেকে কপি করুন।',
    text: (name, price, place) => `${name}, ${taka(price)}, ${place}`,
  },
  sold: {
    title: (name) => `বিক্রি হয়ে গেছে: ${name}`,
    others: 'এগুলো একই রকম, এখনো বিক্রির জন্য আছে।',
    home: 'সব বাইক দেখুন',
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';
import { takaInWords } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

const { taka } = bangla;

const wrongNumber = 'কার্ডের নম্বর ঠিক নয়।';
const wrongExpiry = 'কার্ডের মেয়াদের তারিখ ঠিক নয়।';
const wrongCvc = 'কার্ডের নিরাপত্তা কোড (CVC) ঠিক নয়।';
const expired = 'কার্ডের মেয়াদ শেষ হয়ে গেছে।';

/** The card provider has no Bangla: its most frequent codes are told here, the others in its English. */
const cardFaults: Partial<Record<string, string>> = {
  incomplete_number: 'কার্ডের পুরো নম্বর লিখুন।',
  incomplete_expiry: 'কার্ডের মেয়াদের পুরো তারিখ লিখুন।',
  incomplete_cvc: 'কার্ডের পুরো নিরাপত্তা কোড (CVC) লিখুন।',
  invalid_number: wrongNumber,
  incorrect_number: wrongNumber,
  invalid_expiry_month: wrongExpiry,
  invalid_expiry_year: wrongExpiry,
  invalid_expiry_month_past: expired,
  invalid_expiry_year_past: expired,
  expired_card: expired,
  invalid_cvc: wrongCvc,
  incorrect_cvc: wrongCvc,
  insufficient_funds: 'কার্ডে যথেষ্ট টাকা নেই।',
  card_declined: 'ব্যাংক কার্ডটি গ্রহণ করেনি। অন্য কার্ড দিয়ে চেষ্টা করুন।',
  processing_error: 'কার্ড থেকে টাকা নেওয়ার সময় সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  payment_intent_authentication_failure: 'ব্যাংক আপনাকে যাচাই করতে পারেনি। আবার চেষ্টা করুন, বা অন্য কার্ড দিন।',
};

export const messages = {
  tooDear: (most) =>
    `কার্ডে সর্বোচ্চ ${taka(most)} পেমেন্ট করা যায়, তাই এই বাইকের পেমেন্ট এখানে করা যাবে না। “আমার অর্ডার” থেকে বুকিং বাতিল করুন, অথবা বিক্রেতার সঙ্গে কথা বলুন।`,
  method: 'কীভাবে পেমেন্ট করতে চান?',
  methods: { card: 'কার্ড', bkash: 'বিকাশ' },
  bkash: {
    heading: 'বিকাশে পেমেন্ট করুন',
    note: 'বিকাশের নিজের পাতায় আপনার নম্বর, একটি কোড আর পিন দিয়ে পেমেন্ট নিশ্চিত করবেন, তারপর এখানে ফিরে আসবেন।',
    demo: 'এটি একটি ডেমো, আসল কোনো টাকা কাটা হয় না। 01770618575 নম্বর, 123456 কোড আর 12121 পিন দিয়ে পেমেন্ট করা যায়।',
    pay: (price) => `বিকাশে ${taka(price)} পেমেন্ট করুন`,
    opening: 'বিকাশের পাতা খুলছে।',
    failed: 'বিকাশের পাতা খোলা যায়নি। আবার চেষ্টা করুন।',
    back: {
      cancel: 'আপনি পেমেন্ট না করেই বিকাশের পাতা থেকে ফিরেছেন। কোনো টাকা কাটা হয়নি।',
      failure: 'বিকাশ পেমেন্টটি নেয়নি। কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন, বা কার্ডে পেমেন্ট করুন।',
    },
    lost: 'সংযোগ কেটে গেছে। আবার পেমেন্ট করার আগে “আমার অর্ডার” পাতায় দেখে নিন পেমেন্ট হয়েছে কি না।',
  },
  seeFirst: {
    title: 'পেমেন্টের আগে বাইক ও কাগজপত্র দেখে নিন',
    text: 'চেসিস ও ইঞ্জিন নম্বর সনদের সঙ্গে মেলান, ট্যাক্স টোকেন দেখুন। কী কী দেখবেন আর কোথায় দেখা করবেন, তা বুকিংয়ের পাতায় আছে।',
    checklist: 'যা দেখবেন, যেখানে দেখা করবেন',
  },
  fee: {
    title: 'এখন বুকিং ফি পেমেন্ট করবেন',
    parts: (fee, rest) =>
      `ফি ${taka(fee)} দামেরই অংশ। বাকি ${taka(rest)} বাইক ও কাগজপত্র বুঝে নেওয়ার সময় হাতে হাতে দেবেন।`,
    back: 'বিক্রেতা বা মোটোহাট বুকিং শেষ করলে, কিংবা সমস্যা জানানোর পর আমরা সেই সিদ্ধান্ত দিলে ফি ফেরত পাবেন। আপনি নিজে বুকিং ছেড়ে দিলে ফি ফেরত পাবেন না।',
  },
  tryAgain: 'আবার চেষ্টা করুন',
  formFailed: 'কার্ডের ফরম লোড করা যায়নি। ইন্টারনেট সংযোগ ঠিক আছে কি না, আর কিছু এটি আটকাচ্ছে কি না দেখুন।',
  formLoading: 'কার্ডের ফরম লোড হচ্ছে',
  formNotReady: 'কার্ডের ফরম এখনো তৈরি হয়নি।',
  heading: 'কার্ডে পেমেন্ট করুন',
  demo: 'এটি একটি ডেমো, আসল কোনো টাকা কাটা হয় না। 4242 4242 4242 4242 নম্বরের কার্ড, ভবিষ্যতের যেকোনো তারিখ আর যেকোনো CVC দিয়ে পেমেন্ট করা যায়।',
  card: 'কার্ড',
  charging: 'আপনার কার্ড থেকে টাকা নেওয়া হচ্ছে। পাতাটি খোলা রাখুন।',
  inWords: (price) => `কথায়: ${takaInWords(price)}`,
  pay: (price) => `${taka(price)} পেমেন্ট করুন`,
  terms: 'পেমেন্ট নিয়ে আমাদের শর্ত',
  privacy: 'গোপনীয়তা',
  waiting: 'পেমেন্ট নিশ্চিত হওয়ার অপেক্ষা',
  confirming: 'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে',
  confirmingNote:
    'এতে কয়েক মিনিট লাগতে পারে। আবার পেমেন্ট করবেন না। চাইলে এই পাতা ছেড়ে যেতে পারেন: ব্যাংক জানালেই “আমার অর্ডার” পাতায় বাইকটির পাশে “পেমেন্ট হয়েছে” দেখা যাবে।',
  chargeFailed: 'কার্ড থেকে টাকা নেওয়া যায়নি। আবার চেষ্টা করুন।',
  notCharged: 'কার্ড থেকে টাকা নেওয়া হয়নি। আবার চেষ্টা করুন।',
  tookTooLong: 'বেশি সময় লাগায় এটি বন্ধ হয়ে গেছে। আবার “পেমেন্ট করুন” চাপুন।',
  lost: {
    refused: 'কার্ড থেকে টাকা নেওয়ার আগেই সংযোগ কেটে গেছে। আবার চেষ্টা করুন।',
    unreachable: 'সংযোগ কেটে গেছে। ইন্টারনেট ফিরে এলে আবার “পেমেন্ট করুন” চাপুন: দুবার টাকা কাটা হবে না।',
  },
  cardFault: ({ code = '', decline_code: decline = '', message }) =>
    cardFaults[decline] ?? cardFaults[code] ?? message,
} satisfies Messages;

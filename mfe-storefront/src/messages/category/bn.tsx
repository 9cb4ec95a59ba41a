import { years } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

export const messages = {
  head: {
    title: (name) => `${name}: পুরোনো বাইক`,
    description: (name) =>
      `${name}: সারা বাংলাদেশের পুরোনো বাইক, বিক্রির জন্য। প্রতিটির চাওয়া দাম, অবস্থা, কত বছরের ব্যবহার আর কোন এলাকায় আছে, সব এক জায়গায়।`,
  },
  bikes: 'বাইক',
  categories: 'বাইকের ধরন',
  withoutScript:
    'কোন কোন বাইক বিক্রির জন্য আছে, তা এখানেই পড়তে পারবেন। তবে বাইক বুক করতে, পছন্দের তালিকায় রাখতে, অভিযোগ করতে বা পুরো স্ক্রিনে ছবি দেখতে JavaScript চালু থাকতে হবে।',
  gone: 'বাইকটি আর তালিকায় নেই। এখন যেগুলো আছে, নিচে দেখুন।',
  loading: 'বাইক লোড হচ্ছে',
  card: {
    reserved: 'বুক করা আছে',
    askingPrice: 'চাওয়া দাম',
    buyingPrice: 'কেনা দাম',
    used: 'ব্যবহার',
    warranty: 'ওয়ারেন্টি',
    condition: 'অবস্থা',
    years: (count) => (count === null ? '–' : years(count)),
    conditions: { excellent: 'চমৎকার', good: 'ভালো', fair: 'মোটামুটি' },
    seller: (name) => <>বিক্রেতা: {name}</>,
    more: 'আরও পড়ুন',
    less: 'কম দেখুন',
  },
  buying: {
    buy: 'কিনুন',
    wish: 'পছন্দের তালিকায় রাখুন',
    report: 'অভিযোগ করুন',
    alreadyBooked: 'বাইকটি এখন বুক করা আছে।',
    wished: 'পছন্দের তালিকায় রাখা হয়েছে',
    refusals: {
      own: 'এটি আপনার নিজের বাইক।',
      buy: 'শুধু ক্রেতারাই বুক করতে পারেন।',
      wish: 'পছন্দের তালিকা শুধু ক্রেতাদের জন্য।',
      report: 'শুধু ক্রেতারাই বাইক নিয়ে অভিযোগ করতে পারেন।',
    },
  },
  report: {
    title: (name) => `${name} নিয়ে অভিযোগ`,
    question: 'সমস্যাটি কী?',
    reasons: {
      fraud: 'প্রতারণা মনে হচ্ছে',
      stolen: 'বাইকটি চুরির হতে পারে',
      wrong_details: 'তথ্য বা ছবি ভুল',
      already_sold: 'আগেই বিক্রি হয়ে গেছে',
      other: 'অন্য কিছু',
    },
    noReason: 'সমস্যাটি কী, বেছে নিন।',
    note: 'মন্তব্য',
    noteHelp: 'অ্যাডমিন কোন বিষয়টি দেখবেন? না লিখলেও চলে।',
    cancel: 'ফিরে যান',
    send: 'অভিযোগ পাঠান',
    sent: 'অভিযোগ অ্যাডমিনের কাছে পাঠানো হয়েছে।',
  },
  advertise: 'বিজ্ঞাপন দিন',
} satisfies Messages;

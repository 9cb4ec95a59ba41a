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
  filterAndSort: 'বাছাই ও সাজান',
  withoutScript:
    'কোন কোন বাইক বিক্রির জন্য আছে, তা এখানেই পড়তে পারবেন। তবে বাইক বুক করতে, পছন্দের তালিকায় রাখতে, অভিযোগ করতে বা পুরো স্ক্রিনে ছবি দেখতে JavaScript চালু থাকতে হবে।',
  gone: 'বাইকটি আর তালিকায় নেই। এখন যেগুলো আছে, নিচে দেখুন।',
  first: 'প্রথম বাইকগুলোয় ফিরুন',
  loading: 'বাইক লোড হচ্ছে',
  card: {
    reserved: 'বুক করা আছে',
    askingPrice: 'চাওয়া দাম',
    buyingPrice: 'কেনা দাম',
    used: 'ব্যবহার',
    warranty: 'ওয়ারেন্টি',
    condition: 'অবস্থা',
    years: (count) => (count === null ? '–' : years(count)),
    seller: (name) => <>বিক্রেতা: {name}</>,
    more: 'আরও পড়ুন',
    less: 'কম দেখুন',
  },
} satisfies Messages;

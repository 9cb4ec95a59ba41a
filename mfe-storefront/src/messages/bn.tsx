// The pages write numbers in Bangla.
import '@motohaat/domain/formats-bn';
import type { Messages } from './en.tsx';

/** By the category's id. */
const categories: Readonly<Record<string, { name: string; picture: string }>> = {
  '1': { name: 'স্কুটার', picture: 'সবুজাভ নীল পটভূমিতে ক্রিম রঙের রেট্রো স্কুটার' },
  '2': {
    name: 'স্ট্যান্ডার্ড (সব কাজের)',
    picture: 'হলদে পটভূমিতে মেরুন রঙের ক্লাসিক রোডস্টার',
  },
  '3': { name: 'স্পোর্টস', picture: 'গাঢ় নীল পটভূমিতে পুরো ফেয়ারিং দেওয়া লাল স্পোর্টস বাইক' },
};

export const messages = {
  head: {
    title: 'বাংলাদেশে পুরোনো বাইক কেনাবেচা',
    description: 'সারা বাংলাদেশে পুরোনো মোটরসাইকেল কিনুন ও বিক্রি করুন: আসল দাম, বাইকের অবস্থা আর এলাকা এক নজরে।',
  },
  hero: {
    tagline: 'পুরোনো বাইক কেনাবেচার সেরা জায়গা',
    title: 'আপনার পছন্দের বাইকটি খুঁজে নিন',
    lead: 'স্বপ্নের বাইকটি কিনুন, দরকার হলে নিজেরটি বিক্রি করুন',
    buyNow: 'এখনই কিনুন',
    seeReviews: 'মতামত দেখুন',
    picture: 'কমলা রঙের ক্যাফে রেসার, ডান পাশ থেকে',
    search: 'খুঁজুন',
    what: 'কোন বাইক?',
    whatHelp: 'যেমন পালসার ১৫০',
    where: 'কোথায়?',
    whereHelp: 'সব জেলা',
    budget: 'বাজেট কত?',
    anyBudget: 'যেকোনো',
    upTo: (taka) => `সর্বোচ্চ ${taka}`,
  },
  adverts: {
    title: 'বিজ্ঞাপনের বাইক',
    lead: 'বিক্রেতারা এখন যেসব বাইকের বিজ্ঞাপন দিচ্ছেন।',
    loading: 'বিজ্ঞাপন লোড হচ্ছে',
    none: 'এখন কোনো বিজ্ঞাপন নেই।',
  },
  categories: {
    title: 'জনপ্রিয় বাইক',
    lead: 'তিন ধরনের বাইক, প্রতিটির আলাদা তালিকা।',
    loading: 'বাইকের ধরনগুলো লোড হচ্ছে',
    none: 'এখনো কোনো ধরন নেই।',
    text: 'ন্যায্য দামে স্বপ্নের বাইকটি কিনুন, দরকার হলে নিজেরটি বিক্রি করুন',
    see: 'এমন আরও বাইক দেখুন',
    seeOf: (name) => `এমন আরও বাইক দেখুন: ${name}`,
  },
  reviews: {
    title: 'সেরা মতামত',
    lead: 'নমুনা মতামত',
  },
  latest: {
    title: 'নতুন আসা বাইক',
    lead: 'সবে বাজারে এসেছে।',
    loading: 'নতুন আসা বাইক লোড হচ্ছে',
  },
  home: 'হোম',
  bikes: {
    none: 'এখানে এখনো কোনো বাইক নেই।',
    posted: (ago) => `${ago} দেওয়া হয়েছে`,
  },
  category: {
    name: (id, name) => categories[id]?.name ?? name,
    picture: (id, alt) => categories[id]?.picture ?? alt,
  },
  photo: {
    none: 'ছবি নেই',
    view: (alt) => `ছবি দেখুন: ${alt}`,
    failed: 'ছবিটি খোলা যায়নি। আবার চেষ্টা করুন।',
  },
} satisfies Messages;

// Its pages write numbers and dates in Bangla.
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  products: {
    title: 'আমার বাইক',
    lead: 'আপনার বিক্রির বাইকগুলো, নতুনটি সবার আগে।',
    add: 'বাইক যোগ করুন',
    addFirst: 'প্রথম বাইকটি যোগ করুন',
    loading: 'আপনার বাইকগুলো লোড হচ্ছে',
    failed: 'আপনার বাইকগুলো লোড করা যায়নি।',
    empty: 'আপনি এখনো কোনো বাইক যোগ করেননি।',
    advertised: 'বিজ্ঞাপন চলছে',
    shownUntil: (day) => <>{day} পর্যন্ত হোম পাতায় থাকবে</>,
    bookings: (count) => (count === 0 ? 'এখনো বুকিং নেই' : `${number(count)}টি বুকিং`),
    badges: {
      draft: 'খসড়া',
      pending_review: 'যাচাই চলছে',
      active: 'বিক্রির জন্য আছে',
      reserved: 'বুক করা আছে',
      sold: 'বিক্রি হয়ে গেছে',
      hidden: 'লুকানো আছে',
      archived: 'সরানো হয়েছে',
    },
    runsUntil: (day) => <>{day} পর্যন্ত বিক্রির জন্য থাকবে</>,
    daysLeft: (days) => (days === 0 ? 'আজই শেষ' : `আর ${number(days)} দিন`),
    sentences: {
      draft: 'বাইকটি শুধু আপনি দেখতে পাচ্ছেন।',
      pending_review: 'আগে আমরা দেখে নিই। তারপর সবাই দেখতে পাবেন।',
      reserved: 'বাইকটি একজন বুক করেছেন।',
      hidden: 'ক্রেতারা অভিযোগ করায় বাইকটি এখন কেউ দেখতে পাচ্ছেন না। আমাদের সঙ্গে যোগাযোগ করুন।',
    },
    expired: 'বাইকটির ৬০ দিন শেষ। আবার বিক্রি করতে প্রকাশ করুন।',
    refused: 'বাইকটি আপনার কাছে ফেরত পাঠানো হয়েছে। ঠিক করে আবার প্রকাশ করুন।',
    refusals: {
      price: 'দাম ঠিক হতে পারে না।',
      contact: 'লেখায় ফোন নম্বর বা লিংক আছে। কেউ বুক করলে আপনার নম্বর পাবেন।',
      photos: 'ছবিগুলো এই বাইকের নয়।',
      description: 'বিবরণ ভুল বা অনুপযুক্ত।',
      duplicate: 'বাইকটি আপনি আগেই যোগ করেছেন।',
      no_bike: 'এটি মোটরবাইক নয়।',
      stolen: 'বাইকটি কার, তা আমাদের জানা দরকার। আমাদের সঙ্গে যোগাযোগ করুন।',
    },
    renew: 'মেয়াদ বাড়ান',
    publish: 'প্রকাশ করুন',
    renewed: (bike) => `${bike} এখন থেকে ৬০ দিন বিক্রির জন্য থাকবে।`,
    submitted: (bike) => `${bike} আগে আমরা দেখে নিই। তারপর সবাই দেখতে পাবেন।`,
    advertRests: 'বাইকটি একজন বুক করেছেন, তাই এর বিজ্ঞাপন আপাতত দেখানো হচ্ছে না।',
    soldElsewhere: 'আপনি এটি অন্য কোথাও বিক্রি করেছেন।',
    priceWarnings: {
      above_original: 'চাওয়া দাম কেনা দামের চেয়ে বেশি। দুটি দামই মিলিয়ে দেখুন।',
      far_below_original: 'চাওয়া দাম কেনা দামের দশ ভাগের এক ভাগেরও কম। দুটি দামই মিলিয়ে দেখুন।',
    },
    advertise: 'বিজ্ঞাপন দিন',
    deleteAdvert: 'বিজ্ঞাপন মুছে ফেলুন',
    edit: 'বদলান',
    editYours: 'আপনার বাইকের তথ্য বদলান',
    delete: 'মুছে ফেলুন',
    markSold: 'বিক্রি হয়ে গেছে',
    markSoldTitle: (bike) => `${bike} বিক্রি হয়ে গেছে?`,
    markSoldNote: 'বাইকটি MotoHaat-এর বাইরে বিক্রি করে থাকলে জানান। এরপর আর কেউ বুক করতে পারবেন না।',
  },
  drafts: {
    title: 'এখনো শেষ হয়নি',
    failed: 'অসমাপ্ত বাইকগুলো লোড করা যায়নি।',
    unnamed: 'নাম ছাড়া বাইক',
    saved: (day) => `${day} তারিখে রাখা`,
    goOn: 'শেষ করুন',
    goOnWith: (bike) => `${bike} শেষ করুন`,
    delete: 'মুছে ফেলুন',
    deleteOne: (bike) => `${bike}-এর খসড়া মুছে ফেলুন`,
    deleteTitle: (bike) => `${bike}-এর খসড়া মুছে ফেলবেন?`,
    deleteNote: 'তাতে যা লিখেছিলেন আর ছবিগুলো আর থাকবে না।',
    deleted: 'খসড়া মুছে ফেলা হয়েছে।',
  },
} satisfies Messages;

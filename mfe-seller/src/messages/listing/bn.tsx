import { inBangla } from '@motohaat/contract/sentences.bn';
import { bangla } from '@motohaat/domain/formats-bn';
import { takaInWords, years } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  addTitle: 'বাইক যোগ করুন',
  addLead: 'ভালো ছবি আর সৎ বিবরণ দিলে বাইক সবচেয়ে তাড়াতাড়ি বিক্রি হয়।',
  editTitle: 'বাইকের তথ্য বদলান',
  loading: 'বাইকটি লোড হচ্ছে',
  failed: 'বাইকটি লোড করা যায়নি।',
  booked: 'বাইকটি একজন বুক করেছেন, তাই এখন কিছু বদলানো যাবে না।',
  notForSale: 'বাইকটি এখন বিক্রির জন্য নেই, তাই কিছু বদলানো যাবে না।',
  backToProducts: 'আমার বাইকে ফিরে যান',
  form: {
    fieldError: inBangla,
    restored: 'আগে যা লিখেছিলেন, তা এখানেই আছে। যেখানে থেমেছিলেন, সেখান থেকে শুরু করুন।',
    startAgain: 'নতুন করে শুরু করুন',
    name: 'বাইকের নাম',
    category: 'ধরন',
    chooseCategory: 'ধরন বেছে নিন',
    categories: {
      1: 'স্কুটার',
      2: 'স্ট্যান্ডার্ড (সব কাজের)',
      3: 'স্পোর্টস',
    },
    location: 'এলাকা',
    condition: 'অবস্থা',
    conditions: {
      excellent: 'চমৎকার',
      good: 'ভালো',
      fair: 'মোটামুটি',
    },
    buyingPrice: 'কেনা দাম',
    askingPrice: 'চাওয়া দাম',
    priceHelp: 'পূর্ণ টাকায় লিখুন, যেমন ১,২৫,০০০ বা ১.২৫ লাখ।',
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
    description: 'বিবরণ',
    descriptionHelp: 'চালাতে কেমন, কী কী মেরামত হয়েছে, কী কী কাগজপত্র আছে।',
    hasContacts:
      'ফোন নম্বর, লিংক বা ইমেইল লিখবেন না: অন্যরা এগুলো দেখতে পান না। যিনি বুক করবেন, তাঁর ফোন নম্বর আপনি পাবেন।',
    written: (characters, longest) => `${number(longest)} অক্ষরের মধ্যে ${number(characters)}টি`,
    sellerName: 'বিক্রেতার নাম',
    noName: 'নাম নেই',
    sellerEmail: 'বিক্রেতার ইমেইল',
    lookAgain: 'ফরমে কিছু বাদ পড়েছে বা ঠিক নেই। লাল চিহ্ন দেওয়া জায়গাগুলো দেখুন।',
    notConfirmed: 'সার্ভার এটি নিশ্চিত করেনি। আবার চেষ্টা করুন।',
    add: 'বাইক যোগ করুন',
    added: 'বাইক যোগ হয়েছে',
    save: 'সংরক্ষণ করুন',
    saved: 'সংরক্ষণ করা হয়েছে।',
    reload: 'আবার লোড করুন',
  },
  photos: {
    label: 'ছবি',
    help: (most) => `সর্বোচ্চ ${number(most)}টি। প্রথমটি মূল ছবি: পাশ থেকে পুরো বাইকটি দেখান।`,
    choose: 'ছবি বেছে নিন',
    take: 'ছবি তুলুন',
    drop: 'অথবা টেনে এনে এখানে ছাড়ুন',
    inOrder: 'ক্রমানুসারে ছবি',
    cover: 'মূল ছবি',
    name: (place) => `ছবি ${number(place)}`,
    moveLeft: (photo) => `${photo} বাঁয়ে সরান`,
    moveRight: (photo) => `${photo} ডানে সরান`,
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

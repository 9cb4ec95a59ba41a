import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

export const messages = {
  list: {
    more: 'আরও দেখুন',
    moreNeedsScript: 'আরও আছে। তা দেখতে ব্রাউজারে JavaScript চালু থাকতে হবে।',
    came: (added, all) => `আরও ${added}টি এসেছে, মোট ${all}টি।`,
    pages: 'পাতা',
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
  },
  notices: {
    bell: (unread, isMore) =>
      // The count as it stands on the bell, for whoever says what they see.
      unread === 0 ? 'নোটিশ' : `নোটিশ, পড়া হয়নি: ${number(unread)}${isMore ? '-এর বেশি' : ''}`,
    count: (unread) => number(unread),
    more: (most) => `${number(most)}+`,
  },
  waiting: {
    title: 'আপনার অপেক্ষায়',
    loading: 'আপনার অপেক্ষায় কী আছে, তা লোড হচ্ছে',
    failed: 'আপনার অপেক্ষায় কী আছে, তা লোড করা যায়নি।',
    nothing: 'এই মুহূর্তে আপনার অপেক্ষায় কিছু নেই।',
  },
  dialog: {
    close: 'বন্ধ করুন',
    cancel: 'ফিরে যান',
    reason: 'কারণ',
    reasonIfAny: 'কারণ (না দিলেও চলে)',
    reasonMissing: 'কারণটি লিখুন।',
  },
  booking: {
    title: (bike) => `${bike} বুক করুন`,
    lead: (hours) =>
      `বাইকটি ${number(hours)} ঘণ্টা আপনার জন্য ধরে রাখা হবে। “আমার অর্ডার” পাতা থেকে পেমেন্ট করবেন।`,
    name: 'নাম',
    noName: 'নাম নেই',
    email: 'ইমেইল',
    price: 'দাম',
    agreed: 'ঠিক হওয়া দাম',
    asked: (price) => `চাওয়া দাম: ${taka(price)}`,
    phone: 'ফোন নম্বর',
    phoneHelp: 'বিক্রেতা এই নম্বরে কল করবেন, যেমন ০১৭১২ ৩৪৫৬৭৮।',
    phoneMissing:
      'পারলে একটি নম্বর দিন, যেমন ০১৭১২ ৩৪৫৬৭৮। নম্বর না থাকলে বিক্রেতা কল করতে পারবেন না, আর বাইকটি অন্য কাউকে দিয়ে দিতে পারেন।',
    phoneRead: (phone) => `বিক্রেতা ${banglaDigits(phone)} নম্বরে কল করবেন।`,
    phoneWrong: 'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২ ৩৪৫৬৭৮।',
    place: 'দেখা করার জায়গা',
    placeHelp: 'যেমন: মিরপুর ১০ মেট্রো স্টেশন, ঢাকা।',
    cancel: 'ফিরে যান',
    confirm: 'বাইকটি বুক করুন',
  },
  cancelBooking: {
    title: (bike) => `${bike}-এর বুকিং বাতিল করবেন?`,
    cancel: 'বুকিং থাকুক',
    confirm: 'বুকিং বাতিল করুন',
  },
  deleteBike: {
    title: (bike) => `${bike} মুছে ফেলবেন?`,
    consequence: 'MotoHaat-এ বাইকটি আর কেউ দেখতে পাবেন না। পরে আর ফেরানো যাবে না।',
    confirm: 'মুছে ফেলুন',
  },
  deleteAdvert: {
    title: (bike) => `${bike}-এর বিজ্ঞাপন মুছে ফেলবেন?`,
    consequence: 'বাইকটি হোম পাতা থেকে সরে যাবে। এর ধরনের পাতায় বিক্রির জন্য থাকবে।',
    confirm: 'মুছে ফেলুন',
  },
  upload: {
    waiting: 'সার্ভারের অপেক্ষায়…',
    sending: (percent) => `আপলোড হচ্ছে… ${number(percent)}%`,
    checking: 'ছবিটি যাচাই করা হচ্ছে…',
  },
  photoFailures: {
    tooLarge: 'ছবিটি ৮ মেগাবাইটের চেয়ে বড়, আর এখানে ছোট করা যাচ্ছে না। ছোট আকারের একটি ছবি বেছে নিন।',
    notAPhoto: 'এই ফাইলটি ছবি হিসেবে দেখানো যাবে না। JPEG, PNG, WebP বা AVIF ফাইল বেছে নিন।',
    heic: 'এটি HEIC ছবি, এই ব্রাউজার তা পড়তে পারে না। ছবিটি JPEG হিসেবে আবার তুলুন: আইফোনে Settings › Camera › Formats থেকে Most Compatible বেছে নিয়ে, অন্য ফোনে ক্যামেরার সেটিংসে “High efficiency” বন্ধ করে।',
    connectionLost: 'ইন্টারনেট সংযোগ কেটে গেছে। আবার চেষ্টা করুন।',
  },
} satisfies Messages;

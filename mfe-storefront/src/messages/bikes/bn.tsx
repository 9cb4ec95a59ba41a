import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { kilometres } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

export const messages = {
  conditions: { excellent: 'চমৎকার', good: 'ভালো', fair: 'মোটামুটি' },
  buying: {
    buy: 'কিনুন',
    wish: 'পছন্দের তালিকায় রাখুন',
    report: 'অভিযোগ করুন',
    alreadyBooked: 'বাইকটি এখন বুক করা আছে।',
    payHeld: 'আপনার বুকিং: পেমেন্ট করুন',
    seeHeld: 'আপনার বুকিং: দেখুন',
    refusals: {
      own: 'এটি আপনার নিজের বাইক।',
      buy: 'শুধু ক্রেতারাই বুক করতে পারেন।',
      wish: 'পছন্দের তালিকা শুধু ক্রেতাদের জন্য।',
      report: 'শুধু ক্রেতারাই বাইক নিয়ে অভিযোগ করতে পারেন।',
      ask: 'বিক্রেতাকে শুধু ক্রেতারা জিজ্ঞেস করতে পারেন।',
    },
  },
  heart: {
    remove: 'পছন্দের তালিকা থেকে সরান',
  },
  compare: {
    add: 'এই বাইক তুলনায় রাখুন',
    added: 'এই বাইক তুলনা থেকে বাদ দিন',
    full: (most) => `একবারে ${number(most)}টি বাইক তুলনা করা যায়। আগে একটি বাদ দিন।`,
  },
  card: {
    year: banglaDigits,
    km: kilometres,
    cc: (cc) => `${number(cc)} সিসি`,
    was: (price) => `আগে ছিল ${taka(price)}`,
    reserved: 'বুক করা আছে',
    advertised: 'বিজ্ঞাপন',
    cheaper: 'দাম কমেছে',
    photos: (count) => `১/${number(count)}`,
    photosRead: (count) => `${number(count)}টি ছবি`,
  },
} satisfies Messages;

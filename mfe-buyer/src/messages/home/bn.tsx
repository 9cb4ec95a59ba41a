import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

export const messages = {
  home: {
    own: 'আপনার নিজের অর্ডার',
    pay: (hours) =>
      hours < 1 ? 'এক ঘণ্টার মধ্যে পেমেন্ট করুন' : `${number(hours)} ঘণ্টার মধ্যে পেমেন্ট করুন`,
    keeps: (bike) => `${bike} ততক্ষণ আপনার জন্য রাখা আছে।`,
    meet: 'বিক্রেতার সঙ্গে দেখা করে বাইক বুঝে নিন',
    paid: (bike) => `${bike}-এর পেমেন্ট হয়েছে।`,
    feePaid: (bike, rest) => `${bike}-এর বুকিং ফি দেওয়া হয়েছে। বাকি ${taka(rest)} হাতে হাতে দেবেন।`,
    offer: 'বিক্রেতার দামের উত্তর দিন',
    offerAbout: (name, price, bike) => (
      <>
        {name} আপনাকে {bike} {price} দামে দিতে চান।
      </>
    ),
    book: (hours) => (hours < 1 ? 'এক ঘণ্টার মধ্যে বুক করুন' : `${number(hours)} ঘণ্টার মধ্যে বুক করুন`),
    agreed: (bike, price) => (
      <>
        {bike} নিয়ে {price} দামে আপনারা একমত হয়েছেন।
      </>
    ),
    unread: (count) => `${number(count)}টি নতুন বার্তা পড়ুন`,
    from: (name, bike) => `${name} লিখেছেন, ${bike} নিয়ে।`,
    looked: 'নতুন কী এসেছে দেখুন',
    newBikes: (search, count) => `${search}: ${number(count)}টি নতুন বাইক।`,
  },
} satisfies Messages;

// The pages write dates in Bangla too.
import '@motohaat/domain/long-formats-bn';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

const lookingInto = 'আমরা বিষয়টি খতিয়ে দেখছি।';

export const messages = {
  lookForBike: 'বাইক খুঁজুন',
  orders: {
    title: 'আমার অর্ডার',
    lead: 'আপনার বুক করা বাইকগুলো, নতুনটি সবার আগে।',
    loading: 'আপনার অর্ডার লোড হচ্ছে',
    failed: 'আপনার অর্ডার লোড করা যায়নি।',
    empty: 'আপনি এখনো কোনো বাইক বুক করেননি।',
    transaction: (id) => <>লেনদেন নম্বর {id}</>,
    pay: 'পেমেন্ট করুন',
    details: 'বিস্তারিত',
    cancel: 'বুকিং বাতিল করুন',
    cancelConsequence: 'বাইকটি আবার বিক্রির তালিকায় উঠবে, অন্যরা বুক করতে পারবেন।',
  },
  booking: {
    title: 'পেমেন্ট',
    loading: 'বুকিং লোড হচ্ছে',
    failed: 'বুকিং লোড করা যায়নি।',
    meetAt: (place) => `দেখা করার জায়গা: ${place}`,
    meetAnywhere: 'দেখা করার জায়গা বিক্রেতার সঙ্গে কথা বলে ঠিক করুন',
    holdEnded: 'বাইকটি ধরে রাখার সময় শেষ: যেকোনো সময় অন্য কেউ নিয়ে নিতে পারেন।',
    holdEnding: 'পেমেন্টের জন্য এক মিনিটেরও কম সময় বাকি',
    holdLeft: (hours, minutes) =>
      `পেমেন্টের জন্য ${[
        hours > 0 && `${number(hours)} ঘণ্টা`,
        minutes > 0 && `${number(minutes)} মিনিট`,
      ]
        .filter(Boolean)
        .join(' ')} বাকি`,
    paid: 'অভিনন্দন! আপনার পেমেন্ট সম্পন্ন হয়েছে',
    transactionId: (id) => <>আপনার লেনদেন নম্বর: {id}</>,
    nothingToPay: 'পেমেন্ট করার কিছু নেই।',
    bookAgain: 'পেমেন্ট করার কিছু নেই। বাইকটি এখনো বিক্রির জন্য থাকলে আবার বুক করতে পারেন।',
    lookAtBike: 'বাইকটি দেখুন',
    papers: 'রসিদ ও কাগজ',
    goToOrders: 'আমার অর্ডারে যান',
    restByHand: (fee, rest) =>
      `আপনি বুকিং ফি ${taka(fee)} পেমেন্ট করেছেন। বাকি ${taka(rest)} বাইক বুঝে নেওয়ার সময় হাতে হাতে দেবেন।`,
    feePaid: 'বুকিং ফি দেওয়া হয়েছে',
    badges: {
      pending_payment: 'পেমেন্ট বাকি',
      paid: 'পেমেন্ট হয়েছে',
      completed: 'পেমেন্ট হয়েছে',
      disputed: 'পেমেন্ট হয়েছে',
      cancelled: 'বাতিল হয়েছে',
      expired: 'মেয়াদ শেষ',
      refund_pending: 'টাকা ফেরত আসছে',
      refunded: 'টাকা ফেরত দেওয়া হয়েছে',
    },
    sentences: {
      completed: 'কেনা সম্পন্ন হয়েছে: বাইকটি এখন আপনার।',
      disputed: 'একটি সমস্যার কথা বলা হয়েছে। সিদ্ধান্ত না হওয়া পর্যন্ত টাকা আটকে থাকবে।',
      cancelled: 'এই বুকিং বাতিল করা হয়েছে।',
      expired: 'সময়মতো পেমেন্ট হয়নি, তাই বাইকটি আর আপনার জন্য ধরে রাখা নেই।',
      refund_pending:
        'আপনার টাকা যেখান থেকে এসেছিল, সেখানে ফেরত যাচ্ছে। ব্যাংকের ১০ দিন পর্যন্ত সময় লাগতে পারে।',
      refunded: 'আপনার টাকা যেখান থেকে এসেছিল, সেখানে ফেরত দেওয়া হয়েছে।',
    },
  },
  wishes: {
    title: 'পছন্দের তালিকা',
    lead: 'যেসব বাইক আপনার পছন্দ হয়েছে।',
    loading: 'আপনার পছন্দের তালিকা লোড হচ্ছে',
    failed: 'আপনার পছন্দের তালিকা লোড করা যায়নি।',
    empty: 'আপনার পছন্দের তালিকায় এখনো কিছু নেই।',
    was: (price) => <>আগে ছিল {price}</>,
    cheaper: 'দাম কমেছে',
    soldBy: (seller) => `বিক্রেতা: ${seller}`,
    noName: 'নাম নেই',
    book: 'বুক করুন',
    remove: 'সরিয়ে ফেলুন',
    removed: 'পছন্দের তালিকা থেকে সরানো হয়েছে',
    badges: {
      reserved: 'বুক করা আছে',
      sold: 'বিক্রি হয়ে গেছে',
      removed: 'সরানো হয়েছে',
    },
    sentences: {
      reserved: 'বাইকটি এই মুহূর্তে বুক করা আছে।',
      sold: 'বাইকটি বিক্রি হয়ে গেছে।',
      removed: 'বিক্রেতা বাইকটি সরিয়ে নিয়েছেন।',
    },
  },
  reports: {
    title: 'আমার অভিযোগ',
    lead: 'আপনি যেসব বাইক নিয়ে অভিযোগ করেছেন, আর সেগুলোর কী হলো।',
    loading: 'আপনার অভিযোগ লোড হচ্ছে',
    failed: 'আপনার অভিযোগ লোড করা যায়নি।',
    empty: 'আপনি কোনো অভিযোগ করেননি।',
    badges: {
      open: 'খতিয়ে দেখা হচ্ছে',
      triaged: 'খতিয়ে দেখা হচ্ছে',
      upheld: 'বাইকটি সরানো হয়েছে',
      dismissed: 'বন্ধ করা হয়েছে',
      withdrawn: 'তুলে নেওয়া হয়েছে',
    },
    outcomes: {
      open: lookingInto,
      triaged: lookingInto,
      upheld: 'আপনার অভিযোগ ঠিক ছিল: আমরা বাইকটি সরিয়ে দিয়েছি। ধন্যবাদ।',
      dismissed: 'আমরা খতিয়ে দেখেছি, বাইকটি যেমন ছিল তেমনই আছে।',
      withdrawn: 'আপনি এই অভিযোগ তুলে নিয়েছেন।',
    },
    reasons: {
      fraud: 'প্রতারণা মনে হচ্ছে',
      stolen: 'বাইকটি চুরির হতে পারে',
      wrong_details: 'তথ্য বা ছবি ভুল',
      already_sold: 'আগেই বিক্রি হয়ে গেছে',
      other: 'অন্য কিছু',
    },
  },
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

import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

export const messages = {
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
} satisfies Messages;

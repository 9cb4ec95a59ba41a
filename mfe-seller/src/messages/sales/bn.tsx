// Its pages write numbers and dates in Bangla.
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';
import { banglaDigits } from '@motohaat/domain/digits';

import type { Messages } from './en.tsx';

export const messages = {
  sales: {
    title: 'বুকিং',
    lead: 'কারা আপনার বাইক বুক করেছেন, নতুনটি সবার আগে।',
    loading: 'বুকিং লোড হচ্ছে',
    failed: 'বুকিং লোড করা যায়নি।',
    empty: 'এখনো কেউ আপনার বাইক বুক করেননি।',
    toProducts: 'আমার বাইকে যান',
    bookedBy: (buyer, ago) => (
      <>
        {buyer} {ago} বুক করেছেন
      </>
    ),
    details: 'বিস্তারিত',
    noName: 'নাম নেই',
    phone: banglaDigits,
    noPhone: 'ফোন নম্বর দেওয়া নেই',
    meetAt: (place) => `দেখা করার জায়গা: ${place}`,
    noPlace: 'দেখা করার জায়গা দেওয়া নেই',
    badges: {
      pending_payment: 'পেমেন্ট বাকি',
      paid: 'পেমেন্ট হয়েছে',
      completed: 'সম্পন্ন হয়েছে',
      disputed: 'আপত্তি উঠেছে',
      cancelled: 'বাতিল হয়েছে',
      expired: 'মেয়াদ শেষ',
      refund_pending: 'টাকা ফেরত যাচ্ছে',
      refunded: 'টাকা ফেরত দেওয়া হয়েছে',
    },
    feePaid: {
      badge: 'বুকিং ফি দেওয়া হয়েছে',
      sentence: 'ক্রেতা বুকিং ফি পেমেন্ট করেছেন। দেখা করে বাকি টাকা বুঝে নিন, কাগজপত্রসহ বাইকটি বুঝিয়ে দিন।',
    },
    sentences: {
      pending_payment: 'বাইকটি এই ক্রেতার জন্য ধরে রাখা আছে। পেমেন্ট না হওয়া পর্যন্ত নিজের কাছে রাখুন।',
      paid: 'ক্রেতা পেমেন্ট করেছেন। দেখা করে কাগজপত্রসহ বাইকটি বুঝিয়ে দিন।',
      completed: 'বাইকটি বুঝিয়ে দেওয়া হয়েছে।',
      disputed: 'একটি সমস্যার কথা বলা হয়েছে। সিদ্ধান্ত না হওয়া পর্যন্ত টাকা আটকে থাকবে।',
      cancelled: 'এই বুকিং বাতিল করা হয়েছে।',
      expired: 'ক্রেতা সময়মতো পেমেন্ট করেননি। অন্যরা আবার বাইকটি বুক করতে পারবেন।',
      refund_pending: 'ক্রেতা টাকা ফেরত পাচ্ছেন।',
      refunded: 'ক্রেতা টাকা ফেরত পেয়েছেন।',
    },
    cancel: 'বুকিং বাতিল করুন',
    cancelConsequence: (buyer) =>
      `${buyer} জানতে পারবেন যে আপনি বুকিং বাতিল করেছেন। বাইকটি আবার বিক্রির তালিকায় উঠবে।`,
    theBuyer: 'ক্রেতা',
  },
} satisfies Messages;

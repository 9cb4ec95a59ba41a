// Who says what happened writes dates in Bangla too.
import '@motohaat/domain/long-formats-bn';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.ts';

const { number } = bangla;

export const messages = {
  history: {
    title: 'যা যা হয়েছে',
    events: {
      booked: 'বুক করা হয়েছে',
      seen: 'ক্রেতা বাইকটি দেখেছেন',
      not_seen: 'ক্রেতা জানিয়েছেন যে বাইকটি দেখেননি',
      meeting_proposed: 'দেখা করার প্রস্তাব এসেছে',
      meeting_confirmed: 'দেখা করা নিশ্চিত হয়েছে',
      paid: 'পেমেন্ট হয়েছে',
      wrong_code: 'ভুল হস্তান্তর কোড দেওয়া হয়েছে',
      handed_over: 'হস্তান্তর হয়ে বুকিং সম্পন্ন হয়েছে',
      disputed: 'সমস্যা জানানো হয়েছে',
      answered: 'বিক্রেতা উত্তর দিয়েছেন',
      bank_disputed: 'ক্রেতার ব্যাংক পেমেন্টটি খতিয়ে দেখছে',
      bank_kept: 'ব্যাংক পেমেন্টটি বহাল রেখেছে',
      refund_started: 'টাকা ফেরত যাচ্ছে',
      refunded: 'টাকা ফেরত গেছে',
      cancelled: 'বাতিল হয়েছে',
      expired: 'সময়মতো পেমেন্ট হয়নি',
    },
    feePaid: 'বুকিং ফি পেমেন্ট হয়েছে',
    actors: {
      buyer: 'ক্রেতা',
      seller: 'বিক্রেতা',
      admin: 'মোটোহাট',
      system: 'নিজে থেকেই',
    },
    how: {
      code: 'ক্রেতার কোড দিয়ে।',
      word: 'ক্রেতা জানিয়েছেন।',
      time: 'পেমেন্টের ১৪ দিন পরে।',
      admin: 'আমাদের সিদ্ধান্ত।',
    },
    meeting: (place, time) => `${place}, ${time}`,
  },
  reasons: {
    not_as_described: 'বাইকটি বর্ণনার মতো নয়',
    papers: 'কাগজপত্র নেই বা ভুল',
    not_handed_over: 'বিক্রেতা বাইক বুঝিয়ে দিচ্ছেন না',
    stolen: 'বাইকটি চুরির হতে পারে',
    seller_gone: 'বিক্রেতার সঙ্গে যোগাযোগ করা যাচ্ছে না',
    other: 'অন্য কিছু',
  },
  photos: {
    title: 'সমস্যার ছবি',
    label: 'ছবি',
    help: (most) => `সর্বোচ্চ ${number(most)}টি। শুধু আপনারা দুজন ও মোটোহাট দেখতে পাবে, আর কেউ নয়।`,
    choose: 'ছবি বাছুন',
    remove: 'সরান',
    removeNamed: (name) => `${name} সরান`,
    send: 'ছবি পাঠান',
    notSent: 'আপনার লেখা পাঠানো হয়েছে, তবে সব ছবি যায়নি। বাকিগুলো আবার পাঠান, নয়তো এটি বন্ধ করুন।',
    by: {
      buyer: (time) => `ক্রেতার ছবি, ${time}`,
      seller: (time) => `বিক্রেতার ছবি, ${time}`,
    },
    of: { buyer: 'ক্রেতা', seller: 'বিক্রেতা' },
    lost: (name) => `${name}, লোড করা যায়নি`,
  },
} satisfies Messages;

import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const f = bangla;

export const messages = {
  pages: {
    users: { title: 'সব ব্যবহারকারী', lead: 'যাঁদের অ্যাকাউন্ট আছে, তাঁরা সবাই।' },
    sellers: { title: 'সব বিক্রেতা', lead: 'যাঁরা বাইক বিক্রি করেন, তাঁরা সবাই।' },
    buyers: { title: 'সব ক্রেতা', lead: 'যাঁরা বাইক খুঁজছেন, তাঁরা সবাই।' },
  },
  list: {
    label: 'অ্যাকাউন্ট',
    loading: 'অ্যাকাউন্ট লোড হচ্ছে',
    failed: 'অ্যাকাউন্টগুলো লোড করা যায়নি।',
    empty: 'এখানে এখনো কেউ নেই।',
    noMatch: 'এমন কাউকে পাওয়া যায়নি।',
    showAll: 'সবাইকে দেখুন',
  },
  filters: {
    search: 'নাম বা ইমেইল দিয়ে খুঁজুন',
    role: 'ভূমিকা',
    status: 'অবস্থা',
    sort: 'সাজান',
    withCount: (name, count) => `${name} (${f.number(count)})`,
  },
  sorts: {
    newest: 'নতুন আগে',
    oldest: 'পুরোনো আগে',
    name: 'নামের ক্রমে',
    '-name': 'নামের উল্টো ক্রমে',
    email: 'ইমেইলের ক্রমে',
    '-email': 'ইমেইলের উল্টো ক্রমে',
  },
  roles: { buyer: 'ক্রেতা', seller: 'বিক্রেতা', admin: 'অ্যাডমিন' },
  statuses: { active: 'চালু', suspended: 'স্থগিত' },
  columns: { name: 'নাম', email: 'ইমেইল', role: 'ভূমিকা', joined: 'যোগ দিয়েছেন' },
  deletionHeld: 'পেমেন্ট হওয়া বুকিংয়ের জন্য মুছে ফেলা আটকে আছে',
  menu: {
    label: (name) => `${name}: যা করা যায়`,
    suspend: 'স্থগিত করুন',
    reinstate: 'আবার চালু করুন',
    delete: 'মুছে ফেলুন',
    own: 'এটি আপনার নিজের অ্যাকাউন্ট।',
  },
  suspension: {
    title: (name) => `${name}-এর অ্যাকাউন্ট স্থগিত করবেন?`,
    consequences: (email) =>
      `${email} সব ডিভাইস থেকে সঙ্গে সঙ্গে লগআউট হয়ে যাবে, এই অ্যাকাউন্টের বাইকগুলো বিক্রির তালিকা থেকে সরে যাবে, আর পেমেন্ট না হওয়া বুকিংগুলো বাতিল হবে। পরে চাইলে অ্যাকাউন্টটি আবার চালু করতে পারবেন।`,
    reasonHelp: 'যাঁর অ্যাকাউন্ট, তিনি এটি পড়বেন।',
    confirm: 'স্থগিত করুন',
    done: (name) => `${name}-এর অ্যাকাউন্ট স্থগিত করা হয়েছে।`,
  },
  reinstatement: {
    title: (name) => `${name}-এর অ্যাকাউন্ট আবার চালু করবেন?`,
    consequences: (email) =>
      `${email} দিয়ে আবার লগইন করা যাবে, আর এই অ্যাকাউন্টের বাইকগুলো বিক্রির তালিকায় ফিরবে।`,
    confirm: 'আবার চালু করুন',
    done: (name) => `${name} আবার লগইন করতে পারবেন।`,
  },
  deletion: {
    title: (name) => `${name}-এর অ্যাকাউন্ট মুছে ফেলবেন?`,
    reasonHelp: 'অ্যাকাউন্ট মুছে যাওয়ার পরেও এটি অডিট লগে থাকবে। তাই এখানে কারও নাম বা ঠিকানা লিখবেন না।',
    ban: 'এই ইমেইল দিয়ে আর অ্যাকাউন্ট খোলা যাবে না',
    confirm: 'মুছে ফেলুন',
    done: 'মুছে ফেলা হয়েছে',
    alreadyDone: 'অ্যাকাউন্টটি আগেই মুছে ফেলা হয়েছে।',
    consequencesLabel: 'যা হবে',
    loadingConsequences: 'কী কী হবে, সেই তথ্য লোড হচ্ছে',
    consequences: {
      paidBookings: (count) =>
        `পেমেন্ট হওয়া ${f.number(count)}টি বুকিং রেখে দেওয়া হবে। অ্যাকাউন্টটি এখনই বন্ধ হবে, আর টাকার হিসাব মিটে গেলে মুছে ফেলা হবে।`,
      unpaidBookings: (count) =>
        `পেমেন্ট না হওয়া ${f.number(count)}টি বুকিং বাতিল হবে, আর অন্য পক্ষকে তা জানানো হবে।`,
      listings: (count) => `${f.number(count)}টি বাইক বিক্রির তালিকা থেকে সরে যাবে।`,
      adverts: (count) => `${f.number(count)}টি বিজ্ঞাপন শেষ হয়ে যাবে।`,
      wishes: (count) => `পছন্দের তালিকার ${f.number(count)}টি বাইক মুছে যাবে।`,
      reports: (count) => `${f.number(count)}টি অভিযোগ থাকবে, তবে নাম ছাড়া।`,
      sessions: 'সব ডিভাইস থেকে সঙ্গে সঙ্গে লগআউট হয়ে যাবে।',
      erased: 'নাম, ইমেইল, ফোন নম্বর ও ছবি মুছে যাবে। পেমেন্টের হিসাব ছদ্মনামে থাকবে।',
    },
  },
} satisfies Messages;

import type { Messages } from './en.ts';

export const messages = {
  notFound: {
    picture: 'রাস্তার সাইনের সামনে থেমে যাওয়া একটি মোটরসাইকেল',
    title: 'পাতাটি পাওয়া যায়নি',
    lead: 'এই রাস্তা কোথাও যায় না। ঠিকানায় হয়তো বানান ভুল আছে।',
    home: 'হোম পাতায় যান',
  },
  wentWrong: {
    title: 'কোথাও একটা সমস্যা হয়েছে',
    advice: 'লগআউট করে আবার লগইন করুন।',
    logout: 'লগআউট',
    retry: 'আবার চেষ্টা করুন',
  },
  loading: 'লোড হচ্ছে…',
  failed: {
    generally: 'লোড করা যায়নি। আবার চেষ্টা করুন।',
    offline: (failed) => `আপনার ইন্টারনেট সংযোগ নেই। ${failed}`,
    retry: 'আবার চেষ্টা করুন',
  },
  password: { show: 'পাসওয়ার্ড দেখান', hide: 'পাসওয়ার্ড লুকান' },
} satisfies Messages;

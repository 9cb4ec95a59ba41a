import { banglaDigits } from '@motohaat/domain/digits';

import type { Messages } from './en.tsx';

export const messages = {
  actions: { login: 'লগইন', logout: 'লগআউট', retry: 'আবার চেষ্টা করুন' },
  frame: { skip: 'মূল অংশে যান' },
  navbar: {
    main: 'মূল মেনু',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    openDashboardMenu: 'ড্যাশবোর্ডের মেনু খুলুন',
    dashboard: 'ড্যাশবোর্ড',
    search: 'বাইক খুঁজুন',
    closeSearch: 'খোঁজা বন্ধ করুন',
    what: 'ব্র্যান্ড, মডেল বা জেলা',
    find: 'খুঁজুন',
  },
  profile: 'প্রোফাইল',
  told: 'নোটিশ',
  messages: 'বার্তা',
  team: 'টিম',
  footer: {
    about: {
      title: 'আমাদের সম্পর্কে',
      sentence: 'পুরোনো মোটরসাইকেল কেনাবেচার জায়গা, বাংলাদেশের জন্য তৈরি।',
    },
    services: {
      title: 'আমাদের সেবা',
      sentence: 'সরাসরি মালিকের কাছ থেকে বাইক কিনুন, কিংবা নিজেরটি বিক্রি করুন।',
    },
    help: {
      title: 'দরকারি লিংক',
      sentence: 'পুরোনো বাইক কেনার আগে কী কী দেখে নেবেন।',
    },
    contact: 'যোগাযোগ',
    phone: banglaDigits,
    place: 'ঢাকা, বাংলাদেশ',
    copyright: (year) => `© ২০২২–${banglaDigits(year)} MotoHaat`,
    allBikes: 'ব্র্যান্ড ও জেলা',
    terms: 'ব্যবহারের শর্ত',
    privacy: 'গোপনীয়তা',
  },
  lowData: {
    name: 'ডেটা সাশ্রয়ী মোড',
    hint: 'ছবি ছোট আকারে আসে, আর আগে থেকে কিছু লোড হয় না।',
  },
  notices: {
    finishing: (why) => `লগইন শেষ করা হচ্ছে… ${why}`,
    offline: 'ইন্টারনেট সংযোগ নেই। সংরক্ষিত তথ্য দেখানো হচ্ছে।',
  },
  fallback: {
    slow: {
      title: 'পাতাটি আসতে দেরি হচ্ছে',
      sentence: 'এলেই এখানে দেখা যাবে। MotoHaat-এর বাকি সব ঠিকমতো চলছে।',
    },
    broken: {
      title: 'পাতাটি লোড করা যায়নি',
      sentence: 'MotoHaat-এর বাকি সব ঠিকমতো চলছে। এই পাতাটি আবার খোলার চেষ্টা করুন।',
    },
    crashed: {
      title: 'কোথাও একটা সমস্যা হয়েছে',
      sentence: 'এই পাতায় একটি সমস্যা হয়েছে। MotoHaat-এর বাকি সব ঠিকমতো চলছে।',
    },
    closed: 'এই অংশটি আপাতত বন্ধ আছে',
    unexpected: 'এই পাতায় একটি সমস্যা হয়েছে।',
    pages: 'আপনার পাতাগুলো লোড করা যায়নি।',
  },
  lastResort: {
    crashed: {
      title: 'অপ্রত্যাশিত সমস্যা!',
      sentence: 'MotoHaat চালু হতে পারেনি। পাতাটি আবার খুলে দেখুন।',
    },
    unverified: {
      title: 'পাতাটি যাচাই করা যায়নি',
      sentence: 'MotoHaat যা পাঠিয়েছে, ঠিক তা আসেনি; তাই এর কিছুই চালানো হয়নি। পাতাটি আবার খুলুন।',
    },
    reload: 'আবার খুলুন',
  },
  toasts: { close: 'বার্তা বন্ধ করুন' },
  signedOutHereOnly:
    'এখানে আপনার লগআউট হয়েছে, কিন্তু সার্ভারকে জানানো যায়নি। ১০ মিনিটের মধ্যে আপনার লগইনের মেয়াদ শেষ হয়ে যাবে।',
} satisfies Messages;

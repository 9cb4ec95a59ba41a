import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  withoutScript:
    'এই পাতার জন্য JavaScript লাগবে। ব্রাউজারে তা চালু করে পাতাটি আবার খুলুন। শুধু ঘুরে দেখতে অ্যাকাউন্ট লাগে না।',
  fields: { name: 'নাম', email: 'ইমেইল', password: 'পাসওয়ার্ড', role: 'অ্যাকাউন্টের ধরন' },
  roles: {
    buyer: { label: 'ক্রেতা', hint: 'বাইক কিনতে চাই' },
    seller: { label: 'বিক্রেতা', hint: 'বাইক বিক্রি করতে চাই' },
  },
  signIn: {
    title: 'লগইন',
    submit: 'লগইন করুন',
    failed: 'লগইন করা যায়নি। আবার চেষ্টা করুন।',
    emailMissing: 'ইমেইল দিতে হবে।',
    passwordMissing: 'পাসওয়ার্ড দিতে হবে।',
    passwordShort: 'পাসওয়ার্ডটি খুব ছোট!',
    toSignUp: (link) => <>MotoHaat-এ নতুন? {link('অ্যাকাউন্ট খুলুন')}</>,
  },
  signUp: {
    title: 'অ্যাকাউন্ট খুলুন',
    submit: 'অ্যাকাউন্ট খুলুন',
    failed: 'অ্যাকাউন্ট খোলা যায়নি। আবার চেষ্টা করুন।',
    nameMissing: 'নাম দিতে হবে।',
    emailMissing: 'ইমেইল দিতে হবে।',
    passwordMissing: 'পাসওয়ার্ড দিতে হবে।',
    passwordShort: 'পাসওয়ার্ডটি খুব ছোট।',
    passwordWeak: 'পাসওয়ার্ডটি দুর্বল। এতে ছোট হাতের অক্ষর, বড় হাতের অক্ষর, সংখ্যা ও বিশেষ চিহ্ন থাকতে হবে।',
    toSignIn: (link) => <>আগে থেকেই অ্যাকাউন্ট আছে? {link('লগইন করুন')}</>,
  },
  password: {
    length: (minimum) => `অন্তত ${number(minimum)}টি অক্ষর`,
    // The password itself is of Latin letters and digits.
    rules: {
      lower: 'ছোট হাতের একটি ইংরেজি অক্ষর (a–z)',
      upper: 'বড় হাতের একটি ইংরেজি অক্ষর (A–Z)',
      digit: 'একটি ইংরেজি সংখ্যা (0–9)',
      symbol: '! @ # $ % ^ & * চিহ্নগুলোর একটি',
    },
    met: '(হয়েছে)',
  },
  reset: {
    open: 'পাসওয়ার্ড ভুলে গেছেন?',
    title: 'পাসওয়ার্ড রিসেট',
    lead: 'ইমেইলে একটি লিংক পাঠাব, সেখান থেকে নতুন পাসওয়ার্ড দিতে পারবেন।',
    emailMissing: 'ইমেইল দিতে হবে।',
    send: 'লিংক পাঠান',
    cancel: 'ফিরে যান',
    sent: 'এই ঠিকানায় অ্যাকাউন্ট থাকলে একটু পরেই ইমেইল পাবেন।',
    done: 'ঠিক আছে',
    lost: 'ইন্টারনেট সংযোগ নেই। আবার চেষ্টা করুন।',
  },
  google: {
    or: 'অথবা',
    open: 'Google দিয়ে এগিয়ে যান',
    openHere: 'এখানেই এগিয়ে যান',
    makesBuyer: 'Google দিয়ে ক্রেতার অ্যাকাউন্ট খোলা হয়',
  },
  agreement: {
    signIn: (terms, privacy) => (
      <>
        আপনি নতুন হলে Google-এর বোতামে চাপ দিলেই আপনার অ্যাকাউন্ট খুলে যায়, আর তাতে আপনি আমাদের{' '}
        {terms('ব্যবহারের শর্ত')} মেনে নিচ্ছেন। আপনার তথ্য নিয়ে আমরা কী করি, তা লেখা আছে{' '}
        {privacy('গোপনীয়তার পাতায়')}।
      </>
    ),
    signUp: (terms, privacy) => (
      <>
        অ্যাকাউন্ট খুললে আপনি আমাদের {terms('ব্যবহারের শর্ত')} মেনে নিচ্ছেন। আপনার তথ্য নিয়ে আমরা কী করি, তা লেখা
        আছে {privacy('গোপনীয়তার পাতায়')}।
      </>
    ),
  },
  adminOnly: {
    title: 'এই পাতার জন্য অ্যাডমিন অ্যাকাউন্ট লাগবে',
    text: 'আপনি যে অ্যাকাউন্টে লগইন করেছেন, সেটি কোনো অ্যাডমিনের নয়।',
    dashboard: 'আমার ড্যাশবোর্ডে যান',
    signOut: 'লগআউট',
  },
  demo: {
    title: 'ডেমো অ্যাকাউন্ট দিয়ে চালিয়ে দেখুন',
    use: 'বেছে নিন',
    useAccount: {
      buyer: 'ক্রেতার অ্যাকাউন্ট বেছে নিন',
      seller: 'বিক্রেতার অ্যাকাউন্ট বেছে নিন',
    },
  },
} satisfies Messages;

import type { Language } from '../language.ts';

const en = {
  subjects: {
    PASSWORD_RESET: 'Choose a new password',
    VERIFY_EMAIL: 'Confirm your email address',
  },
  passwordRules:
    'Use at least 6 characters with a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.',
  tooWeak: 'That password is too weak.',
  newPassword: 'New password',
  save: 'Save the new password',
  confirm: 'Confirm',
  changed: 'Your password is changed',
  logIn: 'You can log in with it now.',
  confirmed: 'Your email address is confirmed',
  thanks: 'Thank you.',
  goOn: 'Continue to the site',
  noLink: 'This link does not work',
  expired: 'This link has expired. Ask for a new one.',
  unknown: 'This link does not work, or was already used. Ask for a new one.',
  chooser: {
    title: 'Choose an account',
    /** Before, in and after what is marked. */
    note: [
      'This is a local stand-in for trying out sign-in. It is ',
      'not Google',
      ': it asks for no password, and nothing leaves this computer.',
    ],
    another: 'Use another account',
    first: 'Make up an account',
    email: 'Email',
    name: 'Name',
    goOn: 'Continue with this account',
    cancel: 'Cancel',
    known: 'Known accounts',
  },
};

const bn: typeof en = {
  subjects: {
    PASSWORD_RESET: 'নতুন পাসওয়ার্ড দিন',
    VERIFY_EMAIL: 'আপনার ইমেইল ঠিকানা নিশ্চিত করুন',
  },
  passwordRules:
    'অন্তত ৬টি অক্ষর দিন, যার মধ্যে ইংরেজি ছোট হাতের ও বড় হাতের অক্ষর, একটি সংখ্যা আর !@#$%^&* এর একটি চিহ্ন থাকবে।',
  tooWeak: 'এই পাসওয়ার্ড খুব দুর্বল।',
  newPassword: 'নতুন পাসওয়ার্ড',
  save: 'নতুন পাসওয়ার্ড সংরক্ষণ করুন',
  confirm: 'নিশ্চিত করুন',
  changed: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
  logIn: 'এখন এটি দিয়ে লগইন করতে পারবেন।',
  confirmed: 'আপনার ইমেইল ঠিকানা নিশ্চিত হয়েছে',
  thanks: 'ধন্যবাদ।',
  goOn: 'সাইটে ফিরে যান',
  noLink: 'এই লিংক কাজ করছে না',
  expired: 'এই লিংকের মেয়াদ শেষ। নতুন একটি লিংক চেয়ে নিন।',
  unknown: 'এই লিংক কাজ করছে না, অথবা আগেই ব্যবহার করা হয়েছে। নতুন একটি লিংক চেয়ে নিন।',
  chooser: {
    title: 'একটি অ্যাকাউন্ট বেছে নিন',
    note: [
      'লগইন পরীক্ষা করার জন্য এটি এই কম্পিউটারের একটি বিকল্প পাতা। ',
      'এটি Google নয়',
      ': কোনো পাসওয়ার্ড চায় না, আর কিছুই এই কম্পিউটারের বাইরে যায় না।',
    ],
    another: 'অন্য অ্যাকাউন্ট ব্যবহার করুন',
    first: 'একটি অ্যাকাউন্ট বানান',
    email: 'ইমেইল',
    name: 'নাম',
    goOn: 'এই অ্যাকাউন্ট দিয়ে এগিয়ে যান',
    cancel: 'বাতিল করুন',
    known: 'চেনা অ্যাকাউন্ট',
  },
};

/** What the pages for people say, as the vendor's own would, in the language of whoever asked. */
export const words: Readonly<Record<Language, typeof en>> = { en, bn };

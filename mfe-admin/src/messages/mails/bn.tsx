import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  page: {
    title: 'ইমেইল',
    lead: 'যেসব ইমেইল পৌঁছায়নি। আধা দিনে বারো বার চেষ্টা করা হয়, তারপর আর করা হয় না।',
  },
  list: {
    label: 'যেসব ইমেইল পৌঁছায়নি',
    loading: 'ইমেইল লোড হচ্ছে',
    failed: 'ইমেইলগুলো লোড করা যায়নি।',
    status: 'কোনগুলো',
    statuses: { dead: 'আর চেষ্টা করা হবে না', failed: 'আবার চেষ্টা করা হবে' },
    empty: {
      dead: 'চেষ্টা শেষ হয়েছে এমন কোনো ইমেইল নেই।',
      failed: 'আবার চেষ্টার অপেক্ষায় কোনো ইমেইল নেই।',
    },
  },
  card: {
    to: (address) => <>প্রাপক: {address}</>,
    about: (day, tries) => `${day}-এর ইমেইল, ${number(tries)} বার চেষ্টা করা হয়েছে।`,
    givenUp: (day) => `${day}-এ চেষ্টা শেষ হয়েছে।`,
    next: (day) => `${day}-এ আবার চেষ্টা করা হবে।`,
    again: 'আবার পাঠান',
    againTo: (address) => `${address} ঠিকানায় আবার পাঠান`,
    sentAgain: 'কয়েক সেকেন্ডের মধ্যে ইমেইলটি আবার পাঠানো হবে।',
  },
} satisfies Messages;

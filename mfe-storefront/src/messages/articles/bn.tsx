import type { Messages } from './en.tsx';
import { guides } from './guides.bn.tsx';
import { topics } from './topics.bn.tsx';

export const messages = {
  title: 'ব্লগ',
  description:
    'পুরোনো বাইক কেনা বা বিক্রির দিনে কাজে লাগবে এমন পরামর্শ, আর এ রকম সাইট কীভাবে তৈরি হয় তার ছোট ছোট উত্তর।',
  picture: 'সবুজ রঙের রোডস্টার, ডান পাশ থেকে',
  topics: {
    title: 'ডেভেলপারদের প্রশ্ন',
    lead: 'এ রকম সাইট কীভাবে তৈরি হয়, তার ছোট ছোট উত্তর।',
    texts: topics,
  },
  guides: {
    title: 'বাইক নিয়ে পরামর্শ',
    lead: 'যেদিন কিনবেন বা বিক্রি করবেন, সেদিনের জন্য।',
    texts: guides,
  },
} satisfies Messages;

import { banglaDigits } from '@motohaat/domain/digits';

import type { Messages } from './en.tsx';

export const messages = {
  page: {
    title: 'অভিযোগ ওঠা কথোপকথন',
    lead: 'কী লেখা হয়েছে তা শুধু অভিযোগ থেকেই পড়া যায়, আর প্রতিবার পড়া অডিট লগে থাকে।',
  },
  show: 'দেখান',
  states: { open: 'খোলা', closed: 'বন্ধ' },
  loading: 'অভিযোগ লোড হচ্ছে',
  failed: 'অভিযোগ লোড করা যায়নি।',
  empty: { open: 'কোনো কথোপকথন আপনার অপেক্ষায় নেই।', closed: 'এখনো কোনো সিদ্ধান্ত হয়নি।' },
  about: (bike) => `${bike} নিয়ে কথোপকথন`,
  people: (buyer, seller) => `ক্রেতা: ${buyer} · বিক্রেতা: ${seller}`,
  by: { buyer: 'অভিযোগ করেছেন ক্রেতা', seller: 'অভিযোগ করেছেন বিক্রেতা' },
  note: (words) => `“${words}”`,
  count: (count) => `${banglaDigits(count)}টি বার্তা`,
  outcomes: { open: 'খোলা', upheld: 'সঠিক', dismissed: 'ভিত্তিহীন' },
  read: 'পড়ুন',
  readNote: 'এই পড়া অডিট লগে রাখা হলো।',
  reading: 'বার্তা লোড হচ্ছে',
  notRead: 'বার্তা লোড করা যায়নি।',
  authors: { buyer: 'ক্রেতা', seller: 'বিক্রেতা' },
  close: 'বন্ধ করুন',
  uphold: {
    open: 'অভিযোগ সঠিক',
    title: (bike) => `${bike} নিয়ে অভিযোগটি কি সঠিক?`,
    help: 'এটি অডিট লগে থাকবে। দরকার হলে ব্যবহারকারীদের পাতায় অ্যাকাউন্টটি স্থগিত করুন।',
    done: 'অভিযোগটি সঠিক বলে বন্ধ করা হয়েছে।',
  },
  dismiss: {
    open: 'ভিত্তিহীন',
    title: (bike) => `${bike} নিয়ে অভিযোগটি ভিত্তিহীন বলে বন্ধ করবেন?`,
    help: 'এটি অডিট লগে থাকবে।',
    done: 'অভিযোগটি ভিত্তিহীন বলে বন্ধ করা হয়েছে।',
  },
} satisfies Messages;

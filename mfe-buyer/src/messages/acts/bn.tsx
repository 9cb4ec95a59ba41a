import { reasons } from '../reports/reasons/bn.ts';
import type { Messages } from './en.tsx';

export const messages = {
  wished: 'পছন্দের তালিকায় রাখা হয়েছে',
  removed: 'পছন্দের তালিকা থেকে সরানো হয়েছে',
  searchSaved: 'খোঁজটি সংরক্ষণ করা হয়েছে। আপনার ড্যাশবোর্ডে পাবেন।',
  report: {
    title: (name) => `${name} নিয়ে অভিযোগ`,
    question: 'সমস্যাটি কী?',
    reasons,
    noReason: 'সমস্যাটি কী, বেছে নিন।',
    note: 'মন্তব্য',
    noteHelp: 'অ্যাডমিন কোন বিষয়টি দেখবেন? না লিখলেও চলে।',
    cancel: 'ফিরে যান',
    send: 'অভিযোগ পাঠান',
    sent: 'অভিযোগ অ্যাডমিনের কাছে পাঠানো হয়েছে।',
  },
} satisfies Messages;

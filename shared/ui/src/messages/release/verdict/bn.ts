import { bangla } from '@motohaat/domain/formats-bn';

import { clock, percent } from '../writing/bn.ts';
import type { VerdictWords } from './en.ts';

const f = bangla;

const names = { better_or_equal: 'সমান বা ভালো', worse: 'খারাপ', not_yet: 'এখনো বলা যায় না' };

export const verdict = {
  title: (version) => `${version} সম্পর্কে যা বলা যায়`,
  names,
  meanings: {
    better_or_equal: 'মানুষের পাতায় দেখা গেছে, এটি চালু রিলিজের সমান বা তার চেয়ে ভালো চলছে।',
    worse: 'মানুষের পাতায় দেখা গেছে, এটি খারাপ চলছে। এটি তুলে নেওয়া হয়।',
    not_yet: 'বলার মতো যথেষ্ট মানুষ এখনো এটি ব্যবহার করেননি।',
  },
  looked: (at) => `শেষবার দেখা হয়েছে ${at}-এ`,
  sequence: 'ঘণ্টায় ঘণ্টায়',
  look: ({ at, verdict: said }) => `${clock(at)} ${names[said]}`,
  figures: (version) => `${version} যা দেখে বিচার করা হয়`,
  signal: 'যতবার পাতা খোলা হয়েছে',
  canary: 'পরীক্ষামূলক',
  stable: 'বাকি সবাই',
  verdict: 'এ পর্যন্ত',
  signals: {
    failed: 'সমস্যা হয়েছে',
    uncaught_error: 'স্ক্রিপ্টের অজানা ত্রুটি',
    failed_call: 'বিফল অনুরোধ',
    lcp: 'সবচেয়ে বড় অংশ দেখা যেতে',
    inp: 'চাপ দিলে সাড়া পেতে',
    shifted: 'লেখা সরে গেছে',
    wished: 'পছন্দের তালিকায় রাখা হয়েছে',
    booked: 'বুক করা হয়েছে',
    messaged: 'বার্তা লেখা হয়েছে',
    paid: 'টাকা দেওয়া হয়েছে',
  },
  shown: (signal, { views, value }) => {
    if (views === 0) return '–';
    const isTime = signal === 'lcp' || signal === 'inp';
    const figure = isTime ? `${f.number(Math.round(value))} মি.সে.` : percent(value);
    return `${f.number(views)} বারে ${figure}`;
  },
} satisfies VerdictWords;

import { bangla } from '@motohaat/domain/formats-bn';

import type { CanaryEquality } from './own-reasons.ts';
import type { reasons as english } from './reasons-en.ts';

type Sentences = typeof english;
type Figures = Partial<CanaryEquality>;

const { number } = bangla;

const vitalNames = {
  lcp: 'সবচেয়ে বড় অংশটি দেখা যেতে',
  inp: 'চাপ দেওয়ার পর সাড়া পেতে',
} as const;

const hits = {
  uncaught_error: 'স্ক্রিপ্টের অজানা ত্রুটি ঘটেছে',
  failed_call: 'সার্ভারে পাঠানো অনুরোধ বিফল হয়েছে',
  shifted: 'পড়ার সময় পাতার লেখা সরে গেছে (CLS ০.১-এর বেশি)',
  wished: 'পছন্দের তালিকায় বাইক রাখা হয়েছে মাত্র',
  booked: 'বাইক বুক করা হয়েছে মাত্র',
  messaged: 'বার্তা পাঠানো হয়েছে মাত্র',
  paid: 'বুকিংয়ের টাকা দেওয়া হয়েছে মাত্র',
} as const;

function ofViews(failed: number, views: number): string {
  const share = Math.round((failed / views) * 1000) / 10;
  return `${number(views)} বারের মধ্যে ${number(failed)} বার (${number(share)}%)`;
}

const canaryFailed: Sentences['canaryFailed'] = ({ failed, views, othersFailed, othersViews }) => {
  const others =
    othersViews === 0
      ? 'সবার জন্য যা চালু আছে, তা কেউ খোলেনি'
      : `সবার জন্য যা চালু আছে, তাতে ${ofViews(othersFailed, othersViews)}`;
  return `পাতা খুলতে গিয়ে ${ofViews(failed, views)} সমস্যা হয়েছে; ${others}।`;
};

/** Times in ms. */
function typically(vital: string, value: number, othersValue: number): string {
  return `${vital} সাধারণত ${number(value)} মিলিসেকেন্ড লেগেছে; সবার জন্য যা চালু আছে, তাতে ${number(othersValue)} মিলিসেকেন্ড।`;
}

const canaryWorse: Sentences['canaryWorse'] = ({ signal, value, views, ...others }) =>
  signal === 'lcp' || signal === 'inp'
    ? typically(vitalNames[signal], value, others.othersValue)
    : `${hits[signal]} ${ofViews(value, views)}; সবার জন্য যা চালু আছে, তাতে ${ofViews(others.othersValue, others.othersViews)}।`;

/** Of what does as well: how often it failed, and how long its largest paint took. */
function figuresOf({
  failed,
  views,
  othersFailed = 0,
  othersViews = 0,
  ...times
}: Figures): string {
  if (failed === undefined || !views) return '';
  const { lcp, othersLcp } = times;
  return [
    canaryFailed({ failed, views, othersFailed, othersViews }),
    ...(lcp === undefined || othersLcp === undefined
      ? []
      : [typically(vitalNames.lcp, lcp, othersLcp)]),
  ]
    .map((sentence) => ` ${sentence}`)
    .join('');
}

export const reasons = {
  bookings: {
    cancelled_by_buyer: 'আপনি এই বুকিং বাতিল করেছেন।',
    cancelled_by_seller: 'বিক্রেতা এই বুকিং বাতিল করেছেন।',
    given_up_by_buyer: 'আপনি এই বুকিং ছেড়ে দিয়েছেন। বুকিং ফি ফেরত দেওয়া হয় না।',
    ended_by_seller: 'বিক্রেতা এই বুকিং শেষ করেছেন। আপনার টাকা ফেরত দেওয়া হচ্ছে।',
    seller_gone: 'বিক্রেতা এখানে আর বিক্রি করতে পারছেন না, তাই এই বুকিং বাতিল হয়েছে।',
    buyer_gone: 'আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে, তাই এই বুকিং বাতিল হয়েছে।',
    bike_gone: 'বাইকটি বিক্রির তালিকা থেকে সরানো হয়েছে, তাই এই বুকিং বাতিল হয়েছে।',
    paid_too_late: 'বাইকটি আপনার জন্য যতক্ষণ ধরে রাখা ছিল, পেমেন্ট এসেছে তার পরে। আপনার টাকা ফেরত দেওয়া হচ্ছে।',
    money_returned: 'আপনার টাকা ফেরত দেওয়া হয়েছে।',
    bank_returned: 'আপনার ব্যাংক টাকা আপনাকে ফেরত দেওয়ার সিদ্ধান্ত নিয়েছে।',
  },
  strikes: 'অভিযোগের পর আপনার একাধিক বাইক সরিয়ে দেওয়া হয়েছে।',
  start: 'সার্ভার চালুর সময় প্রকাশিত',
  canaryFailed,
  canarySlower: ({ vital, took, othersTook }) =>
    `পাতা খোলার চার ভাগের এক ভাগে ${vitalNames[vital]} ${number(took)} মিলিসেকেন্ড বা তার বেশি লেগেছে; সবার জন্য যা চালু আছে, তাতে ${number(othersTook)} মিলিসেকেন্ড।`,
  canaryWorse,
  canaryEqual: (figures) => `এটি সবার জন্য চালু রিলিজের সমান বা তার চেয়ে ভালো করছে।${figuresOf(figures)}`,
  canaryGrew: ({ percent, ...figures }) =>
    `${number(percent)}% ভিজিটরের কাছে এটি সবার জন্য চালু রিলিজের সমান বা তার চেয়ে ভালো করেছে।${figuresOf(figures)}`,
  canaryHeld: (said) => said.bn,
} satisfies Sentences;

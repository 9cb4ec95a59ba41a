import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { kilometres } from '@motohaat/domain/in-words-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

const bikes = (count: number) => `${number(count)}টি বাইক`;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ও ${names.at(-1)}` : names.join(', ');

const range = (write: (value: number) => string) => (from?: number, to?: number) => {
  if (from === undefined) return to === undefined ? '' : `সর্বোচ্চ ${write(to)}`;
  if (to === undefined) return `কমপক্ষে ${write(from)}`;
  return from === to ? write(from) : `${write(from)} – ${write(to)}`;
};

export const messages = {
  head: {
    bare: 'পুরোনো বাইক খুঁজুন',
    description:
      'সারা বাংলাদেশের পুরোনো মোটরসাইকেল খুঁজুন ব্র্যান্ড, মডেল, দাম, বছর, কিলোমিটার, জেলা ও কাগজপত্র দিয়ে; বাংলা, ইংরেজি বা দুটি মিলিয়ে লিখে।',
  },
  title: ({ what, isKind, where, words }) => {
    const things = what && (isKind ? what : `${what} বাইক`);
    const quoted = words && `“${words}”`;
    return [things || (quoted ? '' : 'পুরোনো বাইক'), quoted, where].filter(Boolean).join(', ');
  },
  all: 'সব পুরোনো বাইক',
  and: 'এবং',
  bar: {
    label: 'বাইক খুঁজুন',
    placeholder: 'ব্র্যান্ড, মডেল, জেলা বা দাম',
    submit: 'খুঁজুন',
  },
  count: {
    exact: bikes,
    about: (count) => `প্রায় ${number(count)}টি বাইক`,
    loading: 'বাইক গোনা হচ্ছে',
  },
  results: {
    label: 'খুঁজে পাওয়া বাইক',
    loading: 'বাইক খোঁজা হচ্ছে',
    failed: 'বাইক খোঁজা যায়নি।',
    none: 'এই সব শর্ত মেলে এমন কোনো বাইক নেই।',
    loosen: 'শর্ত কমালে পেতে পারেন:',
    without: (names, count) => `${listed(names)} বাদে: ${bikes(count)}`,
    all: 'সব বাইক দেখুন',
    first: 'প্রথম বাইক থেকে দেখুন',
  },
  sort: {
    label: 'সাজান',
    submit: 'সাজান',
    by: {
      best: 'সবচেয়ে মানানসই',
      newest: 'নতুন আসা আগে',
      price: 'দাম: কম থেকে বেশি',
      '-price': 'দাম: বেশি থেকে কম',
      km: 'কম কিলোমিটার আগে',
      '-year': 'নতুন মডেল আগে',
    },
  },
  chips: {
    label: 'যা খুঁজছেন',
    remove: (label) => `${label} বাদ দিন`,
    clear: 'সব বাদ দিন',
    showing: (label) => `${label} দেখানো হচ্ছে;`,
    instead: (words) => `এর বদলে “${words}” খুঁজুন`,
    words: (words) => `“${words}”`,
  },
  wrong: (names) => `বোঝা যায়নি বলে বাদ দেওয়া হয়েছে: ${names.join(', ')}।`,
  filters: {
    title: 'বাছাই',
    open: 'বাছাই',
    chosen: (count) => `${number(count)}টি বেছে নেওয়া`,
    apply: 'বাইক দেখুন',
    show: (count) => `${bikes(count)} দেখুন`,
    showAbout: (count) => `প্রায় ${number(count)}টি বাইক দেখুন`,
    reset: 'সব মুছুন',
    more: (count) => `${number(count)}টির সবগুলো দেখুন`,
    from: 'কমপক্ষে',
    to: 'সর্বোচ্চ',
    any: 'যেকোনো',
    nearby: (names) => `পাশের জেলাসহ: ${names}`,
    only: (name) => `শুধু ${name}`,
    usual: (title) => `${title}: চলতি সীমা`,
    bikesWith: (label, count) => `${label}, ${count}টি বাইক`,
  },
  names: {
    kind: 'ধরন',
    brand: 'ব্র্যান্ড',
    model: 'মডেল',
    district: 'জেলা',
    condition: 'অবস্থা',
    owners: 'মালিকের সংখ্যা',
  },
  parts: {
    q: 'লেখা শব্দ',
    kind: 'ধরন',
    brand: 'ব্র্যান্ড',
    model: 'মডেল',
    priceMin: 'সর্বনিম্ন দাম',
    priceMax: 'সর্বোচ্চ দাম',
    yearMin: 'শুরুর বছর',
    yearMax: 'শেষ বছর',
    kmMax: 'সর্বোচ্চ কিলোমিটার',
    ccMin: 'সর্বনিম্ন সিসি',
    ccMax: 'সর্বোচ্চ সিসি',
    district: 'জেলা',
    condition: 'অবস্থা',
    papers: 'কাগজপত্রের শর্ত',
    owners: 'মালিকের সংখ্যা',
    verified: 'যাচাই করা বিক্রেতার শর্ত',
    photos: 'ছবির শর্ত',
    advertised: 'বিজ্ঞাপনের শর্ত',
    sort: 'সাজানোর ক্রম',
  },
  ranges: {
    price: { title: 'দাম (টাকা)', write: number, value: range(taka) },
    year: { title: 'সাল', write: banglaDigits, value: range(banglaDigits) },
    km: { title: 'কিলোমিটার', write: number, value: range(kilometres) },
    cc: { title: 'ইঞ্জিন (সিসি)', write: number, value: range((cc) => `${number(cc)} সিসি`) },
  },
  conditions: { excellent: 'চমৎকার', good: 'ভালো', fair: 'মোটামুটি' },
  owners: (most) => (most === 1 ? 'একজন মালিক' : `সর্বোচ্চ ${number(most)} জন মালিক`),
  marks: {
    title: 'আরও',
    papers: 'কাগজপত্র ঠিক আছে',
    verified: 'যাচাই করা বিক্রেতা',
    photos: 'ছবি আছে',
    advertised: 'বিজ্ঞাপনের বাইক',
  },
} satisfies Messages;

import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { kilometres } from '@motohaat/domain/in-words-bn';

import type { Messages, Of } from './en.tsx';

const { number, taka } = bangla;

type Span = { from: number; to: number };
type Price = { least: number; most: number };

const called = ({ what, isKind }: Of) => {
  if (!what) return 'পুরোনো বাইক';
  return isKind ? `পুরোনো বাইক (${what})` : `পুরোনো ${what} বাইক`;
};
const prices = ({ least, most }: Price) =>
  least === most ? `দাম ${taka(least)}` : `দাম ${taka(least)} থেকে ${taka(most)}`;
const span = ({ from, to }: Span, write: (value: number) => string) =>
  from === to ? write(from) : `${write(from)} থেকে ${write(to)}`;
const place = (where: string | null) => (where === null ? '' : `${where} জেলায় `);

export const messages = {
  way: 'এই পাতার পথ',
  loading: 'পাতাটি লোড হচ্ছে',
  title: (of) =>
    of.isKind ? `${of.what}: ${place(of.where)}পুরোনো বাইক` : `${place(of.where)}${called(of)}`,
  head: {
    title: (title, least) => (least === undefined ? title : `${title}, ${taka(least)} থেকে`),
    description: (of, { count, price, years }) =>
      `${place(of.where)}বিক্রির জন্য আছে ${count}টি ${called(of)}${price ? `, ${prices(price)}` : ''}${years ? `, বেশির ভাগ ${span(years, banglaDigits)} সালের` : ''}। প্রতিটির ছবি, কাগজপত্র আর চাওয়া দাম দেখুন।`,
  },
  count: (count, isAbout) => `${isAbout ? 'প্রায় ' : ''}${number(count)}`,
  lead: (of, { bikes: count, about }, price) => {
    const where = of.where === null ? 'বাংলাদেশে' : `${of.where} জেলায়`;
    if (count === 0) return `এই মুহূর্তে ${where} কোনো ${called(of)} বিক্রির জন্য নেই।`;
    return `${where} ${about ? 'প্রায় ' : ''}${number(count)}টি ${called(of)} বিক্রির জন্য আছে${price ? `, ${prices(price)}` : ''}।`;
  },
  figures: {
    middle: 'এগুলোর অর্ধেকের দাম',
    inMiddle: (median) => `মাঝামাঝি দাম ${taka(median)}`,
    years: 'বেশির ভাগ যে বছরের',
    km: 'বেশির ভাগ যত চলেছে',
    usual: 'সারা বাংলাদেশে',
    usualOf: (count) => `এক বছরে এমন ${number(count)}টি বাইকের অর্ধেকের চাওয়া বা বিক্রির দাম`,
    taka: (of) => span(of, taka),
    year: (of) => span(of, banglaDigits),
    kilometres: ({ from, to }) =>
      from === to ? kilometres(from) : `${number(from)} থেকে ${kilometres(to)}`,
  },
  filter: 'এই বাইকগুলো বাছাই করুন ও সাজান',
  first: 'প্রথম বাইকগুলোয় ফিরুন',
  groups: {
    models: 'মডেল',
    districts: 'জেলা অনুযায়ী',
    nearby: 'পাশের জেলা',
    brands: 'ব্র্যান্ড',
    kinds: 'ধরন',
  },
  all: {
    title: 'ব্র্যান্ড, মডেল ও জেলা',
    short: 'পুরোনো বাইক',
    lead: 'এখন যা বিক্রির জন্য আছে, ব্র্যান্ড, মডেল ও জেলা অনুযায়ী; পাশে লেখা আছে কতটি।',
    description:
      'বাংলাদেশের পুরোনো মোটরসাইকেল ব্র্যান্ড, মডেল ও জেলা অনুযায়ী: কোনটির কতটি বিক্রির জন্য আছে, দাম কত, আর সবগুলোর ছবি ও কাগজপত্রের তথ্য।',
    none: 'কোনো ব্র্যান্ডের একাধিক বাইক এখনো বিক্রির জন্য নেই।',
    search: 'সব বাইক খুঁজুন',
  },
} satisfies Messages;

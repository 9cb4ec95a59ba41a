import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.ts';

const f = bangla;

const standings = { live: '', canary: ' (পরীক্ষামূলক)', kept: ' (এটিতে ফেরা যায়)' };
const day = (date: string) => longBangla.day(new Date(date));
const counted = (all: readonly { name: string; count: number }[]) =>
  longBangla.list(all.map(({ name, count }) => `${name} (${f.number(count)})`));

export const messages = {
  title: 'কে কী ব্যবহার করে',
  lead: 'বিল্ড যেমন লিখে রেখেছে। যা কেউ ব্যবহার করে না, তা বাদ দেওয়া যায়।',
  failed: 'কে কী ব্যবহার করে, আনা যায়নি।',
  graph: {
    label: 'অ্যাপ্লিকেশনগুলো একে অন্যের কী ব্যবহার করে',
    lead: 'তীর যায় যার জিনিস ব্যবহার হয় তার দিকে; সংখ্যাটি বলে কয়টি জিনিস। কোনো অ্যাপ্লিকেশনে চাপ দিলে শুধু তার যা আছে আর সে যা ব্যবহার করে তা দেখা যায়।',
    server: 'সার্ভার',
    count: f.number,
    uses: (others) => `ব্যবহার করে ${counted(others)}।`,
    usesNothing: 'কারও কিছু ব্যবহার করে না।',
    usedBy: (others) => `একে ব্যবহার করে ${counted(others)}।`,
  },
  filters: {
    find: 'নাম দিয়ে খুঁজুন',
    application: 'অ্যাপ্লিকেশন',
    kind: 'ধরন',
    state: 'ব্যবহার',
    all: 'সব',
    states: { used: 'ব্যবহার হয়', unused: 'কেউ ব্যবহার করে না', any: 'সব' },
  },
  kinds: {
    calls: 'কল',
    platform: 'প্ল্যাটফর্ম',
    libraries: 'লাইব্রেরি',
    exports: 'লাইব্রেরির অংশ',
    pages: 'পাতা',
    slots: 'স্লট',
    events: 'ইভেন্ট',
  },
  table: {
    thing: 'কী',
    kind: 'ধরন',
    owner: 'কার',
    users: 'কে ব্যবহার করে',
    found: (count) => `${f.number(count)}টি জিনিস`,
    empty: 'এমন কিছু নেই।',
    noOwner: 'এখন কারও নয়',
    more: (left) => `আরও দেখুন (${f.number(left)})`,
    furtherUsers: (count) => `আরও ${f.number(count)}টি`,
    user: (release, standing) => `${release}${standings[standing]}`,
    library: ({ range, built }) =>
      built === null ? `${range} হলে চলে` : `${range} হলে চলে, বানানো হয়েছে ${built} দিয়ে`,
  },
  contracts: 'প্ল্যাটফর্মের চুক্তি',
  contract: (version) => `চুক্তি ${version}`,
  servedUntil: (date) => `${day(date)} পর্যন্ত চলবে`,
  current: 'এখনকারটি',
  deprecated: 'যা বাদ যাবে',
  noneDeprecated: 'প্ল্যাটফর্মের কিছুই বাদ দেওয়ার তালিকায় নেই।',
  goes: (since, until) => `প্ল্যাটফর্ম ${since} থেকে; বাদ যাবে ${day(until)} তারিখে।`,
  instead: (what) => `এর বদলে ${what} ব্যবহার করুন।`,
  users: (releases) => `ব্যবহার করে ${longBangla.list(releases)}।`,
  nobody: 'কেউ ব্যবহার করে না।',
  unknown: (releases) =>
    `বিল্ড কী ব্যবহার করে তা লিখে রাখা শুরু হওয়ার আগে বানানো: ${longBangla.list(releases)}।`,
} satisfies Messages;

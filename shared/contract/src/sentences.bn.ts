import { banglaDigits } from '@motohaat/domain/digits';

import * as english from './sentences.ts';

type English = typeof english;
type Bangla = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** What the contract says to people, in Bangla. */
export const bangla: Bangla = {
  priceRange: (lowest, highest) =>
    `${banglaDigits(lowest)} থেকে ${banglaDigits(highest)}-এর মধ্যে একটি দাম লিখুন।`,

  nameNeeded: 'বাইকের নাম দিন',
  categoryNeeded: 'ধরন বেছে নিন',
  locationNeeded: 'এলাকা দিন',
  conditionNeeded: 'অবস্থা বেছে নিন',
  originalPriceNeeded: 'কেনা দাম দিন',
  askingPriceNeeded: 'চাওয়া দাম দিন',
  descriptionNeeded: 'বিবরণ দিন',
  photoNeeded: 'ছবি দিন',

  oneLine: 'এক লাইনে, সাধারণ অক্ষরে লিখুন।',
  plainText: 'সাধারণ অক্ষরে লিখুন।',
  longest: (characters) => `এখানে সর্বোচ্চ ${banglaDigits(characters)}টি অক্ষর দেওয়া যাবে।`,
  oneOfTheList: 'তালিকা থেকে একটি বেছে নিন।',
  wholeTaka: 'দাম পূর্ণ টাকায় লিখুন, যেমন ১,২৫,০০০।',
  stampedNumber: (from, to) =>
    `যেমন খোদাই করা আছে, তেমন লিখুন: ${banglaDigits(from)} থেকে ${banglaDigits(to)}টি ইংরেজি অক্ষর ও সংখ্যা।`,
  years: (most) => `০ থেকে ${banglaDigits(most)} বছরের মধ্যে আধা বছরের ধাপে লিখুন, যেমন ১.৫।`,
  photoTooSmall: (long, short) =>
    `ছবিটি ${banglaDigits(long)} × ${banglaDigits(short)} পিক্সেলের চেয়ে ছোট, তাতে বাইক ভালো বোঝা যায় না। বড় একটি ছবি বেছে নিন।`,
  photos: (most) => `একটি বাইকের সর্বোচ্চ ${banglaDigits(most)}টি ছবি দেওয়া যায়।`,

  yearRange: (from, to) =>
    `${banglaDigits(from)} থেকে ${banglaDigits(to)}-এর মধ্যে একটি সাল লিখুন, যেমন ২০১৯।`,
  engineSize: (from, to) =>
    `ইঞ্জিন কত সিসি তা লিখুন, ${banglaDigits(from)} থেকে ${banglaDigits(to)}-এর মধ্যে।`,
  kilometres: (most) => `কত কিলোমিটার চলেছে তা ০ থেকে ${banglaDigits(most)}-এর মধ্যে লিখুন।`,
  owners: (most) => `আপনিসহ মোট কতজন মালিক হয়েছেন তা ১ থেকে ${banglaDigits(most)}-এর মধ্যে লিখুন।`,
  realDay: 'সঠিক একটি তারিখ বেছে নিন, যেমন ২০২৭-০৬-৩০।',

  fromOne: 'এখানে ১ বা তার বেশি কোনো সংখ্যা দিন।',
  something: 'এখানে কিছু লিখুন।',
  writeAtMost: (characters) => `সর্বোচ্চ ${banglaDigits(characters)}টি অক্ষর লিখুন।`,

  buyersBook: 'শুধু ক্রেতারা বাইক বুক করতে পারেন।',
  partiesCancel: 'শুধু ক্রেতা ও বিক্রেতা বুকিং বাতিল করতে পারেন।',
  partiesOnly: 'শুধু ক্রেতা ও বিক্রেতা এটি করতে পারেন।',
  buyersAsk: 'বিক্রেতাকে শুধু ক্রেতারা জিজ্ঞেস করতে পারেন।',
  buyersOffer: 'শুধু ক্রেতারা দামের প্রস্তাব দিতে পারেন।',
  buyersPay: 'শুধু ক্রেতারা পেমেন্ট করতে পারেন।',
  buyersWish: 'পছন্দের তালিকা শুধু ক্রেতাদের থাকে।',
  buyersReport: 'বাইক নিয়ে শুধু ক্রেতারা অভিযোগ করতে পারেন।',
  sellersOnly: 'শুধু বিক্রেতারা এটি করতে পারেন।',
  sellersAdvertise: 'শুধু বিক্রেতারা বিজ্ঞাপন দিতে পারেন।',
  sellersSendPhotos: 'শুধু বিক্রেতারা ছবি পাঠাতে পারেন।',
};

type WithParameters = (...parameters: string[]) => string;

const exact = new Map<string, string>();
const patterns: { form: RegExp; say: WithParameters }[] = [];

for (const [name, from] of Object.entries(english)) {
  const to = bangla[name as keyof English];
  if (typeof from === 'string') exact.set(from, to as string);
  else patterns.push({ form: formOf(from), say: to as WithParameters });
}

/** What a sentence looks like, whatever its parameters are. */
function formOf(sentence: WithParameters): RegExp {
  const marks = Array.from({ length: sentence.length }, () => '\uE000');
  const parts = sentence(...marks).split('\uE000');
  return new RegExp(`^${parts.map(escaped).join('(.+)')}$`);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/**
 * What a sentence of the contract is in Bangla: a field's error by one of its schemas, or who else may
 * do something.
 *
 * @returns the sentence itself where it is none of them
 */
export function inBangla(sentence: string): string {
  const known = exact.get(sentence);
  if (known !== undefined) return known;
  for (const { form, say } of patterns) {
    const parameters = form.exec(sentence)?.slice(1);
    if (parameters) return say(...parameters);
  }
  return sentence;
}

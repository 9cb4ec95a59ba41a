import { describe, expect, test } from 'vitest';

import { messagesIn } from './index.ts';

const [en, bn] = [messagesIn('en').notices, messagesIn('bn').notices];
const about = { bike: 'Hunk', words: null };
/** Whose bank disputes or decides, not an admin. */
const by = 'bank';
const buyer = 'buyer';
const seller = 'seller';
const money = { amount: 500 };
const booked = { price: 9_000, until: '2026-03-01T10:00:00Z' };
const written = { bike: 'Hunk', words: 'Fraud.' };
const talk = { outcome: 'upheld', conversationId: '7' } as const;

describe.each([
  { t: en, returning: 'Your money is being returned', ended: 'A booking was ended' },
  { t: bn, returning: 'আপনার টাকা ফেরত দেওয়া হচ্ছে', ended: 'একটি বুকিং শেষ করা হয়েছে' },
])('a refund that has begun ($ended)', ({ t, returning, ended }) => {
  test('is told to the buyer as their money, and to the seller as the end of the booking', () => {
    const told = t.refund_started({ as: buyer, ...money }, about);
    expect(told.title).toBe(returning);
    expect(told.text).toMatch(/500|৫০০/);
    const other = t.refund_started({ as: seller, ...money }, about);
    expect(other.title).toBe(ended);
    expect(other.text).not.toMatch(/500|৫০০/);
  });
});

test.each([
  [en.booking_expired({ as: buyer }, about).text, 'no longer kept for you'],
  [en.booking_expired({ as: seller }, about).text, 'for sale again'],
  [bn.booking_expired({ as: buyer }, about).text, 'আপনার জন্য রাখা নেই'],
  [bn.booking_expired({ as: seller }, about).text, 'আবার বিক্রির জন্য আছে'],
  [en.paid({ as: buyer, amount: 500 }, about).title, 'Your payment has arrived'],
  [en.paid({ as: seller, amount: 500 }, about).title, 'Your bike is paid'],
  [bn.paid({ as: buyer, amount: 500 }, about).title, 'আপনার পেমেন্ট পৌঁছেছে'],
  [bn.paid({ as: seller, amount: 500 }, about).title, 'আপনার বাইকের পেমেন্ট হয়েছে'],
  [en.refunded({ as: buyer, ...money }, about).title, 'Your money was returned'],
  [en.refunded({ as: seller, ...money }, about).title, 'The buyer’s money was returned'],
  [bn.refunded({ as: buyer, ...money }, about).title, 'আপনার টাকা'],
  [bn.refunded({ as: seller, ...money }, about).title, 'ক্রেতার টাকা'],
  [en.handed_over({ as: buyer }, about).title, 'The bike is yours'],
  [en.handed_over({ as: seller }, about).title, 'Your bike is sold'],
  [en.handed_over({ as: buyer }, about).text, 'registration'],
  [en.handed_over({ as: seller }, about).text, 'the sale is complete'],
  [bn.handed_over({ as: buyer }, about).title, 'বাইকটি এখন আপনার'],
  [bn.handed_over({ as: seller }, about).title, 'আপনার বাইক বিক্রি হয়ে গেছে'],
  [bn.handed_over({ as: buyer }, about).text, 'রেজিস্ট্রেশন'],
  [bn.handed_over({ as: seller }, about).text, 'বিক্রি সম্পন্ন'],
  [en.refunded({ as: seller, ...money }, written).text, 'came from. The reason: Fraud.'],
  [bn.refunded({ as: seller, ...money }, written).text, 'ফিরে গেছে। কারণ: Fraud.'],
  [en.refunded({ as: seller, ...money, why: 'bank_returned' }, about).text, 'bank decided so.'],
  [bn.refunded({ as: seller, ...money, why: 'bank_returned' }, about).text, 'ক্রেতার ব্যাংক'],
  [en.reviewed({ as: buyer, stars: 4 }, about).title, 'The seller has reviewed you'],
  [en.reviewed({ as: seller, stars: 4 }, about).title, 'The buyer has reviewed you'],
  [bn.reviewed({ as: buyer, stars: 4 }, about).title, 'বিক্রেতা আপনাকে'],
  [bn.reviewed({ as: seller, stars: 4 }, about).title, 'ক্রেতা আপনাকে'],
  [en.disputed({ as: buyer, by }, about).title, 'Your bank'],
  [bn.disputed({ as: buyer, by }, about).title, 'আপনার ব্যাংক'],
  [en.disputed({ as: seller, by }, about).title, 'The buyer’s bank'],
  [bn.disputed({ as: seller, by }, about).title, 'ক্রেতার ব্যাংক'],
  [en.disputed({ as: buyer }, about).title, 'your case'],
  [bn.disputed({ as: buyer }, about).title, 'আমরা আপনার বিষয়টি দেখছি'],
  [en.disputed({ as: seller }, about).title, 'The buyer says'],
  [bn.disputed({ as: seller }, about).title, 'ক্রেতা সমস্যার কথা জানিয়েছেন'],
  [
    en.dispute_decided({ as: buyer, outcome: 'completed', by }, about).title,
    'The bank has decided',
  ],
  [bn.dispute_decided({ as: buyer, outcome: 'completed', by }, about).title, 'ব্যাংক সিদ্ধান্ত দিয়েছে'],
  [en.dispute_decided({ as: buyer, outcome: 'completed', by }, about).text, 'the booking goes on'],
  [bn.dispute_decided({ as: buyer, outcome: 'completed', by }, about).text, 'বুকিং আগের মতোই চলবে'],
  [en.dispute_decided({ as: buyer, outcome: 'completed' }, about).title, 'Your case is decided'],
  [bn.dispute_decided({ as: buyer, outcome: 'completed' }, about).title, 'আপনার বিষয়টির সিদ্ধান্ত'],
  [en.dispute_decided({ as: buyer, outcome: 'completed' }, about).text, 'The sale of Hunk stands'],
  [bn.dispute_decided({ as: buyer, outcome: 'completed' }, about).text, 'বিক্রি বহাল আছে'],
  [en.dispute_decided({ as: buyer, outcome: 'refunded' }, about).text, 'gets the money back'],
  [bn.dispute_decided({ as: buyer, outcome: 'refunded' }, about).text, 'ক্রেতা টাকা ফেরত পাচ্ছেন'],
])('a notice speaks to the side that reads it: %s', (said, words) => {
  expect(said).toContain(words);
});

test.each([
  [en.booked({ as: buyer, ...booked }, about).text, 'then pay ৳9,000.'],
  [en.booked({ as: buyer, ...booked, fee: 500 }, about).text, 'fee of ৳500; the price is ৳9,000.'],
  [en.booked({ as: seller, ...booked }, about).text, 'to pay.'],
  [en.booked({ as: seller, ...booked, fee: 500 }, about).text, 'to pay the booking fee of ৳500.'],
  [bn.booked({ as: buyer, ...booked }, about).text, 'দেখে ৳৯,০০০ পেমেন্ট করুন।'],
  [
    bn.booked({ as: buyer, ...booked, fee: 500 }, about).text,
    'দেখে বুকিং ফি ৳৫০০ পেমেন্ট করুন। বাইকের দাম ৳৯,০০০।',
  ],
  [
    en.paid({ as: buyer, ...money, rest: 8_500 }, about).text,
    '৳8,500, by hand when you get the bike.',
  ],
  [
    bn.paid({ as: buyer, ...money, rest: 8_500 }, about).text,
    'বাকি ৳৮,৫০০ বাইক বুঝে নেওয়ার সময় হাতে হাতে দেবেন।',
  ],
  [en.refunded({ as: buyer, ...money }, about).text, 'back to where it came from.'],
  [bn.refunded({ as: buyer, ...money }, about).text, 'সেখানেই ফিরে গেছে।'],
  [bn.message({ conversationId: '7', count: 1 }, about).title, 'একটি নতুন বার্তা'],
  [bn.message({ conversationId: '7', count: 2 }, about).title, '২টি নতুন বার্তা'],
  [en.account_suspended({}, written).text, 'for now. The reason: Fraud.'],
  [en.account_suspended({ why: 'strikes' }, about).text, 'bikes were removed after reports.'],
  [bn.account_suspended({}, written).text, 'পারবেন না। কারণ: Fraud.'],
  [bn.account_suspended({ why: 'strikes' }, about).text, 'একাধিক বাইক সরিয়ে দেওয়া হয়েছে।'],
])('a notice ends with the sum, the count or the reason that it has: %s', (said, words) => {
  expect(said.endsWith(words)).toBe(true);
});

test.each([
  [bn.reviewed({ as: seller, stars: 4 }, about).title, 'ক্রেতা আপনাকে'],
  [
    bn.booked({ as: seller, ...booked }, about).text,
    'একজন ক্রেতা ৳৯,০০০ দামে Hunk বুক করেছেন। পেমেন্টের শেষ',
  ],
  [
    bn.booked({ as: seller, ...booked, fee: 500 }, about).text,
    'একজন ক্রেতা ৳৯,০০০ দামে Hunk বুক করেছেন। বুকিং ফি ৳৫০০ পেমেন্টের শেষ',
  ],
  [en.report_decided(talk, about).text, 'You were right about the conversation on Hunk'],
  [en.report_decided({ outcome: 'upheld' }, about).text, 'You were right about Hunk'],
  [bn.report_decided(talk, about).text, 'Hunk নিয়ে কথোপকথনে'],
  [bn.report_decided({ outcome: 'upheld' }, about).text, 'Hunk নিয়ে আপনার অভিযোগ'],
  [en.review_answered({ as: buyer }, about).text, 'The seller has answered'],
  [en.review_answered({ as: seller }, about).text, 'The buyer has answered'],
])('a notice names what and whom it is about: %s', (said, words) => {
  expect(said.startsWith(words)).toBe(true);
});

test('whoever answered a review is named in Bangla at the end', () => {
  expect(bn.review_answered({ as: buyer }, about).text).toMatch(/দিয়েছেন বিক্রেতা।$/);
  expect(bn.review_answered({ as: seller }, about).text).toMatch(/দিয়েছেন ক্রেতা।$/);
});

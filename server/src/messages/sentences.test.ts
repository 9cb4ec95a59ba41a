import { expect, test } from 'vitest';

import { messagesIn } from './index.ts';

const [en, bn] = [messagesIn('en'), messagesIn('bn')];
const said = (t: typeof en, bikes: string[], bookings: string[]) =>
  t.roleChange.held({ bikes, bookings });

test.each([
  [en.deals.wrongCodes(1), 'in 1 minute, with'],
  [en.deals.wrongCodes(2), 'in 2 minutes, with'],
  [en.deals.paused(3, 1), 'in 1 day.'],
  [en.deals.paused(3, 2), 'in 2 days.'],
  [en.talk.messagesPerHour(30, 1), 'in 1 minute.'],
  [en.talk.messagesPerHour(30, 2), 'in 2 minutes.'],
  [en.search.labels.owners(1), 'one owner'],
  [en.search.labels.owners(2), '2 owners at most'],
  [bn.search.labels.owners(1), 'একজন মালিক'],
  [bn.search.labels.owners(2), 'সর্বোচ্চ ২ জন মালিক'],
  [en.fields.ofType('integer'), 'an integer'],
  [en.fields.ofType('string'), 'a string'],
])('one is told as one: %s', (sentence, words) => {
  expect(sentence).toContain(words);
});

test.each([
  [en.landing.title(null, 'Dhaka'), 'Used bikes in Dhaka'],
  [en.landing.title('Honda', 'Dhaka'), 'Honda in Dhaka'],
  [en.landing.title('Honda', undefined), 'Honda'],
  [bn.landing.title(null, 'ঢাকা'), 'ঢাকা জেলায় পুরোনো বাইক'],
  [bn.landing.title('Honda', 'ঢাকা'), 'ঢাকা জেলায় Honda'],
  [bn.landing.title('Honda', undefined), 'Honda'],
  [en.papers.transfer.registeredAt('Dhaka', undefined), 'Dhaka'],
  [en.papers.transfer.registeredAt('Dhaka', '2019'), 'Dhaka, 2019'],
  [bn.papers.transfer.registeredAt('ঢাকা', undefined), 'ঢাকা'],
  [bn.papers.transfer.registeredAt('ঢাকা', '২০১৯'), 'ঢাকা, ২০১৯'],
  [en.bikes.photo('Hunk', 1), 'Hunk'],
  [en.bikes.photo('Hunk', 2), 'Hunk, photo 2'],
  [bn.bikes.photo('Hunk', 1), 'Hunk'],
  [bn.bikes.photo('Hunk', 2), 'Hunk, ছবি ২'],
  [en.mails.greeting('Rahim'), 'Hello Rahim,'],
  [en.mails.greeting(''), 'Hello,'],
  [bn.mails.greeting('Rahim'), 'প্রিয় Rahim,'],
  [bn.mails.greeting(''), 'প্রিয় ব্যবহারকারী,'],
])('what is not known is not named: %s', (words, whole) => {
  expect(words).toBe(whole);
});

test.each([
  [
    said(en, [], ['Hunk']),
    'A booking of your bike is not over yet: Hunk. Wait until that is closed; a buyer may still complain for 7 days after that.',
  ],
  [
    said(en, [], ['Hunk', 'FZ']),
    'Bookings of your bikes are not over yet: Hunk, FZ. Wait until that is closed; a buyer may still complain for 7 days after that.',
  ],
  [said(en, ['Hunk'], []), 'You still have bikes on the market: Hunk. Sell or delete them first.'],
  [said(en, [], []), ''],
  [
    said(bn, [], ['Hunk']),
    'আপনার বাইকের একটি বুকিং এখনো শেষ হয়নি: Hunk। শেষ হওয়া পর্যন্ত অপেক্ষা করুন; এরপরও ৭ দিন ক্রেতা অভিযোগ করতে পারেন।',
  ],
  [
    said(bn, [], ['Hunk', 'FZ']),
    'আপনার বাইকের কয়েকটি বুকিং এখনো শেষ হয়নি: Hunk, FZ। শেষ হওয়া পর্যন্ত অপেক্ষা করুন; এরপরও ৭ দিন ক্রেতা অভিযোগ করতে পারেন।',
  ],
  [said(bn, ['Hunk'], []), 'আপনার বাইক এখনো বাজারে আছে: Hunk। আগে বিক্রি করুন বা মুছে ফেলুন।'],
  [said(bn, [], []), ''],
])('what keeps a seller from being a buyer again is named, and nothing else: %s', (held, whole) => {
  expect(held).toBe(whole);
});

test('a suspended account is told its reason, where there is one', () => {
  const { suspended } = en.accounts;
  expect(suspended('a@b.example', null)).toMatch(/^This account is suspended\. Write to a@b/);
  expect(suspended('a@b.example', 'Fraud')).toMatch(/suspended\. The reason: Fraud\. Write to/);
  expect(suspended('a@b.example', 'Fraud.')).toMatch(/The reason: Fraud\. Write to/);
  expect(bn.accounts.suspended('a@b.example', null)).toMatch(/^এই অ্যাকাউন্ট স্থগিত আছে। ভুল/);
});

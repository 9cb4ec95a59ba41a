import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../testing/app.ts';
import { createMarket, type Market } from '../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

type Body = { message: string; code: string; fields?: Record<string, string> };

async function ask(
  language: string | undefined,
  { authorization }: Pick<Person, 'authorization'>,
  [method, url, payload]: readonly ['GET' | 'POST', string, object?],
) {
  const headers = { authorization, ...(language && { 'accept-language': language }) };
  const answer = await market.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { answer, body: answer.json<Body>() };
}

test('two who ask the same at once are refused each in the language of their page', async () => {
  const owner = market.seller;
  const [buyer, bike] = [await market.signIn('buyer'), await market.bike({ name: 'Hero Hunk' })];
  await market.booked(buyer, bike);
  const booking = { productId: bike.id };
  const rows = [
    [
      buyer,
      ['POST', '/api/bookings', booking],
      'You already have booked Hero Hunk',
      'আপনি আগেই Hero Hunk বুক করেছেন',
    ],
    [
      owner,
      ['POST', '/api/bookings', booking],
      'Only buyers can book.',
      'শুধু ক্রেতারা বাইক বুক করতে পারেন।',
    ],
    [buyer, ['GET', '/api/nothing'], 'There is nothing here.', 'এখানে কিছু নেই।'],
    [{ authorization: 'Bearer none' }, ['GET', '/api/profile'], 'Please sign in.', 'লগইন করুন।'],
  ] as const;
  await Promise.all(
    rows.map(async ([person, call, english, bangla]) => {
      const [en, bn] = await Promise.all(['en', 'bn'].map((one) => ask(one, person, call)));
      expect([en?.body.message, bn?.body.message]).toEqual([english, bangla]);
      expect(bn?.body.code).toBe(en?.body.code);
      expect(bn?.answer.statusCode).toBe(en?.answer.statusCode);
    }),
  );
});

test.each([
  [
    'the form that it has',
    { location: 12 },
    { location: 'This must be a string.' },
    { location: 'এখানে লেখা দিতে হবে।' },
  ],
  [
    'its length',
    { location: 'x'.repeat(201) },
    { location: 'This may have 200 characters at most.' },
    { location: 'এখানে সর্বোচ্চ ২০০টি অক্ষর দেওয়া যাবে।' },
  ],
  [
    'what it has to be',
    { phone: '12' },
    { phone: 'Enter a mobile number of Bangladesh, such as 01712 345678.' },
    { phone: 'বাংলাদেশের একটি মোবাইল নম্বর দিন, যেমন ০১৭১২ ৩৪৫৬৭৮।' },
  ],
])('a field is told in both languages what is wrong with %s', async (_what, payload, en, bn) => {
  const buyer = await market.signIn('buyer');
  const call = ['POST', '/api/bookings', { productId: newId(), ...payload }] as const;
  expect((await ask('en', buyer, call)).body.fields).toEqual(en);
  expect((await ask('bn', buyer, call)).body).toMatchObject({
    message: 'যা পাঠানো হয়েছে, তার কিছু ঠিক নেই।',
    fields: bn,
  });
});

test('a form of a bike is told in Bangla what its schema says in English', async () => {
  const call = ['POST', '/api/addProduct', { name: '', originalPrice: '5', used: 'x' }] as const;
  const [{ body: en }, { body: bn }] = [
    await ask(undefined, market.seller, call),
    await ask('bn', market.seller, call),
  ];
  expect(en.fields).toMatchObject({
    name: 'productName Is Required',
    originalPrice: 'Write a price from ৳1,000 to ৳99,99,999.',
  });
  expect(Object.keys(bn.fields ?? {})).toEqual(Object.keys(en.fields ?? {}));
  expect(bn.fields).toMatchObject({
    name: 'বাইকের নাম দিন',
    originalPrice: '৳১,০০০ থেকে ৳৯৯,৯৯,৯৯৯-এর মধ্যে একটি দাম লিখুন।',
    used: '০ থেকে ৫০ বছরের মধ্যে আধা বছরের ধাপে লিখুন, যেমন ১.৫।',
  });
});

test.each([undefined, 'bn-BD,bn;q=0.9,en;q=0.8', 'de', '*'])(
  'a refusal is in English for Accept-Language %s, and says that it depends on it',
  async (language) => {
    const call = ['GET', '/api/nothing'] as const;
    const { answer, body } = await ask(language, market.seller, call);
    expect(body.message).toBe('There is nothing here.');
    expect(String(answer.headers['vary']).split(', ')).toContain('Accept-Language');
  },
);

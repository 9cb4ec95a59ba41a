import { expect, test } from 'vitest';

import { createSpellers } from './spelling.ts';

const spellers = createSpellers([{ en: 'Shalik', bn: 'শালিক' }]);

test.each([
  ['Yamaha R15 V4 2022', 'ইয়ামাহা R15 V4 ২০২২'],
  ['yamaha r15v4', 'ইয়ামাহা R15 V4'],
  ['Yamaha FZ-S V3', 'ইয়ামাহা এফজেডএস V3'],
  ['Pulsar 150', 'পালসার ১৫০'],
  ['pulser 150cc 2018', 'পালসার ১৫০ সিসি ২০১৮'],
  ['BAJAJ PULSAR NS160', 'বাজাজ পালসার NS160'],
  ['Suzuki Gixxer SF Fi ABS', 'সুজুকি জিক্সার SF Fi ABS'],
  ['TVS Apache RTR 160 4V Double Disc', 'টিভিএস অ্যাপাচি আরটিআর ১৬০ 4V ডাবল ডিস্ক'],
  ['Apache 160', 'অ্যাপাচি ১৬০'],
  ['Honda Shine 125', 'হোন্ডা শাইন ১২৫'],
  ['Honda Dio', 'হোন্ডা ডিও'],
  ['Hero Splendor Plus', 'হিরো স্প্লেন্ডার প্লাস'],
  ['Hero Honda CD 100', 'হিরো হোন্ডা সিডি ১০০'],
  ['royal enfield classic 350', 'রয়েল এনফিল্ড ক্লাসিক ৩৫০'],
  ['Runner Bullet 100 (first owner)', 'রানার বুলেট ১০০ (first owner)'],
  ['Shalik 110', 'শালিক ১১০'],
])('who reads Bangla reads %s as %s', (written, shown) => {
  expect(spellers.bn.name(written)).toBe(shown);
});

test.each(['MT-15 V2', 'My red sport bike', 'Ray of hope', 'পালসার ১৫০', 'Unknown 125', ''])(
  'who reads Bangla reads the name %j as its seller wrote it',
  (written) => {
    expect(spellers.bn.name(written)).toBeUndefined();
  },
);

test.each([
  ['Mirpur, Dhaka', 'মিরপুর, ঢাকা'],
  ['Mirpur-10, dacca', 'মিরপুর-১০, ঢাকা'],
  ['Block D, Bashundhara, Dhaka', 'ব্লক ডি, বসুন্ধরা, ঢাকা'],
  ['Sector 7, Uttara', 'সেক্টর ৭, উত্তরা'],
  ['GEC Circle, Ctg', 'জিইসি মোড়, চট্টগ্রাম'],
  ['Chittagong', 'চট্টগ্রাম'],
  ['Kandirpar, Comilla', 'কান্দিরপাড়, কুমিল্লা'],
  ['Jessore', 'যশোর'],
  ["Cox's Bazar", 'কক্সবাজার'],
  ['Behind the mosque, Bogra', 'Behind the mosque, বগুড়া'],
])('who reads Bangla reads the place %s as %s', (written, shown) => {
  expect(spellers.bn.place(written)).toBe(shown);
});

test.each(['Nowhere 12', 'Road 5', 'মিরপুর, ঢাকা', ''])(
  'who reads Bangla reads the place %j as it was written',
  (written) => {
    expect(spellers.bn.place(written)).toBeUndefined();
  },
);

test.each([
  ['পালসার ১৫০', 'Pulsar 150'],
  ['ইয়ামাহা আর১৫ ভি৪ ২০২২', 'Yamaha R15 V4 2022'],
  ['ইয়ামাহা এফজেডএস ভি৩', 'Yamaha FZS V3'],
  ['সুজুকি জিক্সার এসএফ', 'Suzuki Gixxer SF'],
  ['এপাচি আরটিআর ১৬০ সিসি', 'Apache RTR 160 cc'],
])('who reads English reads %s with %s beside it', (written, latin) => {
  expect(spellers.en.name(written)).toBe(`${written} (${latin})`);
});

test.each([
  ['মিরপুর ১০, ঢাকা', 'Mirpur 10, Dhaka'],
  ['চকবাজার, চট্টগ্রাম', 'Chawkbazar, Chattogram'],
  ['কাজীর মোড়, ঢাকা', 'Dhaka'],
])('who reads English reads the place %s with %s beside it', (written, latin) => {
  expect(spellers.en.place(written)).toBe(`${written} (${latin})`);
});

test.each(['Pulsar 150', 'Mirpur, Dhaka', 'পুরোনো বাইক', 'Pulsar পালসার', '৫'])(
  'who reads English reads %j as it was written',
  (written) => {
    expect([spellers.en.name(written), spellers.en.place(written)]).toEqual([undefined, undefined]);
  },
);

import { expect, test } from 'vitest';

import { messages as audit } from './audit/bn.tsx';

test('what the audit log keeps is read in Bangla, and what it may keep one day stays as it is', () => {
  const { facts } = audit;
  expect([facts.name('paidBooking'), facts.code('refunded'), facts.subject('user')]).toEqual([
    'পেমেন্ট হওয়া বুকিং',
    'টাকা ফেরত দেওয়া হয়েছে',
    'ব্যবহারকারী',
  ]);
  expect([facts.name('newFact'), facts.code('odd'), facts.subject('thing')]).toEqual([
    'New fact',
    'odd',
    'thing',
  ]);
});

import { expect, test } from 'vitest';

import { messagesIn } from './index.ts';

test('numbers and money stand in the digits of their language', () => {
  const [en, bn] = [messagesIn('en'), messagesIn('bn')];
  expect(en.bookings.priceChanged(145_000)).toContain('৳1,45,000');
  expect(bn.bookings.priceChanged(145_000)).toContain('৳১,৪৫,০০০');
  expect(bn.calls.tooMany(12)).toBe('অনেকবার চেষ্টা করা হয়েছে। ১২ সেকেন্ড অপেক্ষা করুন।');
  expect(bn.platform.done.live(['mfe-buyer 1.2.0'], 1_204, [])).toBe(
    'রিভিশন ১২০৪ থেকে mfe-buyer 1.2.0 চালু।',
  );
});

test("an admin's reason ends as a sentence, whichever language it is in", () => {
  const { suspended } = messagesIn('bn').accounts;
  expect(suspended('a@b.example', 'ভুয়া বিজ্ঞাপন')).toContain('কারণ: ভুয়া বিজ্ঞাপন। ভুল');
  expect(suspended('a@b.example', 'Fraud.')).toContain('কারণ: Fraud. ভুল');
});

import { expect, test } from 'vitest';

import { dialogWords } from './dialogs/index.ts';
import { consoleWords } from './index.ts';

await Promise.all([consoleWords.prepare('bn'), dialogWords.prepare('bn')]);
const en = consoleWords.messagesIn('en');
const bn = consoleWords.messagesIn('bn');
const dialogs = { en: dialogWords.messagesIn('en'), bn: dialogWords.messagesIn('bn') };

const at = '2026-11-20T16:40:00.000Z';
const few = { percent: 2.5, accounts: 1 };
const weighed = { size: { javascript: 122.43, css: 9 }, budget: { javascript: 130, css: 75 } };
test.each([
  [en.moment(at), '20 Nov 2026, 22:40'],
  [bn.moment(at), '২০ নভেম্বর ২০২৬, রাত ১০:৪০'],
  [en.clock('2026-11-20T18:05:00.000Z'), '00:05'],
  [en.percent(0.025), '2.5 %'],
  [bn.percent(0.4), '৪০%'],
  [dialogs.en.canary.now(few, '0.3.0'), 'Now 2.5 % of visitors and 1 account have 0.3.0.'],
  [dialogs.bn.canary.now(few, '0.3.0'), 'এখন 0.3.0 পাচ্ছে ২.৫% ভিজিটর ও ১টি অ্যাকাউন্ট।'],
  [en.size({ ...weighed, budget: null }), '122.4 kB JavaScript, 9 kB CSS'],
  [bn.size(weighed), 'JavaScript ১৩০ কেবির মধ্যে ১২২.৪ কেবি, CSS ৭৫ কেবির মধ্যে ৯ কেবি'],
  [bn.revision(1204), 'রিভিশন ১২০৪'],
  [bn.author('team mfe-buyer'), 'mfe-buyer টিম'],
  [
    dialogs.bn.meanwhile.record(7, 'promote', 'team shell', 'x'),
    'রিভিশন ৭: shell টিম চালু করেছে। কারণ: x',
  ],
  [dialogs.bn.meanwhile.record(8, 'kill', 'Rina', 'x'), 'রিভিশন ৮: Rina বন্ধ রেখেছেন। কারণ: x'],
  [
    dialogs.bn.meanwhile.record(8, 'rollback', 'system', 'x'),
    'রিভিশন ৮: MotoHaat নিজেই আগেরটিতে ফিরেছে। কারণ: x',
  ],
])('%s', (written, expected) => expect(written).toBe(expected));

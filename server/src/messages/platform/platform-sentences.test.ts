import { expect, test } from 'vitest';

import { messages as bn } from './bn.ts';
import { messages as en } from './en.ts';

const undone = {
  application: 'mfe-buyer',
  version: '1.2.0',
  revision: 7,
  reason: 'It was slow',
  live: undefined,
  before: undefined,
};
const linkedBy = (server: boolean, releases: string[]) =>
  [en, bn].map(({ pages }) => pages.lost('bike', { server, releases }, 'mfe-buyer 1.0.0'));
const byAuthor = (author: string) => bn.done.undoneAlready({ ...undone, author });

test.each([
  ['server', '(সার্ভার)'],
  ['system', '(MotoHaat নিজেই)'],
  ['team buyer', '(buyer টিম)'],
  ['Rahim', '(Rahim)'],
])('who made a revision is said in Bangla, and a name stays as it is: %s', (author, words) => {
  expect(byAuthor(author)).toContain(words);
  expect(bn.refused.decided('mfe-buyer 1.2.0', author, 7)).toContain(words);
});

test.each([
  [true, [], 'the server links to it', 'সার্ভার থেকে'],
  [false, ['a 1.0.0'], 'a 1.0.0 links to it', 'a 1.0.0 থেকে'],
  [true, ['a 1.0.0'], 'the server and a 1.0.0 link to it', 'সার্ভার এবং a 1.0.0 থেকে'],
])('a lost page is told with all who link to it (%s, %s)', (server, releases, words, bangla) => {
  const [english, inBangla] = linkedBy(server, releases);
  expect(english).toContain(words);
  expect(inBangla).toContain(`: ${bangla}`);
});

test.each([
  [0, 1, '2.0.0 for 1 account', '১টি অ্যাকাউন্টের জন্য 2.0.0'],
  [0, 2, '2.0.0 for 2 accounts', '২টি অ্যাকাউন্টের জন্য 2.0.0'],
  [5, 0, '2.0.0 for 5 %', '৫% ভিজিটরের জন্য 2.0.0'],
  [5, 2, '2.0.0 for 5 % and 2 accounts', '৫% ভিজিটরের ও ২টি অ্যাকাউন্টের জন্য 2.0.0'],
])('a canary is told with its visitors and its accounts (%i %%, %i)', (...row) => {
  const [percent, accounts, words, bangla] = row;
  const whom = { version: '2.0.0', percent, accounts };
  expect(en.canaryPeople(whom)).toBe(words);
  expect(bn.canaryPeople(whom)).toBe(bangla);
});

test.each([
  [[], 'from revision 3 on.', 'চালু।'],
  [['a'], ' a is still taken off: revive it.', ' a এখনো বন্ধ রাখা আছে: আবার খুলুন।'],
  [['a', 'b'], ' a and b are still taken off: revive them.', ' a এবং b এখনো বন্ধ রাখা আছে: আবার খুলুন।'],
])('what goes live is told with what of it stays taken off: %s', (closed, words, bangla) => {
  expect(en.done.live(['a 1.0.0'], 3, closed)).toMatch(new RegExp(`^a 1.0.0 is live.*${words}$`));
  expect(bn.done.live(['a 1.0.0'], 3, closed)).toMatch(new RegExp(`${bangla}$`));
});

test.each([
  [[], 'a has 2.0.0 for 5 % from revision 3 on.', 'ভিজিটরের জন্য 2.0.0।'],
  [['b 1.1.0'], 'for 5 % together with b 1.1.0 from', 'ভিজিটরের জন্য 2.0.0, সঙ্গে b 1.1.0।'],
])('a canary is told with what is tried together with it: %s', (others, words, bangla) => {
  const whom = { version: '2.0.0', percent: 5, accounts: 0 };
  expect(en.done.canary('a', whom, 3, others)).toContain(words);
  expect(bn.done.canary('a', whom, 3, others)).toContain(bangla);
});

test('several releases are told as several', () => {
  expect(en.done.liveAlready(['a 1.0.0', 'b 1.0.0'], [])).toBe(
    'a 1.0.0 and b 1.0.0 are live already.',
  );
  expect(en.uses.other('a', ['x'], 'shell')).toContain('which is not the same');
  expect(en.uses.other('a', ['x', 'y'], 'shell')).toContain('which are not the same');
});

test.each([
  [
    {},
    'mfe-buyer 1.2.0 is taken back since revision 7, by Rahim: “It was slow”.',
    'mfe-buyer 1.2.0 রিভিশন ৭ থেকেই তুলে নেওয়া আছে (Rahim): “It was slow”।',
  ],
  [
    { version: undefined },
    'mfe-buyer is back since revision 7, by Rahim: “It was slow”.',
    'mfe-buyer রিভিশন ৭ থেকেই আবার আছে (Rahim): “It was slow”।',
  ],
  [{ reason: 'It was slow.' }, ', by Rahim: “It was slow.”', '(Rahim): “It was slow.”'],
  [{ live: '1.1.0' }, ' mfe-buyer 1.1.0 stays live.', ' mfe-buyer 1.1.0 চালুই থাকছে।'],
  [
    { before: '1.0.0' },
    ' To take that back too, name the release to go to: 1.0.0 was live before.',
    'এর আগে 1.0.0 চালু ছিল।',
  ],
])(
  'what was rolled back already is told once, and how to go further: %o',
  (facts, words, bangla) => {
    const found = { ...undone, author: 'Rahim', ...facts };
    expect(en.done.undoneAlready(found).endsWith(words)).toBe(true);
    expect(bn.done.undoneAlready(found).endsWith(bangla)).toBe(true);
  },
);

import { expect, test } from 'vitest';

import { changeSource } from './change-source.ts';
import { rearranged, shown, wrongMarks } from './pieces.ts';
import { textsOf } from './texts.ts';

const source = `import { bangla } from '@motohaat/domain/formats-bn';

import { author } from './writing.ts';

const { number, taka } = bangla;
const zone = 'Asia/Dhaka';
const clock = new Intl.DateTimeFormat('bn', { timeZone: zone });

const waits = 'অপেক্ষায়';
const revision = (count) => \`রিভিশন \${number(count)}\`;
const writer = () => ({ day: (at) => \`\${number(at)} দিন\`, night: 'রাত' });

export const messages = {
  plain: 'বাইক',
  'refund.now': waits,
  list: ['এক', { title: 'দুই' }],
  at: (at) => clock.format(at).replaceAll('a', 'b'),
  bookings: (count) => (count === 0 ? 'বুকিং নেই' : \`\${number(count)}টি বুকিং\`),
  price: ({ taka: price }, live) => \`\${taka(price)}, \${revision(live)}, \${author(live)}\`,
  left: (hours, isLate) => \`\${number(hours)} ঘণ্টা\${isLate ? ' দেরি' : ''} বাকি\`,
  worst: (a, worst) => \`\${worst.share} ও \${worst.at.of}, \${Math.max(a)} ও \${Math.min(a)}\`,
  by: (at) => writer().day(at),
  code: (code) => <>কোড {code} দিন</>,
  agree: (terms, name) => (
    <>
      {name}, আমাদের{' '}
      {terms('শর্ত')} পড়ুন &amp; <b className="x">মানুন</b>
    </>
  ),
} satisfies Messages;
`;

const { texts } = textsOf('bn.tsx', source);
const named = (name: string) => texts.filter(({ message }) => message === name);
const said = (name: string) => named(name).map(({ pieces }) => shown(pieces));

test('texts are found by what the catalogue can say, and options and codes are none', () => {
  expect([...new Set(texts.map(({ message }) => message))]).toEqual(
    'plain waits list.1 list.2.title bookings price revision left worst writer.day writer code agree'.split(
      ' ',
    ),
  );
});

test.each([
  ['plain', ['বাইক']],
  ['waits', ['অপেক্ষায়']],
  ['bookings', ['বুকিং নেই', '{count}টি বুকিং']],
  ['price', ['{price}, {revision live}, {author live}']],
  ['left', ['{hours} ঘণ্টা{isLate} বাকি', ' দেরি']],
  ['worst', ['{worst.share} ও {worst.at.of}, {a} ও {a 2}']],
  ['code', ['কোড {code} দিন']],
  ['agree', ['{name}, আমাদের <terms>শর্ত</terms> পড়ুন & <b>মানুন</b>']],
])('%s shows values and tags as marks', (name, shownTexts) => {
  expect(said(name)).toEqual(shownTexts);
});

/** What must be escaped in one kind of source or another. */
const nasty = `{ } < > & &amp; " ' \` \\ \${x \\n $ , ; // */\n  দুই  লাইন`;

test.each(texts.map((text, index) => [text.message, index] as const))(
  'whatever is written into %s reads as it was meant, and all else stays',
  (_name, index) => {
    const text = texts[index]!;
    const words = nasty + shown(text.pieces) + nasty;
    const pieces = rearranged(words, text.pieces)!;
    const after = textsOf('bn.tsx', changeSource(source, [{ text, pieces }]));
    expect(after.texts.map((each) => shown(each.pieces))).toEqual(
      texts.map((each) => (each === text ? words : shown(each.pieces))),
    );
  },
);

test('marks may change their order, and a text within a value changes with the text around it', () => {
  const [outer, inner] = named('left');
  const changes = [
    { text: outer!, pieces: rearranged('বাকি{isLate}: {hours}', outer!.pieces)! },
    { text: inner!, pieces: rearranged(' বেশ দেরি', inner!.pieces)! },
  ];
  expect(changeSource(source, changes)).toContain(
    "left: (hours, isLate) => `বাকি${isLate ? ' বেশ দেরি' : ''}: ${number(hours)}`,",
  );
  const [agree] = named('agree');
  const pieces = rearranged('<b>মানুন</b> <terms>শর্তগুলো</terms>, {name}', agree!.pieces)!;
  expect(changeSource(source, [{ text: agree!, pieces }])).toContain(
    `<><b className="x">মানুন</b> {terms('শর্তগুলো')}, {name}</>`,
  );
});

test.each(['<b>ক <terms>খ</b> গ</terms>', '</b>ক<b>', '<terms><b>ক</b></terms>'])(
  'tags that do not stand in pairs are refused: %s',
  (words) => {
    expect(rearranged(words, named('agree')[0]!.pieces)).toBeUndefined();
  },
);

test.each([
  ['{a} ও {b}', '{b} ও {a}', []],
  ['{a} ও {b}', '{a}', ['{b} is missing']],
  ['{a}', '{a} {a}', ['{a} must stand once']],
  ['<t>ক</t> {{index}}', '<t>ক {index}', ['</t> is missing']],
  ['ক', '{c} <b> { <', ['{c} is unknown here', '<b> is unknown here']],
])('the marks of %j are compared with those of %j', (before, after, wrong) => {
  expect(wrongMarks(before, after)).toEqual(wrong);
});

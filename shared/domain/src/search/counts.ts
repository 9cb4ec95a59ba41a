import { foldNumber, readCount } from '../number-words.ts';
import { isFree, means, type Reading } from './reading.ts';
import { soundOf } from './sound.ts';
import { isNumber, wordsOf } from './words.ts';

/** Numbers as they are said in Bangla, and how they are typed in Latin letters, beyond those of `parsePrice`. */
const inBangla = `
1 ek
2 dui duy
3 tin
4 char
5 pach panch
6 choy soy
7 sat
8 aat
9 noy
10 dosh
11 egaro
12 baro
13 tero
14 choddo
15 ponero
16 sholo
18 atharo
20 bish
21 একুশ
22 বাইশ baish
23 তেইশ teish
24 চব্বিশ chobbish
25 পঁচিশ পচিশ pochish pochis
26 ছাব্বিশ
27 সাতাশ
28 আটাশ আঠাশ
29 ঊনত্রিশ উনত্রিশ
30 তিরিশ trish tirish
31 একত্রিশ
32 বত্রিশ botrish
33 তেত্রিশ
34 চৌত্রিশ
35 পঁয়ত্রিশ পয়ত্রিশ poytrish poitrish
36 ছত্রিশ
37 সাঁইত্রিশ
38 আটত্রিশ
39 ঊনচল্লিশ উনচল্লিশ
40 chollish
41 একচল্লিশ
42 বিয়াল্লিশ
43 তেতাল্লিশ
44 চুয়াল্লিশ
45 পঁয়তাল্লিশ পয়তাল্লিশ poytallish poitallish
46 ছেচল্লিশ
47 সাতচল্লিশ
48 আটচল্লিশ
49 ঊনপঞ্চাশ উনপঞ্চাশ
50 ponchash panchash poncash ponchas panchas
51 একান্ন
52 বাহান্ন বায়ান্ন
53 তিপ্পান্ন
54 চুয়ান্ন
55 পঞ্চান্ন ponchanno
56 ছাপ্পান্ন
57 সাতান্ন
58 আটান্ন
59 ঊনষাট উনষাট
60 shat
61 একষট্টি
62 বাষট্টি
63 তেষট্টি
64 চৌষট্টি
65 পঁয়ষট্টি পয়ষট্টি poyshotti poishotti
66 ছেষট্টি
67 সাতষট্টি
68 আটষট্টি
69 ঊনসত্তর উনসত্তর
70 shottor sottor
71 একাত্তর
72 বাহাত্তর
73 তিয়াত্তর
74 চুয়াত্তর
75 পঁচাত্তর পচাত্তর pochattor pochattr
76 ছিয়াত্তর
77 সাতাত্তর
78 আটাত্তর
79 ঊনআশি উনআশি
80 ashi
81 একাশি
82 বিরাশি
83 তিরাশি
84 চুরাশি
85 পঁচাশি পচাশি pochashi
86 ছিয়াশি
87 সাতাশি
88 আটাশি
89 ঊননব্বই উননব্বই
90 nobboi
91 একানব্বই
92 বিরানব্বই
93 তিরানব্বই
94 চুরানব্বই
95 পঁচানব্বই পচানব্বই pochanobboi
96 ছিয়ানব্বই
97 সাতানব্বই
98 আটানব্বই
99 নিরানব্বই
0.5 adha ada
1.5 der derh dedh
2.5 arai arhai adai adhai`;
const inEnglish = `
11 eleven
12 twelve
13 thirteen
14 fourteen
15 fifteen
16 sixteen
17 seventeen
18 eighteen
19 nineteen
20 twenty
30 thirty
40 forty fourty
50 fifty
60 sixty
70 seventy
80 eighty
90 ninety ninty`;
/** What stands before a number and shifts it, as `parsePrice` has it. */
const shifts = `
poune pone pona paune পনে পউনে
sowa soa soya sawa শোয়া
sare sara sharhe sadhe শাড়ে`;

const byLatin = (rows: string) =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [meaning = '', ...spellings] = row.split(' ');
        return spellings.flatMap(wordsOf).map(({ latin }) => [latin, meaning] as const);
      }),
  );
const tens = byLatin(inEnglish);
const counts = new Map([...byLatin(inBangla), ...tens, ...byLatin(shifts)]);
/** By their sound, where it is that of one number: `pouni`, `deer`, `teen`. */
const bySound = new Map<string, string>();
for (const [latin, meaning] of counts) {
  const isOther = (bySound.get(soundOf(latin)) ?? meaning) !== meaning;
  bySound.set(soundOf(latin), isOther ? '' : meaning);
}
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * Some words as `parsePrice` knows them: `pone 2 lakh`, `sixty five thousand` as `65 thousand`, and `one
 * point five lakh` as `1.5 lakh`.
 */
export function asPrice(reading: Reading, at: number, end: number): string[] {
  const said: string[] = [];
  for (let each = at; each < end;) {
    const [count, value] = pointed(reading, each, end) ?? sumOfTens(reading, each, end);
    said.push(value);
    each += count;
  }
  return said;
}

type Read = readonly [count: number, value: string];

function pointed(reading: Reading, at: number, end: number): Read | undefined {
  const isPoint = at + 2 < end && /^(?:point|pyent)$/.test(reading.words[at + 1]?.latin ?? '');
  const [whole, part] = isPoint ? [digitsOf(reading, at), digitsOf(reading, at + 2)] : [];
  return whole && part ? [3, `${whole}.${part}`] : undefined;
}

function digitsOf(reading: Reading, at: number): string | undefined {
  const value = readCount(foldNumber(wordAsPrice(reading, at)));
  return Number.isInteger(value) ? String(value) : undefined;
}

function sumOfTens(reading: Reading, at: number, end: number): Read {
  const ten = Number(tens.get(reading.words[at]?.latin ?? ''));
  const one = at + 1 < end ? ones.indexOf(reading.words[at + 1]?.latin ?? '') + 1 : 0;
  return one > 0 && ten >= 20 ? [2, String(ten + one)] : [1, wordAsPrice(reading, at)];
}

function wordAsPrice(reading: Reading, at: number): string {
  for (const unit of ['lakh', 'thousand', 'crore', 'taka'] as const) {
    if (means(reading, at, unit)) return unit;
  }
  const { written = '', latin = '' } = reading.words[at] ?? {};
  const exact = counts.get(latin);
  if (exact !== undefined) return exact;
  const isKnown =
    latin.length < 3 || isNumber(latin) || readCount(foldNumber(written)) !== undefined;
  const isOther = (reading.concepts[at]?.size ?? 0) > 0;
  return (isKnown || isOther ? '' : bySound.get(soundOf(latin))) || written;
}

/**
 * A number in digits or in words without its unit, as ranges begin: `80`, `দুই`, `sare tin`.
 *
 * @returns it and where it ends
 */
export function countAt(reading: Reading, at: number): { value: number; end: number } | undefined {
  const { latin } = reading.words[at] ?? {};
  if (isNumber(latin)) return { value: Number(latin), end: at + 1 };
  for (const end of [at + 2, at + 1]) {
    const value = isFree(reading, at, end - at)
      ? readCount(foldNumber(asPrice(reading, at, end).join(' ')))
      : undefined;
    if (value !== undefined) return { value, end };
  }
  return undefined;
}

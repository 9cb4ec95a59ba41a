import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { intKey } from './int-key.ts';
import { latinOf } from './latin.ts';
import { initialsOf } from './letters.ts';
import { slipsBetween } from './slips.ts';
import { skeletonOf, soundOf } from './sound.ts';
import { tokens } from './tokens.ts';
import { foldText, wordsOf } from './words.ts';

const latin = (text: string) => wordsOf(text).map((word) => word.latin);

test.each([
  ['R15 V3', ['r', '15', 'v', '3']],
  ['আর১৫ ভি৩', ['r', '15', 'v', '3']],
  ['আর ১৫', ['r', '15']],
  ['ｐｕｌｓａｒ', ['pulsar']],
  ['১,২৫,০০০', ['125000']],
  ['১.৫ লাখ', ['1.5', 'lakh']],
  ["Cox's Bazar", ['coxs', 'bazar']],
  ['এফজেড এস', ['fz', 's']],
  ['লাল আর কালো', ['lal', 'ar', 'kalo']],
  ['Splendor+', ['splendor', 'plus']],
  ['MT-15', ['mt', '15']],
  ['ঢা\u200cকা', ['dhaka']],
  ['Citroën', ['citroen']],
  ['৳ 50,000/-', ['50000']],
  ['বগুড়া', ['bgura']],
])('the words of %s are %j', (text, words) => {
  expect(latin(text)).toEqual(words);
});

test('a word keeps its place in the text', () => {
  const text = ' Yamaha R15-V3, আর১৫!';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Yamaha',
    'R',
    '15',
    'V',
    '3',
    'আর',
    '১৫',
  ]);
});

test.each([
  ['এফজেড', 'fz'],
  ['আরটিআর', 'rtr'],
  ['এইচএফ', 'hf'],
  ['কেপিআর', 'kpr'],
  ['ডব্লিউ', 'w'],
  ['পালসার', undefined],
  ['আরাম', undefined],
])('%s is the initials %s', (word, initials) => {
  expect(initialsOf(word.normalize('NFC'))).toBe(initials);
});

test.each([
  ['ঢাকা', 'dhaka'],
  ['পালসার', 'palsar'],
  ['ইয়ামাহা', 'iyamaha'],
  ['গ্ল্যামার', 'glaamar'],
  ['বগুড়া', 'bgura'],
])('%s is %s in Latin letters', (word, written) => {
  expect(latinOf(word.normalize('NFC'))).toBe(written);
});

test.each([
  ['পালসার', 'palsar', 'pulser'],
  ['জিক্সার', 'jixer', 'jiksar'],
  ['চট্টগ্রাম', 'chattogram', 'chottogram'],
  ['সুজুকি', 'suzuki', 'sujuky'],
  ['ভেসপা', 'vespa', 'bespa'],
  ['ইয়ামাহা', 'yamaha', 'yamahaa'],
  ['ফেজার', 'fazer', 'phejar'],
])('%s, %s and %s have one skeleton', (...spellings) => {
  const bones = spellings.map((each) =>
    wordsOf(each)
      .map((word) => skeletonOf(word.latin))
      .join(),
  );
  expect(new Set(bones).size, bones.join()).toBe(1);
});

test('folding again changes nothing, whatever is folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
      expect(soundOf(soundOf(word))).toBe(soundOf(word));
      expect(skeletonOf(word)).not.toBe('');
    }),
  );
});

test('marks without a letter are no words', () => {
  expect(latin('🏍️ pulsar ❤️')).toEqual(['pulsar']);
  expect(latin('1️⃣')).toEqual(['1']);
});

test('codes are found together and apart', () => {
  expect(tokens('Yamaha MT-15, mt15')).toEqual(['ymh', 'mt', 'mt15', '15']);
});

test.each([
  ['pulsar', 'plusar', 1],
  ['pulsar', 'pulsr', 1],
  ['yamaha', 'yamahaa', 1],
  ['suzuki', 'suzuki', 0],
  ['hero', 'honda', Infinity],
])('%s and %s are %d slips apart', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
});

test('a text is one number of 32 bits, for ever', () => {
  expect(['', 'bajaj', 'পালসার'].map(intKey)).toEqual([-2_128_831_035, 1_395_054_105, 987_996_573]);
});

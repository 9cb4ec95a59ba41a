import type { Understood } from '@motohaat/contract/search';
import { expect, test } from 'vitest';

import { queryOf, readSearch, type Search, textOfSaid, textsOf } from './address.ts';
import {
  exactly,
  plainWords,
  settled,
  without,
  withoutPlainWords,
  withoutValue,
  withoutWords,
} from './change.ts';

const search = (address: string) => readSearch(new URLSearchParams(address)).search;
const understood = (
  words: string,
  name: Understood['name'],
  value: string,
  more: Partial<Understood> = {},
): Understood => ({ words, name, value, label: value, guessed: false, ...more });

const said = [
  understood('pulsar', 'model', 'pulsar-150,pulsar-160'),
  understood('dhaka', 'district', 'dhaka'),
  understood('2021', 'yearMin', '2021'),
  understood('2021', 'yearMax', '2021'),
  understood('cheap', 'sort', 'price'),
  understood('red', 'q', 'red'),
];
const text = '?q=pulsar+2021+red+dhaka+cheap';

const asked = (address: string, words = said) => settled(search(address), words);

test('what words mean is among the filters, and what was chosen counts more', () => {
  const whole =
    '?q=red&model=pulsar-150,pulsar-160&yearMin=2021&yearMax=2021&district=dhaka&sort=price';
  const { filters, sort } = search(whole);
  expect(asked(text)).toMatchObject({ q: 'pulsar 2021 red dhaka cheap', filters, sort });
  const chosen = asked(`${text}&district=sylhet&sort=km`);
  expect(chosen).toMatchObject({ filters: { ...filters, district: ['sylhet'] }, sort: 'km' });
});

const changed = (filters: Partial<Search['filters']>, of = asked(text)) =>
  queryOf({ ...of, filters: { ...of.filters, ...filters } });

test('words go on saying what is still asked for, and only what was chosen besides is said by filters', () => {
  expect(queryOf(asked(text))).toBe(text);
  expect(changed({ condition: ['good'] })).toBe(`${text}&condition=good`);
  expect(changed({ district: ['dhaka', 'gazipur'] })).toBe(`${text}&district=dhaka,gazipur`);
  expect(queryOf(without(asked(text), 'yearMin', 'yearMax'))).toBe('?q=pulsar+red+dhaka+cheap');
  expect(queryOf({ ...asked(text), sort: 'km' })).toBe('?q=pulsar+2021+red+dhaka&sort=km');
  expect(queryOf({ ...asked(text), sort: undefined })).toBe('?q=pulsar+2021+red+dhaka');
  const fewer = without(asked(text), 'model', 'yearMin');
  expect(queryOf(fewer)).toBe('?q=red+dhaka+cheap&yearMax=2021');
});

test('words that say something else than what is chosen now are left out', () => {
  expect(changed({ model: ['pulsar-150'] })).toBe('?q=2021+red+dhaka+cheap&model=pulsar-150');
  expect(changed({ yearMin: 2019 })).toBe('?q=pulsar+red+dhaka+cheap&yearMin=2019&yearMax=2021');
  expect(changed({ district: ['gazipur'] })).toContain('?q=pulsar+2021+red+cheap&');
});

test('a form without our code says all that its boxes show, and means the same', () => {
  const form = new URLSearchParams(queryOf({ ...asked(text), said: [] }));
  form.set('condition', 'good');
  for (const part of said) form.append('said', textOfSaid(part));
  expect(queryOf(readSearch(form).search)).toBe(`${text}&condition=good`);
  form.delete('model');
  expect(queryOf(readSearch(form).search)).toBe('?q=2021+red+dhaka+cheap&condition=good');
});

/** All ways to take one of each. */
const each = <Value>(...options: readonly (readonly Value[])[]): Value[][] =>
  options.reduce<Value[][]>(
    (before, some) => before.flatMap((taken) => some.map((one) => [...taken, one])),
    [[]],
  );

test('whatever is chosen and taken off, what is asked for is what the form shows', () => {
  const models = ['', 'pulsar-150', 'pulsar-150,pulsar-160', 'fzs-v3,pulsar-150,pulsar-160'];
  const choices = each(
    models,
    ['', 'dhaka', 'sylhet', 'dhaka,sylhet'],
    ['', '2'],
    ['', '2019', '2021'],
  );
  const texts = each(...said.map((part) => [part, undefined]));
  for (const some of texts) {
    const words = some.filter((part) => part !== undefined);
    const typed = [...new Set(words.map((part) => part.words))].join('+');
    for (const [model = '', district = '', kind = '', yearMin = ''] of choices) {
      const chosen = new URLSearchParams({ model, district, kind, yearMin });
      const { filters } = readSearch(chosen).search;
      const shown = { ...asked(`?q=${typed}`, words), filters };
      const next = search(queryOf(shown));
      // As the server reads it: words say what no filter says otherwise.
      const left = words.filter(
        (part) => next.q.includes(part.words) && !(part.name in next.filters),
      );
      expect(textsOf({ ...settled(next, left), q: '', sort: undefined, said: [] })).toEqual(
        textsOf({ q: '', filters, sort: undefined }),
      );
    }
  }
});

test('a filter is taken off whole, or by one of its values', () => {
  const chosen = search('?brand=bajaj,honda&kind=1&priceMax=5000&priceMin=1');
  expect(queryOf(without(chosen, 'priceMin', 'priceMax'))).toBe('?kind=1&brand=bajaj,honda');
  expect(queryOf(withoutValue(chosen, 'brand', 'bajaj'))).toContain('brand=honda&');
  expect(queryOf(withoutValue(chosen, 'kind', '1'))).not.toContain('kind');
});

test('words are taken out of the text, and the other words stay as they were typed', () => {
  expect(queryOf(withoutWords(search(text), said, 'dhaka'))).toBe('?q=pulsar+2021+red+cheap');
});

test('words that do not stand in the text as they were read leave the other words alone', () => {
  const twice = search('?q=red+pulsar+red');
  const words = [understood('red', 'q', 'red'), understood('pulsar', 'model', 'pulsar-150')];
  expect(queryOf(withoutWords(twice, words, 'red'))).toBe('?q=pulsar');
});

test('words that more is chosen of are taken off with what they say', () => {
  const dhaka = [understood('dhaka', 'district', 'dhaka')];
  const more = search('?q=red+dhaka&district=dhaka,gazipur');
  expect(queryOf(withoutWords(more, dhaka, 'dhaka'))).toBe('?q=red&district=gazipur');
});

test('words that became no filter are left out alone', () => {
  expect(plainWords(asked(text))).toBe('red');
  expect(queryOf(withoutPlainWords(asked(text)))).toBe('?q=pulsar+2021+dhaka+cheap');
  expect(queryOf(withoutPlainWords(asked('?q=red+one', said.slice(-1))))).toBe('');
});

test('words that were only like a name can be searched for as they are', () => {
  const words = [understood('plusar', 'model', 'pulsar-150', { guessed: true })];
  expect(exactly(search('?q=plusar+red'), words, 'plusar').q).toBe('red "plusar"');
});

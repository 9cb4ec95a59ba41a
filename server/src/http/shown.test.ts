import type { Speller } from '@motohaat/catalogue/spelling';
import { hiddenContact } from '@motohaat/domain/contacts';
import { expect, test } from 'vitest';

import { shownIn } from './shown.ts';

const speller = {
  name: (text: string) => (text === 'Pulsar' ? 'পালসার' : undefined),
  place: (text: string) => (text === 'Dhaka' ? 'ঢাকা' : undefined),
} as Speller;
const pictures = [1, 2].map((number) => ({ url: `/${number}`, alt: `Pulsar ${number}` }) as never);

test('a name or a place that is known is said in the script of the language, another is not there', () => {
  const shown = shownIn('bn', speller);
  expect(shown.name('Pulsar')).toEqual({ shownName: 'পালসার' });
  expect(shown.name('Mine')).toStrictEqual({});
  expect(shown.place('Dhaka')).toEqual({ shownLocation: 'ঢাকা' });
  expect(shown.place('Here')).toStrictEqual({});
});

test('pictures keep their texts in English alone, and not where these tell a contact', () => {
  expect(shownIn('en', speller).pictures('Pulsar', pictures)).toBe(pictures);
  expect(shownIn('bn', speller).pictures('Pulsar', pictures)).toMatchObject([
    { url: '/1', alt: 'পালসার' },
    { url: '/2', alt: 'পালসার, ছবি ২' },
  ]);
  const hidden = `Pulsar ${hiddenContact}`;
  expect(shownIn('en', speller).pictures(hidden, pictures)).toMatchObject([
    { alt: hidden },
    { alt: `${hidden}, photo 2` },
  ]);
});

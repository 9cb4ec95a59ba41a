import { kinds } from '@motohaat/domain/bike-facts';
import { expect, test } from 'vitest';

import { brands } from './brands.ts';

const families = brands.flatMap((brand) => brand.families.map((family) => ({ brand, ...family })));
const models = families.flatMap(({ brand, models: ofFamily }) =>
  ofFamily.map((model) => ({ ...model, title: `${brand.name.en} ${model.name.en}` })),
);
const names = [
  ...brands.map(({ name }) => name),
  ...families.map(({ name }) => name),
  ...models.map(({ name }) => name),
];

test('there are the brands and models that are sold in Bangladesh', () => {
  expect(brands.length).toBeGreaterThanOrEqual(40);
  expect(models.length).toBeGreaterThanOrEqual(250);
});

test('each brand and each model has an address of its own', () => {
  for (const slugs of [brands.map(({ slug }) => slug), models.map(({ slug }) => slug)]) {
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  }
});

test('a name in Latin script has no Bangla letter', () => {
  expect(names.filter(({ en }) => !/^[\x20-\x7e]+$/.test(en))).toEqual([]);
});

test('a name in Bangla script has no Latin word but codes with digits or capitals', () => {
  const code = /^(?=.*[\dA-Z])[A-Za-z\d+-]{1,7}$/;
  const foreign = names.flatMap(({ bn }) =>
    bn.split(' ').filter((word) => /[A-Za-z]/.test(word) && !code.test(word)),
  );
  expect(foreign).toEqual([]);
  expect(names.filter(({ bn }) => bn !== bn.normalize('NFC'))).toEqual([]);
});

test('the engine of a model fits its kind, and electric ones have none', () => {
  const sizes: Partial<Record<string, readonly [number, number]>> = {
    scooter: [80, 160],
    commuter: [75, 165],
    electric: [0, 0],
  };
  const odd = models.filter(({ kind, cc }) => {
    const [least, most] = sizes[kind] ?? [95, 410];
    return (cc ?? 0) < least || (cc ?? 0) > most;
  });
  expect(odd.map(({ title, cc }) => `${title} ${cc}`)).toEqual([]);
  expect(new Set(models.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test('the number in a name is about the size of the engine', () => {
  const odd = models.filter(({ name, cc }) => {
    const size = Number(/(?<![\d.])(\d{3})(?![\d.-])/.exec(name.en)?.[1] ?? cc);
    return cc !== null && Math.abs(size - cc) > 30;
  });
  expect(odd.map(({ title, cc }) => `${title} ${cc}`)).toEqual([]);
});

test('a model was made from a year on, and until a later one where it is no longer', () => {
  const odd = models.filter(
    ({ from, to }) =>
      (from ?? 1955) < 1955 ||
      (from ?? 0) > 2026 ||
      (to ?? 2026) < (from ?? 0) ||
      (to ?? 2026) > 2026,
  );
  expect(odd).toEqual([]);
});

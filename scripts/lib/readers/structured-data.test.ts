import { expect, test } from 'vitest';

import { readStructuredData } from './structured-data.ts';

const read = (...things: object[]) => {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return readStructuredData(
    `<!doctype html><script type="application/ld+json">${JSON.stringify(data)}</script>`,
  );
};
const url = 'https://motohaat.example/';
const offer = {
  '@type': 'Offer',
  url,
  price: 92_000,
  priceCurrency: 'BDT',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
};
const bike = { '@type': 'Product', name: 'Shalik 110', image: url, offers: offer };
const listed = (position: number) => ({ '@type': 'ListItem', position, item: bike });

test('a list of bikes that says everything is in order', () => {
  const list = { '@type': 'ItemList', itemListElement: [listed(1), listed(2)] };
  expect(read(list)).toEqual({ types: ['ItemList'], faults: [] });
});

test.each([
  [{ '@type': 'Bike' }, 'Bike is no type that is known here'],
  [{ ...bike, offers: undefined }, 'Product has no offers'],
  [{ ...bike, image: '/pictures/x.avif' }, 'Product: image is "/pictures/x.avif"'],
  [{ ...bike, offers: { ...offer, price: 0 } }, 'Offer: price is 0'],
  [{ ...bike, offers: { ...offer, priceCurrency: 'taka' } }, 'Offer: priceCurrency is "taka"'],
  [{ '@type': 'ItemList', itemListElement: [listed(2)] }, 'ItemList: no item at 1'],
])('what is wrong is found, however deep: %#', (thing, fault) => {
  expect(read(thing).faults).toEqual([fault]);
});

import { expect, test } from 'vitest';

import { queryOf, readSearch } from './address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

test.each([
  ['', ''],
  ['?q=r15+v3+2021', '?q=r15+v3+2021'],
  ['?q=ইয়ামাহা%20%26%20হোন্ডা', `?q=${encodeURIComponent('ইয়ামাহা & হোন্ডা').replaceAll('%20', '+')}`],
  ['?kind=1,2&brand=bajaj,honda&model=pulsar-150', '?kind=1,2&brand=bajaj,honda&model=pulsar-150'],
  [
    '?sort=-price&district=dhaka&priceMax=150000&priceMin=50000',
    '?priceMin=50000&priceMax=150000&district=dhaka&sort=-price',
  ],
  [
    '?yearMin=2018&yearMax=2021&kmMax=20000&ccMin=100&ccMax=160&condition=excellent,good&papers=complete&owners=2&verified=1&photos=1&advertised=1',
    '?yearMin=2018&yearMax=2021&kmMax=20000&ccMin=100&ccMax=160&condition=excellent,good&papers=complete&owners=2&verified=1&photos=1&advertised=1',
  ],
  // As a form without our code sends it, with what nobody filled in.
  ['?brand=bajaj&brand=honda&priceMin=&priceMax=&owners=&q=', '?brand=bajaj,honda'],
  ['?q=pulsar&q=ঢাকা&q=', `?q=pulsar+${encodeURIComponent('ঢাকা')}`],
  ['?brand=bajaj%2Chonda,bajaj, ,', '?brand=bajaj,honda'],
  // As people write numbers.
  ['?priceMax=১,৫০,০০০', '?priceMax=150000'],
  ['?priceMax=1.5+lakh&kmMax=20,000', '?priceMax=150000&kmMax=20000'],
  // Trackers.
  ['?utm_source=mail&fbclid=x&kind=3', '?kind=3'],
])('%s is the search %s, which is the same when it is read again', (address, query) => {
  const { search, wrong } = read(address);
  expect(wrong).toEqual([]);
  expect(queryOf(search)).toBe(query);
  expect(queryOf(read(query).search)).toBe(query);
});

test.each([
  ['?priceMax=abc&kind=1', ['priceMax'], '?kind=1'],
  ['?kind=1,9&sort=cheap', ['kind', 'sort'], '?kind=1'],
  ['?brand=Ba_jaj', ['brand'], ''],
  [
    '?verified=yes&owners=0&papers=some&condition=new',
    ['condition', 'papers', 'owners', 'verified'],
    '',
  ],
  ['?yearMin=-3&ccMax=1.5', ['yearMin', 'ccMax'], ''],
])('of %s it leaves out %s, and the rest counts', (address, wrong, query) => {
  const result = read(address);
  expect(result.wrong).toEqual(wrong);
  expect(queryOf(result.search)).toBe(query);
});

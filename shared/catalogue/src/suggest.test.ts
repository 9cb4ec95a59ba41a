import type { Meant } from '@motohaat/domain/search/meant';
import { suggest } from '@motohaat/domain/search/suggest';
import { expect, test } from 'vitest';

import { catalogueLexicon } from './lexicon.ts';

const lexicon = catalogueLexicon();
const suggested = (text: string) => suggest(text, lexicon, { language: 'en', limit: 8 });
const names = (text: string) => suggested(text).map(({ kind, name }) => `${kind} ${name}`);

test.each([
  ['ba', ['brand Bajaj', 'district Bandarban']],
  ['yam', ['brand Yamaha']],
  ['r15', ['model R15 V2', 'model R15 V4']],
  ['ns1', ['model Pulsar NS125', 'model Pulsar NS160']],
  ['bajaj dis', ['model Discover 110']],
  ['plsr', ['model Pulsar 150']],
  ['dha', ['district Dhaka', 'area Dhamrai']],
  ['mirp', ['area Mirpur']],
  ['chitta', ['district Chattogram']],
  ['পাল', ['model পালসার ১৫০']],
  ['ঢা', ['district ঢাকা']],
  ['এফজে', ['model এফজেড V2']],
  ['r১৫', ['model R15 V3']],
])('%s may become %j', (text, some) => {
  expect(names(text)).toEqual(expect.arrayContaining(some));
  expect(names(text).length).toBeLessThanOrEqual(8);
});

test.each(['', ' ', 'b', 'ব', '!!', 'qqqq'])('nothing is suggested for %j', (text) => {
  expect(suggested(text)).toEqual([]);
});

const of = (text: string, ...kinds: Meant[]) =>
  suggest(text, lexicon, { language: 'en', limit: 8, kinds }).map(({ kind }) => kind);

test('of some kinds as many are suggested as fit, and what sounds so where none of them is written so', () => {
  expect(of('ba', 'district', 'area')).toHaveLength(8);
  expect(new Set(of('ba', 'district', 'area'))).toEqual(new Set(['district', 'area']));
  expect(new Set(of('ba', 'brand', 'model'))).toEqual(new Set(['brand', 'model']));
  expect(of('yamaha', 'district')).toEqual([]);
});

const searches = (text: string) => suggested(text).map(({ search }) => search);

test('a suggestion leads to a search for it, with what stands before it', () => {
  expect(searches('yamah')[0]).toEqual({ brand: 'yamaha' });
  expect(searches('mirpur d')).toEqual([{ district: 'dhaka', q: 'Mirpur DOHS' }]);
  expect(searches('pulsar chatto')).toEqual([{ district: 'chattogram', q: 'pulsar' }]);
});

import { bangla } from '@motohaat/catalogue/relevance/bangla';
import { banglish } from '@motohaat/catalogue/relevance/banglish';
import { english } from '@motohaat/catalogue/relevance/english';
import type { Sought } from '@motohaat/catalogue/relevance/sought';
import { type Address, type Random, type SampledBike, seededRandom } from '@motohaat/server/bench';

import type { Goal } from './measured.ts';

export const anyPage: Goal = { p50: 2.5, p99: 5 };
const byKmOrYear: Goal = { p50: 2.5, p99: 20 };

/** What is said of counts of whatever kind. */
export const anyCounts: Goal = { p50: 6, p99: 8 };

/** Pages that are asked for, as people ask for them. */
export type Kind = { name: string; goal: Goal; addresses: readonly Address[] };

const many = 400;

/** Words of descriptions, which are no filters: frequent ones and rare ones. */
const words = ['garaged', 'fresh condition', 'college', 'abroad', 'modified', 'scratch', 'red'];

/** @param bikes that there are, so that people look for what there is */
export function kindsOf(bikes: readonly SampledBike[]): Kind[] {
  const random = seededRandom(15);
  const some = (make: (random: Random, bike: SampledBike) => Address) =>
    Array.from({ length: many }, () => make(random, random.one(bikes)));
  const texts = { English: english, Bangla: bangla, 'Latin letters': banglish };
  const scripts = Object.entries(texts).map(([script, table]) => ({
    name: `text, ${script}`,
    goal: anyPage,
    addresses: table.filter((each) => !isOfKmOrYear(each)).map(({ q }) => ({ q })),
  }));
  return [
    ...scripts,
    {
      name: 'words that are no filter',
      goal: anyPage,
      addresses: some((one, { model }) => ({
        q: one.chance(0.5) && model !== null ? `${model} ${one.one(words)}` : one.one(words),
      })),
    },
    { name: 'one filter', goal: anyPage, addresses: some((one, bike) => filters(one, bike, 1)) },
    {
      name: 'two to five filters',
      goal: anyPage,
      addresses: some((one, bike) => filters(one, bike, one.whole(2, 5))),
    },
    {
      name: 'by kilometres or year',
      goal: byKmOrYear,
      addresses: some((one, bike) => ({
        ...filters(one, bike, one.whole(0, 3)),
        ...one.one(ofKmOrYear(bike)),
      })),
    },
  ];
}

function isOfKmOrYear({ filters: { kmMax, yearMin, yearMax }, sort }: Sought): boolean {
  return [kmMax, yearMin, yearMax].some((each) => each !== undefined) || isSlow(sort);
}

const isSlow = (sort: string | undefined) => sort === 'km' || sort === '-year';

function ofKmOrYear({ year, km }: SampledBike): Address[] {
  const from = String(year ?? 2_018);
  const most = String(Math.max(10_000, km ?? 30_000));
  return [
    { yearMin: from },
    { yearMin: from, yearMax: from, sort: 'price' },
    { kmMax: most },
    { kmMax: most, sort: '-price' },
    { sort: 'km' },
    { sort: '-year' },
    { yearMin: from, sort: 'km' },
  ];
}

type Filter = (random: Random, bike: SampledBike) => Address;

/** As often as people choose them. */
const choices: readonly (readonly [often: number, Filter])[] = [
  [9, (_, { model }) => named('model', model)],
  [7, (_, { brand }) => named('brand', brand)],
  [9, (_, { district }) => named('district', district)],
  [8, (_, { resale_price: price }) => ({ priceMax: round(price * 1.1) })],
  [4, (_, { resale_price: price }) => ({ priceMin: round(price * 0.8), priceMax: round(price) })],
  [2, (_, { cc }) => ({ ccMin: String((cc ?? 150) - 5), ccMax: String((cc ?? 150) + 5) })],
  [1, (_, { cc }) => ({ ccMin: String(cc ?? 200) })],
  [3, (_, { category_id: kind }) => ({ kind: String(kind) })],
  [2, ({ one }) => ({ condition: one(['excellent', 'good', 'fair', 'excellent,good']) })],
  [2, () => ({ papers: 'complete' })],
  [2, ({ whole }) => ({ owners: String(whole(1, 2)) })],
  [1, () => ({ verified: '1' })],
  [1, () => ({ photos: '1' })],
  [1, () => ({ advertised: '1' })],
  [2, ({ one }, bike) => named('brand', bike.brand, one(['yamaha', 'suzuki', 'hero']))],
  [2, ({ one }, bike) => named('district', bike.district, one(['dhaka', 'gazipur', 'feni']))],
];
const drawn = choices.flatMap(([often, filter]) => Array.from({ length: often }, () => filter));
const orders = ['', '', '', '', 'newest', 'price', 'price', '-price'];

const round = (taka: number) => String(Math.ceil(taka / 10_000) * 10_000);

function named(name: string, ...values: (string | null)[]): Address {
  const known = [...new Set(values.filter((value) => value !== null))];
  return known.length === 0 ? {} : { [name]: known.join(',') };
}

function filters(random: Random, bike: SampledBike, often: number): Address {
  const order = random.one(orders);
  const all = Array.from({ length: often }, () => random.one(drawn)(random, bike));
  return Object.assign({}, ...all, order === '' ? {} : { sort: order }) as Address;
}

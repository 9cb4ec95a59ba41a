import { expect, test } from 'vitest';

import { type BikeDoubt, bikeDoubts, type BikeNumbers, type DoubtedInput } from './bike-doubts.ts';

const now = 2026;
const r15 = { isElectric: false, cc: 155, from: 2018, to: null };
const hundred = { isElectric: false, cc: 97, from: 1985, to: 2011 };
const electric = { isElectric: true, cc: null, from: 2020, to: null };

const doubted: [why: string, bike: BikeNumbers, input: DoubtedInput, doubt: BikeDoubt][] = [
  ['a scooter of 1962', { category: 1, year: 1962, cc: 150 }, 'year', 'old_for_kind'],
  ['a sport bike of 1980', { category: 3, year: 1980 }, 'year', 'old_for_kind'],
  ['a bike of the year after next', { year: 2028, km: 100 }, 'year', 'not_yet'],
  ['ten million km, whatever its age', { km: 9_999_999 }, 'km', 'km_too_many'],
  ['an R15 V3 of 2015', { year: 2015, model: r15 }, 'year', 'before_model'],
  ['a CD 100 of 2016', { year: 2016, model: hundred }, 'year', 'after_model'],
  ['an R15 with 250 cc', { cc: 250, model: r15 }, 'cc', 'cc_unlike_model'],
  ['an electric one with an engine', { cc: 100, model: electric }, 'cc', 'cc_of_electric'],
  ['200,000 km in two years', { year: 2025, km: 200_000 }, 'km', 'km_too_many'],
  ['50 km in six years', { year: 2020, km: 50 }, 'km', 'km_too_few'],
  ['used longer than it exists', { year: 2022, used: 8 }, 'used', 'used_longer'],
  [
    'on the road before it was made',
    { year: 2022, registrationYear: 2019 },
    'registrationYear',
    'registered_before',
  ],
  [
    'registered in a year to come',
    { registrationYear: 2027 },
    'registrationYear',
    'registered_not_yet',
  ],
  [
    'next year’s model, registered before it can be',
    { year: 2027, registrationYear: 2027 },
    'registrationYear',
    'registered_not_yet',
  ],
  ['a tax token for decades', { taxTokenUntil: '2099-12-31' }, 'taxTokenUntil', 'token_too_long'],
  [
    'a tax token for eleven years',
    { taxTokenUntil: '2037-01-01' },
    'taxTokenUntil',
    'token_too_long',
  ],
];

test.each(doubted)('doubts %s', (_why, bike, input, doubt) => {
  expect(bikeDoubts(bike, now)).toEqual({ [input]: doubt });
});

const believed: [why: string, bike: BikeNumbers][] = [
  ['nothing that was said', {}],
  ['an R15 as it is sold', { category: 3, year: 2021, cc: 155, km: 24_000, used: 5, model: r15 }],
  ['an R15 in the first year', { year: 2018, cc: 150, km: 60_000, model: r15 }],
  ['the last ones from the shop', { year: 2013, cc: 100, km: 70_000, model: hundred }],
  ['an old standard bike', { category: 2, year: 1972, km: 90_000 }],
  ['a new one, hardly ridden', { year: 2026, km: 0, used: 0 }],
  ['one that is ridden all day', { year: 2023, km: 150_000 }],
  ['one that was registered late', { year: 2021, registrationYear: 2023 }],
  ['one that was registered this year', { year: 2026, registrationYear: 2026 }],
  ['a tax token for ten years', { taxTokenUntil: '2036-12-31' }],
  ['a tax token that is over', { taxTokenUntil: '2024-06-30' }],
  ['no day at all', { taxTokenUntil: 'soon' }],
  ['next year’s model', { year: 2027, km: 10 }],
];

test.each(believed)('does not doubt %s', (_why, bike) => {
  expect(bikeDoubts(bike, now)).toEqual({});
});

import type { BikePage } from '@motohaat/contract/bike-facts';
import { placeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Price } from '@motohaat/ui/price';
import type { ReactNode } from 'react';

import type { Messages as BikeMessages } from '../../messages/bike/en.tsx';
import type { Messages as BikesMessages } from '../../messages/bikes/en.tsx';
import type { Messages } from '../../messages/keep/en.tsx';

export type ComparisonRow = {
  name: string;
  /** What each bike has, in the order of the bikes. */
  values: ReactNode[];
  /** Whether the bikes are not alike in this; what was not stated is like nothing that was. */
  differs: boolean;
};

type Words = {
  t: Messages['compare'];
  facts: BikeMessages['facts'];
  conditions: BikesMessages['conditions'];
};

/** The facts of bikes side by side, in the order in which one asks for them. */
export function rowsOf(
  bikes: readonly BikePage[],
  { t, facts, conditions }: Words,
): ComparisonRow[] {
  function row<Value>(
    name: string,
    read: (bike: BikePage) => Value | null,
    say: (value: Value, bike: BikePage) => ReactNode,
  ): ComparisonRow {
    const all = bikes.map((bike) => read(bike));
    return {
      name,
      values: bikes.map((bike, place) => {
        const value = all[place] ?? null;
        return value === null ? facts.notStated : say(value, bike);
      }),
      differs: new Set(all).size > 1,
    };
  }
  return [
    row(
      t.price,
      (bike) => bike.resalePrice,
      (price) => <Price taka={price} />,
    ),
    row(facts.brand, ({ brand }) => brand?.name ?? null, String),
    row(facts.model, ({ model, otherModel }) => model?.name ?? otherModel, String),
    row(facts.year, ({ year }) => year, facts.yearOf),
    row(facts.km, ({ km }) => km, facts.kmOf),
    row(facts.cc, ({ cc }) => cc, facts.ccOf),
    row(facts.owners, ({ owners }) => owners, facts.ownersOf),
    row(
      t.papers,
      ({ papers }) => papers,
      (state) => t.papersStates[state],
    ),
    row(
      facts.condition,
      ({ condition }) => condition,
      (condition) => conditions[condition],
    ),
    row(
      facts.colour,
      ({ colour }) => colour,
      (colour) => facts.colours[colour],
    ),
    row(
      facts.registration,
      ({ registration }) => registration,
      (state) => facts.registrations[state],
    ),
    row(facts.warranty, ({ warranty }) => warranty, facts.yearsOf),
    row(t.district, (bike) => placeName(bike), String),
    row(t.photos, ({ photos }) => photos, t.photosOf),
    row(
      t.seller,
      ({ seller }) => seller._id,
      (_id, { seller }) => (seller.verified ? t.verified(seller.name) : seller.name),
    ),
    row(
      t.posted,
      ({ createdAt }) => createdAt,
      (at) => <TimeAgo at={at} />,
    ),
  ];
}

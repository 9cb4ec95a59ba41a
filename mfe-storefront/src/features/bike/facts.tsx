import type { BikePage } from '@motohaat/contract/bike-facts';
import { Price } from '@motohaat/ui/price';
import type { ReactNode } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { BikePart } from './bike-part.tsx';

import styles from './facts.module.css';

/** What a bike is, with what its seller has not said. */
export function Facts({ bike }: { bike: BikePage }) {
  const { facts: t } = useBikeMessages();
  const { conditions } = useBikesMessages();
  const stated = <Value,>(value: Value | null, say: (value: Value) => ReactNode) =>
    value === null ? <span className={styles.open}>{t.notStated}</span> : say(value);
  const rows: [name: string, value: ReactNode][] = [
    [t.brand, stated(bike.brand, ({ name }) => name)],
    [t.model, stated(bike.model?.name ?? bike.otherModel, (name) => name)],
    [t.year, stated(bike.year, t.yearOf)],
    [t.cc, stated(bike.cc, t.ccOf)],
    [t.km, stated(bike.km, t.kmOf)],
    [t.colour, stated(bike.colour, (colour) => t.colours[colour])],
    [t.owners, stated(bike.owners, t.ownersOf)],
    [t.registration, stated(bike.registration, () => registrationOf(bike, t))],
    [t.condition, conditions[bike.condition]],
    [t.used, stated(bike.used, t.yearsOf)],
    [t.warranty, stated(bike.warranty, t.yearsOf)],
    [t.bought, <Price key="price" taka={bike.originalPrice} />],
  ];
  return (
    <BikePart title={t.title}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </BikePart>
  );
}

function registrationOf(
  { registration, registrationZone, registrationYear }: BikePage,
  t: ReturnType<typeof useBikeMessages>['facts'],
): string {
  return registration === 'registered'
    ? t.registered(registrationZone?.name ?? null, registrationYear)
    : t.registrations[registration ?? 'unregistered'];
}

import { classNames } from '@motohaat/ui/class-names';

import { outlines } from './outlines.ts';

import styles from './district-map.module.css';

export type DistrictMapProps = {
  /** As the catalogue names it in addresses. */
  district: string;
  /** What the map shows, in words. */
  label: string;
};

/** Bangladesh with one of its districts marked. */
export function DistrictMap({ district, label }: DistrictMapProps) {
  return (
    <svg className={styles.map} viewBox="-2 -2 201 278" role="img" aria-label={label}>
      {Object.entries(outlines).map(([slug, points]) => (
        <polygon
          key={slug}
          points={points}
          className={classNames(styles.district, slug === district && styles.marked)}
        />
      ))}
    </svg>
  );
}

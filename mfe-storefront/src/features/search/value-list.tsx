import type { Facets } from '@motohaat/contract/search';
import type { SearchFilters } from '@motohaat/domain/search/filters';
import { type ReactNode, useState } from 'react';

import { useSearchMessages } from '../../messages/search/index.ts';
import { valuesOf } from './chips.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterRow } from './filter-row.tsx';
import { inOrder, type NamedFilter, type NameOf } from './names.ts';

import styles from './filter-form.module.css';

/** Values that are in sight at once; those that are chosen come besides. */
const inSight = 7;

type ValueListProps = {
  name: NamedFilter;
  filters: SearchFilters;
  facets: Facets | undefined;
  nameOf: NameOf;
  /** What stands below the values. */
  children?: ReactNode;
};

/** The values that bikes have, the most frequent first; where they stand they stay while one chooses. */
export function ValueList({ name, filters, facets, nameOf, children }: ValueListProps) {
  const t = useSearchMessages();
  const chosen = valuesOf(filters, name);
  const counted = facets?.[name] ?? [];
  const [before, setOrder] = useState<readonly string[]>([]);
  const known = inOrder(
    before,
    counted.map(({ value }) => value),
  );
  if (known !== before) setOrder(known);
  // What no bike has may mean nothing: it stands here no longer than it is chosen.
  const order = inOrder(known, chosen);
  if (order.length === 0) return null;

  const isSeen = (value: string, place: number) => place < inSight || chosen.includes(value);
  const rest = order.filter((value, place) => !isSeen(value, place));
  const row = (value: string) => (
    <FilterRow
      key={value}
      name={name}
      value={value}
      label={nameOf(name, value)}
      checked={chosen.includes(value)}
      count={facets && (counted.find((each) => each.value === value) ?? { count: 0, about: false })}
    />
  );
  return (
    <FilterGroup title={t.names[name]}>
      {order.filter(isSeen).map(row)}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{t.filters.more(order.length)}</summary>
          <div className={styles.rest}>{rest.map(row)}</div>
        </details>
      )}
      {children}
    </FilterGroup>
  );
}

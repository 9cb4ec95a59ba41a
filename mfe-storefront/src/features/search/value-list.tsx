import type { Facets } from '@motohaat/contract/search';
import type { SearchFilters } from '@motohaat/domain/search/filters';
import { Skeleton } from '@motohaat/ui/skeleton';
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
  /** Whether they are on their way. */
  isCounting: boolean;
  nameOf: NameOf;
  /** What stands below the values. */
  children?: ReactNode;
};

/** The values that bikes have, the most frequent first; where they stand they stay while one chooses. */
export function ValueList(props: ValueListProps) {
  const { name, filters, facets, isCounting, nameOf, children } = props;
  const t = useSearchMessages();
  const title = t.names[name];
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
  if (isCounting && known.length === 0)
    return <WaitingValues title={title} chosen={chosen.map(row)} />;
  if (order.length === 0) return null;

  const isSeen = (value: string, place: number) => place < inSight || chosen.includes(value);
  const rest = order.filter((value, place) => !isSeen(value, place));
  return (
    <FilterGroup title={title}>
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

/** As high as a list of values mostly is. */
function WaitingValues({ title, chosen }: { title: string; chosen: readonly ReactNode[] }) {
  return (
    <FilterGroup title={title}>
      {chosen}
      {Array.from({ length: inSight + 1 - chosen.length }, (_none, place) => (
        <span key={place} className={styles.row}>
          <Skeleton className={styles.bone} />
        </span>
      ))}
    </FilterGroup>
  );
}

import { classNames } from '@motohaat/ui/class-names';
import { ChevronDownIcon } from '@motohaat/ui/icons';
import { Skeleton } from '@motohaat/ui/skeleton';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import type { ReactNode } from 'react';

import styles from './table.module.css';

type TableProps = {
  /** What the rows are, for screen readers. */
  label: string;
  /** The cells of the head: `SortHeader` and `Header`. */
  head: ReactNode;
  /** The next rows are on their way; the ones before stay in sight. */
  busy?: boolean;
  children: ReactNode;
};

/** Rows and columns with a head that stays in sight; below 640 px each row is a card. */
export function Table({ label, head, busy = false, children }: TableProps) {
  return (
    <table className={styles.table} aria-busy={busy || undefined}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type HeaderProps = { label: string; number?: boolean; hidden?: boolean };

/** A column's name; `hidden` ones are for screen readers alone. */
export function Header({ label, number = false, hidden = false }: HeaderProps) {
  return (
    <th scope="col" className={number ? styles.number : undefined}>
      {hidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </th>
  );
}

type SortHeaderProps<Sort extends string> = {
  label: string;
  ascending: Sort;
  descending: Sort;
  /** What the first click asks for. */
  first?: 'ascending' | 'descending';
  sort: Sort;
  number?: boolean;
  onSort: (sort: Sort) => void;
};

/** A column's name that sorts by it; a further click turns the order round. */
export function SortHeader<Sort extends string>(props: SortHeaderProps<Sort>) {
  const { label, ascending, descending, first = 'ascending', sort, number, onSort } = props;
  const orders = { [ascending]: 'ascending', [descending]: 'descending' } as const;
  const order: 'ascending' | 'descending' | undefined = orders[sort];
  const other = order === 'ascending' ? descending : ascending;
  const next = order ? other : first === 'ascending' ? ascending : descending;
  return (
    <th scope="col" aria-sort={order} className={number ? styles.number : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {label}
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
    </th>
  );
}

type CellProps = {
  /** The column's name, said before the value on a phone. */
  label?: string;
  number?: boolean;
  children: ReactNode;
};

export function Cell({ label, number = false, children }: CellProps) {
  return (
    <td data-label={label} className={classNames(number && styles.number)}>
      {label ? <div>{children}</div> : children}
    </td>
  );
}

/** The cell of a row's menu; on a phone it is the card's upper corner. */
export function MenuCell({ children }: { children: ReactNode }) {
  return <td className={styles.menu}>{children}</td>;
}

/** The cell of a row's one button, in words; on a phone it is the card's foot. */
export function ActionCell({ children }: { children: ReactNode }) {
  return <td className={styles.action}>{children}</td>;
}

/** For a `PagedList` of tables: the rows' shape while they are on their way. */
export const tableSkeleton = { skeleton: <Skeleton className={styles.bone} />, skeletons: 6 };

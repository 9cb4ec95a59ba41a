import type { ListResult } from '@motohaat/domain/list-result';
import { commonWords } from '@motohaat/platform';
import { type ReactNode, type RefObject, useRef } from 'react';

import { classNames } from './class-names.ts';
import { FocusKeeper } from './focus-keeper.tsx';
import { Skeleton } from './skeleton.tsx';
import { FailedState } from './states.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './list.module.css';

/** How many cards stand side by side where there is room; one on a phone. */
type Columns = 1 | 2 | 3;
const columnClasses = { 1: undefined, 2: styles.two, 3: styles.three };

/** Rows that may be among what one sees first of a page, on a phone and elsewhere. */
const seenFirst = { narrow: 2, wide: 4 };

/** A drawn page lays out other rows later (global.css). */
function farOf(place: number): 'narrow' | 'all' | undefined {
  if (place >= seenFirst.wide) return 'all';
  return place >= seenFirst.narrow ? 'narrow' : undefined;
}

type Look = {
  /** What the rows are, for screen readers: "WishList". */
  label: string;
  columns?: Columns;
  /** Added to the list of the rows, and to that of their skeletons. */
  className?: string | undefined;
};

export type ListProps<Row> = Look & {
  /** From `listResult`; of `PagedList` also from `usePagedList` and `usePage`. */
  list: ListResult<Row>;
  /** Said while nothing is there yet: "Loading your orders". */
  loading: string;
  /** Says what did not happen: "Your orders could not be loaded." */
  failed?: string | undefined;
  /** There is nothing, and that is no failure: an `EmptyState`. */
  empty: ReactNode;
  /** The shape of one row that is to come, and how many of them. */
  skeleton?: ReactNode;
  skeletons?: number;
} & (
    | {
        /** Draws one row, in a list. */
        children: (row: Row) => ReactNode;
        /** What tells a row from the others; its `_id` unless said otherwise. */
        rowKey?: (row: Row) => string;
        renderTable?: never;
      }
    | {
        /** Draws all rows together; `isStale`: others are on their way. */
        renderTable: (rows: readonly Row[], isStale: boolean) => ReactNode;
        children?: never;
      }
  );

type FurtherProps = {
  /** The element whose children the rows are. */
  rows?: RefObject<HTMLUListElement | null>;
  /** Said of rows that came later. */
  said?: string;
  /** Stands below the rows: the way to further ones. */
  end?: ReactNode;
};

/**
 * A list of rows: while they are on their way, where there are none, and where they cannot be had or
 * the person is offline. The focus is never lost: it goes to the list when the control that held it has
 * gone. Where there may be more than one answer holds, see `PagedList`.
 */
export function List<Row>(props: ListProps<Row> & FurtherProps) {
  const { failed: t } = commonWords.useMessages();
  const own = useRef<HTMLUListElement>(null);
  const { list, loading, failed = t.generally, empty, rows = own, said, end } = props;
  return (
    <FocusKeeper target={rows}>
      <output>
        <VisuallyHidden>{list.status === 'loading' ? loading : said}</VisuallyHidden>
      </output>
      {list.status === 'loading' && <Skeletons {...props} />}
      {list.status === 'failed' && (
        <FailedState onRetry={list.retry}>
          {list.reason === 'offline' ? t.offline(failed) : failed}
        </FailedState>
      )}
      {list.status === 'ready' && (
        <>
          {list.rows.length === 0 ? empty : content(list.rows, list.isStale)}
          {end}
        </>
      )}
    </FocusKeeper>
  );

  function content(all: readonly Row[], isStale: boolean) {
    if (props.renderTable) return props.renderTable(all, isStale);
    const { rowKey = idOf, children } = props;
    return (
      <ul
        ref={rows}
        tabIndex={-1}
        className={look(props)}
        aria-label={props.label}
        aria-busy={isStale || undefined}
      >
        {all.map((row, place) => (
          <li key={rowKey(row)} data-far={farOf(place)}>
            {children(row)}
          </li>
        ))}
      </ul>
    );
  }
}

type SkeletonsProps = Look & Pick<ListProps<unknown>, 'skeleton' | 'skeletons'>;

function Skeletons({ skeleton, skeletons = 3, ...props }: SkeletonsProps) {
  const shape = skeleton ?? <Skeleton className={styles.card} />;
  return (
    <div aria-hidden className={look(props)}>
      {Array.from({ length: skeletons }, (_none, place) => (
        <div key={place}>{shape}</div>
      ))}
    </div>
  );
}

const look = ({ columns = 1, className }: Look) =>
  classNames(styles.list, columnClasses[columns], className);

/** Rows of the API carry their id under this name. */
const idOf = (row: unknown): string => (row as { _id: string })._id;

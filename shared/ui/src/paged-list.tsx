import { useRef } from 'react';

import { MoreButton, PageButtons } from './list-ends.tsx';
import { List, type ListProps } from './list.tsx';
import { useNewRows } from './use-new-rows.tsx';

export type PagedListProps<Row> = ListProps<Row>;

/**
 * A list of which there may be more than one answer holds, with the way to further rows. The focus goes
 * to the first of the rows that "Load more" brought.
 */
export function PagedList<Row>(props: ListProps<Row>) {
  const { list } = props;
  const rows = useRef<HTMLUListElement>(null);
  const added = useNewRows(rows, list.status === 'ready' ? list.rows.length : 0);
  const { more, pages } = list.status === 'ready' ? list : {};
  return (
    <List
      {...props}
      rows={rows}
      said={added.sentence}
      end={
        <>
          {more && <MoreButton more={more} onLoad={added.expect} />}
          {pages && <PageButtons pages={pages} />}
        </>
      }
    />
  );
}

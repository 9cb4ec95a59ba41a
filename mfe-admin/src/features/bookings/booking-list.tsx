import { moneyStatuses } from '@motohaat/domain/booking';
import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { FilteredList, NothingHere } from '../../ui/filtered-list.tsx';
import { useListState } from '../../ui/list-state.ts';
import { MenuCell, tableSkeleton } from '../../ui/table.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingMenu } from './booking-menu.tsx';
import { BookingTable } from './booking-table.tsx';
import { paidBookingsQuery } from './bookings.queries.ts';

/** Bookings that are paid wait here for their end; those that have ended can be looked up. */
export function BookingList() {
  const t = useMessages().bookings.list;
  const list = useListState();
  const state = list.one('state', moneyStatuses) ?? 'paid';
  const filters = { state, q: list.text('q'), cursor: list.cursor };
  const page = usePage(useQuery(paidBookingsQuery(useApi(), filters)), list);
  const narrowed = { sentence: t.noMatch, clear: t.showAll };
  return (
    <FilteredList filters={<BookingFilters list={list} state={state} />}>
      <PagedList
        list={page}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={
          <NothingHere list={list} narrowed={narrowed}>
            {t.empty}
          </NothingHere>
        }
        {...tableSkeleton}
        renderTable={(bookings, isStale) => (
          <BookingTable
            bookings={bookings}
            busy={isStale}
            renderActionCell={(booking) => (
              <MenuCell>
                <BookingMenu booking={booking} />
              </MenuCell>
            )}
          />
        )}
      />
    </FilteredList>
  );
}

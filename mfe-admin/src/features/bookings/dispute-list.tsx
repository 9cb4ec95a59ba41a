import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useDisputesMessages } from '../../messages/disputes/index.ts';
import { useListState } from '../../ui/list-state.ts';
import { ActionCell, tableSkeleton } from '../../ui/table.tsx';
import { BookingTable } from './booking-table.tsx';
import { paidBookingsQuery } from './bookings.queries.ts';
import { DisputeLink } from './dispute-link.tsx';

/** Bookings of which somebody says that something is wrong, the latest first. */
export function DisputeList() {
  const t = useDisputesMessages().list;
  const list = useListState();
  const filters = { state: 'disputed' as const, cursor: list.cursor };
  const page = usePage(useQuery(paidBookingsQuery(useApi(), filters)), list);
  return (
    <PagedList
      list={page}
      label={t.label}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState>{t.empty}</EmptyState>}
      {...tableSkeleton}
      renderTable={(bookings, isStale) => (
        <BookingTable
          bookings={bookings}
          busy={isStale}
          renderActionCell={(booking) => (
            <ActionCell>
              <DisputeLink booking={booking} />
            </ActionCell>
          )}
        />
      )}
    />
  );
}

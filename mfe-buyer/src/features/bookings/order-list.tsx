import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { ordersQuery } from './bookings.queries.ts';
import { Order } from './order.tsx';

/** Everything that the buyer has booked. */
export function OrderList() {
  const session = useSession();
  const email = session.status === 'ready' ? session.user.email : '';
  const orders = usePagedList(ordersQuery(useApi(), email));
  const search = <ButtonLink to={`${links.href('home')}#categories`}>Look for a bike</ButtonLink>;
  return (
    <PagedList
      list={orders}
      label="My Orders"
      loading="Loading your orders"
      failed="Your orders could not be loaded."
      empty={<EmptyState action={search}>You have not booked a bike yet.</EmptyState>}
    >
      {(booking) => <Order booking={booking} />}
    </PagedList>
  );
}

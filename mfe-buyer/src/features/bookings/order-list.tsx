import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { ordersQuery } from './bookings.queries.ts';
import { Order } from './order.tsx';

/** Everything that the buyer has booked. */
export function OrderList() {
  const session = useSession();
  const { lookForBike, orders: t } = useMessages();
  const email = session.status === 'ready' ? session.user.email : '';
  const orders = usePagedList(ordersQuery(useApi(), email));
  const search = <ButtonLink to={`${links.href('home')}#categories`}>{lookForBike}</ButtonLink>;
  return (
    <PagedList
      list={orders}
      label={t.title}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState action={search}>{t.empty}</EmptyState>}
    >
      {(booking) => <Order booking={booking} />}
    </PagedList>
  );
}

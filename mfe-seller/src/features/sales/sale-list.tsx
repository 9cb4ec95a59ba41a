import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { SaleCard } from './sale-card.tsx';
import { salesQuery } from './sales.queries.ts';

/** Who has booked the seller's bikes. */
export function SaleList() {
  const sales = usePagedList(salesQuery(useApi()));
  const toBikes = <ButtonLink to={links.href('my-bikes')}>Go to My Products</ButtonLink>;
  return (
    <PagedList
      list={sales}
      label="Bookings"
      loading="Loading the bookings"
      failed="The bookings could not be loaded."
      empty={<EmptyState action={toBikes}>Nobody has booked a bike of yours yet.</EmptyState>}
    >
      {(sale) => (
        <FocusKeeper>
          <SaleCard sale={sale} />
        </FocusKeeper>
      )}
    </PagedList>
  );
}

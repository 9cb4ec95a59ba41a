import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { SaleCard } from './sale-card.tsx';
import { salesQuery } from './sales.queries.ts';

/** Who has booked the seller's bikes. */
export function SaleList() {
  const { sales: t } = useMessages();
  const sales = usePagedList(salesQuery(useApi()));
  const toBikes = <ButtonLink to={links.href('my-bikes')}>{t.toProducts}</ButtonLink>;
  return (
    <PagedList
      list={sales}
      label={t.title}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState action={toBikes}>{t.empty}</EmptyState>}
    >
      {(sale) => (
        <FocusKeeper>
          <SaleCard sale={sale} />
        </FocusKeeper>
      )}
    </PagedList>
  );
}

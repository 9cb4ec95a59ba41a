import type { MyProduct } from '@motohaat/contract/selling';
import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import type { ReactNode } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { ProductCard } from './product-card.tsx';
import { myProductsQuery } from './products.queries.ts';

type ProductListProps = {
  /** What the page tells of a bike besides, where `namedBy` is the id of the element that names it. */
  figures?: (product: MyProduct, namedBy: string) => ReactNode;
};

/** Everything that the seller has listed. */
export function ProductList({ figures }: ProductListProps) {
  const session = useSession();
  const { products: t } = useMessages();
  const email = session.status === 'ready' ? session.user.email : '';
  const products = usePagedList(myProductsQuery(useApi(), email));
  const toAdd = (
    <ButtonLink variant="primary" to={links.href('add-bike')}>
      {t.addFirst}
    </ButtonLink>
  );
  return (
    <PagedList
      list={products}
      label={t.title}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState action={toAdd}>{t.empty}</EmptyState>}
    >
      {(product) => (
        <FocusKeeper>
          <ProductCard product={product} figures={figures} />
        </FocusKeeper>
      )}
    </PagedList>
  );
}

import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { ProductCard } from './product-card.tsx';
import { myProductsQuery } from './products.queries.ts';

/** Everything that the seller has listed. */
export function ProductList() {
  const session = useSession();
  const email = session.status === 'ready' ? session.user.email : '';
  const products = usePagedList(myProductsQuery(useApi(), email));
  const toAdd = (
    <ButtonLink variant="primary" to={links.href('add-bike')}>
      Add your first bike
    </ButtonLink>
  );
  return (
    <PagedList
      list={products}
      label="My Products"
      loading="Loading your products"
      failed="Your products could not be loaded."
      empty={<EmptyState action={toAdd}>You have not listed a bike yet.</EmptyState>}
    >
      {(product) => (
        <FocusKeeper>
          <ProductCard product={product} />
        </FocusKeeper>
      )}
    </PagedList>
  );
}

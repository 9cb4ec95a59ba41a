import type { Product } from '@motohaat/contract/catalogue';
import { useParams, useSearchParams } from 'react-router-dom';

import { BikeActions } from '../features/buying/bike-actions.tsx';
import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CategoryHead } from '../features/categories/category-head.tsx';
import { CategoryHeading } from '../features/categories/category-heading.tsx';
import { ProductList } from '../features/products/product-list.tsx';
import { bikeListData } from '../structured-data/bike-list.ts';
import { OwnerPlace } from '../ui/owner-place.tsx';

import styles from './page.module.css';

const headOf = (isFirst: boolean) => (categoryId: string, products: readonly Product[]) => (
  <CategoryHead
    categoryId={categoryId}
    isFirst={isFirst}
    bikes={(name) => bikeListData(name, products)}
  />
);

const actions = (product: Product, namedBy: string) => (
  <>
    <BikeActions product={product} namedBy={namedBy} />
    <OwnerPlace place="card" bike={product} namedBy={namedBy} />
  </>
);

/** The bikes of one category, and what can be done with them. */
export default function Category() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const after = address.get('after') ?? undefined;
  return (
    <BikeActs>
      <div className={styles.page}>
        <ProductList
          key={`${id} ${after}`}
          categoryId={id}
          after={after}
          head={headOf(after === undefined)}
          heading={<CategoryHeading categoryId={id} />}
          actions={actions}
        />
      </div>
    </BikeActs>
  );
}

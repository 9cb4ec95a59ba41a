import type { Product } from '@motohaat/contract/catalogue';
import { useParams } from 'react-router-dom';

import { BikeActions } from '../features/buying/bike-actions.tsx';
import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CategoryHead } from '../features/categories/category-head.tsx';
import { CategoryHeading } from '../features/categories/category-heading.tsx';
import { bikeListData } from '../features/products/product-data.ts';
import { ProductList } from '../features/products/product-list.tsx';
import { OwnerPlace } from '../ui/owner-place.tsx';

import styles from './page.module.css';

const head = (categoryId: string, products: readonly Product[]) => (
  <CategoryHead categoryId={categoryId} bikes={(name) => bikeListData(name, products)} />
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
  return (
    <BikeActs>
      <div className={styles.page}>
        <ProductList
          key={id}
          categoryId={id}
          head={head}
          heading={<CategoryHeading categoryId={id} />}
          actions={actions}
        />
      </div>
    </BikeActs>
  );
}

import { useParams } from 'react-router-dom';

import { CategoryHeading } from '../features/categories/category-heading.tsx';
import { ProductList } from '../features/products/product-list.tsx';

import styles from './page.module.css';

/** The bikes of one category. */
export default function Category() {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <ProductList key={id} categoryId={id} heading={<CategoryHeading categoryId={id} />} />
    </div>
  );
}

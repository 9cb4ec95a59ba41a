import { followChanges } from '@motohaat/api/buying-changes';
import { ButtonLink } from '@motohaat/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ProductList } from '../features/products/product-list.tsx';
import { links } from '../links.ts';

import styles from './page.module.css';

export default function MyProductsPage() {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  return (
    <section className={styles.page} aria-labelledby="products-title">
      <header className={styles.header}>
        <h1 id="products-title">My Products</h1>
        <p className={styles.lead}>The bikes that you sell, the newest first.</p>
        <ButtonLink to={links.href('add-bike')} className={styles.act}>
          Add Product
        </ButtonLink>
      </header>
      <ProductList />
    </section>
  );
}

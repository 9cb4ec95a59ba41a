import { followChanges } from '@motohaat/api/buying-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { WishList } from '../features/wishes/wish-list.tsx';

import styles from './page.module.css';

export default function WishListPage() {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  return (
    <section className={styles.page} aria-labelledby="wishlist-title">
      <header className={styles.header}>
        <h1 id="wishlist-title">WishList</h1>
        <p className={styles.lead}>The bikes that you keep an eye on.</p>
      </header>
      <WishList />
    </section>
  );
}

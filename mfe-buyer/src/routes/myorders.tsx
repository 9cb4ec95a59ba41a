import { followChanges } from '@motohaat/api/buying-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { OrderList } from '../features/bookings/order-list.tsx';

import styles from './page.module.css';

export default function MyOrdersPage() {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  return (
    <section className={styles.page} aria-labelledby="orders-title">
      <header className={styles.header}>
        <h1 id="orders-title">My Orders</h1>
        <p className={styles.lead}>The bikes that you have booked, the newest first.</p>
      </header>
      <OrderList />
    </section>
  );
}

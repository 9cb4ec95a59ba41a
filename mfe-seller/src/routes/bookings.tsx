import { followChanges } from '@motohaat/api/buying-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { SaleList } from '../features/sales/sale-list.tsx';

import styles from './page.module.css';

export default function BookingsPage() {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  return (
    <section className={styles.page} aria-labelledby="bookings-title">
      <header className={styles.header}>
        <h1 id="bookings-title">Bookings</h1>
        <p className={styles.lead}>Who has booked your bikes, the newest first.</p>
      </header>
      <SaleList />
    </section>
  );
}
